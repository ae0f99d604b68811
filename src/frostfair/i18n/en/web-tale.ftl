### A tale as a book in the browser.

web-tale-back = Back
web-tale-next = Next
web-tale-pages = Pages { $one } and { $two } of { $all }
web-tale-passage-link = Copy the link to this passage: { $voice }
web-tale-copied = The link is copied.
web-tale-copy = Copy the link
web-tale-share = Share the tale
web-tale-share-how = Everybody who has the link can read the tale, as soon as all who told it agree. Each of you can take that back at any time; the link is dead then.
web-tale-share-agreed = { $agreed } of { $all } agree.
web-tale-share-agree = I agree
web-tale-share-take-back = Take it back
web-tale-close = Close
web-tale-replay = Replay the game
web-tale-forms = Take it with you
web-tale-form = { $form ->
    [epub] EPUB, for readers
    [pdf] PDF, for printing
    [html] One web page
    [md] Markdown
   *[json] Data (JSON)
}
web-tale-cover = The cover
