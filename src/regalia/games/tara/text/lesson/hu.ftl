# A lecke: mit mondunk az egyes lépéseknél, mivel dicsérünk, és mit felelünk a téves próbákra.

lesson-table = Üdvözlünk Írországban! Te vagy Kék, az ellenfeled Sárga. Minden tartomány egy-egy piramis: öt paraszt, négy pásztor, három harcos, két főnök, és legfelül a király pozíciója. Korongjaid paraszttól királyig emelkednek. Az nyer, aki két tartomány királya. 20 koronggal és 2 cumallal kezdesz: ez itt a pénz.

lesson-keep = Hat lapod van. Hármat tarts meg erre a fordulóra; a másik három a következőre marad, tehát mindkettőre választasz. A lap megmutatja, hová kerülnek a korongjai, és mennyibe kerül onnan emelkedni: ez az aktivációs költség.
lesson-keep-task = Tartsd meg az 5-ös, a 12-es és a 30-as lapot.
lesson-keep-done = Jó választás: kezdetnek az olcsó, parasztokra szóló lapok a legjobbak.
lesson-keep-other = Az a következő fordulóban lesz jobb, amikor már magasabban állsz. Az 5-öst, a 12-est és a 30-ast tartsd meg.

lesson-card = Mindenki sorban egy-egy lapot játszik ki, amíg el nem fogy mind a három. A 12-es lap két szomszédos parasztra rak korongot: mintája minden helyének a táblára kell esnie, és az üres pozíciók vannak előbb: foglalt csak ott vehető el, ahol máshová illesztve sem volna több üres. Üres tartományba lépni általában 2 cumal, de a játék legelső cselekedete ingyen lép be.
lesson-card-task = Játszd ki a 12-est Connachtban, a 2. paraszthoz illesztve: a 2. és a 3. parasztot fedi le, oda kerülnek a korongjaid.
lesson-card-done = Már bent is vagy: a 2. és a 3. parasztnak mindkét oldalon lehet szomszédja, és ugyanazon a társadalmi státuszon két szomszéd emelkedhet.
lesson-card-region = Ulster is szép hely. De kezdjük Connachtban.
lesson-card-other = A 12-es egyszerre két korongot hoz: kezdésnek ez több.
lesson-card-discard = Bármelyik lapot eldobhatod 2 cumalért; arra a napra való, amikor más nem segít. Ma jobb dolgod van.
lesson-card-spot = Oda is illik. De középen több szomszédja lesz az embereidnek: a 2. paraszthoz.
lesson-card-stop = Előbb is befejezheted, de mindkét korong ingyen van. Rakd le őket.

lesson-promote = Két szomszédos pozíció, amelyet te uralsz, korongot emel a fölöttük lévőre. A lap aktivációs költségét egyszer kell kifizetni: itt 1 cumal.
lesson-promote-task = Léptess elő a 2. pásztorra.
lesson-promote-done = Már pásztorod is van! Ez egy egész kör volt: lap, illesztés, korongok, előléptetés.
lesson-promote-stop = Meg is takaríthatod a cumalt. De egy társadalmi státusszal feljebb jutni megéri: léptess elő.

lesson-capture = Egy másik játszma, hárman. Ulsterben nincs üres pozíció, ahová az 1-es lap rakhatna, ezért foglyot ejthetsz. A 4. paraszton Fehér áll, közted és Sárga között.
lesson-capture-task = Játszd ki az 1-est Ulsterben, a 4. paraszthoz illesztve: oda kerül a korongod.
lesson-capture-done = Fehér korongja fogolyként a tiéd alatt fekszik, amíg ki nem szabadul. Ha lett volna üres pozíció, oda kellett volna raknod.
lesson-capture-anchor = Szabad, de a 4. paraszt a te 3. parasztod mellett áll, és két szomszéd emelkedhet.
lesson-capture-card = Az 1-es lap itt csodára képes. Játszd ki Ulsterben.

lesson-chain = Most jön egy láncolat. Az árat egyszer fizeted, itt 0. A 3. és a 4. paraszt a 3. pásztorra emel; a 4. pásztoroddal együtt tovább a 3. harcosra; a 2. harcosoddal a 2. főnökre.
lesson-chain-task = Léptess elő háromszor: a 3. pásztorra, a 3. harcosra és a 2. főnökre.
lesson-chain-done = Parasztból főnök egyetlen körben! Keresd az ilyen láncolatokat, a magadét és a másokét is.
lesson-chain-stop = Még ne: feljebb is juthatsz, és már nem kerül semmibe.

lesson-forts = Jó tudni: ha saját pozíciódra második korongot raksz, az erőd; tartományonként egy lehet. A támadás csak lerombolja. A végzetkő egy tartomány bármelyik két korongját felcseréli, csak a király pozícióján lévőt nem, aztán { $stone } cumalért előléptethetsz; ha egy csere második erődöt adna neked ott, te választod meg, melyik veszíti el a felső korongját. Egy eldobott lapért és 4 cumalért pedig az amnesztia egy tartomány minden foglyát kiszabadítja.

lesson-traitor = Ha minden lap elfogyott, vége a fordulónak, és elsőként az árulók jönnek. Minden tartományban fizethet 1 cumalt egy árulóért valaki, aki nem a legerősebb. Ulsterben Sárga erősebb nálad.
lesson-traitor-task = Fizess az árulóért.
lesson-traitor-done = Felcsaptál egy lapot: ez mondja meg, hol csaphat le az áruló.
lesson-traitor-pass = Passzolhatsz is. De Sárga parasztjainak sorát meg kell törni: fizess.

lesson-betray = Az 5-ös lap az: egy paraszt, jobbra tőle egy másikkal. A 2. paraszt a tiéd mellett áll, és ott még erőd sem segítene. Ennek a lapnak az aktivációja ingyenes.
lesson-betray-task = Csapj le a 2. parasztra, aztán léptess elő az 1. pásztorra.
lesson-betray-done = Sárgának egy koronggal kevesebb, neked kettővel több.
lesson-betray-other = Ott a korong magában állna. A 2. paraszton a tiéd mellé kerül.
lesson-betray-stop = Használd ki, amiért fizettél, és emelkedj is.

lesson-income = Aztán jött a jövedelem: 1 cumal annak, aki egy tartományban egy társadalmi státuszban a legtöbb pozíciót uralja, és 1 minden státuszért, amelyben két tartományban is jelen vagy. Ahol új király ül, ott kiürül a tartomány: mások korongjai, amelyek a tieid alatt vannak, rabok lesznek, és a király legfeljebb két korongot hagyhat ott helyőrségül. A rabokat egyet egyért kicserélik, a többit váltságdíjért lehet visszakapni. Végül a kezdőjátékos megnevezi a következőt.

lesson-king = A nagy pillanat. Connacht királya vagy, és Ulsterben épp most jutottál a második főnökhöz. Ők ketten a király pozíciójára emelnek.
lesson-king-task = Léptess elő a király pozíciójára.
lesson-king-done = Két tartomány királya vagy: azonnal nyertél!
lesson-king-stop = Tiéd a korona! Csak egy lépés a király pozíciója.

lesson-end = Ketten egy tartomány eldől, amint királya van, és ha mindketten nyertetek egyet, a harmadik dönt. Három dolog, amire kezdőként kevesen gondolnak: foglyot csak ott ejthetsz, ahol nincs üres pozíció; korong és cumal nélkül a legjobb lap sem ér semmit; és ami neked emelkedhet, az másnak is, ezért az ő szomszédaikat is számold. Egy apród már várja veled az első igazi játszmát!
