### A tale as a book in the browser.

web-tale-back = Назад
web-tale-next = Дальше
web-tale-pages = Страницы { $one } и { $two } из { $all }
web-tale-passage-link = Скопировать ссылку на этот отрывок: { $voice }
web-tale-copied = Ссылка скопирована.
web-tale-copy = Скопировать ссылку
web-tale-share = Поделиться сказкой
web-tale-share-how = Сказку сможет прочесть любой, у кого есть ссылка, как только согласятся все, кто её рассказывал. Каждый может в любой момент передумать, и тогда ссылка перестанет работать.
web-tale-share-agreed = Согласны: { $agreed } из { $all }.
web-tale-share-agree = Я не против
web-tale-share-take-back = Передумать
web-tale-close = Закрыть
web-tale-replay = Посмотреть партию
web-tale-forms = Взять с собой
web-tale-form = { $form ->
    [epub] EPUB, для читалки
    [pdf] PDF, для печати
    [html] Одна веб-страница
    [md] Markdown
   *[json] Данные (JSON)
}
web-tale-cover = Обложка
