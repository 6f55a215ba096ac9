# Ami minden játékban közös. A játékok saját szövegei ezek után jönnek, és felülírhatják őket.

seat-name = { $number ->
    [0] 1. játékos
    [1] 2. játékos
    [2] 3. játékos
    [3] 4. játékos
    [4] 5. játékos
    [5] 6. játékos
    [6] 7. játékos
   *[7] 8. játékos
}
all-of-them = { $others } és { $last }
# In a list of those who share a victory
you-among-them = { $team ->
    [yes] a csapatod
   *[no] te
}
points = { $points } pont

# A játékok és a példaállások listája

list-game = Játék
list-players = Játékosok
list-options = Beállítások
list-bots = Gépi ellenfelek
list-rules = Szabályok
list-scenario = Példaállás
list-steps = Részek
list-title = Cím

rules-contents = Tartalom
rules-corrected = Ezek a szabályok egy javított adatfájlt követnek. A példák és a rekonstrukcióról szóló megjegyzések arról a dobozról szólnak, amely a Regaliában van.
rules-nothing-found = { $title }: a szabályokban sehol sem áll „{ $wanted }”; olyan szavakat várunk, amelyek ott állnak
rules-no-such-rule = { $title }: nincs „{ $rule }” szabály; várt: { $ids }

data-file = Adatok
data-shipped = ahogy a Regaliában vannak
data-fits = Ezzel a fájllal lehet játszani: { $path }. Illik ehhez: { $game }.
data-differs = Ezzel a dobozzal más lenne a végük, ezért azzal a dobozzal játsszuk őket, amely a Regaliában van: { $listed }.
data-lesson = lecke
usual-box = Itt azzal a dobozzal játszunk, amely a Regaliában van; a tiéd eltér tőle.
data-folder = Saját adatfájljaid abba a mappába valók, amelyet a { $variable } nevez meg.

# A terminál: amit be lehet írni

command-help = súgó
command-moves = lépések
command-hint = tipp
command-why = miért
command-undo = vissza
command-again = újra
command-board = tábla
command-log = napló
command-rules = szabály
command-save = mentés
command-quit = kilép

command-help-help = ez az oldal
command-moves-help = minden lépés, amelyet most választhatsz
command-hint-help = mit lépne a helyedben egy király, és miért
command-why-help = megteheted-e a lépést, és mit hozna; ha nem, melyik szabály tiltja
command-undo-help = visszaveszed utolsó lépésedet, amíg azóta senki sem dobott, mutatott vagy lépett
command-again-help = elölről kezdi a leckének ezt a részét
command-board-help = újra kirajzolja a táblát (egy üres Enter is)
command-log-help = mi történt eddig
command-rules-help = a teljes szabálykönyv, egyetlen szabály, például { $rule }, vagy amit egy szóról mond
command-save-help = fájlba írja a játszmát; folytatás: regalia play --load FÁJL
command-quit-help = kilépsz; a játszma megmarad, és megtudod, hogyan folytathatod. Ugyanígy: Ctrl-C, Ctrl-D

argument-move = LÉPÉS
argument-rule = [SZABÁLY]
argument-file = FÁJL

# A terminál: amit mond

pager-keys = A szóköz lapoz, a b visszalapoz, a q kilép ezekről az oldalakról.
play-help = A lépést szóról szóra írd be, ahogyan a beviteli sor fölött látod; a Tab kiegészíti. A szavak rövidíthetők, amíg egyértelműek, és az első el is hagyható, ha csak egyféle lehet. A { $moves } parancs minden lépést megszámoz: #3 a harmadik.
play-players = { $title }: { $players }.
play-learn = Sosem játszottál még? Öt perc alatt megtanulod: { $command }
play-pass = Add át a billentyűzetet: most { $seat } következik. Ha itt van, nyomjon Entert.
play-several = Ez több mindent jelenthet: { $listed }. Írj be kicsit többet.
play-strange = „{ $word }”: se nem lépés, se nem parancs. Most lehetséges: { $listed }.
play-strange-after = „{ $known }” után ez jöhet: { $listed }. Ez nem érthető: „{ $word }”.
play-strange-end = Ez már egész lépés: „{ $known }”; ez felesleges: „{ $word }”.
play-passed = Csak egyet tehettél, ezért megtörtént: { $move }
play-allowed = { $move }: megteheted.
play-brings-chance = Utána dobás vagy húzás következik.
play-brings-cards = Utána rejtett lapok kerülnek elő.
play-brings-choices = Utána kiderül, mit választottak titokban a többiek.
play-why-use = Írd be, hogy { $command }, utána egy lépést, és megtudod, megteheted-e.
play-hint = Egy { $level } ezt lépné: { $move }
play-hint-thinks = Egy { $level } gondolkodik:
play-hint-expected = Utána ekkora eséllyel nyer: { $listed }
play-hint-for = Mellette szól: { $listed }
play-hint-against = Ellene szól: { $listed }
play-hint-line = Utána valószínűleg: { $listed }
play-hint-guess = Majd, ami még csak találgatás: { $listed }
play-hint-secret = titkos döntés
play-hint-others = Más lehetőségek: { $listed }
hint-victory = a játszma vége
hint-later = ami később következik belőle
hint-close = Ez és a következő lehetőség között alig van különbség.
play-undone = Visszavéve: { $move }
play-undo-nothing = Nincs mit visszavenni: azóta dobás történt, valami láthatóvá vált, vagy más került sorra.
play-log-empty = Még nem történt semmi.
play-rule-unknown = Nincs ilyen szabály, és egyik sem szól erről: { $rule }. Vannak: { $listed }.
play-save-use = Írd be, hogy { $command }, utána egy fájl nevét.
play-save-exists = Ez a fájl már létezik: { $path }. Ha felülírnád, írd be még egyszer ugyanezt.
play-saved = A játszma ebben a fájlban van: { $path }
play-save-failed = Nem írható fájl: { $path }; { $reason ->
    [missing] nincs ilyen mappa.
    [forbidden] nincs hozzá jogosultság.
    [folder] ez egy mappa.
    [full] megtelt a lemez.
    [long] túl hosszú a név.
   *[other] { $cause }.
}
play-not-kept = A játszma így nem őrződik meg magától; játszhatsz tovább, és elmentheted máshová.
play-offer-record = Megőrzöd a játszmát? Írd be egy fájl nevét, vagy nyomj Entert, ha nem:
play-left = A játszma megmaradt. { $over ->
    [yes] Így nézheted meg újra:
   *[no] Így folytathatod:
}
play-lost = A játszmát sehová sem sikerült elmenteni.

# Lecke a terminálban

lesson-other = A szabályok ezt is engedik, de itt most mást kérünk.
exercise-found = Úgy van! A szabálykönyv példája is így folytatódik.
learn-step = Lecke, { $number }. rész ({ $count } közül)
learn-do = A teendő: { $moves }
learn-read-on = Tovább: Enter.
learn-nothing-asked = Itt most semmit sem kell lépned: csak nyomj Entert.
learn-no-moves = Most nincs miről döntened.
learn-rules-help = a szabályok, amelyekről itt szó van, vagy egy másik szabály
learn-quit-help = kilépsz, és megtudod, hogyan folytathatod innen. Ugyanígy: Ctrl-C, Ctrl-D
learn-finished = A lecke véget ért. Első igazi játszmád egy apród ellen így kezdődik:
learn-left = Innen így folytathatod:

replay-moves = { $count } lépés
replay-why = { $name } ezt lépte: { $move }
replay-step = Enter: a következő lépés; Ctrl-D: kilépés
replay-whole = A feljegyzés rendben van.
replay-part = A feljegyzés rendben van. Eddig látható: { $move }. lépés, összesen { $count } közül.
record-act = { $move ->
    [0] Az első lépés előtt
   *[other] A(z) { $move }. lépés után
}: { $said ->
    [resign] { $name } feladja.
    [time-out] { $name } ideje lejárt.
    [replace] { $name } helyett gép játszik tovább ({ $level }).
    [back] { $name } visszatért.
    [agree-offer] { $name } eldöntetlenül befejezné a játszmát.
    [agree-no] { $name } tovább akar játszani.
   *[agree-end] mindenki beleegyezik, aki ott van: a játszma eldöntetlenül ér véget.
}

# A kockák ellenőrzése

verify-true = A feljegyzés rendben van, és a magja az, amelyhez az első lépés előtt kötötték magukat.
verify-whole = A feljegyzés rendben van. A magja akkor volt előre rögzítve, ha az asztal az első lépés előtt ezt mutatta:
verify-nonces = A dobásaihoz ezek a véletlen számok is hozzájárultak, helyek szerint; aki az övét az első lépés előtt feljegyezte, összehasonlíthatja:
verify-nonces-true = { $count ->
    [one] A megadott véletlen szám is hozzájárult a dobásaihoz.
   *[other] Mind a { $count } megadott véletlen szám hozzájárult a dobásaihoz.
}
verify-no-nonces = A dobásaihoz senki sem adott véletlen számot: aki a magot választotta, egyedül döntött róluk.
verify-redrawn = Ez gyakorlójáték: a kockákat közben újra kisorsolták ({ $move }. lépés), ezért onnantól válogathattak is köztük.
verify-earlier-rules = Korábbi szabályok szerint játszották: minden lépését újra lejátszottuk, és mind szabályos, de az utolsó állását úgy írták le, hogy ma már nem hasonlítható össze.
verify-game-passed = { $game } mindent betart, amit minden játéknak be kell: { $count } ellenőrzés.
verify-game-failed = { $count } ellenőrzésből { $failed } nem sikerült.
ask-move = Mit lépsz?
why-not-now = Ez a lépés most nem lehetséges.

# Az aréna: sok játszma gépi ellenfelek között

arena-heading = Aréna: { $title }
arena-summary = { $games } játszma, mindegyikben { $seats } játékos; véletlenmag: { $seed }
arena-standings = Játékosok
arena-standings-note = A győzelem a játékos oldalának győzelme, a megosztott győzelem a maga részével számít; az egyenlő rész { $fair }. Az értékszám 25-ről indul. Az intervallumok 95 %-osak; a pontok mellett a szórásuk áll.
arena-player = Játékos
arena-games = Játszma
arena-wins = Győzelem
arena-rating = Értékszám
arena-points = Pont
arena-mean-time = Átlagos idő
arena-late-time = 99 % ezen belül
arena-turn = Leghosszabb kör
arena-decisions = Döntés
arena-faults = Hiba
arena-meetings = Egymás ellen
arena-meetings-note = Milyen gyakran végez a sor játékosa az oszlopé előtt, és ennek 95 %-os intervalluma; alatta a győzelmek, döntetlenek és vereségek. A döntetlen felet ér.
arena-seats = Győzelmek helyek szerint
arena-seats-note = Az egyenlő rész { $fair }.
arena-seat = Hely
arena-lengths = Hossz
arena-lengths-note = Az egyes asztalok játszmáiról: a medián, és az, amin belül a játszmák 5, 95 és 99 %-a véget ér.
arena-table = Asztal
arena-rounds = Fordulók
arena-actions = Lépések
arena-median = Medián
arena-longest = Leghosszabb
arena-unfinished = Befejezetlen
arena-times = Gondolkodási idő
arena-times-note = Az átlagtól addig, amin belül a döntések 99 %-a marad.
arena-points-note = 5 %-tól 95 %-ig, a középső féllel és a mediánnal.
arena-ratings = Értékszámok
arena-fault = { $player }: helyette { $count } döntést egy fegyvernök hozott; utoljára azért, mert { $kind ->
    [late] túl sokáig gondolkodott.
    [died] a folyamata véget ért.
    [illegal] szabálytalant választott: { $detail }.
   *[failed] hibára futott: { $detail }
}
arena-seconds = { $value } s
arena-milliseconds = { $value } ms
arena-microseconds = { $value } µs
arena-stopped = Megállt: { $games } játszmából { $played } van meg. { $kept ->
    [yes] Itt vannak: { $file }; ugyanaz a parancs folytatja.
   *[no] Nincsenek elmentve; a { $option } kapcsolóval meglennének.
}
arena-written = A jelentés itt van: { $file }.

told-turn = Te jössz
told-waited = { $name } rád vár

# Amit egy befejezett játszmából tanulni lehet

analysis-heading = { $title }: amit ebből a játszmából tanulni lehet
analysis-asked = Ahogy egy { $level } látja. Minden döntést az alapján ítél meg, amit a játékos akkor tudott. A játszma véget ért, ezért itt már semmi sem titkos.
analysis-works = Egy { $level } végigmegy a játszmán
analysis-remark-practice = Ez gyakorló játszma: dobáson át is vettek vissza lépést, és itt az számít, ami utána jött.
analysis-remark-box = Saját dobozzal játszották; a { $level } a szokásossal tanult, ezért az esélyei kevésbé biztosak.
analysis-remark-position = Nem a kezdeti felállásból, hanem egy állásból indult.
analysis-remark-bots = Aki elment, helyette bot játszott tovább: annak döntései senki pontosságába nem számítanak bele.
analysis-remark-rules = Korábbi szabályok szerint kezdődött, és a mostaniak szerint ítéli meg.
analysis-players = Hogyan játszottak
analysis-players-note = A pontosság 100, ha egyetlen döntés sem került semmibe. A kezdeti esély, a saját döntések, a többiekéi, a szerencse és a maradék összege az eredmény. A szerencse minden dobásnál és húzásnál külön mérve: ami jött, ahhoz képest, ami átlagosan jöhetett volna. A maradék az, amit egyik sem magyaráz: ami közben kiderült, és amit a { $level } csak később látott meg.
analysis-player = Játékos
analysis-accuracy = Pontosság
analysis-errors = Pontatlanság, hiba, súlyos hiba
analysis-begun = Az elején
analysis-own = Saját döntések
analysis-others = A többiekéi
analysis-luck = Szerencse
analysis-rest = Maradék
analysis-result = Eredmény
analysis-curve = Esély a győzelemre
analysis-curve-note = Minden döntés előtt, az elsőtől az eredményig.
analysis-curve-numbers = Ugyanez számokban
analysis-move = Lépés
analysis-round = Forduló
analysis-turned = Fordulópont: { $round }. forduló, { $move }. lépés; innentől { $name } vezetett.
analysis-led = { $name } elejétől végéig vezetett.
analysis-turnings = Ahol fordult
analysis-turning = { $round }. forduló, { $move }. lépés: { $name } esélye { $by ->
    [up] { $before }-ról { $after }-ra nőtt
   *[down] { $before }-ról { $after }-ra csökkent
}, { $cause ->
    [decision] { $who } döntése miatt.
    [luck] a szerencse miatt.
   *[other] amiatt, ami akkor kiderült.
}
analysis-decisions = Mi lett volna jobb
analysis-none = A { $level } nem talált olyan döntést, amely a győzelem esélyéből legalább 5 %-ba került.
analysis-played = { $move }. lépés, { $round }. forduló: { $name } ezt lépte: { $played }.
analysis-cost = { $kind ->
    [inaccuracy] Pontatlanság
    [mistake] Hiba
   *[blunder] Súlyos hiba
}; ára a győzelem esélyéből: { $percent }.
analysis-better = Jobb lett volna: { $best }; így az esély { $without } helyett { $with }.
analysis-bot = Ezt egy bot döntötte.
analysis-written = Az oldal itt van: { $file }.

# Egy mappa játszmái

mine-reads = A feljegyzések olvasása
mine-none = Nincs ilyen játszma itt: { $folder }.
mine-against = Ellenfél
mine-result = Eredmény
mine-points = Pont
mine-length = Hossz
mine-date = Dátum
mine-file = Fájl
mine-games = Játszma
mine-won = Győzelem
mine-person = ember
mine-unknown = { $count } játékos
mine-running = nem ért véget
mine-winner = nyert: { $name }
mine-win = győzelem
mine-shared = megosztott
mine-loss = vereség
mine-practised = gyakorlás
mine-counts = Milyen gyakran nyertél
mine-practice = Gyakorlásban
