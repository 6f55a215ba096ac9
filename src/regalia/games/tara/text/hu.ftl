title = Tara, a királyok trónusa
summary = Emeld népedet parasztból királlyá, ejts foglyokat, cserélj és árulj el, és uralkodj elsőként egyszerre két ír tartományban.
feel = éles és fondorlatos
playing-time = 60–90 perc

credits-designer = Alan Paull
credits-publisher = Surprised Stare Games
credits-year = 2006
credits-line = Tervezte: { credits-designer }. Kiadta: { credits-publisher }, { credits-year }.

seat-name = { $number ->
    [0] Kék
    [1] Sárga
    [2] Fehér
   *[3] Vörös
}

region-name = { $region ->
    [connacht] Connacht
    [ulster] Ulster
    [leinster] Leinster
   *[munster] Munster
}
region-in = { $region ->
    [connacht] Connachtban
    [ulster] Ulsterben
    [leinster] Leinsterben
   *[munster] Munsterben
}
position-name = { $position ->
    [F1] 1. paraszt
    [F2] 2. paraszt
    [F3] 3. paraszt
    [F4] 4. paraszt
    [F5] 5. paraszt
    [H1] 1. pásztor
    [H2] 2. pásztor
    [H3] 3. pásztor
    [H4] 4. pásztor
    [W1] 1. harcos
    [W2] 2. harcos
    [W3] 3. harcos
    [C1] 1. főnök
    [C2] 2. főnök
   *[K] a király pozíciója
}
other-position-name = { $other_position ->
    [F1] 1. paraszt
    [F2] 2. paraszt
    [F3] 3. paraszt
    [F4] 4. paraszt
    [F5] 5. paraszt
    [H1] 1. pásztor
    [H2] 2. pásztor
    [H3] 3. pásztor
    [H4] 4. pásztor
    [W1] 1. harcos
    [W2] 2. harcos
    [W3] 3. harcos
    [C1] 1. főnök
    [C2] 2. főnök
   *[K] a király pozíciója
}
level-name = { $level ->
    [F] paraszt
    [H] pásztor
    [W] harcos
   *[C] főnök
}

option-regions = Tartományok
option-regions-help = Két játékosnál: melyik két tartományban kezdődik a játék.
option-regions-connacht-ulster = Connacht és Ulster
option-regions-connacht-leinster = Connacht és Leinster
option-regions-connacht-munster = Connacht és Munster
option-regions-ulster-leinster = Ulster és Leinster
option-regions-ulster-munster = Ulster és Munster
option-regions-leinster-munster = Leinster és Munster
option-third = Harmadik tartomány
option-third-help = Két játékosnál: melyik tartomány nyílik meg, ha már mindketten nyertetek egyet: az óramutató járása szerint következő, vagy az utolsóként megmaradó.
option-third-next = az óramutató járása szerint következő
option-third-last = az utolsóként megmaradó
option-without = Kihagyott tartomány
option-without-help = Három játékosnál: melyik tartomány marad ki a játékból.
option-without-connacht = Connacht
option-without-ulster = Ulster
option-without-leinster = Leinster
option-without-munster = Munster
option-round_limit = Fordulók száma
option-round_limit-help = Legkésőbb hány forduló után ér véget a játék; a 0 azt jelenti, hogy addig tart, amíg valaki két tartományban nem uralkodik.
option-round_limit-0 = nincs

phase-keeping = Lapok kiválasztása
phase-choosing = Cselekedet választása
phase-anchoring = A lap illesztése
phase-placing = Lerakás
phase-promoting = Előléptetés
phase-swapping = Végzetkő
phase-lowering = Fölös erőd
phase-garrisoning = Helyőrség
phase-hiring = Áruló
phase-betraying = Az áruló lecsap
phase-ransoming = Váltságdíj
phase-naming = Új kezdőjátékos
phase-over = Vége a játéknak

place-pile = Húzópakli
place-discards = Dobott lapok
place-supply = Készlet
place-kings = Királyok
place-cumals = Cumalok
place-prisoners = Rabok
place-hand = Kéz
place-aside = Félretéve
place-income = Jövedelem
place-card = Lap
place-start = Kezdőjátékos
place-won = megnyerve

verb-keep = lap megtartása erre a fordulóra
verb-card = lap kijátszása egy tartományban
verb-amnesty = lap eldobása és 4 cumal: egy tartomány minden foglya szabadul
verb-discard = lap eldobása 2 cumalért
verb-anchor = a lap mintájának illesztése ide
verb-place = korong lerakása
verb-promote = előléptetés egy pozícióra
verb-lower = az erőd felső korongjának levétele
verb-betray = az áruló itt csapjon le
verb-traitor = fizetsz az árulóért, vagy passzolsz
verb-ransom = fizetsz a rabjaidért, vagy nem
verb-start = az új kezdőjátékos megnevezése
verb-done = befejezés
verb-swap = korong kiválasztása a cseréhez: pozíció és mélység

ask-keeping = Tarts meg még { $count } lapot erre a fordulóra; a többi a következőre marad.
ask-choosing = { $amnesty ->
    [yes] Játssz ki egy lapot, hirdess amnesztiát, vagy dobj el egy lapot 2 cumalért.
   *[no] Játssz ki egy lapot, vagy dobj el egyet 2 cumalért.
} { $count ->
    [1] Ez az utolsó lapod ebben a fordulóban.
   *[other] Ebben a fordulóban még { $count } lapod van.
}
ask-anchoring = { $card }. lap { region-in }: válaszd meg, hová illeszted a mintáját.
ask-placing = { $card }. lap { region-in }: rakj le, léptess elő, vagy fejezd be. { $price ->
    [0] Az előléptetés ingyenes.
   *[other] Az első előléptetés ára: { $price }.
}
ask-promoting = { $card }. lap { region-in }: léptess elő, vagy fejezd be. { $price ->
    [0] Most már ingyen van.
   *[other] Az első előléptetés ára: { $price }.
}
ask-swapping = { $which ->
    [first] Végzetkő { region-in }: válaszd ki a csere első korongját.
   *[second] Végzetkő { region-in }: válaszd ki a csere második korongját.
}
ask-lowering = Két erődöd van { region-in }: válaszd ki, melyik veszíti el felső korongját.
ask-garrisoning = Helyőrségül legfeljebb { $count } korongot rakhatsz le { region-in }.
ask-hiring = Fizetsz 1 cumalt az árulóért { region-in }?
ask-betraying = Az áruló { region-in } ezt a lapot csapta fel: { $card }. Válassz egy ellenséges pozíciót, vagy mondj le róla.
ask-ransoming = { $holder_seat } erődkártyáján { $count } korongod raboskodik. Fizetsz értük váltságdíjat?
ask-naming = Nevezd meg a következő forduló kezdőjátékosát.

event-drew = A kezdőjátékosért { $seat } ezt húzza: { $card }. lap.
    .you = A kezdőjátékosért ezt húzod: { $card }. lap.
event-drew-lot = Döntetlen az árulóért { region-in }: { $seat } ezt húzza: { $card }. lap.
    .you = Döntetlen az árulóért { region-in }: ezt húzod: { $card }. lap.
event-lots = { $outcome ->
    [asked] { $seat } húzta a legnagyobbat: őt kérdezitek elsőként az árulóról { region-in }.
    [penniless] { $seat } húzta a legnagyobbat, de nincs cumala: az árulóról { region-in } a következőt kérdezitek.
   *[nobody] { $seat } húzta a legnagyobbat, de senkinek sincs cumala az árulóért { region-in }.
}
    .you = { $outcome ->
        [asked] Te húztad a legnagyobbat: téged kérdeznek elsőként az árulóról { region-in }.
        [penniless] Te húztad a legnagyobbat, de nincs cumalod: az árulóról { region-in } a következőt kérdezik.
       *[nobody] Te húztad a legnagyobbat, de senkinek sincs cumala az árulóért { region-in }.
    }
event-round = { $round }. forduló. Kezdőjátékos: { $seat }.
    .you = { $round }. forduló. Te vagy a kezdőjátékos.
event-dealt = Mindenki hat lapot kap.
event-kept = { $seat } megtartja: { $card }. lap.
    .you = Megtartod: { $card }. lap.
event-chose = { $seat } kiválasztotta e forduló lapjait.
    .you = Kiválasztottad e forduló lapjait.
event-reshuffled = A dobott lapokból új húzópakli lesz.
event-played = { $seat } kijátssza { region-in }: { $card }. lap.
    .you = Kijátszod { region-in }: { $card }. lap.
event-discarded = { $seat } 2 cumalért eldobja: { $card }. lap.
    .you = 2 cumalért eldobod: { $card }. lap.
event-anchored = { $seat } ide illeszti a lapot { region-in }: { position-name }.
    .you = Ide illeszted a lapot { region-in }: { position-name }.
event-entered = { $seat } 2 cumalt fizet, hogy belépjen egy üres tartományba: { region-name }.
    .you = 2 cumalt fizetsz, hogy belépj egy üres tartományba: { region-name }.
event-laid = { $seat } korongot rak le { region-in }: { position-name }.
    .you = Korongot raksz le { region-in }: { position-name }.
event-fortified = { $seat } erődöt épít { region-in }: { position-name }.
    .you = Erődöt építesz { region-in }: { position-name }.
event-lowered = { $seat } leveszi egy erőd felső korongját { region-in }: { position-name }.
    .you = Leveszed egy erőd felső korongját { region-in }: { position-name }.
event-broke = { $seat } lerombol egy erődöt { region-in }: { position-name }; gazdája { $other_seat }.
    .you = Lerombolsz egy erődöt { region-in }: { position-name }; gazdája { $other_seat }.
    .to-you = { $seat } lerombolja az erődödet { region-in }: { position-name }.
event-captured = { $seat } elfoglal egy pozíciót { region-in }: { position-name }; eddigi ura { $other_seat }.
    .you = Elfoglalsz egy pozíciót { region-in }: { position-name }; eddigi ura { $other_seat }.
    .to-you = { $seat } elfoglalja egy pozíciódat { region-in }: { position-name }.
event-freed = { $seat } { $count } saját korongot szabadít ki { region-in }: { position-name }.
    .you = { $count } saját korongot szabadítasz ki { region-in }: { position-name }.
event-finished = { $seat } cselekedete véget ér: nincs mit lerakni vagy előléptetni.
    .you = A cselekedeted véget ér: nincs mit lerakni vagy előléptetni.
event-paid = { $seat } { $count ->
    [0] nem fizet semmit
   *[other] { $count } cumalt fizet
} az aktivációért.
    .you = { $count ->
        [0] Nem fizetsz semmit
       *[other] { $count } cumalt fizetsz
    } az aktivációért.
event-promoted = { $seat } előléptet { region-in }: { position-name }.
    .you = Előléptetsz { region-in }: { position-name }.
event-deposed = { $seat } megbuktatja a királyt { region-in }; a bukott király gazdája { $other_seat }.
    .you = Megbuktatod a királyt { region-in }; a bukott király gazdája { $other_seat }.
    .to-you = { $seat } megbuktatja a királyodat { region-in }.
event-crowned = { $seat } új királyt állít { region-in }!
    .you = Új királyt állítasz { region-in }!
event-won = { $seat } megnyerte: { region-name }.
    .you = Megnyerted: { region-name }.
event-opened = { region-name } megnyílik: az itteni király dönti el a játékot.
event-picked = { $seat } kiválaszt egy korongot { region-in }: { position-name }, mélység { $depth }.
    .you = Kiválasztasz egy korongot { region-in }: { position-name }, mélység { $depth }.
event-swapped = { $seat } két korongot cserél fel { region-in }: { position-name }, mélység { $depth }, és { other-position-name }, mélység { $other_depth }.
    .you = Két korongot cserélsz fel { region-in }: { position-name }, mélység { $depth }, és { other-position-name }, mélység { $other_depth }.
event-amnesty = { $seat } eldob egy lapot ({ $card }), és 4 cumalt fizet: amnesztia { region-in }.
    .you = Eldobsz egy lapot ({ $card }), és 4 cumalt fizetsz: amnesztia { region-in }.
event-conquered = { $seat } az egész tartományt uralja: { region-name }.
    .you = Az egész tartományt uralod: { region-name }.
event-passed = { $seat } lemond az árulóról { region-in }.
    .you = Lemondasz az árulóról { region-in }.
event-hired = { $seat } árulót fogad { region-in }, és felcsapja: { $card }. lap.
    .you = Árulót fogadsz { region-in }, és felcsapod: { $card }. lap.
event-idle = { $seat } árulójának nincs mit tennie { region-in }.
    .you = Az árulódnak nincs mit tennie { region-in }.
event-declined = { $seat } nem használja az árulót { region-in }.
    .you = Nem használod az árulót { region-in }.
event-betrayed = { $seat } árulója lecsap { region-in }: { position-name }; áldozata { $other_seat }.
    .you = Az árulód lecsap { region-in }: { position-name }; áldozata { $other_seat }.
    .to-you = { $seat } árulója lecsap rád { region-in }: { position-name }.
event-income = { $seat } vezet { region-in } ({ level-name }): 1 cumal.
    .you = Vezetsz { region-in } ({ level-name }): 1 cumal.
event-spread = { $seat } több tartományban is jelen van ({ level-name }): 1 cumal.
    .you = Több tartományban is jelen vagy ({ level-name }): 1 cumal.
event-cleared = { region-name } kiürül.
event-garrisoned = { $seat } helyőrséget állít { region-in }: { position-name }.
    .you = Helyőrséget állítasz { region-in }: { position-name }.
event-exchanged = Rabcsere: { $seat } és { $other_seat }, fejenként { $count } korong.
    .you = Rabcsere: te és { $other_seat }, fejenként { $count } korong.
    .to-you = Rabcsere: { $seat } és te, fejenként { $count } korong.
event-ransomed = { $seat } { $price } cumal váltságdíjat fizet, és { $count } korongot kap vissza; a pénzt { $other_seat } kapja.
    .you = { $price } cumal váltságdíjat fizetsz, és { $count } korongot kapsz vissza; a pénzt { $other_seat } kapja.
    .to-you = { $seat } { $price } cumal váltságdíjat fizet neked, és { $count } korongot kap vissza.
event-refused = { $seat } nem fizet váltságdíjat; a rabok őrzője { $other_seat }.
    .you = Nem fizetsz váltságdíjat; a rabok őrzője { $other_seat }.
    .to-you = { $seat } nem fizet neked váltságdíjat.
event-named = { $seat } megnevezi az új kezdőjátékost: { $other_seat }.
    .you = Megnevezed az új kezdőjátékost: { $other_seat }.
    .to-you = { $seat } téged nevez meg új kezdőjátékosnak.
event-over = { $ending ->
    [kings] { $winners } két tartomány királya.
   *[rounds] Véget ért az utolsó forduló.
} { $winners_count ->
    [other] Közös győzelem: { $winners }!
   *[one] Győzelem: { $winners }!
}
    .you = { $ending ->
        [kings] Két tartomány királya vagy.
       *[rounds] Véget ért az utolsó forduló.
    } { $winners_count ->
        [one] Győztél!
       *[other] Közös győzelem: { $winners }!
    }

why-over = Vége a játéknak.
why-all-kept = Már megtartottad a három lapodat; a többiek még választanak.
why-not-your-turn = Most { $seat } dönt.
why-keep-first = Előbb tarts meg hármat a hat lapod közül.
why-not-keeping = Lapot megtartani csak közvetlenül az osztás után lehet.
why-not-to-keep = Ezt a lapot már nem tarthatod meg: { $card }.
why-not-choosing = Előbb be kell fejezni, ami elkezdődött.
why-not-in-hand = Nincs a kezedben ez a lap: { $card }.
why-region-won = { region-name } már gazdára talált, és kikerült a játékból.
why-region-closed = { region-name } nincs játékban.
why-no-swap = Nincs két felcserélhető korong { region-in }.
why-nothing-to-do = Ezzel a lappal ({ $card }) semmit sem rakhatsz le és nem léptethetsz elő { region-in }.
why-amnesty-price = Az amnesztia ára { $price } cumal, és neked { $cumals } van.
why-no-captive = Nincs fogoly { region-in }.
why-no-supply = Nincs több korong a készletedben.
why-entry = { region-name } üres: a belépés ára { $price } cumal, és neked { $cumals } van.
why-not-anchoring = Mintát csak azután illeszthetsz, hogy kijátszottál egy pozíciós lapot.
why-other-region = Ez a cselekedet { region-in } zajlik.
why-no-anchor = Ez a lap ({ $card }) oda nem illik: mintája nem kezdődhet itt: { position-name }.
why-emptier-anchor = Ott e lap ({ $card }) minden lerakóhelye foglalt, a tartomány más részén viszont van üres.
why-emptier-elsewhere = Ez ({ position-name }) most nem vehető el: e lapnak ({ $card }) a tartomány más részén több üres lerakóhelye volt.
why-idle-anchor = Itt ({ position-name }) sem lerakni, sem előléptetni nem tudnál.
why-own-fort = Itt ({ position-name }) már a saját erődöd áll.
why-garrison-taken = Itt ({ position-name }) már áll helyőrséged.
why-not-placing = Korongot csak a lap illesztése után, az előléptetések előtt, vagy helyőrségként rakhatsz le.
why-not-a-slot = Ez a pozíció ({ position-name }) nem lerakóhelye a lapnak ott, ahová illesztetted.
why-placed-here = Ide ({ position-name }) ebben a cselekedetben már raktál.
why-empty-first = Előbb oda rakj, ahol még üres: { position-name }.
why-nothing-begun = Most nincs mit befejezni.
why-must-act = Előbb rakj le vagy léptess elő valamit.
why-must-promote = Két saját korong cseréje után legalább egyszer elő kell léptetned.
why-own-king = Itt már te vagy a király.
why-not-promoting = Előléptetni lerakás, csere vagy árulás után lehet.
why-promoted-here = Ide ({ position-name }) ebben a cselekedetben már léptettél elő.
why-no-pair = Nem uralod mindkét pozíciót ez alatt: { position-name }.
why-not-activated = Az alatta lévő két pozíció egyike sem aktivált: { position-name }.
why-activation = Az aktivációs költség { $price } cumal, és neked { $cumals } van.
why-not-swapping = Korongokat csak végzetkővel lehet felcserélni.
why-no-disc = Itt ({ position-name }) nincs ilyen mélyen ({ $depth }) korong.
why-no-partner = Ezt a korongot ({ position-name }, mélység { $depth }) egyetlen másikkal sem lehet felcserélni.
why-same-disc = A cseréhez két különböző korong kell.
why-one-owner = Ugyanannak a játékosnak két korongját csak akkor cserélheted fel, ha mindkettő a tiéd, és legfelül van.
why-no-promotion = Két saját korong cseréjét előléptetésnek kell követnie, és most nincs ilyen.
why-three-on-top = Itt ({ position-name }) egy játékos három korongja kerülne legfelülre.
why-not-lowering = Két erőd közül csak csere után kell választani.
why-not-your-fort = Válassz a két erődöd közül { region-in }.
why-not-hiring = Most senkit sem kérdeznek árulóról.
why-not-betraying = Csak az az áruló csaphat le, aki már felcsapott egy lapot.
why-not-on-card = Ennek a lapnak ({ $card }) itt nincs lerakóhelye: { position-name }.
why-not-an-enemy = Ezt a pozíciót ({ position-name }) nem uralja más játékos.
why-not-ransoming = Most senki sem kér váltságdíjat.
why-ransom-all = Csak { $count } korongod van ott: darabonként fizess.
why-ransom-count = Csak { $count } korongod van ott.
why-ransom-price = Ennek ára { $price } cumal, és neked { $cumals } van.
why-not-naming = Az új kezdőjátékost a forduló végén nevezik meg.
why-no-such-player = Ezzel a színnel senki sem játszik.
why-another-player = Másik játékost nevezz meg.

book-stone = végzetkő

# Other names by which people look for something in the rulebook, and the name that stands there
rules-other-names = szint = státusz; akció = cselekedet; trón = király pozíció; régió = tartomány; torony = oszlop; henger = királyfigur; bevétel = jövedelem

scenario-x1-title = Szomszéd bal felől
scenario-x1-story = Az 1. lapon egy paraszt látható, tőle balra még egy pozícióval. Hová illik az üres Connachtban?
scenario-x2-title = Előbb az üres pozíciók
scenario-x2-story = Ulsterben csak a bal és a jobb szélső parasztpozíció üres. Melyikre illik az 1. lap?
scenario-x3-title = Bármelyik pásztor
scenario-x3-story = A 17. lap bármelyik üres pásztorpozícióra jó. Connachtban egy üres van; Ulsterben mind foglalt. Hová kerülhet?
scenario-x4-title = Két korong egy lappal
scenario-x4-story = A 27. lap egy parasztot rak le, és a tőle jobbra fölfelé eső pásztort. A halvány parasztnak akkor is léteznie kell, ha csak a pásztort rakod le.
scenario-x5-title = Előléptetések láncban
scenario-x5-story = Az 1. lappal Kék foglyul ejtheti Fehér parasztját Ulsterben. Meddig emelkedhet onnan egyetlen körben?
scenario-x6-title = Jövedelem
scenario-x6-story = Fehér lezárja a fordulót. Hány cumalt hoz ezután Ulster és Leinster Kéknek, és hányat Sárgának?
scenario-x7-title = Csere és váltságdíj
scenario-x7-story = Fehérnek új királya van Ulsterben. Dobd el Vörös utolsó lapját, és nézd meg, kik kerülnek erődkártyákra, hogyan cserélnek rabokat, és mit kezd Fehér három cumallal.

# Amit a játékosok beírnak; a feljegyzések jelölését is értjük

word-keep = megtart
word-card = lap
word-amnesty = amnesztia
word-discard = eldob
word-anchor = illeszt
word-place = lerak
word-promote = előléptet
word-lower = visszabont
word-betray = lecsap
word-traitor = áruló
word-ransom = váltságdíj
word-start = kezdőjátékos
word-done = befejez
word-swap = csere
word-connacht = connacht
word-ulster = ulster
word-leinster = leinster
word-munster = munster
word-F = paraszt
word-H = pásztor
word-W = harcos
word-C = főnök
word-K = király
word-blue = kék
word-yellow = sárga
word-white = fehér
word-red = vörös
word-refuse = nem
word-one = egy
word-two = kettő
word-all = mind
word-pay = fizet
word-pass = passz

round-number = { $round }. forduló
terminal-help =
    Minden tartomány tetején a király pozíciója áll, alatta a társadalmi státuszok; a sorok elején a nevük kezdete: par(aszt), pás(ztor), har(cos), főn(ök), kir(ály). A pozíciókat balról számoljuk: az 1. paraszt a bal szélső. · üres pozíció.
    A betűk a játékosok színeinek kezdőbetűi. Az oszlopot felülről lefelé írjuk: K Kék korongja, Ks ugyanez egy sárga foglyon, KKs erőd rajta; Ks… alatt még több korong van. ♛K Kék királyfigurája.
    A tartomány mellett ★ és egy betű a legerősebb játékos; játékos előtt ★ a győztes. ► jelzi e cselekedet tartományát és azt, aki dönt.
    A táblázat játékosonként: cumalok, a jövedelem, ha most érne véget a forduló, korongok és királyfigurák a készletben, kézben tartott és félretett lapok, végül a rabok az erődkártyán: S2 két sárga.
    Egy lapon a száma, lerakóhelyei a legalsó státusztól fölfelé, zárójelben a halvány helyek, és aktivációs költsége áll: 27: par(par)/pás 2● egy paraszt, tőle jobbra még egy pozícióval, a kettő fölötti pásztor, és 2 cumal. ◉ a végzetkő.
    Pozíciót így írj be: előléptet ulster pásztor 3, vagy röviden elő u pás 3. Az F3 és az ulster.F3 is érthető, ahogyan a feljegyzésekben áll.

# What moves are about, for hints
theme-throne = út a király pozíciójához
theme-people = uralt pozíciók
theme-neighbours = azonos státuszú szomszédos pozíciók
theme-forts = erődök
theme-captives = foglyok
theme-cumals = cumalok
theme-discs = szabad korongok
theme-regions = jelenlét több tartományban
