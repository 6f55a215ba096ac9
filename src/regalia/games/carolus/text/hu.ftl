title = Carolus Magnus
summary = Nyerd meg udvarodnak a nagy családokat, vezesd Nagy Károlyt tartományról tartományra, és építsd fel elsőként az utolsó váradat is.
feel = kötélhúzás
playing-time = kb. 45 perc

credits-designer = Leo Colovini
credits-publisher = Winning Moves
credits-year = 2000
credits-line = Tervezte: { credits-designer }. Kiadta: { credits-publisher }, { credits-year }.

seat-name = { $seats ->
    [4] { $number ->
        [0] I. Fehér
        [1] II. Fehér
        [2] I. Fekete
       *[3] II. Fekete
    }
   *[other] { $number ->
        [0] Fehér
        [1] Fekete
       *[2] Szürke
    }
}
side-0 = Fehér
side-1 = Fekete
side-2 = Szürke

face-red = vörös
face-blue = kék
face-green = zöld
face-yellow = sárga
face-pink = rózsaszín
face-crown = korona

option-team_talk = A csapattársak beszélhetnek
option-team_talk-help = Négy játékosnál: beszélhet-e egymással játék közben egy csapat két tagja.
option-first = Az első választó
option-first-help = Ki választ elsőként korongot az 1. fordulóban; a többiek az óramutató járása szerint követik.
option-first-lot = sorsolással
option-first-1 = 1. hely
option-first-2 = 2. hely
option-first-3 = 3. hely
option-first-4 = 4. hely
option-arranged = Kézzel felállítva
option-arranged-help = Üresen: a lovagok és Nagy Károly helyét a véletlen dönti el. Különben 1-től 15-ig minden tartományhoz az ott álló lovag családja egy betűvel: r (vörös), b (kék), g (zöld), y (sárga), p (rózsaszín), mindegyikből három, majd szóköz után Nagy Károly tartománya.

phase-setting-up = Előkészületek
phase-preparing = Korongválasztás
phase-bringing = Lovagok
phase-moving = Nagy Károly
phase-refilling = Feltöltés
phase-over = Vége a játéknak

place-emperor = Nagy Károly
place-territory = Terület
place-knights = Lovagok
place-castles = Várak
place-strength = Erő
place-court = Udvar
place-reserve = Tartalék
place-discs = Korongok
place-laid = Kijátszva
place-supply = Megmaradt várak
place-stock = Készlet
place-markers = Befolyás

verb-disc = korong kijátszása
verb-knight = lovag az udvarba vagy egy területre
verb-emperor = Nagy Károly ennyi területtel lép
verb-crown = lovag választása ebből a családból egy koronáért

ask-disc = Játszd ki egyik korongodat.
ask-knight = Hozz játékba még { $count } lovagot: udvarodba vagy bármelyik területre.
ask-emperor = Léptesd Nagy Károlyt az óramutató járása szerint { $disc ->
    [1] 1 területtel.
   *[other] legalább 1, legfeljebb { $disc } területtel.
}
ask-crown = { $count ->
    [one] Van egy koronád: válaszd ki új lovagod családját.
   *[other] { $count } koronád van: válaszd ki következő lovagod családját.
}

# Az alábbi mondatok részei
a-knight = { $family ->
    [red] vörös
    [blue] kék
    [green] zöld
    [yellow] sárga
   *[pink] rózsaszín
} lovagot
the-family = { $family ->
    [red] vörös
    [blue] kék
    [green] zöld
    [yellow] sárga
   *[pink] rózsaszín
} család
territories-on = { $steps } területtel

event-round = { $round }. forduló.
event-disc = { $seat } korongja: { $disc }.
    .you = A korongod: { $disc }.
event-court = { $seat } { a-knight } hív az udvarába.
    .you = Az udvarodba hívsz egy { a-knight }.
event-land = { $seat } { a-knight } küld ide: { $territory }. terület.
    .you = Ide küldesz egy { a-knight }: { $territory }. terület.
event-marker = { $seat } befolyást szerez a { the-family } felett.
    .you = Befolyást szerzel a { the-family } felett.
event-emperor = { $seat } { territories-on } lépteti Nagy Károlyt, aki itt áll meg: { $territory }. terület.
    .you = { territories-on } lépteted Nagy Károlyt, aki itt áll meg: { $territory }. terület.
event-undecided = { $territory }. terület: senkinek sincs többsége.
event-held = { $territory }. terület: { $side ->
    [0] Fehér
    [1] Fekete
   *[2] Szürke
} megtartja.
    .you = { $territory }. terület: { $team ->
        [yes] a csapatod megtartja.
       *[no] megtartod.
    }
event-built = { $territory }. terület: { $side ->
    [0] Fehér
    [1] Fekete
   *[2] Szürke
} várat épít.
    .you = { $territory }. terület: { $team ->
        [yes] a csapatod várat épít.
       *[no] várat építesz.
    }
event-replaced = { $territory }. terület: { $other_side ->
    [0] Fehér
    [1] Fekete
   *[2] Szürke
} elveszíti, { $side ->
    [0] Fehér
    [1] Fekete
   *[2] Szürke
} megszerzi; { $count } vár cserél gazdát.
    .you = { $territory }. terület: { $other_side ->
        [0] Fehér
        [1] Fekete
       *[2] Szürke
    } elveszíti, { $team ->
        [yes] a csapatod megszerzi
       *[no] megszerzed
    }; { $count } vár cserél gazdát.
    .to-you = { $territory }. terület: { $team ->
        [yes] a csapatod elveszíti
       *[no] elveszíted
    }, { $side ->
        [0] Fehér
        [1] Fekete
       *[2] Szürke
    } megszerzi; { $count } vár cserél gazdát.
event-merged = { $territory }. és { $joined }. terület egyetlen régióvá egyesül; a régió neve: { $territory }.
event-rolled = { $seat } dobása: { $dice }.
    .you = A dobásod: { $dice }.
event-exhausted = Sem a készletben, sem az udvarokban nincs elég { $family ->
    [red] vörös
    [blue] kék
    [green] zöld
    [yellow] sárga
   *[pink] rózsaszín
} lovag: a kocka koronának számít.
event-returned = Elfogyott a { $family ->
    [red] vörös
    [blue] kék
    [green] zöld
    [yellow] sárga
   *[pink] rózsaszín
} készlet: minden udvar { $count } lovagot ad vissza.
event-crown = { $seat } egy koronáért { a-knight } választ.
    .you = Egy koronáért { a-knight } választasz.
event-lost = Üres a készlet: { $seat } { $count } koronája elvész.
    .you = Üres a készlet: { $count } koronád elvész.
event-over = { $ending ->
    [castles] Felépült az utolsó vár.
    [territories] Négynél kevesebb terület maradt.
    [standstill] Egy egész fordulóban senki sem hozott játékba lovagot.
   *[rounds] Véget ért a századik forduló.
} { $winners_count ->
    [other] Közös győzelem: { $winners }!
   *[one] Győzelem: { $winners }!
}
    .you = { $ending ->
        [castles] Felépült az utolsó vár.
        [territories] Négynél kevesebb terület maradt.
        [standstill] Egy egész fordulóban senki sem hozott játékba lovagot.
       *[rounds] Véget ért a századik forduló.
    } { $winners_count ->
        [one] { $team ->
            [yes] Győzött a csapatod!
           *[no] Győztél!
        }
       *[other] Közös győzelem: { $winners }!
    }

why-over = Vége a játéknak.
why-not-your-turn = Most { $seat } következik.
why-not-preparing = Korongot csak a forduló elején lehet kijátszani.
why-disc-used = Ezt a korongot ({ $disc }) már felhasználtad; az ötödik után kapod vissza.
why-disc-taken = Ezt a számot ({ $disc }) ebben a fordulóban már kijátszották, és van más korongod.
why-not-bringing = Most nem hozhatsz játékba lovagot: annak az akciófázisban, a köröd elején van az ideje.
why-knights-brought = Ebben a körben már minden lovagodat játékba hoztad; most Nagy Károly lép.
why-none-in-reserve = Nincs { $family ->
    [red] vörös
    [blue] kék
    [green] zöld
    [yellow] sárga
   *[pink] rózsaszín
} lovag a tartalékodban.
why-part-of-region = { $province }. tartomány egy régió része; a régió neve: { $territory }. Add meg a régió nevét.
why-knights-first = Előbb hozz játékba még { $count } lovagot.
why-not-moving = Most nem lép Nagy Károly: körönként egyszer lép, közvetlenül a lovagjaid után.
why-too-far = A korongod száma { $disc }: Nagy Károly nem léphet { $steps } területtel.
why-no-crown = Nincs koronád, amelyért családot választhatnál.
why-none-in-stock = Nincs több { $family ->
    [red] vörös
    [blue] kék
    [green] zöld
    [yellow] sárga
   *[pink] rózsaszín
} lovag a készletben, és az udvarok sem tudnak visszaadni.

# Other names by which people look for something in the rulebook, and the name that stands there
rules-other-names = császár = Nagy Károly; befolyásjelző = henger; jelző = henger; címer = henger; döntetlen = egyenlőség; várlap = udvar

book-castles-each = fejenként { $count }
book-castles-team = csapatonként { $count }

scenario-x1-title = A kisebb korong kezd
scenario-x1-story = Fehér a 3-ast, Fekete a 2-est játszotta ki. Ki lép előbb, és meddig mehet nála Nagy Károly?
scenario-x2-title = Az első vár
scenario-x2-story = A vörös család Fehérnek engedelmeskedik, és a szomszéd területen egyetlen vörös lovag várakozik. Hogyan lesz ott vára Fehérnek?
scenario-x3-title = Egy család átáll
scenario-x3-story = A 2. területen Fekete vezet: két zöld lovag és egy vár áll egy vörös lovaggal szemben. Melyik lovag fordít meg mindent Fehér udvarában?
scenario-x4-title = Háromból egy
scenario-x4-story = Az 1. és a 3. terület Fehéré. Hol kell megállnia Nagy Károlynak, hogy három terület egyetlen régióvá egyesüljön?
scenario-x5-title = Védekezz vagy támadj?
scenario-x5-story = Fekete tartalékában három vörös lovag fenyegeti a vörös hengert. Két lovagoddal megvéded, vagy inkább egy másik családot szerzel velük?
scenario-x6-title = Az ellentámadás
scenario-x6-story = Fekete egyetlen lépésre van a győzelemtől. Fehér korongja a 3-as, és három sárga lovagja van. Hová kell menniük, és meddig Nagy Károlynak, hogy minden megforduljon?

points = { $points } vár

word-disc = korong
word-knight = lovag
word-emperor = károly
word-crown = korona
word-court = udvar
word-red = vörös
word-blue = kék
word-green = zöld
word-yellow = sárga
word-pink = rózsaszín

round-number = { $round }. forduló
side-0-short = Fh
side-1-short = Fk
side-2-short = Sz
terminal-legend = ♛ Nagy Károly  ♜ vár  ◆ befolyás  3:1 erő
terminal-help =
    Minden tartományban látod a számát, a lovagokat (V2: két vörös), a várat és gazdáját (♜Fh: Fehér, ♜Fk: Fekete), végül a felek erejét sorrendben (3:1). Ha két tartomány között nincs fal, egy régió; a neve az a szám, amelynél a lovagok állnak.
    ♛ Nagy Károly. +2 oda vezet, ahová két lépéssel jut: ha valamelyik fél ott várat szerezne, annak a színében.
    Középen: az udvarok lovagjai, ◆ jelzi, melyik család engedelmeskedik; a tartalékok; a korongok, a kijátszott [ ] között; végül a még felépíthető várak.

# What moves are about, for hints
theme-castles = felépült várak
theme-land = területek és az ott lévő erő
theme-emperor = várak, amelyeket Nagy Károly hozhat
theme-safety = a többiektől védett várak
theme-families = befolyásod alatt álló családok
theme-knights = lovagok az udvarban és a tartalékban
