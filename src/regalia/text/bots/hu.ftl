# A gépi ellenfelek, a terminálnak és a böngészőnek egyaránt: a regalia.bots öt fokozata, milyenek, és kik ők.
# Minden második nő. Hedviget, Máriát és Tamart a maguk korában is királynak nevezték.

level-page = apród
level-page-character = elhiszi, amit elsőre sejt, és néha csak úgy lép
bot-page-0 = Robin
bot-page-1 = Aliz
bot-page-2 = Benedek
bot-page-3 = Emma
bot-page-4 = Félix
bot-page-5 = Ágnes

level-squire = fegyvernök
level-squire-character = azt választja, ami éppen a legjobbnak látszik
bot-squire-0 = Márton
bot-squire-1 = Beatrix
bot-squire-2 = Simon
bot-squire-3 = Klára
bot-squire-4 = Vince
bot-squire-5 = Izolda

level-knight = lovag
level-knight-character = néhány lépéssel előre gondol, és arra is, mit tehetnek a többiek
bot-knight-0 = Lóránt
bot-knight-1 = Johanna
bot-knight-2 = Trisztán
bot-knight-3 = Szibilla
bot-knight-4 = Bertrand
bot-knight-5 = Brunhilda

level-lord = főúr
level-lord-character = messzire előrelát, és kevés hibát néz el
bot-lord-0 = Gottfried
bot-lord-1 = Eleonóra
bot-lord-2 = Konrád
bot-lord-3 = Matild
bot-lord-4 = Rudolf
bot-lord-5 = Adelheid

level-king = király
level-king-character = semmit sem hagy számításon kívül: mind közül a legerősebb
bot-king-0 = Lajos
bot-king-1 = Hedvig
bot-king-2 = Zsigmond
bot-king-3 = Mária
bot-king-4 = Richárd
bot-king-5 = Tamar
