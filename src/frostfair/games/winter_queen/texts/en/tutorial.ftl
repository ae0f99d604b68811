### The guided game of Winter Queen. Short and warm: one thing at a time. The numbers come from the script.

wq-tutorial-welcome = Welcome to the Queen’s court! In five minutes you will know the game. The tutor sits opposite you and plays along; you make the moves.
wq-tutorial-table = In the middle lies the map: four counties and, between them, the Queen’s Domain. Crystals come from these holders.
wq-tutorial-turn = On your turn you do one thing only: place a crystal on the map, place one on a book, or activate a book.
wq-tutorial-place = Let’s begin. Take a framed purple crystal and place it in the red county, on the framed space.
wq-tutorial-take = A player who places a crystal in a county may take the top spell book of its pile. Take the red county’s book: it goes well with purple today.
wq-tutorial-book = Your first spell book! Each of its two pages is an effect that scores. A page does nothing until a crystal lies on it, and that crystal’s colour is the one that counts.
wq-tutorial-charge = Charge the left page, Border Keeper: it scores every crystal of its colour on the edge of the map. Place the last purple crystal of the holder on it.
wq-tutorial-holder = That was the last crystal of the holder, and taking the last one brings a point at once: you have { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The holder was filled again from the bag.
wq-tutorial-worth = The tutor placed a purple crystal too, and it counts for you: no one owns the crystals on the map. Your page is worth { $left ->
    [one] { $left } point
   *[other] { $left } points
} now. Point at it to see why.
wq-tutorial-grow = Make it grow: place a framed purple crystal on the edge of the green county, on the framed space.
wq-tutorial-second = Now Border Keeper is worth { $left ->
    [one] { $left } point
   *[other] { $left } points
}. You have room for three books, so take the green county’s book as well.
wq-tutorial-lights = Northern Lights, on the right page, scores every zone where its colour lies. Purple lies in the red, green and blue counties and in the Queen’s Domain.
wq-tutorial-charge-right = Place the framed purple crystal on the right page.
wq-tutorial-activate = Both pages are charged: { $left } and { $right }. You could wait and let them grow, but the map changes with every turn. Activate the book!
wq-tutorial-return = Splendid! The book leaves the game. It held two crystals, so one of the map goes back into the bag. Choose one that doesn’t help you: they are framed.
wq-tutorial-sealed = You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Totals lie face down: you see yours, and the tutor sees only their own.
wq-tutorial-end = When the bag is empty, the last stage begins: a few more turns without activating, and then every page that still holds a crystal is scored. Most points win.
wq-tutorial-farewell = That is all you need. Play on against the tutor as you like, or sit down at a real table. The Queen is watching with interest.
