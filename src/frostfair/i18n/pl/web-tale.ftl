### A tale as a book in the browser.

web-tale-back = Wstecz
web-tale-next = Dalej
web-tale-pages = Stronice { $one } i { $two } z { $all }
web-tale-passage-link = Skopiuj link do tego fragmentu: { $voice }
web-tale-copied = Link skopiowany.
web-tale-copy = Skopiuj link
web-tale-share = Udostępnij opowieść
web-tale-share-how = Opowieść przeczyta każdy, kto ma link, gdy tylko zgodzą się wszyscy, którzy ją opowiadali. Każdy może to w każdej chwili cofnąć; link wtedy przestaje działać.
web-tale-share-agreed = Zgody: { $agreed } z { $all }.
web-tale-share-agree = Zgadzam się
web-tale-share-take-back = Cofam zgodę
web-tale-close = Zamknij
web-tale-replay = Obejrzyj partię
web-tale-forms = Zabierz ze sobą
web-tale-form = { $form ->
    [epub] EPUB, na czytnik
    [pdf] PDF, do druku
    [html] Jedna strona WWW
    [md] Markdown
   *[json] Dane (JSON)
}
web-tale-cover = Okładka
