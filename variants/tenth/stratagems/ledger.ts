import type { LedgerEntry } from 'sandtable/rules';

/** TEN-STRAT entries without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'TEN-STRAT-01',
    title: 'Using Stratagems',
    source: 'Core rules, Stratagems; commentary "Affected by a Stratagem", "Your Unit (in Stratagems)"',
    layer: 'core',
    text: 'A Stratagem costs its CP, is used at its WHEN on its TARGET, and can be used by the same player only once per phase. A unit picked as its target is affected by it; a player cannot affect his own Battle-shocked units, nor units off the battlefield unless a rule lets him. "Your unit" in the effect means the unit in the target line.',
    simulated: 'full',
    seams: ['mayPay'],
  },
  {
    id: 'TEN-STRAT-24',
    title: 'New Orders',
    source: 'Commentary "Affected by a Stratagem" (note)',
    layer: 'commentary',
    text: "New Orders targets an active mission card, no unit; it can be used even if all one's units are Battle-shocked.",
    simulated: 'none',
    leavesOut: 'works on mission cards, which are not simulated',
    changes: 'Clarifies TEN-MORALE-04 (b). Off: no change (clarification).',
  },
];
