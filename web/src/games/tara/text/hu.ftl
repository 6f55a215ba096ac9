# A tábla szavai a böngészőben. Magának a játéknak a szavai a szolgáltatástól jönnek.

board-regions = Tartományok
board-tara = Tara
board-round = { $round }. forduló
board-round-of = { $round }. forduló, összesen { $limit }
board-level = { $level ->
    [F] paraszt
    [H] pásztor
    [W] harcos
    [C] főnök
   *[K] király
}
board-spot = { $level ->
    [F] { $column }. paraszt
    [H] { $column }. pásztor
    [W] { $column }. harcos
    [C] { $column }. főnök
   *[K] a király pozíciója
}
board-empty = Üres
board-disc-of = { $name }
board-fort-of = { $name }: erőd
board-king-of = { $name }: király
board-captives = Foglyok felülről lefelé ({ $count }): { $names }
board-held = Uralt pozíciók: { $counts }
board-unsettled = Még senki sem lakik itt: { $price ->
    [0] a belépés ingyenes
   *[other] a belépés ára { $price } cumal
}
board-promote = Előléptetés: { board-spot }
board-which-disc = Az oszlop melyik korongja?
board-disc-at = { $depth }. korong felülről: { $name }

board-hand = Lapjaid
board-keep = Tarts meg három lapot
board-kept = most
board-card = { $number }. lap. Lerakás: { $slots }. Aktiváció: { $cost }
board-card-beside = { $number }. lap. Lerakás: { $slots }; mellette pozíciónak kell lennie, akár üres, akár nem: { $faded }. Aktiváció: { $cost }
board-stone = { $number }. lap: végzetkő. Aktiváció: { $cost }
board-discard = { $number }. lap eldobása 2 cumalért
board-amnesty = Amnesztia: { $number }. lap eldobása és 4 cumal

board-kings = Királyok a táblán: { $count } a kettőből
board-income = Jövedelem, ha most érne véget a forduló: { $count }
board-spread = Egy cumal minden társadalmi státuszért, amely két tartományban is a tiéd

board-ask-card = A választott lap ({ $number }): illeszd a mintáját egy tartományra. { $cost ->
    [0] Utána az előléptetés ingyenes.
   *[other] Utána az előléptetés ára { $cost } cumal.
}
board-ask-stone = Végzetkő: válaszd ki a tartományt, ahol két korong helyet cserél; utána az előléptetés ára { $cost } cumal.
board-ask-amnesty = Amnesztia 4 cumalért: válaszd ki a tartományt, ahol a foglyok kiszabadulnak.
board-ask-first = { $what ->
    [place] Rakj le egy korongot.
    [promote] Léptess elő egy nyíl mentén{ $price ->
        [0] .
       *[other] {" "}{ $price } cumalért.
    }
   *[both] Rakj le egy korongot, vagy léptess elő egy nyíl mentén{ $price ->
        [0] .
       *[other] {" "}{ $price } cumalért.
    }
}
board-ask-steps = { $what ->
    [place] Rakj le még egy korongot, vagy fejezd be.
    [promote] Léptess elő egy nyíl mentén{ $price ->
        [0] {""}
       *[other] {" "}{ $price } cumalért
    }, vagy fejezd be.
   *[both] Rakj le egy korongot, léptess elő egy nyíl mentén{ $price ->
        [0] {""}
       *[other] {" "}{ $price } cumalért
    }, vagy fejezd be.
}

board-card-first = Előbb válassz egy lapot a kezedből.
board-not-king = Erre a király pozíciója nem választható.
board-not-farmer = Parasztot lerakni lehet; az előléptetés a felsőbb státuszokra vezet.

board-traitor = Egy cumalért felcsapsz egy lapot. A mintája megmutatja, hol szerezhet neked pozíciót az áruló { region-in }; ellene az erőd sem véd.
board-pay-traitor = Fizetek az árulóért
board-pass = Passz
board-held-by = { $name } { $count } korongodat tartja fogva.
board-ransom = { $count } korong { $price } cumalért
board-refuse = Nem fizetek
board-garrison = { $count ->
    [1] Még egy korongot
   *[other] Legfeljebb { $count } korongot
} rakhatsz le a kiürült tartományban.
board-no-garrison = Nem kell helyőrség
board-strike = Válassz egy kiemelt ellenséges pozíciót.
board-do-without = Lemondok róla
board-finish = Kész
board-activation = { $price ->
    [0] Az előléptetés ingyenes.
   *[other] Az első előléptetés ára { $price } cumal; a lánc folytatása ingyenes.
}
board-paid = Az aktiváció ki van fizetve: a lánc ingyen folytatódik.
board-have = Cumal: { $cumals }. Korong a készletben: { $supply }.
board-do-anchoring = Illeszd a mintát egy kiemelt pozícióra.
board-do-swapping = Válassz két korongot, amelyek helyet cserélnek.
board-do-lowering = Válaszd ki, melyik erőd veszíti el a felső korongját.

preview-lay = Egy korong kerül ide.
preview-capture = Foglyul ejted: { $name }.
preview-fort = Erődöt építesz.
preview-break = Lerombolod az erődöt: { $name }.
preview-king = Új király!
preview-usurp = Új király { $name } helyett!
preview-depose = Megbuktatod a királyt: { $name }.
preview-entry = Az üres tartományba lépés ára { $price } cumal.
preview-betray = Elveszed a pozíciót tőle: { $name }.
preview-lower = A felső korong visszakerül a készletedbe.
preview-price = Ára { $price } cumal.
preview-chain = { $price ->
    [0] Utána ingyen: { $names }
   *[other] Utána { $price } cumalért: { $names }
}
preview-forts = A megmaradó korongból erőd lehet: { $names }
preview-amnesty = Itt minden fogoly kiszabadul 4 cumalért.
preview-fits = { $count ->
    [0] Kijátszás itt
   *[other] { $count } helyre illik
}

in-place = { $place ->
    [connacht] Connacht
    [ulster] Ulster
    [leinster] Leinster
   *[munster] Munster
}
in-second = { $second ->
    [connacht] Connachtban
    [ulster] Ulsterben
    [leinster] Leinsterben
   *[munster] Munsterben
}
move-keep = { $first }. lap megtartása
move-card = { $first }. lap kijátszása { in-second }
move-amnesty = { $first }. lap eldobása, amnesztia { in-second }
move-discard = { $first }. lap eldobása 2 cumalért
move-anchor = A lap illesztése: { in-place }, { board-spot }
move-place = Korong lerakása: { in-place }, { board-spot }
move-promote = Előléptetés: { in-place }, { board-spot }
move-lower = Az erőd visszabontása: { in-place }, { board-spot }
move-betray = Az áruló lecsap: { in-place }, { board-spot }
move-traitor = { $first ->
    [pay] 1 cumal az árulóért
   *[pass] Lemondás az árulóról
}
move-ransom = { $first ->
    [refuse] Nincs váltságdíj
    [one] Egy korong kiváltása 1 cumalért
    [two] Két korong kiváltása 2 cumalért
   *[all] Minden korong kiváltása 3 cumalért
}
move-start = Új kezdőjátékos: { $name }
move-done = Kész
move-swap = { board-spot }, { $second }. korong

course = A királyok az első lépéstől az utolsóig
score = { $points } király

# Mit jelent egy jel, amikor először látszik

sign-start = A lobogó a kezdőjátékosé: ő kezdi a fordulót.
sign-spread = Ezek a jelek a társadalmi státuszok. Amelyik fénylik, azt két tartományban is tartják, és egy cumalt hoz.
sign-captive = A rács mögötti korongok egy kiürült tartomány rabjai. A forduló végén kicserélik és kiváltják őket.
