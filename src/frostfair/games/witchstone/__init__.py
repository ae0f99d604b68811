"""Witchstone, a game by Reiner Knizia and Martino Chiacchiera.

Reading order: RULES.en.md -> words -> components -> state -> flow -> effects -> scoring -> view.
"""
