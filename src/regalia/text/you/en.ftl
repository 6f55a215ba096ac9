# Words of the pages about the guest: who they are, another device, what is kept.

you-intro = You need no account and no e-mail address here: this browser keeps a cookie, and by that cookie your seats are yours. On this page you make sure that you can come back without it.
you-name = { $name ->
    [none] You have not given a name yet.
   *[other] You last called yourself { $name }.
}
you-since = Known here since { $date }.

you-code = A code to come back
you-code-about = { $date ->
    [none] Eight words that bring you back if this browser loses its cookie, or on any other device. Whoever has them is you: write them down and keep them to yourself.
   *[other] You made a code on { $date }. If you make a new one, the old one stops working.
}
you-code-make = { $again ->
    [yes] Make a new code
   *[no] Make a code
}
you-code-once = These words are shown only now; nobody can look them up later.
you-copy-code = Copy the words

you-link = Another device
you-link-about = Open a link on your phone or another computer, and you are the same person there: with your name, your seats and your tables.
you-link-make = Make a link
you-link-good = { $minutes ->
    [one] It works once, within one minute. Whoever opens it is you, so send it to nobody else.
   *[other] It works once, within { $minutes } minutes. Whoever opens it is you, so send it to nobody else.
}
you-link-address = Link for your other device
you-copy-link = Copy the link

you-return = Come back
you-return-about = Enter your code to be who you were.
you-return-code = Your code
you-return-go = Come back
you-return-wrong = Nobody comes back by these words. Are all eight there?
you-leaves = { $count ->
    [one] This browser holds a seat at one table now. It will not be yours any more, unless you have a code for it.
   *[other] This browser holds seats at { $count } tables now. They will not be yours any more, unless you have a code for them.
}

you-devices = Where you are known
you-device = { $here ->
    [yes] This browser, since { $created }
   *[no] Another browser, since { $created }; last seen { $seen }
}
you-out-here = Sign out here
you-out-here-sure = Yes, sign out here
you-out-here-about = { $coded ->
    [yes] This browser forgets who you are. You come back by your code, or by a link from another device.
   *[no] This browser forgets who you are. You have no code yet, so without another device you cannot come back.
}
you-out-others = Sign out everywhere else
you-out-others-sure = Yes, everywhere else
you-out-others-about = { $coded ->
    [yes] All other browsers forget who you are at once. Links that they made and your code stop working; make a new code afterwards.
   *[no] All other browsers forget who you are at once, and links that they made stop working.
}
you-out-others-done = { $coded ->
    [yes] You are signed out everywhere else, and your code stopped working. Make a new one above, so that you can come back.
   *[no] You are signed out everywhere else.
}

you-data = Your data
you-data-about = Everything that this service keeps about you, as a file that programs can read.
you-data-get = Download everything
you-erase = Erase everything
you-erase-about = Your name, your code, your devices and all you wrote are erased. Games with others stay, without your name; where a game has not begun, your seat is free again.
you-erase-final = Nothing brings it back: neither your code nor we.
you-erase-sure = Yes, erase everything

you-trouble = { $code ->
    [too-fast] Too many tries. Wait a little.
    [offline] The service cannot be reached.
    [foreign] This browser was signed out meanwhile. Load the page again.
   *[other] That did not work. Try again.
}

device-title = Be yourself on this device
device-text = Your other device gave you this link. Once you agree, this browser has your name, your seats and your tables.
device-go = Yes, that is me
device-none = There is nothing in this link. On your other device, open “Who you are” and make a new one.
device-wrong = This link was used already, or is too old. Make a new one on your other device.

privacy-intro = What this service keeps about you, and for how long. Nobody counts or follows you here; nothing is fetched from other sites, and there are no advertisements.
privacy-cookie-title = Cookies
privacy-cookie = Two cookies, which are needed to play: a secret by which your browser is recognised, and a token that protects you from pages of other sites. The service keeps only a fingerprint of the secret. { $days ->
    [one] A browser that has not been here for a day is forgotten.
   *[other] A browser that has not been here for { $days } days is forgotten.
}
privacy-guest-title = You
privacy-guest = The name you gave last, when you came first, and on which days your browsers were last here. { $days ->
    [one] If you hold no seat and made no table, all of it is dropped a day after your last visit.
   *[other] If you hold no seat and made no table, all of it is dropped { $days } days after your last visit.
}
privacy-code-title = Codes and links
privacy-code = Your code is kept only as a hash from which nobody can find the words, until you make another one. { $minutes ->
    [one] A link for another device is good for one minute, and once.
   *[other] A link for another device is good for { $minutes } minutes, and once.
}
privacy-tables-title = Tables and games
privacy-tables = { $days ->
    [one] A table at which a seat is still free after a day is dropped.
   *[other] A table at which a seat is still free after { $days } days is dropped.
} Games that have begun stay, so that everybody who played can look at them again: who sat where and under which name, every move and when it was made, and the result. Whoever has the link to a table can look on.
privacy-chat-title = Chat
privacy-chat = The last { $lines } lines of a table, for as long as the table stays. Whoever has the link to the table reads them; what you say to your team is read by your team alone.
privacy-manners-title = Muting and reporting
privacy-manners = Whom you mute, until you hear them again. { $days ->
    [one] What you report, with the line and the name that it is about, is read by those who run this service and dropped after a day.
   *[other] What you report, with the line and the name that it is about, is read by those who run this service and dropped after { $days } days.
} If they close a table, ban or erase somebody, that stays noted, with a number and no name.
privacy-push-title = Being told of your turn
privacy-push = Off unless you ask for it in the settings. Then the push service of your browser's maker carries an encrypted word, which only your browser can read: the game, and the link to the table. The service keeps where your browser hears it, and your language, until you switch it off, sign out or the browser is gone.
privacy-log-title = Addresses and the log
privacy-log = Your network address is used to bound how much one address may ask for; it stays in memory for some minutes, and is never stored. The log has no names, addresses, moves or secrets.
privacy-browser-title = In your browser
privacy-browser = How you like to play, your name and the tables that you put away are kept in your browser and leave it only when you play.
privacy-rights-title = Your data is yours
privacy-rights = You can download everything that is kept about you, and erase it. Whoever runs this service may keep backups for a while; what you erase goes from them when they are renewed.
privacy-to-you = Who you are: code, devices, your data
