### Below the pictures beside the rules of Winter Queen.

wq-figure = { FORM($effect) } z { FORM($colour, form: "m-ins") } kryształem: { $points } PZ
wq-figure-map = Mapa: cztery hrabstwa i Królewskie Włości
wq-figure-puzzles = Pokaż to w łamigłówkach
