# A lecke: mit mondunk az egyes lépéseknél, mivel dicsérünk, és mit felelünk a téves próbákra.

lesson-ring = Üdvözlünk! Te vagy Fehér, az ellenfeled Fekete. Tizenöt terület fekszik körben, mindegyiken egy lovag; Nagy Károly, a frank császár, a 4-esen áll, és az óramutató járása szerint halad. A lovagok nem a játékosokéi, hanem öt családé. Neked is, Feketének is { $castles-2 } vára van: aki a magáéi közül az utolsót is felépíti, azonnal nyer.

lesson-crown = A lovagokat a kockák hozzák. A tartalékodhoz { $reserve-2 } kockával dobtunk: mindegyik a rajta látható családból hoz egy lovagot, a koronáért pedig te választasz. Most egy koronád van.
lesson-crown-task = Válassz egy vörös lovagot.
lesson-crown-done = Így már két vörös lovag vár a tartalékodban.
lesson-crown-other = Igazi játszmában ez is jó lehet. Itt a vörössel van tervünk: válassz vöröset.

lesson-disc = Minden forduló a korongokkal kezdődik. A kisebb szám lép előbb, de Nagy Károly legfeljebb annyit léphet, amennyi a korongod száma.
lesson-disc-task = Játszd ki a 2-est.
lesson-disc-done = Kijátszottad a 2-est. Akkor kapod vissza, ha mind az öt korongodat felhasználtad.
lesson-disc-low = Az 1-essel is hamar sorra kerülsz, de Nagy Károly csak egyet léphet, nekünk pedig kettő kell. Játszd ki a 2-est.
lesson-disc-high = Magas számmal Nagy Károly messzebbre jut, de könnyen lehet, hogy Fekete előtted következik. Most jobb a 2-es.

lesson-court = Fekete a 3-ast játszotta ki, ezért te lépsz előbb. A köröd három részből áll: lovagok, Nagy Károly, új lovagok. Először { $bring-2 } lovagot hozol játékba, egyenként. Aki az udvarodba kerül, az egész családját melléd állítja.
lesson-court-task = Hívj egy vörös lovagot az udvarodba.
lesson-court-done = Senki másnak nincs vörös lovag az udvarában, ezért a vörös család mostantól neked engedelmeskedik, bárhol álljanak is a lovagjai.
lesson-court-land = Odakint azt segítené, akié a vörös család, és az még senkié. Előbb az udvarodba!
lesson-court-family = Bármelyik családot meg lehet így nyerni; kezdjük a vörössel.

lesson-second = Most ugyanezt a kékkel.
lesson-second-task = Hívj egy kék lovagot az udvarodba.
lesson-second-done = A kék család is a tiéd. Más csak akkor veheti el, ha nála több kék lovag van az udvarban, mint nálad: egyenlőségnél semmi sem változik.
lesson-second-land = Előbb az udvarodba: a kék család még senkié.

lesson-land = A harmadik lovag kimegy az országba. Két lépéssel Nagy Károly előtt már áll egy vörös: még eggyel erősebb leszel ott. Gondold meg, hová küldöd őket: a játékba hozott lovagok többé nem mozdulnak.
lesson-land-task = Küldj egy vörös lovagot a 6-os területre.
lesson-land-done = Két vörös lovag áll a 6-oson, és a vörös család a tiéd: ott 2 az erőd.
lesson-land-court = Az udvarban biztosabbá tenne egy családot. Most kint van rá szükség, a 6-oson: egy vörösre.

lesson-emperor = Most Nagy Károly lép: egyet vagy kettőt, mert 2-es a korongod. Ahol megáll, ott megmérjük az erőket: minden félnek a saját családjai ott álló lovagjai és az ottani várai számítanak. Akié a legtöbb, várat épít.
lesson-emperor-task = Vezesd Nagy Károlyt két lépéssel a 6-osra.
lesson-emperor-done = Áll az első várad!
lesson-emperor-short = Az 5-ösön a kék család szerezne neked várat. De a 6-oson két vörös lovagod áll, őket nehezebb legyőzni. Két lépést kérünk.

lesson-refill = A köröd végén { $dice-2 } kocka tölti fel a tartalékodat. A kidobott családok maguktól jönnek, a koronáért te választasz.
lesson-refill-task = Válassz egy lovagot, tetszésed szerinti családból.
lesson-refill-done = Jó választás, és ezzel véget ért a köröd.

lesson-rival = Közben Fekete is lépett. Két kék lovagja van az udvarában a te egyetleneddel szemben, így elvette tőled a kék családot. Aztán a 9-esre vezette Nagy Károlyt, ahol vörös lovag áll, és a vörös a tiéd: más körében kaptál várat! Mielőtt Nagy Károlyt lépteted, nézd meg, kinek használ.

lesson-overtake = Néhány fordulóval később. A 2-es területen két zöld és egy vörös lovag áll meg egy fekete vár. A zöld család Feketének engedelmeskedik, aki ott 3:1 arányban vezet. Az udvarotokban két-két zöld lovag van.
lesson-overtake-task = Hívj még egy zöld lovagot az udvarodba, és figyeld, mi történik.
lesson-overtake-done = A zöld család átállt hozzád. Most te vezetsz a 2-esen 3:1 arányban, pedig ott senki sem mozdult.
lesson-overtake-land = Odakint azért harcol, akié a zöld család, és az most Fekete. Az udvarodba vele!

lesson-takeover = A másik két lovagod a 12-esre ment.
lesson-takeover-task = Vezesd Nagy Károlyt egy lépéssel a 2-es területre.
lesson-takeover-done = A fekete vár visszakerül a gazdájához, és a tiéd áll a helyén. Egy vár csak addig biztos, amíg a családok kitartanak mellette.

lesson-merge = Itt az 1-es és a 3-as a tiéd. Köztük, a 2-esen Feketének áll vára, de ott te vezetsz.
lesson-merge-task = Vezesd Nagy Károlyt egy lépéssel a 2-esre.
lesson-merge-done = Egy fél szomszédos területei régióvá egyesülnek, és többé nem válnak szét. A régió Nagy Károlynak egyetlen lépés, várai pedig együtt vesznek el vagy maradnak meg.

lesson-victory = A játék vége felé járunk: egyetlen várad maradt, és a 12-esen te vezetsz.
lesson-victory-task = Vezesd Nagy Károlyt egy lépéssel tovább: az utolsó vár is a tiéd.
lesson-victory-done = Felépült az utolsó várad. A játék azonnal véget ér, és te nyertél!

lesson-end = Akkor is vége a játéknak, ha négynél kevesebb terület marad; olyankor az nyer, akinek a legtöbb vára áll. Három dologra ügyelj: a játékba hozott lovagok többé nem mozdulnak; egyenlőségnél semmi sem változik; és mielőtt korongot választasz, nézd meg, meddig juthat Nagy Károly nálad és a többieknél. Egy apród már várja veled az első igazi játszmát!
