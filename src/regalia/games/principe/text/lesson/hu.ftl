# A lecke: mit mondunk az egyes lépéseknél, mivel dicsérünk, és mit felelünk a téves próbákra.

lesson-table = Üdvözlünk Itáliában! Te vagy Medici, az ellenfeled Visconti. Négy felcsapott város vár építőre. Mindegyiken látod, hány pontot ér, mennyi aranyba kerül, hány pajzsot ad, és milyen színű építési kártyák kellenek hozzá. Öt szín van. Az nyer, akinek a legtöbb pontja van; sorra megmutatjuk, mivel lehet pontot szerezni.

lesson-signs = A jelek, ahogyan egy városon állnak: a színes házak azok az építési kártyák, amelyek kezedből kellenek hozzá, az érme az ára aranyban, a koszorús csillag a pontja, a pajzs pedig az, hogy hány pajzsot ad. Az udvarban minden név mellett a pontokat, a kézben tartott lapok számát és a megmaradt pajzsokat látod. Aranyat hiába keresel ott: csak a magadét látod, mert mindenkié titkos, akárcsak az, ami a kezében van.

lesson-offer = Egy forduló négy fázisból áll. Az 1. fázisban mindenki { $gold-2 } aranyat kap, { $draw-2 } lapot húz, majd { $offer-2 } lapot képpel lefelé felajánl aukcióra. Egy színből sokat tartani érdemes, és neked zöldből van sok.
lesson-offer-task = Ajánld fel a fehéret, a sárgát és egy zöldet.
lesson-offer-done = Lapjaid képpel lefelé fekszenek. Senki sem tudja meg, melyik kitől jött.
lesson-offer-green = Egy zöld is megy majd, de a többit tartsd meg. Előbb a fehéret, aztán a sárgát, végül egy zöldet.

lesson-auction = A 2. fázis: a felajánlott lapokat felfordítjuk, és színenként, csoportban bocsátjuk aukcióra; a kisebb csoport jön előbb. Te ülsz a fejedelem bal oldalán, ezért te kezdesz. Egy zöld lap kerül sorra.
lesson-auction-task = Licitálj érte 2 aranyat.
lesson-auction-done = Minden licitnek nagyobbnak kell lennie az előzőnél; aki passzol, kiszáll ebből az aukcióből.
lesson-auction-pass = Akkor Visconti akár 1 aranyért elvihetné. A zöld a te színed: licitálj 2-t.
lesson-auction-other = Ennyit is mondhatsz. Legyen most 2: elég, hogy elriassza a másikat, és marad aranyad későbbre is.

lesson-prince = Visconti passzolt: a zöld lap a kezedben van, és te lettél a fejedelem. Mindig az aukció nyertese lesz a fejedelem, és rögtön építkezhet is, csak az első fordulóban nem. Most egy kék lap következik, Visconti 1-et licitál. Neked nem kell.
lesson-prince-task = Passzolj.
lesson-prince-done = Jól tetted. Az arany kevés, passzolni sokszor érdemes.
lesson-prince-bid = Megteheted. De egyetlen kék lap most semmit sem hoz, az aranyra pedig hamarosan szükséged lesz. Passzolj.

lesson-lay = A többi csoportot Visconti olcsón vitte el: amire senki sem licitál, az szinte ingyen van. A 3. fázisban mindenki egy dolgot tesz, elsőként a fejedelem: építkezik egy városban, kirak egyszínű lapokat, vagy passzol. Visconti két sárgát rakott ki. Neked három zöld lapod van, és annyit raksz ki belőlük, amennyit akarsz.
lesson-lay-task = Válaszd a zöldet, és rakd ki mind a hármat.
lesson-lay-done = És máris itt a 4. fázis: a szerepek.
lesson-lay-few = A szerepet az kapja, akinek az adott színből a legtöbb lapja van kint. Rakd ki mind a hármat!
lesson-lay-pass = A kézben tartott lap nem hoz szerepet. Rakd ki a három zöldet.

lesson-roles = Zöldből neked van a legtöbb felfordított lapod: te vagy a doktor. Sárgából Viscontinak, ő a bankár, és ezért rögtön 2 aranyat kapott: minden szerephez jár ilyen ajándék. De vigyázz: aki főbb szerepet kap, az ilyen színű lapjainak felét, felfelé kerekítve, lefordítja, és a lefordított lap legközelebb nem számít. Ezért vándorolnak a szerepek, és minden forduló újra nyitott.

lesson-build = Egy későbbi forduló. Épp megnyertél egy aukciót, ezért rögtön építkezhetsz. Firenzéhez két zöld, egy vörös, egy kék és egy sárga lap kell a kezedből, meg 5 arany. Mindened megvan.
lesson-build-task = Építkezz Firenzében.
lesson-build-done = 8 pont! A lapok felfordítva kerülnek eléd, és a szerepeknél is számítanak.
lesson-build-other = Erre is futja, de Firenze több pontot és több pajzsot hoz.
lesson-build-pass = Megvan mindened Firenzéhez. Ne várj vele: más is megépítheti előtted.

lesson-shields = A város pajzsokat ad a vele szomszédos régiókra. Firenzének három szomszédos régiója van, és két pajzsot ad. A játék végén a legtöbb pajzs egy régióban 5 pontot ér, a második legtöbb 2-t.
lesson-shields-task = Rakd mindkét pajzsot Toszkánára.
lesson-shields-done = Láttad? Visconti 2 pontot kapott: vörös lappal is építkeztél, és a vörös szerep az övé. Az építkezés annak is hoz, aki a színeihez tartozó szerepet birtokolja, csak magának az építkezőnek nem.
lesson-shields-other = Meg is oszthatod őket. De egy régióban vezetni többet ér, mint kettőben jelen lenni: Toszkánára, kérünk.

lesson-green = Egy másik forduló. Zöldben Visconti vezet egy lappal. Te következel utolsóként.
lesson-green-task = Válaszd a zöldet, és rakj ki két lapot.
lesson-green-done = Megint te vagy a doktor, és két zöld lapod közül az egyik lefordult.
lesson-green-other = Jó szín az is, de most a zöld szerepet akarjuk: két zöld lapot.

lesson-turn = A zöld szerep ajándéka: felfordíthatod egy más színű, lefordított lapodat, még mielőtt a következő színekre kerül sor. Fehérből neked is, Viscontinak is egy felfordított lapja van.
lesson-turn-task = Fordíts fel egy fehér lapot.
lesson-turn-done = Két fehér lap az egy ellen: te vagy a püspök is, és ez rögtön egy pont.
lesson-turn-green = Bármilyen színt, csak zöldet nem. A fehérrel nyersz valamit.
lesson-turn-other = Ez majd később számítana. Most a fehérért megy a harc, ott holtverseny van.
lesson-turn-pass = Ajándék, fogadd el! Egy fehér lap meghozza neked a következő szerepet.

lesson-scoring = Az utolsó forduló. Akkor jön el, ha fogytán a pakli; és akkor is vége a játéknak, ha négynél kevesebb város van felcsapva. Bármit raknál ki, már nem sokat változtat.
lesson-scoring-task = Passzolj, és nézd meg a végső pontozást.
lesson-scoring-done = Pontot hoznak még egyszer a szerepek, a leggyengébb színed minden lapja 2-t, a legtöbb arany, a legtöbb kézben tartott lap, és mindenekelőtt a régiók. Te nyertél!
lesson-scoring-lay = Egy lap már nem hoz szerepet. Passzolj, és vége a játéknak.

lesson-end = Három dolog, amire kezdőként kevesen gondolnak: építkezni csak kézből lehet, a már kirakott lapok nem jók rá; a végén a leggyengébb színed duplán számít, ezért mindenből rakj ki egy keveset; és mielőtt építkezel, nézd meg, kinél vannak a szerepek. Egy apród már várja veled az első igazi játszmát!
