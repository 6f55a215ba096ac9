# A tábla szavai a böngészőben. A játék saját szavait a szolgáltatás adja.

board-map = A területek térképe
board-province = { $name }. terület
board-region = { $name }. régió, egyesülve: { $provinces }
board-region-short = { $name }. régió
board-hand = Tartalékod és korongjaid
board-crowns = Válassz a koronáért
board-take = { $family } lovag választása: készleten { $stock }, tartalékodban { $reserve }
board-reserve-of = { $family } lovagok a tartalékodban: { $count }
board-my-court = Az udvarod
board-disc-unused = { $disc }. korong
board-disc-laid = { $disc }. korong, kijátszva
board-disc-used = { $disc }. korong, felhasználva
board-courts = Udvarok és befolyás
board-family = Család
board-holds = övé a befolyás
board-round = { $round }. forduló
board-order = Sorrend
board-dice = Az utolsó dobás
board-taking = A kockák lovagjai a tartalékba érkeznek.
board-your-team = a csapatod
board-look = Nézz meg egy területet: itt olvasható, ki mennyire erős ott.
board-legend = Nagy Károly megállói
legend-steps = ennyit lép Nagy Károly
legend-nobody = ott senki sem győzne
legend-winner = aki ott győzne
legend-castle = vár épülne

preview-tie = Itt senki sem győzne.
preview-held = { $side } megtartaná.
    .you = { $team ->
        [yes] A csapatod megtartaná.
       *[no] Megtartanád.
    }
preview-gain = { $side } nyerne { $gained } várat.
    .you = { $team ->
        [yes] A csapatod nyerne
       *[no] Nyernél
    } { $gained } várat.
preview-merge = { $side } megszerezné; a régióban { $castles } vár állna.
    .you = { $team ->
        [yes] A csapatod megszerezné
       *[no] Megszereznéd
    }; a régióban { $castles } vár állna.
preview-last = { $side } felépítené utolsó várát, és győzne!
    .you = { $team ->
        [yes] A csapatod felépítené utolsó várát, és győzne!
       *[no] Felépítenéd utolsó váradat, és győznél!
    }
preview-court-own = Tiéd ez a család; lovagjai udvarodban: { $mine }.
preview-court-first = Az első lovag bármely udvarban: tiéd lenne a család.
preview-court-gain = { $mine }:{ $theirs } – tiéd lenne a család.
preview-court-short = { $mine }:{ $theirs } – még { $missing } kellene a családhoz.

move-disc = { $first }. korong kijátszása
move-knight = { $first ->
    [red] Vörös
    [blue] Kék
    [green] Zöld
    [yellow] Sárga
   *[pink] Rózsaszín
} lovag { $second ->
    [court] az udvarodba
   *[other] ide: { $second }. terület
}
move-emperor = Nagy Károly { $first } területtel lép
move-crown = { $first ->
    [red] Vörös
    [blue] Kék
    [green] Zöld
    [yellow] Sárga
   *[pink] Rózsaszín
} lovag a koronáért

course = A várak az első lépéstől az utolsóig
score = { $points } vár

# Mit jelent egy jel, amikor először látszik

sign-castle = A jeled mellett a még felépíthető váraid állnak. Az nyer, aki előbb építi fel az utolsót.
sign-held = A pajzs annál az udvarnál áll, amelyé a család befolyása: a család minden lovagja ezért az udvarért harcol.
sign-crown = A korona tetszőleges család lovagját adja: te választod ki, melyikét.

then-chance = ezután kockadobás következik

option-arranged-help = Te helyezed el a lovagokat és Nagy Károlyt; a többiek ezt látják, mielőtt leülnek.
arranging-emperor = Nagy Károly helye: { $name }. terület
arranging-how = Válassz két tartományt: lovagjaik helyet cserélnek. Válaszd Nagy Károlyt, majd egy tartományt: oda áll.
arranging-shuffle = Keverés
