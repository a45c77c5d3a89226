import { carriesOf, type LedgerEntry, ledgerOf } from 'sandtable/rules';
import { carries as ofBase } from '../classic/ledger.ts';
import { entries, rules } from './contents.ts';

/** The areas of the ledger in order; their rules are applied in the same order. */
export const AREAS: readonly string[] = ['TURN', 'MOVE', 'PSY', 'SHOOT', 'WPN', 'ASSAULT', 'MORALE', 'VEH', 'USR', 'SAVE', 'DEF'];

/** Every entry of the ledger, in our words and in order. */
export const ledger: readonly LedgerEntry[] = ledgerOf(rules, entries, AREAS);

/** Which entries of both ledgers each procedure and each step of the turn plays. */
export const carries = carriesOf(entries, ofBase);
