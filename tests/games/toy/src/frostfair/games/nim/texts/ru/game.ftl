### Nim at the table.

ni-prompt = Возьмите камни из одной кучки.
ni-wait = { $player } берёт камни.
ni-offer =
    { $stones ->
        [one] { $stones } камень из кучки { $heap }
        [few] { $stones } камня из кучки { $heap }
        [many] { $stones } камней из кучки { $heap }
       *[other] { $stones } камня из кучки { $heap }
    }
ni-log-taken =
    { $stones ->
        [one] { $player } берёт { $stones } камень из кучки { $heap }.
        [few] { $player } берёт { $stones } камня из кучки { $heap }.
        [many] { $player } берёт { $stones } камней из кучки { $heap }.
       *[other] { $player } берёт { $stones } камня из кучки { $heap }.
    }
ni-heaps = Кучки
ni-heap = Кучка
ni-stones = Камни
ni-why = В ниме нет очков: побеждает последний камень.
ni-verdict = { $player } берёт последний камень и побеждает.
ni-help = b2: два камня из кучки b.
ni-refuse-not-so-many = В этой кучке нет столько камней.
