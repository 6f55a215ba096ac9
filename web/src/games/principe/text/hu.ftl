# A tábla szavai a böngészőben. A játék saját szavait a szolgáltatás adja.

board-map = Észak-Itália térképe
board-region = { $name } régió
board-shields-of = { $name }: { $count } pajzs, a végén { $points } pont
board-no-shields = Még nincs rajta pajzs
board-unseen = Még nincs felcsapva
board-to-build = Felépíthető
board-built-by = Itt építkezett: { $name }
    .you = Itt te építkeztél
board-size-small = kisváros
board-size-medium = közepes város
board-size-large = nagyváros
board-track = Pontozósáv: { $standings }
board-left = a pakliban még { $count }
board-cost = Ára { $gold } arany és ezek a lapok: { $cards }
board-gain = Haszna { $points } pont és { $shields } pajzs
board-gold = { $gold } arany
board-role-lot = Szerep: { $role }
board-lot = { $count } { $colour }
board-bidders = Licitálók
board-out = kiszállt
board-bid = Licit: { $amount }
board-offers-of = { $name }: { $made } felajánlva, { $left } még hátravan
board-next-groups = További aukciók
board-nothing-sold = Most nincs mire licitálni.
board-pass = Passz
board-your-gold = Aranyad
board-hand-of = { $colour ->
    [green] Zöld
    [white] Fehér
    [red] Vörös
    [blue] Kék
   *[yellow] Sárga
} lapok a kezedben: { $count }
board-how-many = Mennyit?
board-lay = { $count } { in-colour } lap kirakása
board-where = Hová kerüljön a pajzs
board-court = Szerepek és kirakott lapok
board-ability = { $colour ->
    [green] Zöld
    [white] Fehér
    [red] Vörös
    [blue] Kék
   *[yellow] Sárga
}. { $ability }
board-vacant = senki
board-prince = Fejedelem
board-gold-of = Arany
board-hand-size = Lapok kézben
board-shields-left = Megmaradt pajzsok
board-score = Pontok
board-turn-up = Egy { in-colour } lap felfordítása; lefordítva: { $down }
board-laid = { $colour }: { $up } felfordítva, { $down } lefordítva
board-prospect = Mit hozna
board-promised = Ha most lenne vége
board-promised-of = { $points } az arany nélkül, { $rank }. hely
board-round = { $round }. forduló
board-phases = A forduló fázisai
board-order = Sorrend
board-part-1 = Felajánlás
board-part-2 = Aukciók
board-part-3 = Akciók
board-part-4 = Szerepek
board-deck = Pakli: { $count }
board-counting = Végső értékelés: { $step }.
board-until-now = Eddig
board-total = Összesen
board-step-back = Egy lépést vissza
board-step-on = Egy lépést előre
board-count = Újraszámolás
board-stop = Megállítás
board-count-all = A végeredmény
board-auction-of = Aukció: { $at } / { $of }
board-ends = A játék véget ér, ha négynél kevesebb marad.
board-ends-now = Négynél kevesebb: e forduló után vége a játéknak.
board-ceremony = A forduló szerepei
board-investing = { $building }: kiosztjuk a szerepeit.
board-turned = { $count } lap lefordítva
board-rank-major = főbb
board-rank-minor = alárendelt
board-cities = Városok
board-banner = A győzelem zászlaja: { $names }
board-explain-1 = Mindenki aranyat és lapokat kap, és néhányat képpel lefelé felajánl az aukcióra.
board-explain-2 = Az aukció győztese fizet, övé a lapok, ő lesz a fejedelem, és a második fordulótól rögtön építkezhet is.
board-explain-3 = A fejedelemtől kezdve mindenki építkezik, egy szín lapjait rakja ki, vagy passzol.
board-explain-4 = Színenként a legtöbb és a második legtöbb felfordított lap ér szerepet; az első a felét lefordítja.
board-explain-over = Mutass egy régióra, városra vagy játékosra: lásd, mit hozott.

building-green = Egyetem
building-white = Katedrális
building-red = Városháza
building-blue = Kastély
building-yellow = Piactér

ability-green = Szerepei felfordítják egy más színű, lefordított lapodat.
ability-white = Szerepei 1 pontot hoznak.
ability-red = Szerepeivel húzol 1 építési kártyát.
ability-blue = Szerepeivel bármelyik régióra lerakhatsz 1 pajzsot.
ability-yellow = Szerepei 2 aranyat hoznak.

preview-costs = Ára
preview-brings = haszna
preview-honours = másoknak
preview-heirs = most ezé lenne:
preview-lacks = Hiányzik: { $lacking }.
preview-ready = Ki tudod fizetni; maradna { $left } aranyad.
preview-first-round = Az első fordulóban senki sem építkezhet.
preview-worth = { $points ->
    [0] nem ér pontot
   *[other] { $points } pont
}

prospect-major = { $count } lappal tiéd lenne a szerep: { $role }.
prospect-major-tie = { $count } lappal holtversenyben vezetnél ({ $role }).
prospect-minor = { $count } lappal tiéd lenne a szerep: { $role }.
prospect-minor-tie = { $count } lappal holtversenyben második lennél ({ $role }).
prospect-none = { $count } lap most nem érne szerepet.

move-offer = { $first ->
    [green] Zöld
    [white] Fehér
    [red] Vörös
    [blue] Kék
   *[yellow] Sárga
} lap felajánlása
move-bid = Licit: { $first } arany
move-pass = Passz
move-build = Építkezés: { $first ->
    [florence] { city-florence }
    [mantua] { city-mantua }
    [ferrara] { city-ferrara }
    [pisa] { city-pisa }
    [rimini] { city-rimini }
    [lucca] { city-lucca }
    [urbino] { city-urbino }
    [padua] { city-padua }
    [milan] { city-milan }
    [bologna] { city-bologna }
    [siena] { city-siena }
    [orvieto] { city-orvieto }
    [venice] { city-venice }
    [verona] { city-verona }
   *[perugia] { city-perugia }
}
move-lay = { $second } { $first ->
    [green] zöld
    [white] fehér
    [red] vörös
    [blue] kék
   *[yellow] sárga
} lap kirakása
move-shield = Pajzs ide: { $first ->
    [veneto] { region-veneto }
    [lombardy] { region-lombardy }
    [emilia] { region-emilia }
    [liguria] { region-liguria }
    [tuscany] { region-tuscany }
   *[umbria] { region-umbria }
}
move-turn = { $first ->
    [green] Zöld
    [white] Fehér
    [red] Vörös
    [blue] Kék
   *[yellow] Sárga
} lap felfordítása

score = { $points } pont

# Mit jelent egy jel, amikor először látszik

sign-prince = A korona a fejedelemé. A bal oldali szomszédja licitál elsőként, cselekedni pedig a fejedelem kezd.
sign-deck = Ennyi lap van még a pakliban. A ✕ utáni szám a játékból kikerült lapoké.
