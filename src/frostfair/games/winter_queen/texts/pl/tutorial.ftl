### The guided game of Winter Queen. Short and warm: one thing at a time. The numbers come from the script.

wq-tutorial-welcome = Witaj na dworze Królowej Zimy! Za pięć minut poznasz tę grę. Nauczyciel siedzi naprzeciwko i gra z tobą; ruchy należą do ciebie.
wq-tutorial-table = Pośrodku leży mapa: cztery hrabstwa, a między nimi Królewskie Włości. Kryształy bierze się z tych podstawek.
wq-tutorial-turn = W swojej turze robisz tylko jedno: kładziesz kryształ na mapie, kładziesz kryształ na księdze albo aktywujesz księgę.
wq-tutorial-place = Zaczynamy. Weź fioletowy kryształ w ramce i połóż go w czerwonym hrabstwie, na polu w ramce.
wq-tutorial-take = Kto kładzie kryształ w hrabstwie, może wziąć wierzchnią księgę zaklęć z jego stosu. Weź księgę czerwonego hrabstwa: dziś dobrze pasuje do fioletu.
wq-tutorial-book = Twoja pierwsza księga zaklęć! Obie jej stronice to efekty, które dają punkty. Stronica milczy, dopóki nie leży na niej kryształ; liczy się właśnie jego kolor.
wq-tutorial-charge = Ożyw lewą stronicę, „Strażnik granic”: daje punkty za każdy kryształ w swoim kolorze na brzegu mapy. Połóż na niej ostatni fioletowy kryształ z podstawki.
wq-tutorial-holder = To był ostatni kryształ z podstawki, a za ostatni od razu jest punkt: masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Podstawkę znów uzupełniono z woreczka.
wq-tutorial-worth = Nauczyciel też kładzie fioletowy kryształ i liczy się on też dla ciebie: kryształy na mapie są niczyje. Twoja stronica jest warta { $left ->
    [one] { $left } punkt
    [few] { $left } punkty
    [many] { $left } punktów
   *[other] { $left } punktu
}. Wskaż ją, by wiedzieć dlaczego.
wq-tutorial-grow = Niech rośnie: połóż fioletowy kryształ w ramce na brzegu zielonego hrabstwa, na polu w ramce.
wq-tutorial-second = Teraz „Strażnik granic” jest wart { $left ->
    [one] { $left } punkt
    [few] { $left } punkty
    [many] { $left } punktów
   *[other] { $left } punktu
}. Masz miejsce na trzy księgi, więc weź też księgę zielonego hrabstwa.
wq-tutorial-lights = „Zorza polarna” na prawej stronicy daje punkty za każdą strefę ze swoim kolorem. Fiolet jest w hrabstwach czerwonym, zielonym i niebieskim oraz w Królewskich Włościach.
wq-tutorial-charge-right = Połóż fioletowy kryształ w ramce na prawej stronicy.
wq-tutorial-activate = Obie stronice są gotowe: { $left } i { $right }. Można poczekać, aż urosną, ale mapa zmienia się z każdą turą. Aktywuj księgę!
wq-tutorial-return = Wspaniale! Księga opuszcza grę. Leżały na niej dwa kryształy, więc jeden z mapy wraca do woreczka. Wybierz taki, który ci nie pomaga: są w ramkach.
wq-tutorial-sealed = Masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Punkty leżą zakryte: ty widzisz swoje, a nauczyciel tylko własne.
wq-tutorial-end = Gdy woreczek jest pusty, zaczyna się etap końcowy: kilka tur bez aktywowania, a potem punkty da każda stronica z kryształem. Wygrywa największa liczba punktów.
wq-tutorial-farewell = To wszystko, co trzeba wiedzieć. Graj dalej z nauczycielem, jak długo chcesz, albo usiądź przy prawdziwym stole. Królowa patrzy z ciekawością.
