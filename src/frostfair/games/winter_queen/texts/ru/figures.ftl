### Below the pictures beside the rules of Winter Queen.

wq-figure = { FORM($effect) } с { FORM($colour, form: "f-gen") } льдиной: { $points } ПО
wq-figure-map = Поле: четыре провинции и королевские владения
wq-figure-puzzles = Показать это в задачах
