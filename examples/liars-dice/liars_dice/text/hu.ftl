title = Hazug kocka
summary = Mindenki kockái rejtve vannak. Licitálj egyre többet az összes kockára együtt, amíg valaki hazugnak nem mond.

face-1 = egyes
face-2 = kettes
face-3 = hármas
face-4 = négyes
face-5 = ötös
face-6 = hatos

option-wild = Az egyes dzsóker
option-wild-help = Az egyes annak számít, amire licitáltak.
option-wild-true = igen
option-wild-false = nem
option-first = Ki licitál először
option-first-help = Ki teszi az első licitet; a többiek az óramutató járása szerint követik.
option-first-lot = sorsolással
option-first-1 = 1. hely
option-first-2 = 2. hely
option-first-3 = 3. hely
option-first-4 = 4. hely
option-first-5 = 5. hely
option-first-6 = 6. hely

verb-bid = licit
verb-liar = hazug
move-bid = { $first } × { $second ->
    [1] egyes
    [2] kettes
    [3] hármas
    [4] négyes
    [5] ötös
   *[6] hatos
}
target-bid-1 = { $target } ×
target-bid-2 = { $target ->
    [1] egyes
    [2] kettes
    [3] hármas
    [4] négyes
    [5] ötös
   *[6] hatos
}
move-liar = Hazudsz!

ask-first = Mit licitálsz?
ask-next = { $bidder_seat } szerint legalább { $count } kockán van { $face ->
    [1] egyes
    [2] kettes
    [3] hármas
    [4] négyes
    [5] ötös
   *[6] hatos
}. Többet mondasz, vagy ez hazugság?

why-over = A játék véget ért.
why-not-your-turn = Most { $seat } következik.
why-no-bid = Még nincs licit, amely hazugság lehetne.
why-too-low = A licitednek nagyobbnak kell lennie, mint { $count } × { $face }.
why-too-many = { $dice } kocka van az asztalon: többre nem lehet licitálni.

event-bid = { $seat } licitje: { $count } × { $face }.
    .you = A te licited: { $count } × { $face }.
event-challenge = { $seat } szerint { $bidder_seat } hazudik.
    .you = Szerinted { $bidder_seat } hazudik.
event-shown = { $seat } kockái: { $dice }.
    .you = A te kockáid: { $dice }.
event-counted = { $count } kocka számít erre: { $face }.
event-lost = { $seat } elveszít egy kockát, és { $left } marad.
    .you = Elveszítesz egy kockát, és { $left } marad.
event-out = { $seat } kiesett, helyezése: { $place }.
    .you = Kiestél, a helyezésed: { $place }.
event-over = A győztes: { $winners }.

view-round = Forduló
view-turn = Soron van
view-wild = Az egyes dzsóker
view-bid = A licit
view-count = Kockák
view-face = Szám
view-seat = Kié
view-players = Játékosok
view-dice = Kockái
view-hand = A te kockáid
view-place = Helyezés
