"""The frames of Winter Tales, a file per piece of business: setup, turn, movement, battle, trap, quest, …"""
