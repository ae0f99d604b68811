### A tale as a book in the browser.

web-tale-back = Vissza
web-tale-next = Tovább
web-tale-pages = { $one }. és { $two }. oldal, összesen { $all }
web-tale-passage-link = Hivatkozás másolása ehhez a részhez: { $voice }
web-tale-copied = A hivatkozás a vágólapra került.
web-tale-copy = Hivatkozás másolása
web-tale-share = A mese megosztása
web-tale-share-how = Aki ismeri a hivatkozást, elolvashatja a mesét, amint mindenki beleegyezik, aki mesélte. Bármelyikőtök bármikor visszavonhatja; a hivatkozás akkor megszűnik.
web-tale-share-agreed = { $all } mesélőből { $agreed } egyezett bele.
web-tale-share-agree = Beleegyezem
web-tale-share-take-back = Visszavonom
web-tale-close = Bezárás
web-tale-replay = A játszma visszanézése
web-tale-forms = Vidd magaddal
web-tale-form = { $form ->
    [epub] EPUB, olvasóra
    [pdf] PDF, nyomtatáshoz
    [html] Egyetlen weboldal
    [md] Markdown
   *[json] Adatok (JSON)
}
web-tale-cover = A borító
