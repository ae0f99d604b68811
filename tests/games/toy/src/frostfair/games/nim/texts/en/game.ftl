### Nim at the table.

ni-prompt = Take stones from one heap.
ni-wait = { $player } is taking stones.
ni-offer =
    { $stones ->
        [one] one stone from { $heap }
       *[other] { $stones } stones from { $heap }
    }
ni-log-taken =
    { $stones ->
        [one] { $player } takes one stone from { $heap }.
       *[other] { $player } takes { $stones } stones from { $heap }.
    }
ni-heaps = Heaps
ni-heap = Heap
ni-stones = Stones
ni-why = There are no points in Nim: the last stone wins.
ni-verdict = { $player } takes the last stone and wins.
ni-help = b2 takes two stones from heap b.
ni-refuse-not-so-many = There are not so many stones in that heap.
