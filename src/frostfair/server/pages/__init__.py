"""The browser client's files, and pages for operators and programmers."""
