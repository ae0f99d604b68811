### A table, whatever the game: what terminal and browser say alike.

prompt-over = Партия окончена.
prompt-waiting = Ожидаем хода: { $players }.
prompt-choose = Ваш ход: выберите действие.
prompt-end-turn = Ход сделан: завершите его или отмените последний шаг.
wait-end-turn = { $player } ещё может отменить последний шаг.
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
wait-tell = Ожидаем рассказа: { $players }.
bot-tutor = Наставник
log-undo = { $player } отменяет последний шаг.
log-undo-agreed = Все согласны: { $player } возвращается на несколько шагов.
refuse-nobody-tells-here = За этим столом никто ничего не рассказывает.
refuse-nobody-asks = Отмены больше никто не просит.
refuse-not-your-seat = Это не ваше место.

## A table that no game words: the plain board of a game without texts of its own

log-event = { $event }: { $values }
plain-facts = Коротко
plain-fact = { $name }: { $value }
plain-part = { $name }: { $part }
plain-yes = да
plain-no = нет
