"""Our rulings where the rulebook is silent or unclear, each one a name: change it here and nowhere else.

The letter and number point to the rulings in RULES.md. What isn't a switch is decided by the rules
themselves and only told there.
"""

from typing import Final

JOIN_FROM_THE_LEFT: Final = True  # C-1: the order of WT-11.4; False begins at the main player's right
RETALIATION_UNDER_REBEL: Final = True  # C-2: the carrier is the target (WT-16.2)
JOINERS_REDUCE_AT_ONCE: Final = True  # C-4: after their own activation, before the quest goes on
MAY_SET_OUT_FROM_THERE: Final = True  # C-5: a ready character already on the quest's space may be activated
ANY_CARD_BECOMES_MEMORY: Final = True  # C-6: not only cards of the winning side
BOOKMARK_BEFORE_COUNT: Final = True  # C-7: the deadline of WT-12.5; False: before the others join
TOKEN_KEEPS_TRAVELLING: Final = True  # C-10: WT-3.9; False: each chapter starts with the first main player
LYING_CANT_FIGHT: Final = True  # C-11
BLOCKED_MAY_ACT: Final = True  # C-14
SHELTERED_MAY_ACT: Final = True  # C-15: after a lost battle with Safe House
SELF_RESCUE_ANYWHERE: Final = True  # C-16: also by an exhausted character
WRITER_ON_ONE_SIDE: Final = True  # C-18
WRITER_PICKS_AS_SIDE: Final = True  # C-19: he may be the one with the most cards of the winning side
WRITER_EPILOGUE_NAMES_SIDE: Final = True  # C-20: WT-13.8
LOVED_BY_CHOICE: Final = True  # C-23: the main player names the other rebel
LOVERS_MUST_SHARE_SPACE: Final = True  # C-24
ARTIFACT_ONCE: Final = True  # C-27: once per quest or battle
ARTIFACT_TO_OTHERS_ONLY: Final = True  # C-28
GARRISON_COUNTS_LYING: Final = True  # C-29
SELF_RESCUE_SCORES: Final = True  # C-30
CONNECTION_NEEDS_REVEAL: Final = True  # C-31
CONNECTION_ONCE_A_CHAPTER: Final = True  # C-32
SAFE_HOUSE_BARS_POWER_ONLY: Final = True  # C-37: the quest token of the Nightmare may lie there
OBJECTIVE_ENDS_QUEST: Final = True  # C-38: WT-20.6
LAST_POWER_COUNTS: Final = True  # C-41: gained before the epilogue begins

# C-35: a table may set a chapter limit; the default is none.
NO_LIMIT: Final = 0
CHAPTER_LIMITS: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 20, 60)

# Ours, not in the list of the rulings: see RULES.md at the rule named.
MOST_REWRITES: Final = 1  # WT-24.3, WT-25.3
MOST_CHANGES_ASKED: Final = 2  # WT-25.2
