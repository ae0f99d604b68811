"""Winter Queen, a game by Yuri Zhuravlev.

Reading order: RULES.en.md -> words -> components -> state -> flow -> effects -> scoring -> view.
"""
