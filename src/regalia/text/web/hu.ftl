# A böngészőbeli kliens szavai a táblák körül.

motto = Négy társasjáték koronákról és trónokról: távoli barátokkal vagy gépi ellenféllel.
skip-to-content = A tartalomhoz
language = Nyelv
theme = { $theme ->
    [light] Világos oldal
    [dark] Sötét oldal
   *[auto] Ahogy az eszközödön
}
sound = Hang
close = Bezárás
cancel = Mégse
try-again = Újra
to-lobby = A kezdőlapra

choose-game = Válassz játékot
new-here = Először jársz itt?
learn-in-five = Tanuld meg öt perc alatt: { $title }
play-game = Játék: { $title }
players-range = { $fewest }–{ $most } játékos
players = Játékosok
your-name = A neved
your-name-hint = Ezt látják mások
their-name = A neve
who-sits-where = Ki hol ül
who-sits-at = Ki ül itt: { $name }
colour-of = Szín vagy címer: { $seat }. hely
sit-me = Te
sit-friend = Egy barát (küldd el a linket)
sit-here = Valaki ennél a képernyőnél
sit-bot = Gépi ellenfél { $strength }/{ $levels }, { $level }
options = A játszma beállításai
worked-examples = Kezdés egy kidolgozott példával
no-example = Új játék
play-now = Játék
open-table = Asztal nyitása
my-tables = Asztalaim
put-away = Félretétel
show-all = Mind a { $count } mutatása
status-gathering = Gyülekező
status-playing = Játékban
status-over = Vége a játéknak

gathering-title = Gyülekező az asztalnál
gathering-invited = { $host } meghív egy játszmára: { $title }
gathering-text = { $free ->
    [0] Minden hely foglalt.
    [one] Egy hely szabad. Küldd el a linket egy barátodnak, vagy ültess le egy gépi ellenfelet.
   *[other] { $free } hely szabad. Küldd el a linket a barátaidnak, vagy ültess le gépi ellenfeleket.
}
gathering-guest = { $free ->
    [0] Minden hely foglalt; nézőként maradhatsz.
   *[other] Vár rád egy hely: írd be a neved, és ülj le.
}
link = Az asztal linkje
copy-link = Link másolása
qr-code = A link QR-kódja
link-only-here = Ez a link csak ezen a gépen működik. Mások meghívásához a szolgáltatást a hálózatodra kell indítani (regalia serve --host 0.0.0.0), és olyan címen megnyitni, amelyet ők is elérnek.
copied = Másolva
share-link = Megosztás
free-seat = szabad
take-seat = Ideülök
name-first = Előbb írj be egy nevet: utána leülhetsz.
seat-bot = Gépi ellenfél leültetése
leave-seat = Felállok
bot-of-level = { $thinking ->
    [yes] gépi ellenfél, { $level }: gondolkodik
   *[no] gépi ellenfél, { $level }
}
waiting-for-others = A játék akkor kezdődik, amikor az utolsó hely is elkelt.
waiting-for-nonces = { $count ->
    [one] Még { $names } hiányzik: nyissa meg az asztalt, mert minden játékos böngészője hozzáad egy véletlen számot a kockákhoz.
   *[other] Ezeknek a játékosoknak még meg kell nyitniuk az asztalt: { $names }. Minden játékos böngészője hozzáad egy véletlen számot a kockákhoz.
}

presence = { $presence ->
    [here] itt van
    [thinking] gondolkodik
    [away] máshová néz
   *[gone] nincs itt
}
presence-since = { $presence ->
    [away] { $since } óta máshová néz
   *[gone] { $since } óta nincs itt
}
at-the-table = Az asztalnál
onlookers = { $names ->
    [none] { $count ->
        [one] Egy néző figyeli a játékot.
       *[other] { $count } néző figyeli a játékot.
    }
   *[other] { $count ->
        [one] Egy néző figyeli a játékot: { $names }.
       *[other] { $count } néző figyeli a játékot, köztük: { $names }.
    }
}
be-listed = A nézők között lássák a nevemet: { $name }
be-listed-not = A nézők között név nélkül számítasz.
you-watch = Nézőként vagy itt
same-screen = közös képernyőnél
stands-in = { $resigned ->
    [yes] feladta; gép játszik helyette ({ $level })
   *[no] gép játszik helyette ({ $level })
}
has-resigned = feladta
away = { $since ->
    [none] { $name } nincs itt
   *[other] { $name } { $since } óta nincs itt
}
remind = Emlékeztetés
remind-sent = Emlékeztetve
reminded = { $name } rád vár
let-bot-play = Gép játsszon tovább { $name } helyett
stood-in = Gép játszik helyetted ({ $level }).
take-over = Visszaülök a helyemre
is-missed = { $name } már egy ideje nincs itt.
wait = Várok
end-game = A játszma befejezése
offer-end = Ajánlom: fejezzük be eldöntetlenül
end-offered = Eldöntetlenül befejeznéd
end-asked = { $count ->
    [one] { $names } eldöntetlenül befejezné a játszmát.
   *[other] { $names } eldöntetlenül befejeznék a játszmát.
}
end-undecided = Befejezés eldöntetlenül
end-sure = Igen, fejezzük be eldöntetlenül
end-agree = Fejezzük be
play-on = Játsszunk tovább
resign = Feladás
resign-sure = { $name ->
    [none] Igen, feladom
   *[other] Igen, { $name } feladja
}
ended-undecided = Eldöntetlenül ért véget
act-you = { $said ->
    [resign] Feladod.
    [time-out] Lejárt az időd.
    [replace] Helyetted gép játszik tovább ({ $level }).
    [back] Visszatértél.
    [agree-offer] Eldöntetlenül befejeznéd a játszmát.
    [agree-no] Tovább akarsz játszani.
   *[agree-end] Mindenki beleegyezik, aki itt van: a játszma eldöntetlenül ér véget.
}
act = { $said ->
    [resign] { $name } feladja.
    [time-out] { $name } ideje lejárt.
    [replace] { $name } helyett gép játszik tovább ({ $level }).
    [back] { $name } visszatért.
    [agree-offer] { $name } eldöntetlenül befejezné a játszmát.
    [agree-no] { $name } tovább akar játszani.
   *[agree-end] Mindenki beleegyezik, aki itt van: a játszma eldöntetlenül ér véget.
}

find-game = Keress nekem játékot
find-which = Melyik játék
find-any = Bármelyik játék jó
find-help = Oda ülsz, ahol már vár valaki. Ha senki sem vár, megnyílik egy asztal, ahol mások rád találnak.
find-name = Előbb mondd meg, ki vagy: akikkel találkozol, tudni szeretnék a nevedet.
open-tables = Nyitott asztalok
open-none = Most senki sem vár társaságra.
open-free = { $free ->
    [one] Egy szabad hely
   *[other] { $free } szabad hely
}
open-bots = gépi ellenfelek: { $levels }
open-hints = mindenki kérhet tippet
company-choice = Ki jöhet
public = Bárki csatlakozhat
public-help = Az asztal a nyitott asztalok között áll, amíg minden hely el nem kel.
public-table = Bárki csatlakozhat: az asztal a nyitott asztalok között áll.
fill = Ha egy hely szabadon marad
fill-never = Várjon tovább
fill-after = { $minutes ->
    [one] Egy
   *[other] { $minutes }
} perc után gépi ellenfél ül le: { $level }
fills-at = { $time }-kor gépi ellenfelek ülnek a még szabad helyekre.
silent = A nézők hallgatnak
silent-help = Akik csak nézik, nem írhatnak, egymás között sem.

pace = Tempó
pace-none = Óra nélkül
pace-live = Döntésenként { $move } másodperc, és { $reserve } perc tartalék.
pace-mail = { $weekends ->
    [yes] { $hours ->
        [8] Döntésenként 8 óra, hétvége nélkül.
        [24] Döntésenként egy nap, hétvége nélkül.
        [72] Döntésenként három nap, hétvége nélkül.
        [168] Döntésenként egy hét, hétvége nélkül.
       *[other] Döntésenként { $hours } óra, hétvége nélkül.
    }
   *[no] { $hours ->
        [8] Döntésenként 8 óra.
        [24] Döntésenként egy nap.
        [72] Döntésenként három nap.
        [168] Döntésenként egy hét.
       *[other] Döntésenként { $hours } óra.
    }
}
pace-weekends = A hétvége nem számít bele
pace-when-out = Ha lejár az idő
pace-out = { $lost ->
    [yes] Akinek lejár az ideje, vesztett.
   *[no] Ha lejár az idő, gép játszik tovább ({ $level }).
}
clock-decision = Idő erre a döntésre
clock-reserve = Tartalékidő
clocks = Órák
clock-days = { $days } nap

what-now = Mi történik
your-turn = Te jössz
turn-of = { $count ->
    [one] { $name } lép
   *[other] { $name } lépnek
}
moves = { $name } lépése
you-move = A te lépésed
bot-thinks = { $count ->
    [one] { $name } gondolkodik
   *[other] { $name } gondolkodnak
}
move-kept = A lépésed megvan: elküldjük, amint helyreáll a kapcsolat.
nothing-yet = Még nem történt semmi.
rule = { $rule } szabály
press-again = Nyomd meg újra a megerősítéshez: { $then }.
then-chance = ezután húzás következik
then-turn = { $count ->
    [one] ezután { $name } lép
   *[other] ezután { $name } lépnek
}
then-over = ezzel véget ér a játék
then-shown = ezután mindenki látja
tap-again = Koppints rá még egyszer a lépéshez.
confirm = Megerősítés
rewind = Visszalépés
rewind-title = A legutóbbi lépésed visszavonása mindennel, ami utána történt
rewind-again = Ez visszavonja azt is, amit közben dobtak, felfedtek vagy léptek; a játék ezután gyakorlásnak számít. Nyomd meg újra.
hint = Tipp
hint-title = Mit lépne egy király?
hint-of = Mit mond egy király erről a lépésről: { $move }?
hint-again = Tippel ez a játszma már csak gyakorlás. Ha kéred, nyomd meg még egyszer.
hint-thinks = Egy király gondolkodik…
hint-move = Egy király ezt lépné
hint-played = { $name } ezt lépte: { $move }
hint-for = Mellette szól
hint-worth = Ennyi százalékponttal tér el a győzelmi esélyed attól, ami a következő lehetőség után volna
hint-chances = Esélyek a győzelemre utána
hint-line = Ami valószínűleg következik
hint-guess = Innentől csak találgatás arról, amit még senki sem tudhat:
hint-secret = titkos döntés
hint-others = Más lehetőségek
hint-victory = a játszma vége
hint-later = ami később következik belőle
hint-close = Ez és a következő lehetőség között alig van különbség.
hints-for-all = Tippek mindenkinek
hints-for-all-help = Bárki megkérdezheti, mit lépne egy király; ezt mindenki látja, mielőtt leül. A tippel játszott játszma gyakorlásnak számít.
hints-allowed = Ennél az asztalnál bárki kérhet tippet.
practice = Gyakorlás
undo = Visszavonás
skip = Átugrás
show-again = Mutasd újra
since-your-move = A legutóbbi lépésed óta
since-earlier = { $count ->
    [one] Egy korábbi lépés a naplóban olvasható.
   *[other] { $count } korábbi lépés a naplóban olvasható.
}
you = Te

panels = A tábla mellett
panel-log = Napló
panel-chat = Csevegés
panel-rules = Szabályok
table = A szabálykönyv táblázata
rules-contents = Tartalom
rules-search = Keresés a szabályokban
rules-found = { $count ->
    [0] Nincs találat
   *[other] { $count } találat
}
rule-link = A szabály linkjének másolása: { $rule }
rules-play = Játék
rules-learn = Tanuld meg lépésről lépésre
picture-larger = Nagyobban
picture-setup = Az asztal a játék kezdetén, { $count } játékossal
picture-before = { $example }: előtte
picture-after = { $example }: utána
panel-moves = Lépések
no-moves = Most nincs miről döntened.

replay = Visszajátszás
replay-at = { $move }. lépés, összesen { $moves }
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-forward = Egy lépést előre
replay-play = Lejátszás
replay-pause = Szünet
replay-return = Vissza a játékhoz
replay-to = Ugrás ide ({ $move }. lépés)

chat-empty = Még senki sem írt.
chat-line = Írj valamit
chat-aside = A nézők egymás között beszélgetnek; a játékosok a játszma végén olvassák.
chat-silent = Ennél az asztalnál csak a játékosok írhatnak.
onlooker = Néző
from-onlooker = néző
phrases = Kész mondatok
phrase-hello = Szia!
phrase-good-luck = Sok szerencsét!
phrase-well-played = Szép lépés!
phrase-thanks = Köszönöm!
phrase-sorry = Bocsánat!
phrase-oops = Hoppá!
phrase-one-moment = Egy pillanat türelmet.
phrase-your-turn = Te jössz.
phrase-good-game = Jó játék volt!
phrase-again = Játszunk még egyet?
about-person = { $name }: némítás vagy jelentés
mute = Némítás
unmute = Némítás feloldása
mute-help = Többé egyetlen asztalnál sem olvasod, amit ír.
muted-person = némítva
report = Jelentés
report-why = Miért?
report-insult = Sértegetés
report-spam = Üzenetáradat vagy értelmetlen szöveg
report-name = Sértő név
report-unfair = Tisztességtelen játék
report-other = Valami más
report-words = Mi történt? (nem kötelező)
report-sent = Köszönjük. A szolgáltatás üzemeltetői elolvassák.
send = Küldés
only-team = Csak a csapatomnak
to-team = a csapatnak

settings = Beállítások
settings-kept = Mindez ebben a böngészőben, ezen az eszközön marad meg.
set-speed = A többiek lépéseinek bemutatása
speed-slow = Lassan
speed-normal = Olvasható ütemben
speed-fast = Gyorsan
speed-none = Ne mutassa
set-replay = A visszajátszás üteme
set-speed-help = Az Átugrás befejezi, a Mutasd újra elölről kezdi a bemutatást. Az összefoglaló addig marad, amíg nem lépsz.
set-confirm = Megerősítés, ha nincs visszaút
set-confirm-help = Ami dob, felfed valamit vagy továbbadja a kört, második megnyomásra vár. Csak gépi ellenfelek ellen nem: ott minden visszavonható.
set-passing = Passz magától
set-passing-help = Ahol csak egyetlen lépés lehetséges, az magától megtörténik.
set-hints = Tippek felajánlása
set-hints-help = Gépi ellenfelek ellen, és ahol az asztal megengedi, megkérdezheted, mit lépne egy király. A játszma ezután gyakorlásnak számít.
set-coach = Edző a könnyű játszmákban
set-coach-help = Apródok ellen döntés előtt elolvashatod, mire érdemes gondolni.
set-sound = Hangok
set-sound-help = Halk hangok a lépésekhez és a kockákhoz; hogy te jössz, rejtett lapon is hallatszik.
set-notify = Értesítések
set-notify-help = A böngésző szól, ha te jössz, miközben mást nézel.
set-notify-refused = A böngésző nem engedi, hogy ez az oldal értesítést küldjön.
set-theme = Megjelenés

pass-device = Add át az eszközt: { $name }.
i-am = Én vagyok { $name }

you-won = Győztél!
you-share = Osztozol a győzelmen!
you-lost = Vesztettél
all-of-them = { $others } és { $last }
# In a list of those who share a victory
you-among-them = { $team ->
    [yes] a csapatod
   *[no] te
}
won-by = { $count ->
    [1] A győztes: { $names }!
   *[other] A győztesek: { $names }!
}
points = { $points } pont
rematch = Visszavágó
to-rematch = A visszavágóhoz
rematch-called = { $count ->
    [1] { $name } visszavágóra hív!
   *[other] Visszavágóra hívnak!
}
result-fold = Az eredmény összehajtása vagy kinyitása
practice-why = Gyakorlójáték: valaki tippet kért, vagy kockadobáson, felfedésen át is visszavontak lépést.
course = A pontok az első lépéstől az utolsóig
course-round = Forduló
other-opponents = Más ellenfelek
share-moment = A pillanat linkjének másolása
another-game = Másik játék
watch-all = Visszajátszás
record = Jegyzőkönyv
print = Nyomtatás
fair-dice = Tisztességes volt a véletlen?
fair-dice-now = E játék minden dobását és osztását egy titkos mag rögzíti, és egy-egy véletlen szám, amelyet minden játékos böngészője hozzáadott. Ez a mag ujjlenyomata (SHA-256); a játék végén a mag is látható lesz, és ellenőrizheted.
fair-dice-how = A szolgáltatás az első lépés előtt megmutatta egy titkos mag ujjlenyomatát, azután minden játékos böngészője hozzáadott egy saját véletlen számot: együtt rögzítenek minden dobást és osztást, így senki sem választhatta meg őket egyedül. Most a mag nyilvános: aki kiszámítja az SHA-256 értékét, ugyanazt az ujjlenyomatot kapja, és a program az egész játékot újrajátssza belőle.
fair-dice-practice = Ez azonban gyakorlójáték volt: ahol dobáson vagy felfedésen át vontak vissza lépést, ott új dobás és osztás következett, így onnantól válogatni lehetett közülük. A program megmondja, hol történt ilyen.
commitment = Ujjlenyomat, a kezdettől látható
seed = Mag
nonces = A játékosok böngészői által hozzáadott véletlen számok
prove = Számítsd ki itt
proven = Az ujjlenyomat a magé.
not-proven = Az ujjlenyomat nem a magé!

connection-lost = Megszakadt a kapcsolat. Újracsatlakozás…
connection-back = Újra van kapcsolat

trouble-title = A szolgáltatás nem válaszol
lost-title = Itt nincs semmi
lost-text = Ez a cím sehová sem vezet. Talán hiányzik belőle egy betű.
closed-table-title = Ez az asztal be van zárva
closed-table-text = A szolgáltatás üzemeltetői bezárták.
resting-table-title = Ezt az asztalt most nem lehet megnyitni
resting-table-text = A játéka pillanatnyilag nincs telepítve, vagy csak egy korábbi változata van meg. Az asztalból semmi sem vész el.
no-table-title = Nincs ilyen asztal
no-table-text = Talán hiányos a link, vagy az asztalt már nem őrizzük.
unread-title = A táblát nem sikerült betölteni
unread-text = Megszakadt a kapcsolat, vagy közben frissült a szolgáltatás. A játékból semmi nem veszett el.
renewed-title = A Regalia frissült
renewed-text = Ez az oldal még a frissítés előtti. Töltsd be újra a folytatáshoz; a játékból semmi nem veszett el.
renewed-reload = Újratöltés
no-board-title = Ehhez a játékhoz nincs tábla
no-board-text = Ez a kliens még nem tudja megmutatni: { $game }.
lost-game-title = Korábbi szabályok szerinti játék
lost-game-text = { $ending ->
    [other-rules] Ez a játék korábbi szabályok szerint kezdődött, és a lépései nem felelnek meg a mostaniaknak. Győztes nélkül ért véget. A lépései és a magja megmaradtak, és letölthetők.
   *[played] Ezt a játékot korábbi szabályok szerint játszották végig, és a mostaniakkal nem mutatható meg. Az eredménye, a lépései és a magja megmaradtak, és letölthetők.
}

problem = { $code ->
    [offline] A szolgáltatás nem érhető el. Ellenőrizd a kapcsolatot.
    [too-fast] Ez túl gyors volt. Várj egy kicsit, és próbáld újra.
    [busy] A szolgáltatás most túl van terhelve. Próbáld újra egy pillanat múlva.
    [taken] Valaki gyorsabb volt: a hely foglalt.
    [name-taken] Valakinek ennél az asztalnál ugyanilyennek látszó neve van. Válassz másikat.
    [too-many] Több nyitott asztalod is vár már valakire. Állj fel az egyiktől, vagy küldj inkább linket a barátaidnak.
    [banned] A szolgáltatás üzemeltetői kitiltottak: nem ülhetsz le és nem írhatsz.
    [closed] A szolgáltatás üzemeltetői bezárták ezt az asztalt.
    [not-now] Ez már nem lehetséges.
    [not-yours] Erről nem te döntesz.
    [invalid] Ezt a szolgáltatás nem fogadja el.
    [unknown] Itt nincs ilyen.
    [foreign] A szolgáltatás nem ismeri ezt a böngészőt. Töltsd újra az oldalt.
    [cookie] Egy másik program ezen a címen a mi sütink helyére tette a sajátját. Töröld ennek az oldalnak a „regalia” nevű sütijét a böngésződ beállításaiban, aztán töltsd újra az oldalt.
    [too-large] Ez több, mint amennyit a szolgáltatás elfogad.
    [unreadable] A böngésződ és a szolgáltatás nem érti egymást. Töltsd újra az oldalt.
   *[other] Valami nem sikerült. Próbáld újra.
}
refused = { $code ->
    [offline] A játéknak ezt a pillanatát nem sikerült lekérni. Ellenőrizd a kapcsolatot.
    [replaying] A múltat nézed. Előbb térj vissza a játékhoz.
    [watching] Nézőként vagy itt: csak az asztalnál ülők döntenek.
    [too-fast] Ez túl gyors volt. Várj egy kicsit.
    [not-now] Ez most nem lehetséges.
    [no-undo] Már nem vonható vissza.
    [not-yours] Az nem a te helyed.
    [banned] A szolgáltatás üzemeltetői kitiltottak: nem ülhetsz le és nem írhatsz.
    [not-allowed] Ez ennél az asztalnál nem megengedett.
   *[other] A szolgáltatás nem fogadta el. Próbáld újra.
}

# Leckék

learn-title = { $title }: a lecke
learn-offer = { $state ->
    [begun] A lecke folytatása
    [finished] Tanuld meg újra
   *[new] Tanulás
}
learn-meanwhile = { $title }: sosem játszottad? Öt perc alatt megtanulod, amíg a többiek megérkeznek
table-waits = Vár az asztalod: { $title }
lesson-step = { $number }. lépés ({ $count } közül)
lesson-go-on = Tovább
lesson-idle = Itt nincs teendőd: olvasd el, és menj tovább.
lesson-back = Egy lépés vissza
lesson-show = Mutasd meg
lesson-fold = A szöveg összehajtása vagy kinyitása
lesson-finished = Megtanultad: { $title }!
lesson-first-game = Első játszmád egy apród ellen
exercise = { $example }. példa
exercises = A szabálykönyv példái
exercises-solved = Példák: { $count } közül { $solved } megfejtve
exercise-again = Újra
exercise-next = A következő példa
exercise-solved = megfejtve
exercise-shown = megnézve

someone-left = Törölt játékos
you-title = Ki vagy te
you-title-help = Visszatérés, ha elveszett a süti, játék másik eszközön, kijelentkezés, az adataid.
privacy-title = Mit tárolunk

set-push = Akkor is, ha a böngésző zárva van
set-push-help = A böngésződ szól, hogy te jössz, akkor is, ha a Regalia egyetlen oldala sincs nyitva. Az üzenetet a böngésző készítőjének értesítő szolgálata viszi, de nem tudja elolvasni.
set-push-refused = A böngésző nem engedi, vagy itt nincs értesítő szolgálata.

# Az edző

coach = Az edző
coach-thinks = Az edző az asztalt nézi…
coach-line = Most erre érdemes gondolni: { $themes }.
coach-any = Itt nem sokat számít, melyiket választod.
coach-off = Köszönöm, elég; a beállításoknál visszakapcsolható
