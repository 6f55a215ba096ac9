# A vendégről szóló oldalak szövegei: ki ő, egy másik eszköz, mit tárolunk.

you-intro = Itt nem kell fiók, sem e-mail-cím: ez a böngésző egy sütit őriz, és a süti alapján a tieid a helyeid. Ezen az oldalon gondoskodhatsz róla, hogy nélküle is visszatalálj.
you-name = { $name ->
    [none] Még nem adtál meg nevet.
   *[other] Legutóbb ezen a néven játszottál: { $name }.
}
you-since = { $date } óta ismerünk.

you-code = Kód a visszatéréshez
you-code-about = { $date ->
    [none] Nyolc szó, amely visszahoz, ha ez a böngésző elveszíti a sütijét, vagy ha más eszközön ülsz. Akié a kód, az te vagy: írd fel, és tartsd meg magadnak.
   *[other] Van kódod ({ $date }). Ha újat készítesz, a régi érvényét veszti.
}
you-code-make = { $again ->
    [yes] Új kód készítése
   *[no] Kód készítése
}
you-code-once = Ezek a szavak csak most látszanak; később senki sem tudja megnézni őket.
you-copy-code = Szavak másolása

you-link = Másik eszköz
you-link-about = Nyiss meg egy linket a telefonodon vagy egy másik gépen, és ott is te vagy te: a neveddel, a helyeiddel és az asztalaiddal.
you-link-make = Link készítése
you-link-good = { $minutes ->
    [one] Egyszer használható, egy percen belül. Aki megnyitja, az te vagy, ezért ne küldd el másnak.
   *[other] Egyszer használható, { $minutes } percen belül. Aki megnyitja, az te vagy, ezért ne küldd el másnak.
}
you-link-address = Link a másik eszközödnek
you-copy-link = Link másolása

you-return = Visszatérés
you-return-about = Írd be a kódodat, és az leszel, aki voltál.
you-return-code = A kódod
you-return-go = Visszatérek
you-return-wrong = Ezekkel a szavakkal senki sem tér vissza. Megvan mind a nyolc?
you-leaves = { $count ->
    [one] Ennek a böngészőnek most egy asztalnál van helye. Nem lesz többé a tiéd, hacsak nincs hozzá kódod.
   *[other] Ennek a böngészőnek most { $count } asztalnál van helye. Nem lesznek többé a tieid, hacsak nincs hozzájuk kódod.
}

you-devices = Ahol ismernek
you-device = { $here ->
    [yes] Ez a böngésző, { $created } óta
   *[no] Másik böngésző, { $created } óta; utoljára itt: { $seen }
}
you-out-here = Kijelentkezés itt
you-out-here-sure = Igen, kijelentkezem itt
you-out-here-about = { $coded ->
    [yes] Ez a böngésző elfelejti, ki vagy. A kódoddal vagy egy másik eszköz linkjével térhetsz vissza.
   *[no] Ez a böngésző elfelejti, ki vagy. Még nincs kódod, ezért másik eszköz nélkül nem térhetsz vissza.
}
you-out-others = Kijelentkezés mindenhol máshol
you-out-others-sure = Igen, mindenhol máshol
you-out-others-about = { $coded ->
    [yes] Minden más böngésző azonnal elfelejti, ki vagy. A linkjeik és a kódod érvényüket vesztik; utána készíts új kódot.
   *[no] Minden más böngésző azonnal elfelejti, ki vagy, és a linkjeik érvényüket vesztik.
}
you-out-others-done = { $coded ->
    [yes] Mindenhol máshol kijelentkeztél, és a kódod érvényét vesztette. Készíts fent újat, hogy vissza tudj térni.
   *[no] Mindenhol máshol kijelentkeztél.
}

you-data = Az adataid
you-data-about = Minden, amit ez a szolgáltatás rólad tárol, programok által is olvasható fájlban.
you-data-get = Minden letöltése
you-erase = Minden törlése
you-erase-about = A neved, a kódod, az eszközeid és minden, amit írtál, törlődik. A másokkal játszott játszmák megmaradnak a neved nélkül; ahol a játszma még nem kezdődött el, a helyed újra szabad.
you-erase-final = Semmi sem hozza vissza: sem a kódod, sem mi.
you-erase-sure = Igen, törölj mindent

you-trouble = { $code ->
    [too-fast] Túl sok próbálkozás. Várj egy kicsit.
    [offline] A szolgáltatás nem érhető el.
    [foreign] Ezt a böngészőt közben kijelentkeztették. Töltsd újra az oldalt.
   *[other] Nem sikerült. Próbáld újra.
}

device-title = Folytasd ezen az eszközön
device-text = Ezt a linket a másik eszközödtől kaptad. Ha beleegyezel, ebben a böngészőben is meglesz a neved, a helyeid és az asztalaid.
device-go = Igen, én vagyok az
device-none = Ez a link üres. A másik eszközödön nyisd meg a „Ki vagy te” oldalt, és készíts újat.
device-wrong = Ezt a linket már használták, vagy lejárt. Készíts újat a másik eszközödön.

privacy-intro = Mit tárol rólad ez a szolgáltatás, és meddig. Itt senki sem méri és nem követi, mit csinálsz; semmi sem jön más oldalakról, és nincs reklám.
privacy-cookie-title = Sütik
privacy-cookie = Két süti kell a játékhoz: egy titok, amelyről felismerjük a böngésződet, és egy jel, amely megvéd más oldalaktól. A szolgáltatás a titoknak csak az ujjlenyomatát őrzi. { $days ->
    [one] Azt a böngészőt, amely egy napja nem járt itt, elfelejtjük.
   *[other] Azt a böngészőt, amely { $days } napja nem járt itt, elfelejtjük.
}
privacy-guest-title = Te
privacy-guest = A név, amelyet legutóbb megadtál, hogy mikor jöttél először, és hogy mely napokon jártak itt utoljára a böngészőid. { $days ->
    [one] Ha nincs helyed és nem nyitottál asztalt, mindez egy nappal az utolsó látogatásod után törlődik.
   *[other] Ha nincs helyed és nem nyitottál asztalt, mindez { $days } nappal az utolsó látogatásod után törlődik.
}
privacy-code-title = Kódok és linkek
privacy-code = A kódodnak csak olyan lenyomatát őrizzük, amelyből senki sem találja ki a szavakat, amíg újat nem készítesz. { $minutes ->
    [one] A másik eszköznek szóló link egy percig jó, és egyszer.
   *[other] A másik eszköznek szóló link { $minutes } percig jó, és egyszer.
}
privacy-tables-title = Asztalok és játszmák
privacy-tables = { $days ->
    [one] Az az asztal, amelynél egy nap után is van szabad hely, törlődik.
   *[other] Az az asztal, amelynél { $days } nap után is van szabad hely, törlődik.
} Az elkezdett játszmák megmaradnak, hogy mindenki, aki játszott, újra megnézhesse őket: ki hol ült és milyen néven, minden lépés és annak ideje, és az eredmény. Akinek megvan az asztal linkje, nézheti a játékot.
privacy-chat-title = Csevegés
privacy-chat = Egy asztal utolsó { $lines } sora, ameddig az asztal megvan. Akinek megvan az asztal linkje, olvashatja; amit a csapatodnak mondasz, azt csak a csapatod.
privacy-manners-title = Némítás és jelentés
privacy-manners = Hogy kit némítottál el, amíg fel nem oldod. { $days ->
    [one] Amit jelentesz, a sorral és a névvel együtt, amelyről szól, azt a szolgáltatás üzemeltetői olvassák, és egy nap után töröljük.
   *[other] Amit jelentesz, a sorral és a névvel együtt, amelyről szól, azt a szolgáltatás üzemeltetői olvassák, és { $days } nap után töröljük.
} Ha bezárnak egy asztalt, kitiltanak vagy törölnek valakit, az feljegyezve marad, névtelenül, egy számmal.
privacy-push-title = Értesítés, ha te jössz
privacy-push = Ki van kapcsolva, amíg a beállításokban nem kéred. Akkor a böngésződ készítőjének értesítő szolgálata visz egy titkosított üzenetet, amelyet csak a böngésződ tud elolvasni: a játékot és az asztal linkjét. A szolgáltatás azt őrzi, hol éri el a böngésződet, és a nyelvedet, amíg ki nem kapcsolod, ki nem jelentkezel, vagy a böngésző el nem tűnik.
privacy-log-title = Címek és a napló
privacy-log = A hálózati címed arra való, hogy egy cím ne kérhessen túl sokat; néhány percig van a memóriában, és soha nem tároljuk. A naplóban nincsenek nevek, címek, lépések vagy titkok.
privacy-browser-title = A böngésződben
privacy-browser = Hogy hogyan szeretsz játszani, a neved és az eltett asztalok a böngésződben vannak, és csak akkor hagyják el, amikor játszol.
privacy-rights-title = Az adataid a tieid
privacy-rights = Letöltheted mindazt, amit rólad tárolunk, és törölheted is. Aki a szolgáltatást üzemelteti, egy ideig őrizhet biztonsági másolatokat; amit törölsz, azokból a megújulásukkor tűnik el.
privacy-to-you = Ki vagy te: kód, eszközök, az adataid
