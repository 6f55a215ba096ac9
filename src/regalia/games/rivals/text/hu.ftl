title = Rivális királyok
summary = Válassz titokban karaktert, lopj akciót az alattad állóktól, és gyűjts épületeket meg hozzájuk illő alattvalókat.
feel = blöff és furfang
playing-time = kb. 30 perc

credits-designer = Adrian Adamescu
credits-publisher = HUCH! & friends
credits-year = 2016
credits-line = Tervezte: { credits-designer }. Kiadta: { credits-publisher }, { credits-year }.

seat-name = { $number ->
    [0] Oroszlán
    [1] Sas
    [2] Szarvas
   *[3] Vadkan
}
crest-lion = Oroszlán
crest-eagle = Sas
crest-stag = Szarvas
crest-boar = Vadkan

character-lord-protector = Lord Protector
character-queen = Királynő
character-prince = Herceg
character-count = Gróf
character-courtier = Udvaronc
character-priest = Pap
character-treasurer = Kincstárnok
character-knight = Lovag
character-countess = Grófnő
character-diplomat = Diplomata
character-merchant-1 = I. Kereskedő
character-merchant-2 = II. Kereskedő

action-resolve = konfliktus kezelése
action-hand-on = konfliktusjelző átadása
action-money = pénz elvétele
action-recruit = alattvaló toborzása
action-buy = épület vásárlása

colour-yellow = sárga
colour-red = piros
colour-blue = kék
colour-green = zöld

no-card = üres
card-none = { no-card }
card-garden = Kert
card-dungeon = Tömlöc
card-pavilion = Pavilon
card-cathedral = Katedrális
card-city-wall = Városfal
card-university = Egyetem
card-tavern = Taverna
card-harbour = Kikötő
card-forge = Kohó
card-carpentry = Ácsműhely
card-market = Piac
card-inn = Fogadó
card-vineyard = Szőlőskert
card-mine = Bánya
card-herb-meadow = Gyógyfűves mező
card-farmstead = Tanya
card-gardener = Kertész
card-jailer = Börtönőr
card-lady-in-waiting = Udvarhölgy
card-bishop = Püspök
card-city-guard = Városőr
card-scholar = Tudós
card-troubadour = Trubadúr
card-sailor = Tengerész
card-smith = Kovács
card-carpenter = Ács
card-market-woman = Kofa
card-innkeeper = Fogadós
card-vintner = Borász
card-miner = Bányász
card-herbalist = Füvész
card-farmer = Gazda

ability-gardener = A felfedés után: cseréld el a karakteredet egy másik játékoséval.
ability-jailer = Minden konfliktusjelződért vegyél el egy érmét a bankból.
ability-lady-in-waiting = Cseréld el egy épületedet egy másik játékos épületével.
ability-bishop = Cseréld el egy alattvalódat egy másik játékos alattvalójával.
ability-city-guard = Ha meglopnak: a konfliktusjelzőt a tolvaj kapja.
ability-scholar = Minden épületedért vegyél el egy érmét a bankból.
ability-troubadour = Cseréld el egy kártyádat valamelyik pakli felső lapjával.
ability-sailor = Azonos rangúak konfliktusában: egyetlen akciódat kétszer hajthatod végre.
ability-smith = Egy épületért eggyel kevesebb érmét fizetsz.
ability-carpenter = Vásárolj egy épületet.
ability-market-woman = Vedd el egy pakli pénzét.
ability-innkeeper = Toborozz egy alattvalót.
ability-vintner = Nézd át az alattvalópaklikat, és az áráért vegyél ki egy lapot.
ability-miner = Nézd át az épületpaklikat, és az áráért vegyél ki egy lapot.
ability-herbalist = Add oda egy konfliktusjelződet egy másik játékosnak.
ability-farmer = Hajts végre egy akciót, amelyet elloptak tőled.

option-games = Játszmák száma
option-games-help = Hány játszmából áll a mérkőzés; az összes játszma pontjai összeadódnak.
option-target = Elérendő pontszám
option-target-help = Ha nem 0: addig játszotok újabb játszmákat, amíg valaki el nem ér ennyi pontot, de legfeljebb tíz játszmát; a játszmák beállított száma ilyenkor nem számít.
option-target-0 = nincs

phase-choosing = Karakterválasztás
phase-gardening = A Kertész
phase-guarding = A Városőr
phase-acting = Akciók
phase-carrying-out = Egy akció végrehajtása
phase-taking = Paklik átnézése
phase-offering = Csere
phase-swapping = Csere
phase-regaining = A Gazda
phase-over = Vége a játéknak

game-number = { $game }. játszma
round-number = { $round }. forduló
stage-number = { $stage }. szakasz
place-stacks = Paklik
place-money = Pénz
place-bank = Bank
place-stock = Jelzők a készletben
place-coins = Érmék
place-markers = Konfliktusjelzők
place-buildings = Épületek
place-subjects = Alattvalók
place-active = Aktív alattvaló
place-hand = Kézben
place-chosen = Kiválasztva
place-character = Karakter
place-pile = A pakliból
place-aside = Félretéve
place-spent = Ebben a fordulóban kijátszva
place-thefts = Lopások
place-order = Sorrend
place-points = Pont
place-total = Összesen

score-perfect = Tökéletes párok
score-coloured = Egyszínű párok
score-singles = Pár nélküli lapok
score-coins = Érmék
score-markers = Konfliktusjelzők

verb-choose = karakter választása
verb-exchange = Kertész: karaktercsere ezzel a játékossal
verb-guard = Városőr: ennek a tolvajnak a jelzője visszahárul
verb-steal = e játékos egyik akciójának lefedése és végrehajtása
verb-resolve = egy konfliktusjelző vissza a készletbe
verb-hand-on = egy konfliktusjelző átadása ennek a játékosnak
verb-money = a pakli melletti pénz elvétele
verb-recruit = a pakli felső alattvalójának toborzása
verb-buy = a pakli felső épületének megvásárlása
verb-use = az aktív alattvaló képességének használata
verb-take = Borász vagy Bányász: a pakli ennyiedik lapjának kivétele
verb-offer = ezt a lapodat adod a cserében
verb-get = ezt a lapot kapod a cserében
verb-regain = Gazda: ennek az ellopott akciónak a végrehajtása
verb-skip = kihagyás, vagy a köröd befejezése

ask-choose = Válassz titokban egy karaktert a kezedből.
ask-exchange = Kertész: cseréld el a karakteredet egy másik játékoséval, vagy hagyd ki.
ask-guard = Városőr: melyik tolvaj kapja meg helyetted a konfliktusjelzőt?
ask-steal = { $which ->
    [first] { $count ->
        [1] Lopj: fedd le az áldozatod egyik akcióját, és hajtsd végre.
       *[other] Lopj { $count } játékostól: fedd le egyikük akcióját, és hajtsd végre.
    }
   *[more] Még { $count } játékostól kell lopnod: fedj le egy akciót, és hajtsd végre.
}
ask-action = Következő akciód: { $action }. Hajtsd végre, vagy hagyd ki.
ask-one-action = Azonos rangok: hajtsd végre egyetlen akciódat, vagy hagyd ki.
ask-again = Hajtsd végre még egyszer, vagy hagyd ki: { $action }.
ask-ability = Használd aktív alattvalódat, vagy fejezd be a köröd: { $subject }.
ask-carry-out = Hajtsd végre, vagy hagyd ki: { $action }.
ask-take = Vegyél ki { $sort ->
    [building] egy épületet bármelyik pakliból
   *[subject] egy alattvalót bármelyik pakliból
} a teljes áráért, vagy hagyd ki.
ask-offer = { $subject ->
    [lady-in-waiting] Udvarhölgy: melyik épületedet adod oda?
    [bishop] Püspök: melyik alattvalódat adod oda?
   *[troubadour] Trubadúr: melyik lapodat adod oda?
}
ask-swap = { $subject ->
    [lady-in-waiting] Melyik épületet kéred cserébe?
    [bishop] Melyik alattvalót kéred cserébe?
   *[troubadour] Melyik pakli felső lapját kéred cserébe?
} Amit adsz: { $card }.
ask-regain = Gazda: melyik ellopott akciódat hajtod végre?

# Az alábbi mondatok részei
some-coins = { $count } érmét

event-game = { $game }. játszma.
event-round = { $round }. forduló. A karaktereket újra kiosztjuk.
event-stage = { $stage }. szakasz.
event-chose = { $seat } titokban ezt választja: { $character }.
    .you = Titokban ezt választod: { $character }.
event-chosen = { $seat } választott.
    .you = Választottál.
event-revealed = { $seat } felfedi: { $character }.
    .you = Felfeded: { $character }.
event-pile = A pakliból felfedett lap: { $character }.
event-exchanged = Kertész: { $seat } karaktert cserél, a társa a cserében { $other_seat }. Az új karakterek: { $seat } – { $character }, { $other_seat } – { $other_character }.
    .you = Kertész: karaktert cserélsz, a társad a cserében { $other_seat }. Az új karakterek: te – { $character }, { $other_seat } – { $other_character }.
    .to-you = Kertész: { $seat } veled cserél karaktert. Az új karakterek: { $seat } – { $character }, te – { $other_character }.
event-equal = Azonos rangúak: { $seat } és { $other_seat }.
    .you = Azonos rangúak: te és { $other_seat }.
    .to-you = Azonos rangúak: { $seat } és te.
event-pile-equal = A pakli lapja ugyanolyan rangú, mint { $seat } karaktere.
    .you = A pakli lapja ugyanolyan rangú, mint a karaktered.
event-guarded = Városőr: { $seat } elhárítja a jelzőt, amelyet így { $other_seat } kap meg.
    .you = Városőr: elhárítod a jelzőt, amelyet így { $other_seat } kap meg.
    .to-you = Városőr: { $seat } elhárítja a jelzőt, amelyet így te kapsz meg.
event-guarded-pile = Városőr: { $seat } elhárítja a pakli lapjának jelzőjét.
    .you = Városőr: elhárítod a pakli lapjának jelzőjét.
event-threat = { $seat } lopni készül; az áldozat { $other_seat }.
    .you = Lopni készülsz; az áldozat { $other_seat }.
    .to-you = { $seat } lopni készül tőled.
event-pile-threat = A pakli lapjának áldozata { $seat }.
    .you = A pakli lapjának te vagy az áldozata.
event-marker = { $seat } konfliktusjelzőt kap.
    .you = Konfliktusjelzőt kapsz.
event-no-marker = { $seat } nem kap konfliktusjelzőt: a készlet üres.
    .you = Nem kapsz konfliktusjelzőt: a készlet üres.
event-turn = { $seat } következik.
    .you = Te következel.
event-stole = { $seat } lop; a meglopott { $other_seat }, az akció: { $action }.
    .you = Lopsz; a meglopott { $other_seat }, az akció: { $action }.
    .to-you = { $seat } lop tőled; az akció: { $action }.
event-impossible = { $seat } most nem tudja végrehajtani: { $action }.
    .you = Most nem tudod végrehajtani: { $action }.
event-skipped = { $seat } kihagyja: { $action }.
    .you = Kihagyod: { $action }.
event-forwent = { $seat } nem hajt végre akciót.
    .you = Nem hajtasz végre akciót.
event-resolved = { $seat } visszatesz egy konfliktusjelzőt a készletbe.
    .you = Visszateszel egy konfliktusjelzőt a készletbe.
event-handed = { $seat } konfliktusjelzőt ad át; akié lesz: { $other_seat }.
    .you = Konfliktusjelzőt adsz át; akié lesz: { $other_seat }.
    .to-you = { $seat } neked ad át egy konfliktusjelzőt.
event-filled = Minden pénzkupac üres volt: a bank { some-coins } tesz ki.
event-money = { $seat } pénzt vesz el, { some-coins }, innen: { $stack }. pakli ({ $open_card }).
    .you = Pénzt veszel el, { some-coins }, innen: { $stack }. pakli ({ $open_card }).
event-bought = { $seat } épületet vásárol ({ $stack }. pakli, ára { $price }): { $card }.
    .you = Épületet vásárolsz ({ $stack }. pakli, ára { $price }): { $card }.
event-recruited = { $seat } alattvalót toboroz ({ $stack }. pakli, ára { $price }): { $card }.
    .you = Alattvalót toborzol ({ $stack }. pakli, ára { $price }): { $card }.
event-opened = { $stack }. pakli, az új felső lap: { $card }.
event-used = { $seat } képességet használ: { $card }.
    .you = Képességet használsz: { $card }.
event-earned = { $seat } { some-coins } vesz el a bankból.
    .you = { some-coins } veszel el a bankból.
event-took = { $seat } kivesz egy lapot ({ $stack }. pakli, felülről { $place }. lap).
    .you = Kiveszel egy lapot ({ $stack }. pakli, felülről { $place }. lap).
event-took-nothing = { $seat } átnézte a paklikat, és nem vesz ki semmit.
    .you = Átnézted a paklikat, és nem veszel ki semmit.
event-swapped = { $seat } és { $other_seat } cserél: { $seat } odaadja – { $card }, megkapja – { $other_card }.
    .you = Cserélsz, a társad a cserében { $other_seat }: odaadod – { $card }, megkapod – { $other_card }.
    .to-you = { $seat } veled cserél: neked adja – { $card }, megkapja – { $other_card }.
event-swapped-open = { $seat } cserél ({ $stack }. pakli): odaadja – { $card }, megkapja – { $other_card }.
    .you = Cserélsz ({ $stack }. pakli): odaadod – { $card }, megkapod – { $other_card }.
event-ended = { $ending ->
    [stack] Kiürült egy pakli: vége a játéknak.
   *[standstill] Nyolc szakasza senki sem vett kártyát: vége a játéknak.
}
event-perfect = { $seat }, tökéletes pár: { $card } ({ $price }) és { $other_card } ({ $other_price }), együtt { $count }.
    .you = Tökéletes párod: { $card } ({ $price }) és { $other_card } ({ $other_price }), együtt { $count }.
event-coloured = { $seat }, egyszínű pár, { $colour }: { $card } ({ $price }) és { $other_card } ({ $other_price }); a drágább számít, { $count }.
    .you = Egyszínű párod, { $colour }: { $card } ({ $price }) és { $other_card } ({ $other_price }); a drágább számít, { $count }.
event-singles = { $seat }, pár nélküli lapok: { $count }.
    .you = Pár nélküli lapjaid: { $count }.
event-coins = { $seat }, érmék: { $coins }, értük jár { $count }.
    .you = Érméid: { $coins }, értük jár { $count }.
event-markers = { $seat }, konfliktusjelzők: { $markers }, értük jár { $count }.
    .you = Konfliktusjelzőid: { $markers }, értük jár { $count }.
event-scored = { $seat } pontjai: { $count }.
    .you = Pontjaid: { $count }.
event-total = { $seat } pontjai eddig a mérkőzésben: { $count }.
    .you = Pontjaid eddig a mérkőzésben: { $count }.
event-over = { $winners_count ->
    [other] A győztesek: { $winners }!
   *[one] A győztes: { $winners }!
}
    .you = { $winners_count ->
        [one] Győztél!
       *[other] Közös győzelem: { $winners }!
    }

why-over = Vége a játéknak.
why-not-your-turn = Most { $seat } dönt.
why-chosen = Már választottál; a többiek még gondolkodnak.
why-choose-first = Előbb mindenki karaktert választ.
why-not-in-hand = Ez a karakter nincs a kezedben: { $character }.
why-not-choosing = Karaktert csak a szakasz elején lehet választani.
why-not-gardening = Karaktert csak Kertésszel lehet cserélni, közvetlenül a felfedés után.
why-gardener-first = Előbb döntsd el, cserél-e karaktert a Kertészed.
why-gardener-too-late = A Kertész csak közvetlenül a felfedés után használható.
why-not-guarding = Jelzőt csak Városőr háríthat el, a lopások előtt.
why-guard-first = Előbb döntsd el, elhárít-e jelzőt a Városőröd.
why-guard-too-late = A Városőr csak a körök előtt használható, lopás ellen.
why-not-your-thief = Ebben a szakaszban ő nem lop tőled.
why-no-such-player = Nincs ilyen játékos az asztalnál.
why-yourself = Másik játékost nevezz meg, ne magadat.
why-no-theft = Azonos rangúak konfliktusában nem lophatsz.
why-no-prey = A karaktered tőle nem lop.
why-stolen-already = Ebben a szakaszban tőle már loptál: { $seat }.
why-not-on-card = Ez az akció nincs rajta a kártyán: { $action }.
why-covered = { $seat } lefedte ezt az akciót: { $action }.
why-steal-first = Előbb lopnod kell: fedd le minden áldozatod egy-egy akcióját.
why-one-action = Azonos rangúak konfliktusában csak egy akciót hajthatsz végre.
why-action-past = Ezt az akciót már végrehajtottad vagy kihagytad: { $action }.
why-left-to-right = Az akciók balról jobbra követik egymást; előbb ez jön: { $action }.
why-carry-out-first = Előbb hajtsd végre vagy hagyd ki ezt az akciót: { $action }.
why-take-first = Előbb vegyél ki egy lapot a paklikból, vagy hagyd ki.
why-swap-first = Előbb fejezd be a cserét.
why-regain-first = Előbb válaszd ki, melyik ellopott akciódat hajtod végre.
why-no-markers = Nincs konfliktusjelződ.
why-pile-empty = Itt nincs pénz: { $stack }. pakli.
why-bank-empty = Erre már nincs érme a bankban.
why-stack-empty = Ez a pakli üres: { $stack }.
why-other-sort = { $sort ->
    [building] Ennek a paklinak a tetején most nem épület van: { $stack }.
   *[subject] Ennek a paklinak a tetején most nem alattvaló van: { $stack }.
}
why-too-dear = { $card } ára { $price }, neked viszont { $coins ->
    [0] nincs érméd
   *[other] csak { $coins } érméd van
}.
why-ability-used = Ebben a szakaszban már használtál képességet.
why-no-subject = Még nincs alattvalód.
why-no-buildings = Nincs épületed.
why-nothing-to-swap = { $subject ->
    [lady-in-waiting] Nincs két elcserélhető épület: a tökéletes párok védve vannak.
   *[bishop] Nincs két elcserélhető alattvaló: a tökéletes párok védve vannak.
}
why-no-stack = Nem maradt ilyen lap a paklikban.
why-no-conflict = A Tengerész csak egy másik játékossal vívott azonos rangú konfliktusban segít.
why-nothing-to-repeat = Nincs akció, amelyet meg lehetne ismételni.
why-no-building-ahead = Ebben a körödben már nem vásárolhatsz épületet.
why-too-dear-with-smith = Egyetlen nyitott épületet sem tudsz kifizetni, még a Kováccsal sem.
why-impossible = Ezt most nem lehet végrehajtani: { $action }.
why-nothing-to-regain = Semmit sem lehet most végrehajtani abból, amit elloptak tőled.
why-not-taking = A pakliból csak Borász vagy Bányász vehet ki lapot.
why-no-card-there = Azon a helyen nincs lap.
why-takes-other-sort = { $sort ->
    [building] A Bányász csak épületet vehet ki.
   *[subject] A Borász csak alattvalót vehet ki.
}
why-not-offering = Most nincs olyan csere, amelyben lapot adhatnál.
why-swaps-other-sort = { $subject ->
    [lady-in-waiting] Az Udvarhölgy csak épületet cserél.
   *[bishop] A Püspök csak alattvalót cserél.
}
why-perfect-pair = Ez a lap egy tökéletes pár része: { $card }.
why-not-swapping = Most nincs olyan csere, amelyben lapot kaphatnál.
why-open-card-only = A Trubadúr egy pakli felső lapját kapja.
why-players-card-only = Másik játékos lapját kapod, nem egy pakliét.
why-not-regaining = Ellopott akciót csak a Gazda hajthat végre.
why-not-covered = Ezt az akciódat senki sem fedte le: { $action }.

# Other names by which people look for something in the rulebook, and the name that stands there
rules-other-names = zseton = konfliktusjelző; székesegyház = Katedrális; szolga = alattvaló; húzópakli = pakli

scenario-x1-title = Két Kereskedő
scenario-x1-story = A Sas a másik Kereskedőt választotta. Mi történik, ha te a tiédet választod?
scenario-x2-title = A Lovag lop
scenario-x2-story = A Sas a Diplomatát választotta. Melyik karaktered lop attól a rangtól?
scenario-x3-title = Két vetélytárs, semmi lopás
scenario-x3-story = A Sasnál a Pap van, és egy Kereskedő is játékban van. Válaszd az Udvaroncot: miért nem lop senki?
scenario-x4-title = Egy a kettő fölött
scenario-x4-story = Válaszd a Lovagot a Grófnő és a Diplomata fölött: kitől lopsz?
scenario-x5-title = A Kereskedő legrosszabb napja
scenario-x5-story = Válaszd a Kereskedődet a másik Kereskedő, egy Udvaronc és egy Grófnő ellen: honnan jön három jelző?
scenario-x6-title = Pontszámítás
scenario-x6-story = Kiürült egy pakli, és te következel utolsóként. Hagyd ki az akciódat: hány pontot érnek a lapjaid, az érméid és a jelzőid?

points = { $points } pont

word-choose = választ
word-exchange = elcserél
word-guard = őriz
word-steal = lop
word-resolve = kezel
word-hand-on = átad
word-money = pénz
word-recruit = toboroz
word-buy = vesz
word-use = használ
word-take = kivesz
word-offer = felajánl
word-get = kap
word-regain = visszaszerez
word-skip = kihagy
word-lord-protector = lord-protector
word-queen = királynő
word-prince = herceg
word-count = gróf
word-courtier = udvaronc
word-priest = pap
word-treasurer = kincstárnok
word-knight = lovag
word-countess = grófnő
word-diplomat = diplomata
word-merchant-1 = kereskedő-1
word-merchant-2 = kereskedő-2
word-lion = oroszlán
word-eagle = sas
word-stag = szarvas
word-boar = vadkan
word-pile = karakterpakli
word-stack = pakli
word-building = épület
word-subject = alattvaló

terminal-help =
    A négy pakli száma 1-től 4-ig: hány lapból áll, mi a felső lapja és annak ára, és ¤ jelzi, ha pénz van mellette. Ha átnéztél egy paklit, minden lapja látszik, felülről lefelé.
    A színeknek jelük van: ◆ sárga, ■ piros, ● kék, ▲ zöld. A játékosok soraiban a lapok úgy vannak számozva, ahogyan a lépésekben szerepelnek; ◄ jelzi az aktív alattvalót. ¤ a játékos érméi, ✗ a konfliktusjelzői.
    A karakterek mellett a rangjuk és az akcióik állnak; a [ ] közötti akció le van fedve, a tolvaj címerével. A → mutatja, ki kitől lop.

# What moves are about, for hints
theme-points = a kártyáid pontjai
theme-pairs = készülő tökéletes párok
theme-cards = épületek és alattvalók előtted
theme-coins = érmék
theme-peace = kevés konfliktusjelző
theme-outlook = amit a következő akciód hozhat
theme-characters = karakterek a kézben
theme-subject = az aktív alattvalód
