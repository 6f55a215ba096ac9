# A lecke: mit mondunk az egyes lépéseknél, mivel dicsérünk, és mit felelünk a téves próbákra.

lesson-table = Üdvözlünk az udvarban! Te vagy az Oroszlán, az ellenfeled a Sas. Két épületpakli és két alattvalópakli fekszik előtted; csak a felső lapjuk látszik, és mindegyik mellett { $pile } érme van. Neked { $purse } érméd van és egy konfliktusjelződ, amely a végén 2 pontodba kerül. Épületeket gyűjtesz és hozzájuk illő alattvalókat: például Piacot és Kofát.

lesson-choose = A tizenkét karakterből három van a kezedben. Mindenki titokban választ egyet, aztán egyszerre felfedjük őket. A magas rang lép előbb, az A az F előtt, de keveset tehet; az alacsony rang későn lép, de sokat tehet. Az I. Kereskedő rangja F, és négy akciója van.
lesson-choose-task = Válaszd az I. Kereskedőt.
lesson-choose-done = Választásod titkos. Egy fordulóban három karaktered közül kettőre kerül sor, egymás után.
lesson-choose-other = Jó karakter ez is. De a Kereskedővel egyetlen körben minden akciót kipróbálhatsz.

lesson-resolve = A Sas a Királynőt fedte fel, rangja A, és előtted toborzott egy Tengerészt. A pakliból előkerült Lovag a te rangodra nincs hatással. Most te jössz. A kártya akcióit balról jobbra hajtod végre. Az első egy konfliktusjelzőtől szabadít meg.
lesson-resolve-task = Tegyél vissza egy konfliktusjelzőt a készletbe.
lesson-resolve-done = Nem maradt jelződ: 2 pontot megtakarítottál.
lesson-resolve-skip = Minden akció kihagyható, de ez 2 pontot ér neked.

lesson-money = A következő akció: elveheted mindazt a pénzt, amely egy pakli mellett fekszik.
lesson-money-task = Vedd el az érméket az 1. pakli mellől.
lesson-money-done = { $pile } érmével több. Ott most egy ideig nincs pénz.
lesson-money-other = Ott is ugyanennyi van, de van egy tervünk: az 1. pakli mellől kérjük.
lesson-money-skip = Szükséged lesz az érmékre. Vedd el őket.

lesson-recruit = Most toborozz egy alattvalót: egy pakli felső lapját, a rajta álló áron. Ez az ár egyben a pontértéke is. A 4. pakli tetején a Kofa áll, és a Piac is látszik.
lesson-recruit-task = Toborozd a Kofát.
lesson-recruit-done = Nézd, hová került a pénzed: nem a bankba, hanem a 4. pakli mellé, ahonnan bárki elveheti.
lesson-recruit-other = Ahhoz most nincs itt épület. A Kofához van.
lesson-recruit-skip = Most ne: a Kofa és a Piac tökéletes pár, és mindkettő látszik.

lesson-buy = Az utolsó akció: vedd meg az egyik pakli felső épületét. A Piac az 1. pakli tetején van.
lesson-buy-task = Vedd meg a Piacot.
lesson-buy-done = Ez egy tökéletes pár: a végén mindkét lap teljes értékén számít.
lesson-buy-other = Szép épület, de a Kofához a Piac illik.
lesson-buy-early = A segítsége várhat egy kicsit. Előbb a Piac.
lesson-buy-skip = Akkor a Sas elviheti a Piacot. Vedd meg!

lesson-use = A sorodban az utolsó alattvaló az aktív: szakaszonként egyszer használhatod a képességét. A Kofa pénzt vesz el.
lesson-use-task = Használd a Kofát, és vedd el, ami a 4. pakli mellett van.
lesson-use-done = Négy érme, és ebből kettő a tiéd volt. Köröd véget ért; a második szakasz új választással kezdődik.
lesson-use-poor = Ott kevesebb van. A 4. pakli mellett négy érme fekszik.
lesson-use-skip = Ezzel a Sasnak adnál ajándékot: van ott pénz, vidd el.

lesson-knight = Egy másik játszma. Most megtanulsz lopni. Az utolsó kivételével minden rang egy alatta állótól lop: a D például az E-től. Úgy sejted, valaki E rangút választott. A Lovag rangja D.
lesson-knight-task = Válaszd a Lovagot.
lesson-knight-done = Jól sejtetted!
lesson-knight-other = Azzal itt senkitől sem lopnál. A Lovag rangja D, és a D az E-től lop.

lesson-steal = A Sasnál a Diplomata van, rangja E, és mivel te lopni fogsz tőle, rögtön kapott egy konfliktusjelzőt. Saját akcióid előtt lefeded a Diplomata egyik akcióját, és te hajtod végre.
lesson-steal-task = Fedd le a pénz elvételét, és vedd el, ami a 2. pakli mellett van.
lesson-steal-done = Ez az akció a Sasnak elveszett, a te két saját akciód pedig még hátravan.
lesson-steal-other = Azt is elveheted. De pénzre van a legnagyobb szükséged: azt lopd el.
lesson-steal-prey = A Lovag az E rangúaktól lop, és az most a Sas.
lesson-steal-pile = Ott is jók az érmék. De vegyük el a 2. pakli mellől.

lesson-equals = Mi történik, ha ketten ugyanazt a rangot fedik fel? Akkor konfliktusba kerülnek.
lesson-equals-task = Válaszd az I. Kereskedőt, és meglátod.
lesson-equals-done = A Sasnál is Kereskedő van: konfliktus! Mindketten kaptok egy jelzőt, és mindketten csak egyetlen akciót hajthattok végre.
lesson-equals-other = Óvatos választás! De most épp konfliktusba akarunk kerülni, hogy lásd, milyen.

lesson-one = A Szarvas kihagyta a körét, most te jössz. A négy akciódból csak egyet választhatsz.
lesson-one-task = Vedd meg a Fogadót a 2. pakliból.
lesson-one-done = És ennyi volt. Mielőtt választasz, gondold végig, mit választhatnak a többiek.
lesson-one-other = Jó lenne erre is az egyetlen akciód. De most a Fogadót vedd meg a 2. pakliból.

lesson-before = Két alattvaló a felfedés és a körök között segít, ha aktív. A Kertésszel karaktert cserélhetsz egy másik játékossal. A Városőr egy lopás jelzőjét a tolvajra hárítja vissza. Mint minden képesség, ezek sem kötelezők, és szakaszonként legfeljebb egyet használhatsz.

lesson-helpers = Más alattvalók a körödben kérdeznek tőled. A Borásszal és a Bányásszal átnézheted a paklikat, és az áráért kivehetsz egy lapot. Az Udvarhölgy, a Püspök és a Trubadúr lapot cserél: előbb megmondod, mit adsz, aztán, hogy mit kapsz. A Gazda végrehajt egy akciót, amelyet elloptak tőled. Tökéletes pár lapját senki sem cserélheti el tőled.

lesson-scoring = Ha kiürül egy pakli, a szakaszt még végigjátsszuk, aztán jön a pontozás. Te lépsz utolsóként.
lesson-scoring-task = Hagyd ki, ami hátravan, és nézd meg.
lesson-scoring-done = A tökéletes párnak mindkét lapja számít. Az egyszínű párnak a drágább lapja, minden más lap 1 pont, minden három érme 1 pont, és minden konfliktusjelző 2 pont levonás. Te nyertél!
lesson-scoring-other = Ezt is lehet, de most a pontozást nézzük meg: hagyd ki.

lesson-end = Három dolog, amire kezdőként kevesen gondolnak: a kifizetett pénz ott marad a következőnek; a konfliktusjelző drága, szabadulj meg tőle; és aki ma lop, attól holnap lophatnak. Egy apród már várja veled az első igazi játszmát!
