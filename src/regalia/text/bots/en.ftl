# The bots, for the terminal and the browser alike: the five levels of regalia.bots, what each is like, and the
# persons of each. Every second one is a woman. Kings Jadwiga, Mary and Tamar were called so in their time.

level-page = page
level-page-character = trusts a first guess, and at times plays at random
bot-page-0 = Robin
bot-page-1 = Alice
bot-page-2 = Benedict
bot-page-3 = Emma
bot-page-4 = Felix
bot-page-5 = Agnes

level-squire = squire
level-squire-character = takes what looks best at the moment
bot-squire-0 = Martin
bot-squire-1 = Beatrice
bot-squire-2 = Simon
bot-squire-3 = Clara
bot-squire-4 = Vincent
bot-squire-5 = Isolde

level-knight = knight
level-knight-character = thinks a few steps ahead, and of what others may do
bot-knight-0 = Roland
bot-knight-1 = Joan
bot-knight-2 = Tristan
bot-knight-3 = Sibyl
bot-knight-4 = Bertrand
bot-knight-5 = Brunhild

level-lord = lord
level-lord-character = looks far ahead, and lets little pass
bot-lord-0 = Godfrey
bot-lord-1 = Eleanor
bot-lord-2 = Conrad
bot-lord-3 = Matilda
bot-lord-4 = Rudolph
bot-lord-5 = Adelaide

level-king = king
level-king-character = leaves nothing unconsidered: the strongest of all
bot-king-0 = Louis
bot-king-1 = Jadwiga
bot-king-2 = Sigismund
bot-king-3 = Mary
bot-king-4 = Richard
bot-king-5 = Tamar
