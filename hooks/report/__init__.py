"""The rule-change report: what a change of the rules changes, and which sections it owes a reading."""
