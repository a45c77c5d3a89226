import { carriesOf, type LedgerEntry, ledgerOf } from 'sandtable/rules';
import { entries, rules } from './contents.ts';

/** The areas in the order of the ledger. */
const AREAS: readonly string[] = [
  'DEF',
  'TURN',
  'MOVE',
  'PSY',
  'SHOOT',
  'SAVE',
  'WPN',
  'ASSAULT',
  'MORALE',
  'UNIT',
  'VEH',
  'FLYER',
  'TRANSPORT',
  'RESERVE',
  'USR',
  'TERRAIN',
  'MISSION',
  'ARMY',
];

/** The areas in the order in which their rules are applied. */
export const APPLIED: readonly string[] = [
  'DEF',
  'TURN',
  'MORALE',
  'MISSION',
  'RESERVE',
  'VEH',
  'TRANSPORT',
  'TERRAIN',
  'MOVE',
  'ARMY',
  'USR',
  'SHOOT',
  'UNIT',
  'SAVE',
  'ASSAULT',
  'WPN',
  'PSY',
  'FLYER',
];

/** Every entry of the ledger, in our own words, in ledger order. */
export const ledger: readonly LedgerEntry[] = ledgerOf(rules, entries, AREAS);

/** Which entries each procedure and each step of the turn plays. */
export const carries = carriesOf(entries);
