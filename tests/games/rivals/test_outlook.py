"""What a card costs and what it is worth, before it comes: it comes true."""

import pytest

import regalia
from regalia.games.rivals.events import Bought, Recruited
from regalia.games.rivals.view import RivalsView
from regalia.testing.play import chooser


@pytest.mark.many
def test_cards_cost_what_the_view_says_and_are_worth_what_they_bring() -> None:
    """R20, R23, R24, R26, in random games; also where the card below is unknown."""
    bought = swapped = discounts = 0
    for seed in range(20):
        match = regalia.new("rivals", seats=2 + seed % 3, seed=f"outlook {seed}")
        choices = chooser("outlook", seed)
        while not match.over:
            seat = choices.choice(match.actors)
            view = match.view(seat)
            assert isinstance(view, RivalsView)
            move, brings = choices.choice(list(match.brings(seat).items()))
            points, stage = match.points, (view.round, view.stage)
            match.play(seat, move)
            after = match.view(seat)
            assert isinstance(after, RivalsView)
            deals = [each for each in brings.events if isinstance(each, Bought | Recruited)]
            for deal in deals:
                cards = view.stacks[int(deal.stack) - 1]
                costs = {card.name: cost for card, cost in zip(cards.cards, cards.costs, strict=True)}
                assert costs[deal.card] == deal.price
                discounts += any(card.name == deal.card and card.price > deal.price for card in cards.cards)
            if deals or move.verb == "get":
                if (after.round, after.stage) == stage and not match.over:
                    assert (brings.points or points)[seat] == match.points[seat]
                bought += bool(deals)
                swapped += move.verb == "get"
    assert bought > 20
    assert swapped > 5
    assert discounts > 0
