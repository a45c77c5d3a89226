/** Who may come in from a side edge; also a Warlord and his unit, by a trait (CLS-ARMY-05). */
export const OUTFLANKERS = ['outflank', 'infiltrate', 'scout', 'warlord-traits'];
