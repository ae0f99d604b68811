### Nim at the table.

ni-prompt = Vegyél el köveket egy kupacból.
ni-wait = { $player } éppen köveket vesz el.
ni-offer = { $stones } kő innen: { $heap }
ni-log-taken = { $player } elvesz { $stones } követ innen: { $heap }.
ni-heaps = Kupacok
ni-heap = Kupac
ni-stones = Kövek
ni-why = A nimben nincsenek pontok: az utolsó kő nyer.
ni-verdict = { $player } veszi el az utolsó követ, és nyer.
ni-help = b2: két kő a második kupacból.
ni-refuse-not-so-many = Abban a kupacban nincs ennyi kő.
