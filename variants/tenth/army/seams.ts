import type { Count, Detachment, Muster, Mustered } from 'sandtable/rules';

/** What army lists have to keep to. Asked when they are read, never in play. Filled by army/muster.ts. */
export interface MusterSeams {
  /** Notes everything that is wrong with an army list (TEN-ARMY-01). */
  checkMuster: (muster: Muster) => void;
  /** Notes that an army has no Warlord, more than one, or one that cannot be it (TEN-ARMY-02, TEN-ARMY-03). */
  checkWarlord: (muster: Muster) => void;
  /** Notes Enhancements that a unit may not have (TEN-ARMY-01, TEN-ARMY-04, TEN-ARMY-05). */
  checkEnhancements: (muster: Muster) => void;
  /** Whether two Characters attached to the same unit may have an Enhancement each (TEN-ARMY-04). */
  mayBothHaveOne: (muster: Muster, one: Mustered, other: Mustered) => boolean;
  /** Notes units that a Detachment of a keyword may not have (TEN-ARMY-07). */
  checkKeyword: (muster: Muster, detachment: Detachment) => void;
  /** How many units of its datasheet an army may have beside and with a unit (TEN-ARMY-01, TEN-ARMY-02). */
  mostCopies: (muster: Muster, unit: Mustered) => Count;
}
