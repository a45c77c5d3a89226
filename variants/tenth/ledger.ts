import { carriesOf, type LedgerEntry, ledgerOf } from 'sandtable/rules';
import { entries, rules } from './contents.ts';

/** The areas in the order of the ledger. */
const AREAS: readonly string[] = [
  'TURN',
  'CMD',
  'MORALE',
  'MOVE',
  'SHOOT',
  'WPN',
  'SAVE',
  'ASSAULT',
  'VEH',
  'UNIT',
  'USR',
  'TERRAIN',
  'FLYER',
  'TRANSPORT',
  'RESERVE',
  'MISSION',
  'ARMY',
  'STRAT',
  'PSY',
  'MOD',
  'DEF',
];

/** The areas in the order in which their rules are applied. */
export const APPLIED: readonly string[] = [
  'TURN',
  'CMD',
  'MORALE',
  'SHOOT',
  'VEH',
  'WPN',
  'UNIT',
  'SAVE',
  'USR',
  'TERRAIN',
  'MOVE',
  'TRANSPORT',
  'RESERVE',
  'FLYER',
  'ASSAULT',
  'MISSION',
  'ARMY',
  'STRAT',
  'PSY',
  'MOD',
  'DEF',
];

/** Every entry of the ledger, in our own wording and in ledger order. */
export const ledger: readonly LedgerEntry[] = ledgerOf(rules, entries, AREAS);

/** Which entries each procedure and each step of the turn plays. */
export const carries = carriesOf(entries);
