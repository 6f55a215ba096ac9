# The lesson: what is said at each step, the praise, and answers to wrong tries.

lesson-table = Welcome to court! You are the Lion, and your rival is the Eagle. There are two stacks of buildings and two of subjects; only the top cards are open, and beside each stack lie { $pile } coins. You have { $purse } coins and a conflict marker, which costs you 2 points at the end. You want buildings and the subjects who belong to them: a Market and its Market woman, for instance.

lesson-choose = You hold three of the twelve characters. Everybody chooses one in secret, then all are revealed. High ranks act first, A before F, but can do little; low ranks act last and can do a lot. Merchant I, of rank F, has four actions.
lesson-choose-task = Choose Merchant I.
lesson-choose-done = Your choice lies face down. Two of your three characters are used in a round, one after the other.
lesson-choose-other = A good character too. But the Merchant shows you all the actions in one turn.

lesson-resolve = The Eagle revealed the Queen, rank A, and recruited a Sailor before you. The Knight from the pile has nothing to do with your rank. Now it is your turn. The actions of a card are carried out from left to right. The first one gets rid of a conflict marker.
lesson-resolve-task = Return a conflict marker to the stock.
lesson-resolve-done = No marker left: 2 points saved.
lesson-resolve-skip = Every action may be skipped, but this one is worth 2 points to you.

lesson-money = Next action: take all the money that lies beside one stack.
lesson-money-task = Take the coins beside stack 1.
lesson-money-done = { $pile } more coins for you. That pile is empty for now.
lesson-money-other = The same is lying there, but we have a plan: the coins beside stack 1, please.
lesson-money-skip = You will need the coins. Take them.

lesson-recruit = Now recruit a subject: the one on top of a stack, for the price on the card. The price is its points, too. On stack 4 is the Market woman, whose Market lies open as well.
lesson-recruit-task = Recruit the Market woman.
lesson-recruit-done = Look where your coins went: not to the bank, but beside stack 4, where somebody can take them.
lesson-recruit-other = That one has no building here to go with. The Market woman does.
lesson-recruit-skip = Not now: the Market woman and the Market are a perfect pair, and both lie open.

lesson-buy = The last action: buy the building on top of a stack. The Market lies on stack 1.
lesson-buy-task = Buy the Market.
lesson-buy-done = A perfect pair: at the end both cards count in full.
lesson-buy-other = A fine building, but the Market goes with your Market woman.
lesson-buy-early = Her help can wait for a moment. First the Market.
lesson-buy-skip = Then the Eagle might take the Market. Buy it!

lesson-use = The last subject in your row is active: once in each stage you may use that ability. The Market woman takes money.
lesson-use-task = Use the Market woman, and take what lies beside stack 4.
lesson-use-done = Four coins, and two of them were your own. Your turn is over; the second stage begins with a new choice.
lesson-use-poor = There is less money there. Beside stack 4 lie four coins.
lesson-use-skip = That would be a gift to the Eagle: there are coins to be had.

lesson-knight = Another game. Now you learn to steal. Every rank but the last steals from one below it: D from E, for example. You think that somebody has chosen an E. The Knight is of rank D.
lesson-knight-task = Choose the Knight.
lesson-knight-done = Well guessed!
lesson-knight-other = That steals from nobody here. The Knight is of rank D, and D steals from E.

lesson-steal = The Eagle has the Diplomat, rank E, and took a conflict marker at once because you are going to steal. Before your own actions you cover one of the Diplomat's, and carry it out yourself.
lesson-steal-task = Cover “take money”, and take what lies beside stack 2.
lesson-steal-done = That action is lost to the Eagle, and your own two are still to come.
lesson-steal-other = You may take that one. But money is what you need most: take money.
lesson-steal-prey = The Knight steals from rank E, and that is the Eagle.
lesson-steal-pile = The coins are as good there. But let us take those beside stack 2.

lesson-equals = What if two players show the same rank? Then they are in conflict.
lesson-equals-task = Choose Merchant I, and see.
lesson-equals-done = The Eagle has a Merchant, too: a conflict! Each of you takes a marker, and each may carry out only one action.
lesson-equals-other = A careful choice! But here we want to run into a conflict, to see one.

lesson-one = The Stag let the turn pass; now it is yours. You have one single action of your four.
lesson-one-task = Buy the Inn on stack 2.
lesson-one-done = And that was all. Before you choose, think about what the others may choose.
lesson-one-other = A good use of your one action. But buy the Inn on stack 2, please.

lesson-before = Two subjects help between the reveal and the turns, if they are active. The Gardener lets you swap characters with another player. The City guard sends the marker of one theft back to the thief. Like all abilities they are never compulsory, and you use one in each stage at most.

lesson-helpers = Other subjects ask you something in your turn. Vintner and Miner let you look through the stacks and take a card for its price. Lady-in-waiting, Bishop and Troubadour swap cards: first you say what you give, then what you get. The Farmer carries out an action that was stolen from you. Cards of a perfect pair cannot be swapped away by others.

lesson-scoring = When a stack is empty, the stage is played to its end and points are counted. You are the last to act.
lesson-scoring-task = Skip what is left, and see.
lesson-scoring-done = Perfect pairs count both cards. A pair of one colour counts the dearer card, every other card 1, every three coins 1, and every conflict marker takes 2 away. You win!
lesson-scoring-other = Possible, but now we want to see how points are counted: skip.

lesson-end = Three things that beginners miss: money that you pay lies there for the next one to take; conflict markers are dear, so get rid of them; and a rank that steals today is stolen from tomorrow. A page is waiting for your first real game!
