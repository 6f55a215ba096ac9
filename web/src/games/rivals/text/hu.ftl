# A tábla szavai a böngészőben. A játékéi a szolgáltatástól jönnek.

board-parade = A szakasz karakterei
board-chosen = { $chosen ->
    [0] Mindenki titokban választ.
   *[other] Választott: { $chosen } / { $seats }.
}
board-character = { $character } ({ $name }), { $rank } rang
board-pile-card = { $character }: a pakliból, { $rank } rang
board-candidate = { $character }: { $actions }. { $rank } rang
board-secret = Egyelőre csak te látod
board-ready = { $name } választott
board-thinking = gondolkodik…
board-aside = Karakterek a pakliban: { $count }
board-symbol = azonos rangúak közt ő az első
board-action = { $action } ({ $name })
board-covered = { $action } ({ $name }), lefedte: { $thief }
    .to-you = { $action } ({ $name }), te fedted le
brief-resolve = kezelés
brief-hand-on = átadás
brief-money = pénz
brief-recruit = toborzás
brief-buy = vásárlás
board-chain = Nyilak: ki kitől lop
board-rung = { $rank } rang: { $character }{ $state ->
    [held] , a kezedben
    [chosen] , kiválasztva
    [spent] , kijátszva
   *[free] { "" }
}
board-how-hand-on = Válaszd ki, ki kapja a jelzőt: a választható címerek ki vannak emelve.
board-how-money = Válassz egy kiemelt erszényt a paklik mellett.
board-how-recruit = Válassz egy kiemelt alattvalót a paklik tetején.
board-how-buy = Válassz egy kiemelt épületet a paklik tetején.

board-conflicts = Konfliktusok
board-equal = Azonos rangúak: { $name } és { $other }
    .you = Azonos rangúak: te és { $other }
    .to-you = Azonos rangúak: { $name } és te
board-pile-equal = A pakli lapja azonos rangú; akit érint: { $name }
    .you = A pakli lapja veled azonos rangú
board-threat = { $name } lopni készül; az áldozat: { $other }
    .you = Lopni készülsz; az áldozat: { $other }
    .to-you = { $name } lopni készül tőled
board-stolen = { $name } lopott; az áldozat: { $other }
    .you = Loptál; az áldozat: { $other }
    .to-you = { $name } lopott tőled
board-pile-threat = A pakli lapjának áldozata: { $other }
    .to-you = A pakli lapjának te vagy az áldozata

board-game = { $game }. játszma
board-round = { $round }. forduló, { $stage }. szakasz
board-score = Pontok
board-card = { $card }, { $colour }, { $price }
board-stack = { $stack }. pakli: { $card }. Lapok a pakliban: { $height }
board-money = Pénz { $stack ->
    [1] az
   *[other] a
} { $stack }. pakli mellett
board-no-money = Nincs pénz { $stack ->
    [1] az
   *[other] a
} { $stack }. pakli mellett
board-refill = Üres, mint mind a négy: a bank előbb minden pakli mellé érméket tesz, amíg futja, aztán elveszed, ami { $stack ->
    [1] az
   *[other] a
} { $stack }. pakli mellett van
board-height = Lapok a pakliban
board-known = Az általad ismert lapok felülről ({ $stack }. pakli)
board-deep = { $stack }. pakli, felülről { $place }. lap: { $card }

board-domain = Hely: { $name }
    .you = A te helyed
board-player = { $name }, érmék: { $coins }, konfliktusjelzők: { $markers }
board-my-markers = Konfliktusjelzőid: { $markers }
board-owned = { $card } ({ $name }{ $state ->
    [active] , aktív
    [paired] , tökéletes pár tagja
   *[plain] { "" }
})

board-counsel = A lapról
board-belongs = Színe { $colour }, ára és értéke { $price }. Tökéletes párja: { $card }.
board-actions = Akciói: { $actions }.
board-steals-from = Akiktől lop ({ $rank } rang): { $characters }.
board-steals-nothing = Senkitől sem lop.
board-fears = Akik tőle lopnak: { $characters }.
board-active = Aktív: { $card }
board-once-early = Szakaszonként egy képesség.
board-once = Szakaszonként egy képesség, a körödben bármikor.
board-used-this-stage = Ebben a szakaszban már használtál képességet.
board-discount = A következő épület, amelyet veszel, eggyel olcsóbb.
board-watch = Néző vagy. Nézz meg egy lapot, hogy olvass róla.
board-no-subject = A legutóbb toborzott alattvalód lesz aktív: az ő képességét használhatod.

about-resolve = Tedd vissza egy konfliktusjelződet a készletbe.
about-hand-on = Add oda egy konfliktusjelződet egy másik játékosnak.
about-money = Vedd el egy pakli mellől az összes pénzt. Hogy mennyi, csak utána látod.
about-recruit = Fizesd ki egy pakli felső alattvalóját: ő lesz az aktív.
about-buy = Fizesd ki egy pakli felső épületét.

preview-buy = Ára { $price }, marad { $left }. Pontjaid: { $before } → { $after }.
preview-swap = Pontjaid a csere után: { $before } → { $after }.
preview-steal = Lefeded a címereddel, és azonnal végrehajtod.

board-reckoning = Pontozás
board-reckoning-now = Ha most érne véget a játék
board-step-by-step = Lépésről lépésre
board-step-back = Egy lépés vissza
board-step-on = Következő lépés
board-close-score = A pontok bezárása
board-games = A mérkőzés játszmái
board-next-game = Tovább: { $game }. játszma
board-match = A mérkőzés állása
how-perfect = mindkét lap pontja
how-coloured = a drágább lap pontja
how-singles = 1 pont laponként
how-coins = 3 érme 1 pont
how-markers = −2 jelzőnként

move-choose = Választás: { $character }
move-exchange = Kertész, karaktercsere vele: { $name } ({ $character })
move-guard = { $first ->
    [pile] Városőr: a pakli lapjának jelzőjét senki sem kapja
   *[other] Városőr, a jelzőt ő kapja: { $name }
}
move-steal = Lopás, az áldozat { $name }: { $action }
move-resolve = Konfliktusjelző vissza
move-hand-on = Konfliktusjelző átadása, akié lesz: { $name }
move-money = Pénz elvétele, { $first }. pakli ({ $card })
move-recruit = Toborzás { $price } érméért: { $card } ({ $first }. pakli)
move-buy = Vásárlás { $price } érméért: { $card } ({ $first }. pakli)
move-use = Képesség: { $card }
move-take = Kivétel { $price } érméért: { $card } ({ $first }. pakli, felülről { $second }. lap)
move-offer = Odaadod: { $card } ({ $first ->
    [building] a sorod { $second }. épülete
   *[subject] a sorod { $second }. alattvalója
})
move-get = { $first ->
    [stack] Megkapod: { $card } ({ $second }. pakli)
   *[other] Megkapod: { $card } ({ $name } sorának { $second }. lapja)
}
move-regain = Gazda, az ellopott akció végrehajtása: { $action }
move-skip = { $what ->
    [gardening] Megtartod a karakteredet
    [guarding] Nem hárítasz el jelzőt
    [taking] Nem veszel ki lapot
    [carrying-out] Kihagyod: { $action }
    [action] Kihagyod: { $action }
    [one-action] Nem hajtasz végre többet
   *[end] A köröd vége
}

# Mit jelent egy jel, amikor először látszik

sign-star = A csillag kezd: ha két azonos rangú játékosnak ugyanannyi a konfliktusjelzője, az övé jön előbb (R17).
sign-swords = A kardok konfliktusjelzők. Aki azonos rangúval találkozik, vagy akitől lopnak, kap egyet; a végén darabja 2 pontba kerül.
sign-perfect = A korona tökéletes párt köt össze: az épület és a hozzá illő alattvaló is meghozza a pontjait.
