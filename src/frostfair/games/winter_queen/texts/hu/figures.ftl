### Below the pictures beside the rules of Winter Queen.

wq-figure = { FORM($effect) }, { FORM($colour) } kristállyal: { $points } GyP
wq-figure-map = A térkép: négy megye és a Télkirálynő birtoka
wq-figure-puzzles = Mutasd feladványban
