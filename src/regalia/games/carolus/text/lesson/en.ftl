# The lesson: what is said at each step, the praise, and answers to wrong tries.

lesson-ring = Welcome! You are White, and your rival is Black. Fifteen territories lie in a ring, with a knight on each; the Emperor stands on 4 and walks clockwise. Knights belong to five families, not to players. You have { $castles-2 } castles, and so has Black: whoever builds their last one wins at once.

lesson-crown = Knights come from dice. { $reserve-2 } dice were rolled for your reserve: each brings a knight of the family that it shows, and for a crown you choose. You have one crown.
lesson-crown-task = Take a red knight.
lesson-crown-done = Two red knights wait in your reserve now.
lesson-crown-other = In a real game that may be just right. Here we have a plan with red: please take a red one.

lesson-disc = Every round begins with the discs. The lower number acts first, but the Emperor may not go further than your number.
lesson-disc-task = Lay out your 2.
lesson-disc-done = Your 2 is out. It comes back when you have used all five.
lesson-disc-low = The 1 acts early as well, but then the Emperor goes one step only, and we need two. Lay out the 2.
lesson-disc-high = With a high disc the Emperor can go further, but you may act after Black. This time the 2 is better.

lesson-court = Black has laid out a 3, so you act first. Your turn has three parts: knights, the Emperor, new knights. First you bring { $bring-2 } knights into play, one by one. A knight at your court wins its whole family over.
lesson-court-task = Bring a red knight to your court.
lesson-court-done = Nobody else has a red knight at court, so the red family obeys you now, wherever its knights stand.
lesson-court-land = Out there it would help whoever holds red, and nobody does yet. To your court first!
lesson-court-family = Any family can be won like that; let us begin with red.

lesson-second = Now the same with blue.
lesson-second-task = Bring a blue knight to your court.
lesson-second-done = Blue obeys you too. Others can take a family away only with more of its knights at court than you have: a tie changes nothing.
lesson-second-land = To your court first: nobody holds blue yet.

lesson-land = Your third knight goes out into the land. Two steps ahead of the Emperor a red knight stands already: another one makes you stronger there. Think before you send one: knights in play never move again.
lesson-land-task = Send a red knight to territory 6.
lesson-land-done = Two red knights in 6, and red obeys you: your strength there is 2.
lesson-land-court = Another one at court would make a family safer. This time we need it out in 6: a red one, please.

lesson-emperor = Now the Emperor moves: one or two steps, because your disc is 2. Where he stops, strength is counted: for each side the knights of its families there, and its castles. Who has the most builds a castle.
lesson-emperor-task = Lead the Emperor two steps, to 6.
lesson-emperor-done = Your first castle stands!
lesson-emperor-short = On 5 your blue family would win you a castle as well. But your two red knights in 6 are harder to beat. Two steps, please.

lesson-refill = At the end of your turn { $dice-2 } dice fill up your reserve. Families come by themselves; for the crown you choose.
lesson-refill-task = Take a knight of any family you like.
lesson-refill-done = A good choice, and the end of your turn.

lesson-rival = Now Black has acted. With two blue knights at court against your one, Black has taken blue from you. Then Black led the Emperor to 9, where a red knight stands, and red is yours: you got the castle, in somebody else's turn! Before you move the Emperor, look who would gain.

lesson-overtake = A few rounds later. In territory 2 stand two green knights, a red one and a black castle. Black holds green and leads there 3 to 1. At court you have two green knights each.
lesson-overtake-task = Bring one more green knight to your court, and see what happens.
lesson-overtake-done = Green has changed sides. Now you lead in territory 2 by 3 to 1, and nobody has moved there.
lesson-overtake-land = Out there it fights for whoever holds green, and that is Black. To your court with it!

lesson-takeover = Your other two knights went to 12.
lesson-takeover-task = Lead the Emperor one step, to territory 2.
lesson-takeover-done = The black castle goes back, and yours stands in its place. Castles are safe only as long as their families are.

lesson-merge = Here you own 1 and 3. Black has a castle between them in 2, but you lead there.
lesson-merge-task = Lead the Emperor one step, to 2.
lesson-merge-done = Neighbours of one side merge into one region, and never part again. It counts as one step for the Emperor, and all its castles are won or lost together.

lesson-victory = Near the end: you have one castle left, and you lead in 12.
lesson-victory-task = Lead the Emperor one step: the last castle is yours.
lesson-victory-done = Your last castle is built. The game ends at once, and you win!

lesson-end = If fewer than four territories are left, the game ends too, and most castles win. Keep three things in mind: knights in play never move again; a tie changes nothing; and before you choose a disc, look how far the Emperor can go for you and for the others. A page is waiting for your first real game!
