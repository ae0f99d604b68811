"""Winter Queen, a game by Yuri Zhuravlev.

Reading order: texts/en/RULES.md -> rules: terms -> components -> state -> flow -> effects -> scoring -> view.
"""
