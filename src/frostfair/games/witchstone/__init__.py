"""Witchstone, a game by Reiner Knizia and Martino Chiacchiera.

Reading order: texts/en/RULES.md -> rules: terms -> components -> state -> flow -> effects -> scoring -> view.
"""
