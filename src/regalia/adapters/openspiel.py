"""Every game as one of OpenSpiel's, with chance as moves of its own.

    import pyspiel
    import regalia.adapters.openspiel  # makes all games known, as regalia_<name>
    game = pyspiel.load_game("regalia_tara", {"players": 3})

A draw of the rules is a chance node: an action is carried out on a copy of the table with dice that stop where nobody
has said yet what they show. Observations are those of `State.observe`. There are no information states: a seat observes
what it knows now, not all that it was ever told, so perfect recall is not claimed.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from regalia import games
from regalia.engine.state import Dice, State
from regalia.extras import extra
from regalia.games import AnyGame

with extra("openspiel", "regalia.adapters.openspiel"):
    import numpy as np
    import pyspiel

    from regalia.adapters.seated import SeatedTable

MOST_OUTCOMES = 512
"""No draw of any game has more."""
LONGEST = 1_000_000
"""No game has more actions and draws."""


class Undecided(Exception):
    """The dice have shown all that was said, and are asked again."""


class SaidDice(Dice):
    """Dice that show what is said, and stop where nothing is."""

    def __init__(self, faces: Sequence[int]) -> None:
        self.faces = faces
        self.shown = 0
        self.asked = 0
        """How many outcomes the draw has that nobody has decided yet."""

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.shown == len(self.faces):
            self.asked = n
            raise Undecided
        self.shown += 1
        return self.faces[self.shown - 1]


def has_teams(game: AnyGame) -> bool:
    """With some number of players, several play together."""
    return any(len(set(game.sides(seats))) < seats for seats in game.seats)


def game_type(game: AnyGame) -> "pyspiel.GameType":
    """What OpenSpiel is told of a game before there is one. Its parameters are the number of players and the options.

    Where two play as a team with any number of players, all of a winning team are rewarded, and there is no constant
    sum.
    """
    utility = pyspiel.GameType.Utility.GENERAL_SUM if has_teams(game) else pyspiel.GameType.Utility.CONSTANT_SUM
    return pyspiel.GameType(
        short_name=f"regalia_{game.name}",
        long_name=f"{game.name}, by Regalia",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(game.seats), "options": ""},
    )


class RegaliaGame(pyspiel.Game):
    """A game with a number of players and options: `{"players": 3, "options": "draw=5"}`."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.regalia = games.find(self.name)
        seats = int(given.get("players", min(self.regalia.seats)))
        self.table = SeatedTable(self.regalia, seats, self.regalia.read_options(str(given.get("options", "")).split()))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
            **({} if has_teams(self.regalia) else {"utility_sum": 1.0}),
        )
        super().__init__(game_type(self.regalia), info, given)

    def new_initial_state(self) -> "RegaliaState":
        return RegaliaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.table)


class _Copied:
    """A table that is copied with the state of OpenSpiel that has it."""

    def __init__(self, table: State) -> None:
        self.table = table

    def __deepcopy__(self, memo: dict[int, object]) -> "_Copied":
        return _Copied(self.table.clone())


class RegaliaState(pyspiel.State):
    """A table between two decisions, or between two draws of one."""

    def __init__(self, game: RegaliaGame) -> None:
        super().__init__(game)
        self._game = game.regalia.name
        self._seats = game.num_players()
        self._options = game.table.options
        self._moves = game.regalia.moves
        self._kept: _Copied | None = None
        self._todo: tuple[int, int] | None = None
        """The seat and the action that are being carried out."""
        self._faces: tuple[int, ...] = ()
        self._outcomes = 0
        self._advance()

    @property
    def table(self) -> State | None:
        """The table after the last whole action; None while the game is being set up."""
        return self._kept.table if self._kept else None

    def _advance(self) -> None:
        """Carry out what is to be done, as far as the faces that were drawn go."""
        dice = SaidDice(self._faces)
        try:
            if self._kept is None:
                self._kept = _Copied(games.find(self._game).new(self._seats, self._options, 1, dice))
            else:
                assert self._todo is not None
                after = self._kept.table.clone()
                after.dice = dice
                after.apply(*self._todo)
                after.dice = None
                self._kept = _Copied(after)
            self._faces, self._todo, self._outcomes = (), None, 0
        except Undecided:
            self._outcomes = dice.asked

    def current_player(self) -> int:
        if self._outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self._now().actor())
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _now(self) -> State:
        assert self._kept is not None
        return self._kept.table

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._now().legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(face, 1.0 / self._outcomes) for face in range(self._outcomes)]

    def _apply_action(self, action: int) -> None:
        if self._outcomes:
            self._faces = (*self._faces, action)
        else:
            self._todo = (self.current_player(), action)
        self._advance()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else str(self._moves[action])

    def is_terminal(self) -> bool:
        return not self._outcomes and int(self._now().pending()) == 0

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._seats
        winners = int(self._now().winners())
        share = 1.0 / winners.bit_count()
        return [share if winners >> int(self._now().side(seat)) & 1 else 0.0 for seat in range(self._seats)]

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> "RegaliaState":
        """The same table with another fair guess at what the player cannot know, for search over such guesses."""
        guess: RegaliaState = self.clone()
        assert guess._kept is not None
        guess._kept.table.resample(player, int(draw() * (1 << 52)) + 1)
        return guess

    def __str__(self) -> str:
        table = " ".join(map(str, self.table.snapshot())) if self.table else "set-up"
        return f"{table} {self._todo} {self._faces}" if self._outcomes else table


class Observer:
    """What a player may know now, in numbers and as a text that names those that are not 0."""

    def __init__(self, table: SeatedTable) -> None:
        self._table = table
        self.tensor = np.zeros(len(table.numbers), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RegaliaState, player: int) -> None:
        if state.table is None:
            self.tensor[:] = 0
            return
        self._table.state = state.table
        self.tensor[:] = self._table.observation(player)

    def string_from(self, state: RegaliaState, player: int) -> str:
        if state.table is None:
            return "set-up"
        self._table.state = state.table
        seen = zip(self._table.numbers, self._table.observation(player), strict=True)
        return "\n".join(f"{number.name}: {value}" for number, value in seen if value)


def _register(name: str) -> None:
    """Make a game known to OpenSpiel, by a class that pickles can name and that lives as long as Python does."""
    made = type(f"Regalia{name.capitalize()}", (RegaliaGame,), {"name": name, "__module__": __name__})
    globals()[made.__name__] = made
    pyspiel.register_game(game_type(games.find(name)), made)


for _name in games.names():
    _register(_name)
