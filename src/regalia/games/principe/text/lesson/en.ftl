# The lesson: what is said at each step, the praise, and answers to wrong tries.

lesson-table = Welcome to Italy! You are Medici, and your rival is Visconti. Four cities lie open to be built. Each shows its points, its price in gold, its shields, and the coloured building cards that it takes. There are five colours. Most points win, and you will meet all the ways to make them.

lesson-signs = The signs, as they stand on a city: the coloured houses are the building cards that it takes from your hand, the coin its price in gold, the star in its wreath the points, the shield how many shields it brings. Beside each name in the court stand points, the cards in hand, and the shields that are left. What you look for there in vain is gold: you see your own only, for everybody's gold is secret, and so is what they have in hand.

lesson-offer = A round has four phases. In phase 1 everybody takes { $gold-2 } gold and draws { $draw-2 } building cards, then puts { $offer-2 } cards of their hand face down for auction. Many cards of one colour are worth keeping, and green is yours.
lesson-offer-task = Offer your white card, your yellow one, and one green.
lesson-offer-done = Your offer lies face down. Nobody will learn who gave what.
lesson-offer-green = One green card will go, too, but keep the others. First the white one, then the yellow one, then a green one.

lesson-auction = Phase 2: all offers are turned up together, and each colour is auctioned as a group, small groups first. You sit left of the prince, so you open. One green card is up.
lesson-auction-task = Bid 2 gold for it.
lesson-auction-done = A bid must be higher each time; who passes is out of this auction.
lesson-auction-pass = Then Visconti could have it for 1. Green is your colour: bid 2.
lesson-auction-other = That is a possible bid. Let us say 2: enough to frighten them, and gold is left for later.

lesson-prince = Visconti passed: the green card is in your hand, and you became the prince. Whoever wins an auction does, and may then build at once, though not in the first round. Now there is a blue card, and Visconti bids 1. It is of no use to you.
lesson-prince-task = Pass.
lesson-prince-done = Well kept. Gold is scarce, and passing is often right.
lesson-prince-bid = You could. But one blue card brings you nothing now, and soon you will need the gold. Pass.

lesson-lay = Visconti bought the other groups for little; note that an unloved card goes cheap. Phase 3: everybody does one thing, the prince first. Build in a city, lay out cards of one colour, or pass. Visconti laid out two yellow cards. You have three green ones, and can lay out as many of them as you like.
lesson-lay-task = Choose green, and lay out all three.
lesson-lay-done = And now phase 4 has come by itself: the roles.
lesson-lay-few = The role goes to whoever shows the most cards of its colour. Show all three!
lesson-lay-pass = Cards in hand win no role. Lay out your three green ones.

lesson-roles = Most green cards face up: you are the doctor. Visconti has most yellow ones and is the banker, which brought 2 gold at once: each role has such a gift. But beware: who gets a major role turns half of those cards face down, rounded up, and cards that are down do not count next time. So roles wander, and every round is open again.

lesson-build = A later round. You have just won an auction, and so you may build at once. Florence takes two green cards, a red, a blue and a yellow one from your hand, and 5 gold. You have it all.
lesson-build-task = Build in Florence.
lesson-build-done = 8 points! The cards lie face up before you and count for roles, too.
lesson-build-other = You can afford it, but Florence brings more points and more shields.
lesson-build-pass = You have all that Florence needs. Do not let it wait: somebody else may build it first.

lesson-shields = A city brings shields for the regions that it touches. Florence touches three and brings two shields. At the end, most shields in a region are worth 5 points, second most 2.
lesson-shields-task = Put both shields on Tuscany.
lesson-shields-done = Did you see? Visconti got 2 points: you built with a red card, and Visconti holds the red role. Building pays for those who hold its colours, except the builder.
lesson-shields-other = You may spread them. But leading in one region is worth more than being somewhere in two: Tuscany, please.

lesson-green = Another round. Visconti leads in green with one card. You are last to act.
lesson-green-task = Choose green, and lay out two cards.
lesson-green-done = You are the doctor again, and one of your two green cards was turned face down.
lesson-green-other = A good colour too, but it is the green role that we want now: two green cards.

lesson-turn = The gift of the green role: turn up one of your face-down cards of another colour, before the next colours are counted. You and Visconti have one white card face up each.
lesson-turn-task = Turn up a white card.
lesson-turn-done = Two white cards against one: you are the bishop as well, and that is a point at once.
lesson-turn-green = Any colour but green itself. White is the one that wins you something.
lesson-turn-other = That would count later. White is at stake now, and there it is a tie.
lesson-turn-pass = It is a gift: take it! A white card wins you the next role.

lesson-scoring = The last round. It comes when the deck runs short; and with fewer than four open cities the game is over as well. Nothing that you could lay out changes much.
lesson-scoring-task = Pass, and see the final scoring.
lesson-scoring-done = Roles bring points once more; so do your weakest colour in cards, 2 points for each card of it, most gold, most cards in hand, and above all the regions. You win!
lesson-scoring-lay = One card would not change a role. Pass, and the game is over.

lesson-end = Three things that beginners miss: cards laid out earlier are no use for building, only those in hand; your weakest colour counts double at the end, so lay out a little of everything; and when you build, look who holds the roles. A page is waiting for your first real game!
