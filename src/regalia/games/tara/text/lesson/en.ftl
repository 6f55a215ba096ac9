# The lesson: what is said at each step, the praise, and answers to wrong tries.

lesson-table = Welcome to Ireland! You are Blue, and your rival is Yellow. Each region is a pyramid: five farmers, four herdsmen, three warriors, two chieftains, and the king position on top. Your discs rise from farmer to king. Whoever is king of two regions wins. You begin with 20 discs and 2 cumals, the money of the game.

lesson-keep = You have six cards. Keep three for this round; the other three wait for the next one, so choose for both. A card shows where its discs go, and what it costs to rise from there: its activation cost.
lesson-keep-task = Keep cards 5, 12 and 30.
lesson-keep-done = Well kept: cheap cards for farmers are good at the start.
lesson-keep-other = That one is better in the next round, when your people stand higher. Keep 5, 12 and 30.

lesson-card = Everybody plays one card in turn, until all have used their three. Card 12 places two discs on neighbouring farmers: every place of its pattern has to be on the board, and empty positions come first: an occupied one can be taken only where no other fit has more empty ones. Going into an empty region usually costs 2 cumals, but the very first action of the game goes in free.
lesson-card-task = Play card 12 in Connacht, at farmer 2: it covers farmers 2 and 3, where your discs are laid.
lesson-card-done = In you go: farmers 2 and 3 have neighbours on both sides, and two neighbours of one level are how people rise.
lesson-card-region = Ulster is a fine place, too. But let us begin in Connacht.
lesson-card-other = Card 12 brings two discs at once: more for a start.
lesson-card-discard = Discarding any card brings 2 cumals, and is there for the day when nothing else helps. Today you have better things to do.
lesson-card-spot = It fits there as well. In the middle your people will have more neighbours, though: farmer 2.
lesson-card-stop = You may stop early, but both discs are free. Place them.

lesson-promote = Two neighbouring positions that you control carry a disc on the one above them. The activation cost of the card is paid once: 1 cumal here.
lesson-promote-task = Promote into herdsman 2.
lesson-promote-done = A herdsman! That was a whole turn: a card, its place, discs, and a promotion.
lesson-promote-stop = You may save the cumal. But a step up is worth it: promote.

lesson-capture = Another game, with three players. In Ulster no place that card 1 could fill is empty, so you may capture. White stands on farmer 4, between you and Yellow.
lesson-capture-task = Play card 1 in Ulster, at farmer 4, where your disc is laid.
lesson-capture-done = White's disc lies under yours as a captive. It stays there until it is freed. Where an empty position had been left, you would have had to take that one.
lesson-capture-anchor = Allowed, but farmer 4 is beside your farmer 3, and two neighbours rise.
lesson-capture-card = Card 1 does something wonderful here. Play it in Ulster.

lesson-chain = Now watch a chain. You pay the cost once, here 0. Farmers 3 and 4 carry you to herdsman 3; with your herdsman 4 you go on to warrior 3; with your warrior 2 to chieftain 2.
lesson-chain-task = Promote three times: into herdsman 3, warrior 3 and chieftain 2.
lesson-chain-done = From farmer to chieftain in one turn! Look for such chains, your own and those of others.
lesson-chain-stop = Not yet: you can rise further, and it costs nothing more.

lesson-forts = Good to know: a second disc of yours on your own position makes a fort, one in each region. Capturing only breaks it. The Stone of Destiny swaps any two discs of a region except on the king position, then you may pay { $stone } and promote; should a swap give you a second fort there, you choose which one loses its top. And for a discarded card and 4 cumals an amnesty sets all captives of a region free.

lesson-traitor = When all cards are used, the round ends, and first come the traitors. In each region somebody who is not the strongest may pay 1 cumal for a traitor. In Ulster Yellow is stronger than you.
lesson-traitor-task = Pay for the traitor.
lesson-traitor-done = A card is turned up: it says where the traitor can strike.
lesson-traitor-pass = You may pass. But Yellow's row of farmers has to be broken: pay.

lesson-betray = It is card 5, a farmer with another one to its right. Farmer 2 stands next to yours, and not even a fort would help there. The card's activation is free.
lesson-betray-task = Strike at farmer 2, then promote into herdsman 1.
lesson-betray-done = One disc less for Yellow, and two more for you.
lesson-betray-other = A disc there would stand alone. On farmer 2 it is beside your own.
lesson-betray-stop = Use what you have paid for, and rise as well.

lesson-income = Then income came: 1 cumal for the most positions of a level in a region, and 1 for each level that you hold in two regions. Where a new king sits, the region is cleared: others' discs under yours become prisoners, and the king may leave a garrison of up to two discs. Prisoners are exchanged one for one, and the rest can be bought back for a ransom. Last, the start player names the next one.

lesson-king = The great moment. You are king of Connacht, and you have just risen to your second chieftain in Ulster. The two carry you to the king position.
lesson-king-task = Promote to the king position.
lesson-king-done = King of two regions: you win at once!
lesson-king-stop = Take the crown! The king position is one step away.

lesson-end = With two players a region is won as soon as it has a king, and if each of you has won one, a third decides. Three things that beginners miss: you capture only where no place is empty; without discs or cumals the best card is worth nothing; and what rises for you can rise for others, so count their neighbours, too. A page is waiting for your first real game!
