title = A fejedelem (Il Principe)
summary = Licitálj épületekre, építsd fel a reneszánsz Itália városait, szerezz szerepeket, és vidd el pajzsaidat minden régióba.
feel = aukciók és tervek
playing-time = 60–90 perc

credits-designer = Emanuele Ornella
credits-publisher = Mind the Move
credits-year = 2005
credits-line = Tervezte: { credits-designer }. Kiadta: { credits-publisher }, { credits-year }.

seat-name = { $number ->
    [0] Medici
    [1] Visconti
    [2] Carraresi
    [3] d'Este
   *[4] Gonzaga
}

colour-green = zöld
colour-white = fehér
colour-red = vörös
colour-blue = kék
colour-yellow = sárga

region-veneto = Veneto
region-lombardy = Lombardia
region-emilia = Emilia
region-liguria = Liguria
region-tuscany = Toszkána
region-umbria = Umbria

city-florence = Firenze
city-mantua = Mantova
city-ferrara = Ferrara
city-pisa = Pisa
city-rimini = Rimini
city-lucca = Lucca
city-urbino = Urbino
city-padua = Padova
city-milan = Milánó
city-bologna = Bologna
city-siena = Siena
city-orvieto = Orvieto
city-venice = Velence
city-verona = Verona
city-perugia = Perugia

role-doctor = doktor
role-master = magiszter
role-bishop = püspök
role-preacher = prédikátor
role-councillor = tanácsos
role-scribe = írnok
role-nobleman = nemesúr
role-knight = lovag
role-banker = bankár
role-merchant = kereskedő

option-draw = Húzott lapok fordulónként
option-draw-help = Négy lappal többnyire az utolsó fordulóra is marad mit aukcióra bocsátani. Öttel, ahogyan a magyar szabályfüzet írja, nagyobb a választék és rövidebb a játék, de négy vagy öt játékosnál a pakli az utolsó fordulóra gyakran kifogy.
option-draw-5 = 5, ahogyan a magyar szabályfüzet írja
option-first = Az első fejedelem
option-first-help = Kié kezdetben a fejedelem figurája.
option-first-lot = sorsolással
option-first-1 = 1. hely
option-first-2 = 2. hely
option-first-3 = 3. hely
option-first-4 = 4. hely
option-first-5 = 5. hely

phase-offering = Bevétel és felajánlás
phase-bidding = Aukció
phase-building = Építkezés aukció után
phase-acting = Akciók
phase-placing = Pajzsok lerakása
phase-turning = Lap felfordítása
phase-over = Vége a játéknak

place-last-round = Utolsó forduló
place-deck = Építési pakli
place-city-deck = Városok paklija
place-display = Felépíthető városok
place-map = Térkép
place-groups = Aukcióra vár
place-auction = Aukción
place-bid = Licit
place-out = Kikerült a játékból
place-hand = Kézben
place-offered = Felajánlva
place-missing = hiányzik
place-final = Végső értékelés
place-final-roles = Szerepek
place-final-sets = Leggyengébb szín
place-final-gold = Legtöbb arany
place-final-hand = Legtöbb lap
place-final-regions = Régiók

verb-offer = egy ilyen színű lap felajánlása, képpel lefelé
verb-bid = licit ennyi arannyal
verb-pass = passz
verb-build = építkezés ebben a városban
verb-lay = egyszínű lapok kirakása
verb-shield = pajzs erre a régióra
verb-turn = egy ilyen színű lap felfordítása

ask-offer = Ajánlj fel képpel lefelé még { $count } lapot.
ask-bid = Licitálj legalább { $least } aranyat { $count } { $colour ->
    [green] zöld
    [white] fehér
    [red] vörös
    [blue] kék
   *[yellow] sárga
} lapra, vagy passzolj.
ask-bid-role = Holtverseny: licitálj legalább { $least } aranyat a szerepre ({ $role }), vagy passzolj.
ask-build = Megnyerted az aukciót: építkezz egy városban, vagy passzolj.
ask-act = Építkezz egy városban, rakj ki egyszínű lapokat, vagy passzolj.
ask-act-first = Rakj ki egyszínű lapokat, vagy passzolj. Az első fordulóban senki sem építkezhet.
ask-shield = { $city }: rakj le még { $count } pajzsot a várossal szomszédos régiókra.
ask-shield-anywhere = Kék szereped révén lerakhatsz egy pajzsot bármelyik régióra.
ask-turn = Zöld szereped révén felfordíthatsz egy más színű lapot; vagy passzolj.

# Az alábbi mondatok részei
in-colour = { $colour ->
    [green] zöld
    [white] fehér
    [red] vörös
    [blue] kék
   *[yellow] sárga
}
a-card = { in-colour } lapot
some-cards = { $count } { $colour ->
    [green] zöld
    [white] fehér
    [red] vörös
    [blue] kék
   *[yellow] sárga
} lapot
some-points = { $points } pontot

event-round = { $round }. forduló.
event-last-round = { $round }. forduló. A pakli majdnem elfogyott: ez az utolsó forduló.
event-income = Mindenki { $gold } aranyat kap.
event-drawn = { $seat } húzása: { $cards }.
    .you = A húzásod: { $cards }.
event-drew = { $seat } { $count } lapot húz.
    .you = { $count } lapot húzol.
event-no-card = Üres a pakli: { $seat } nem húz.
    .you = Üres a pakli: nem húzol.
event-offered = { $seat } képpel lefelé felajánl egy { a-card }.
    .you = Képpel lefelé felajánlasz egy { a-card }.
event-offer = { $seat } képpel lefelé felajánl egy lapot.
    .you = Képpel lefelé felajánlasz egy lapot.
event-pile = Aukcióra kerül: { $cards }.
event-auction = Aukció: { $count } { $colour ->
    [green] zöld
    [white] fehér
    [red] vörös
    [blue] kék
   *[yellow] sárga
} lap.
event-bid = { $seat } licitje: { $amount }.
    .you = A licited: { $amount }.
event-passed = { $seat } passzol.
    .you = Passzolsz.
event-outbid = { $seat } nem tud többet ajánlani, ezért passzol.
    .you = Nem tudsz többet ajánlani, ezért passzolsz.
event-unsold = Senkinek sem kell: { $count } { $colour ->
    [green] zöld
    [white] fehér
    [red] vörös
    [blue] kék
   *[yellow] sárga
} lap kikerül a játékból.
event-won = { $seat } { $price } aranyat fizet, és kézbe vesz { some-cards }.
    .you = { $price } aranyat fizetsz, és kézbe veszel { some-cards }.
event-prince = Mostantól { $seat } a fejedelem.
    .you = Mostantól te vagy a fejedelem.
event-no-build = { $seat } nem építkezik.
    .you = Nem építkezel.
event-cannot-build = { $seat } nem tud építeni: egyik városhoz sincs elég aranya vagy lapja.
    .you = Nem tudsz építeni: egyik városhoz sincs elég aranyad vagy lapod.
event-empty-hand = { $seat } kezében nincs lap, ezért passzol.
    .you = A kezedben nincs lap, ezért passzolsz.
event-rested = { $seat } passzol.
    .you = Passzolsz.
event-laid = { $seat } kirak { some-cards }.
    .you = Kiraksz { some-cards }.
event-built = { $seat } { $price } aranyért építkezik: { $city }, { $points } pont.
    .you = { $price } aranyért építkezel: { $city }, { $points } pont.
event-shield = { $seat } pajzsot rak le: { $region }.
    .you = Pajzsot raksz le: { $region }.
event-honour = { $seat } { some-points } kap egy { in-colour } szerepért.
    .you = { some-points } kapsz egy { in-colour } szerepért.
event-city = Új város a kínálatban: { $city }.
event-roles-back = Minden szerep visszakerül a táblára.
event-role = { $seat } szerepet kap: { $role }.
    .you = Szerepet kapsz: { $role }.
event-role-auction = Holtverseny egy szerepért: { $role }. Aukció dönt.
event-role-won = { $seat } { $price } aranyat fizet egy szerepért: { $role }.
    .you = { $price } aranyat fizetsz egy szerepért: { $role }.
event-role-unsold = Nincs licit, egy szerep a táblán marad: { $role }.
event-turned-down = { $seat } lefordít { some-cards }.
    .you = Lefordítasz { some-cards }.
event-turned-up = { $seat } felfordít egy { a-card }.
    .you = Felfordítasz egy { a-card }.
event-none-turned = { $seat } nem fordít fel lapot.
    .you = Nem fordítasz fel lapot.
event-grace = { $seat } 1 pontot kap a fehér szerepért.
    .you = 1 pontot kapsz a fehér szerepért.
event-interest = { $seat } { $gold } aranyat kap a sárga szerepért.
    .you = { $gold } aranyat kapsz a sárga szerepért.
event-final = Végső értékelés: { $seat } további pontjai: { $points }, összesen { $total }.
    .you = Végső értékelés: további pontjaid: { $points }, összesen { $total }.
event-over = { $ending ->
    [cities] Négynél kevesebb felépíthető város maradt.
   *[deck] Véget ért az utolsó forduló.
} { $winners_count ->
    [other] A győztesek: { $winners }!
   *[one] A győztes: { $winners }!
}
    .you = { $ending ->
        [cities] Négynél kevesebb felépíthető város maradt.
       *[deck] Véget ért az utolsó forduló.
    } { $winners_count ->
        [one] Győztél!
       *[other] Közös győzelem: { $winners }!
    }

why-over = Vége a játéknak.
why-not-your-turn = Most { $seat } következik.
why-offer-made = Ebben a fordulóban már felajánlottad a lapjaidat.
why-left-auction = Passzoltál: ebben az aukcióban már nem vehetsz részt.
why-not-tied = Ennek a szerepnek az aukcióján nem veszel részt.
why-not-offering = Lapot csak a forduló elején lehet felajánlani.
why-none-in-hand = Nincs { $colour ->
    [green] zöld
    [white] fehér
    [red] vörös
    [blue] kék
   *[yellow] sárga
} lap a kezedben.
why-not-bidding = Most nincs aukció.
why-bid-too-low = Az utolsó licitnél többet kell ajánlanod; az utolsó licit: { $bid }.
why-bid-too-high = Csak { $gold } aranyad van, nem licitálhatsz ennyit: { $amount }.
why-must-offer = Mindenkinek fel kell ajánlania lapokat: nem passzolhatsz.
why-must-place = A pajzsot le kell raknod: nem passzolhatsz.
why-not-building = Építkezni csak megnyert lapaukció után vagy a 3. fázisban, a saját körödben lehet.
why-first-round = Az első fordulóban senki sem építkezhet.
why-not-face-up = { $city } nincs a felcsapott városok között.
why-too-poor = { $city } ára { $price } arany, neked { $gold } van.
why-cards-missing = { $city }: hiányzik a kezedből: { $cards }.
why-not-laying = Lapokat kirakni csak a 3. fázisban, a saját körödben lehet.
why-too-few = { $held ->
    [0] Nincs a kezedben { $colour ->
        [green] zöld
        [white] fehér
        [red] vörös
        [blue] kék
       *[yellow] sárga
    } lap.
   *[other] Csak { $held } { $colour ->
        [green] zöld
        [white] fehér
        [red] vörös
        [blue] kék
       *[yellow] sárga
    } lap van a kezedben.
}
why-no-shield = Most nincs lerakni való pajzsod.
why-not-touching = { $region } nem szomszédos ezzel a várossal: { $city }.
why-not-turning = Lapot csak a zöld szerepek fordítanak fel.
why-green-stays = A zöld szerep csak más színű lapot fordít fel.
why-none-face-down = Nincs lefordított { $colour ->
    [green] zöld
    [white] fehér
    [red] vörös
    [blue] kék
   *[yellow] sárga
} lapod.

# Other names by which people look for something in the rulebook, and the name that stands there
rules-other-names = árverés = aukció; címer = pajzs; hivatal = szerep; herceg = fejedelem; szakasz = fázis; székesegyház = katedrális

book-size-small = kisváros
book-size-medium = közepes város
book-size-large = nagyváros
book-sizes-differ = ; ha egy kártya eltér ettől, a P8 mutatja
book-draw-option = Három–öt játékos az asztal készítésekor megállapodhat abban, hogy inkább { $other } lapot húz. Minél több lapot húztok, annál hamarabb fogy el a pakli: négy vagy öt játékosnál az utolsó fordulóra (P34) akkor gyakran üres.
book-draw = { $usual } (vagy { $other })
book-roles = { $minor ->
    [yes] van
   *[no] nincs
}
book-icon-green = { $count ->
    [1] { colour-green }
   *[other] { $count } { colour-green }
}
book-icon-white = { $count ->
    [1] { colour-white }
   *[other] { $count } { colour-white }
}
book-icon-red = { $count ->
    [1] { colour-red }
   *[other] { $count } { colour-red }
}
book-icon-blue = { $count ->
    [1] { colour-blue }
   *[other] { $count } { colour-blue }
}
book-icon-yellow = { $count ->
    [1] { colour-yellow }
   *[other] { $count } { colour-yellow }
}

scenario-x1-title = Az aukciók sorrendje
scenario-x1-story = Három zöld, két fehér, két vörös és egy sárga lap hever az asztalon. Milyen sorrendben kerülnek aukcióra? Passzolj, és meglátod.
scenario-x2-title = Építkezés Firenzében
scenario-x2-story = Medici kezében ott az öt lap, és megvan az 5 arany is, amennyibe Firenze kerül. Építkezz, és mindkét pajzsot tedd Toszkánára: mit hoz ez?
scenario-x3-title = Ami a többieknek jár
scenario-x3-story = Visconti építkezhet Luccában. Mit kapnak érte a fehér és a kék szerepek birtokosai?
scenario-x4-title = Első és második
scenario-x4-story = A kék lapok állása 4, 2, 1 és 1. Már csak d'Este van hátra. Passzolj: kié lesz a két kék szerep?
scenario-x5-title = Holtverseny a második helyen
scenario-x5-story = A kék lapok állása 4, 2, 2 és 1. Passzolj: hogyan dől el, kié az alárendelt szerep?
scenario-x6-title = Holtverseny az élen
scenario-x6-story = A kék lapok állása 3, 3, 3 és 1. Passzolj: kik licitálhatnak a főbb szerepre?
scenario-x7-title = A lapok fele
scenario-x7-story = Medici mindjárt megkapja a főbb kék szerepet három felfordított lappal, Visconti az alárendeltet kettővel. Passzolj: melyik lapok fordulnak le?
scenario-x8-title = A leggyengébb szín
scenario-x8-story = Mindjárt véget ér az utolsó forduló. Passzolj: mennyit ér a leggyengébb szín 0, 1 és 4 lapja?
scenario-x9-title = Két régió
scenario-x9-story = Mindjárt véget ér az utolsó forduló. Toszkánában 3, 2 és 1, Umbriában 2, 2 és 1 pajzs áll. Passzolj: hány pontot hoznak?

word-offer = felajánl
word-bid = licit
word-pass = passz
word-build = épít
word-lay = kirak
word-shield = pajzs
word-turn = fordít
word-green = zöld
word-white = fehér
word-red = vörös
word-blue = kék
word-yellow = sárga
word-florence = firenze
word-mantua = mantova
word-ferrara = ferrara
word-pisa = pisa
word-rimini = rimini
word-lucca = lucca
word-urbino = urbino
word-padua = padova
word-milan = milánó
word-bologna = bologna
word-siena = siena
word-orvieto = orvieto
word-venice = velence
word-verona = verona
word-perugia = perugia
word-veneto = veneto
word-lombardy = lombardia
word-emilia = emilia
word-liguria = liguria
word-tuscany = toszkána
word-umbria = umbria

round-number = { $round }. forduló
terminal-help =
    A színeket betűk jelölik: 2Z két zöld lap. Egy városnál látod a pontját (♣), az árát (●) és a pajzsait (◊), az épületeit, és azt, ami még hiányzik hozzá.
    A játékosok előtt a 3/1 három felfordított és egy lefordított lapot jelent. ♛ a fejedelem, ► a soron lévő, ★ a győztes jele.
    A régiók táblázata a játékosok pajzsait számolja, sorrendjükben.

# What moves are about, for hints
theme-points = győzelmi pontok és régiók
theme-sets = a leggyengébb színed lapjai
theme-shields = pajzsok a térképen
theme-gold = arany
theme-hand = a kezedben lévő lapok
theme-roles = szerepek, és a felfordított lapok, amelyek hozzák őket
theme-cities = városok, amelyeket felépíthetsz
