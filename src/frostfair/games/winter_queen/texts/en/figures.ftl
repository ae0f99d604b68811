### Below the pictures beside the rules of Winter Queen.

wq-figure = { FORM($effect) } with { FORM($colour) }: { $points } VP
wq-figure-map = The map: four counties and the Queen’s Domain
wq-figure-puzzles = Show me this in puzzles
