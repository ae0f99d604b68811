### Nim at the table.

ni-prompt = Weź kamienie z jednego stosu.
ni-wait = { $player } bierze kamienie.
ni-offer =
    { $stones ->
        [one] 1 kamień ze stosu { $heap }
        [few] { $stones } kamienie ze stosu { $heap }
        [many] { $stones } kamieni ze stosu { $heap }
       *[other] { $stones } kamienia ze stosu { $heap }
    }
ni-log-taken =
    { $stones ->
        [one] { $player } bierze 1 kamień ze stosu { $heap }.
        [few] { $player } bierze { $stones } kamienie ze stosu { $heap }.
        [many] { $player } bierze { $stones } kamieni ze stosu { $heap }.
       *[other] { $player } bierze { $stones } kamienia ze stosu { $heap }.
    }
ni-heaps = Stosy
ni-heap = Stos
ni-stones = Kamienie
ni-why = W nimie nie ma punktów: wygrywa ostatni kamień.
ni-verdict = { $player } bierze ostatni kamień i wygrywa.
ni-help = b2: dwa kamienie ze stosu b.
ni-refuse-not-so-many = W tym stosie nie ma tylu kamieni.
