import type { LedgerEntry } from 'sandtable/rules';

/** Entries of CLS-USR without a switch: played by the edition's procedures, or pure data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CLS-USR-18',
    title: 'Model rules and unit rules',
    source: 'universal special rules: Model rules and unit rules',
    text: 'A special rule applies only to the models that have it, unless its text works through "a unit containing it" (one model is enough) or "a unit whose models all have it" (every model needs it). An Independent Character neither gains nor grants rules by joining except in those two ways.',
    simulated: 'full',
    seams: ['passesAutomatically'],
  },
  {
    id: 'CLS-USR-29',
    title: 'Scout',
    source: 'universal special rules: Scout',
    text: 'See CLS-RESERVE-11; gives Outflank (CLS-RESERVE-09) and is given to a dedicated transport.',
    simulated: 'full',
    seams: ['mayOutflank'],
  },
];
