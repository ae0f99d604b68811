### A table, whatever the game: what terminal and browser say alike.

prompt-over = Партия окончена.
prompt-unfinished = Партия прервана.
closing-in = Нет на месте: { $players }. Если никто не вернётся, партия будет прервана через { $time }.
closing-off = Партия продолжается.
unfinished-gone = Решение: { $by }. Не было на месте: { $players }.
unfinished-agreed = Все игроки согласились прервать партию.
prompt-waiting = Ожидаем хода: { $players }.
    .short = Ожидаем: { $players }
prompt-choose = Ваш ход: выберите действие.
    .short = Ваш ход
prompt-end-turn = Ход сделан: завершите его или отмените последний шаг.
    .short = Завершите ход или отмените
wait-end-turn = { $player } ещё может отменить последний шаг.
    .short = { $player } может отменить шаг
refuse-malformed = Это не удалось понять.
refuse-unworded = Так нельзя: { $reason }.
refuse-stale = Тем временем на столе всё изменилось: посмотрите ещё раз.
refuse-unavailable = Сервер сейчас ничего не может сохранить. Ничего не потеряно; повторите попытку.
refuse-a-bot-plays-this-seat = На этом месте играет бот.
refuse-table-is-open = Партия ещё не началась.
refuse-table-is-playing = Партия уже началась.
refuse-table-is-finished = Партия окончена.
refuse-table-is-abandoned = Этот стол закрыт без результата.
refuse-only-watching = Вы только смотрите.
refuse-too-much-chat = Не так быстро: подождите немного, прежде чем писать ещё.
refuse-not-gone = Этот игрок ещё здесь.
prompt-tell = Рассказывать вам: напишите, что происходит.
    .short = Напишите, что происходит
wait-tell = Ожидаем рассказа: { $players }.
bot-tutor = Наставник
log-undo = { $player } отменяет последний шаг.
log-undo-agreed = Все согласны: { $player } возвращается на несколько шагов.
refuse-nobody-tells-here = За этим столом никто ничего не рассказывает.
refuse-nothing-to-undo = Отменять нечего: открылось что-то новое или никто ещё не ходил.
refuse-undo-too-far = Так далеко назад отменить нельзя.
refuse-nobody-asks = Отмены больше никто не просит.
refuse-all-others-are-gone = Других игроков сейчас нет за столом, согласиться некому.
refuse-another-asks = Другой игрок уже просит вернуть ход: сначала ответьте на это.
refuse-taken-back-already = Этот ход уже отменён.
undo-asks = { $to ->
    [0] { $player } просит вернуться к началу.
   *[other] { $player } просит вернуться к ходу { $to }.
}
undo-you-ask = { $to ->
    [0] Вы просите вернуться к началу.
   *[other] Вы просите вернуться к ходу { $to }.
}
undo-agreed = Согласие: { $players }.
undo-unanswered = Ещё без ответа: { $players }.
undo-granted = Все согласны: стол возвращается к тому ходу.
undo-declined = { $player } не соглашается: всё остаётся как есть.
undo-withdrawn = { $player } больше не просит вернуться.
undo-void = Положение изменилось, отвечать на просьбу уже не нужно.
refuse-not-your-seat = Это не ваше место.

## A table that no game words: the plain board of a game without texts of its own

log-event = { $event }: { $values }
plain-facts = Коротко
plain-fact = { $name }: { $value }
plain-part = { $name }: { $part }
plain-yes = да
plain-no = нет

## The end, whatever the game: who won, by how much and why

verdict-won = { $you ->
    [yes] Вы побеждаете
   *[no] { $player } побеждает
} с перевесом в { $by ->
    [one] { $by } очко
    [few] { $by } очка
    [many] { $by } очков
   *[other] { $by } очков
}, { $points }:{ $second }: { $why }
verdict-turned = всё решил итоговый подсчёт, { $points }:{ $second }
verdict-held = хватило прежнего отрыва ({ $lead }), хотя { $other } набирает { $points } в итоговом подсчёте
verdict-source = разница — «{ $source }», { $points }:{ $second }
verdict-shared = { $players } делят победу, по { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
verdict-alone = { $player } заканчивает игру с результатом { $points }
