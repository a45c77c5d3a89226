import type { LedgerEntry } from 'sandtable/rules';
import { def } from './def.ts';
import { flyer } from './flyer.ts';
import { morale } from './morale.ts';
import { unit } from './unit.ts';
import { veh } from './veh.ts';

/** Every entry of the ledger, in our words and in its order. */
export const catalogue: readonly LedgerEntry[] = [...def, ...morale, ...unit, ...veh, ...flyer];
