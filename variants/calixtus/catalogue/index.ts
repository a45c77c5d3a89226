import type { LedgerEntry } from 'sandtable/rules';
import { assault } from './assault.ts';
import { def } from './def.ts';
import { morale } from './morale.ts';
import { move } from './move.ts';
import { psy } from './psy.ts';
import { save } from './save.ts';
import { shoot } from './shoot.ts';
import { turn } from './turn.ts';
import { usr } from './usr.ts';
import { veh } from './veh.ts';
import { wpn } from './wpn.ts';

/** Every entry of the ledger, in our words and in its order. */
export const catalogue: readonly LedgerEntry[] = [
  ...turn,
  ...move,
  ...psy,
  ...shoot,
  ...wpn,
  ...assault,
  ...morale,
  ...veh,
  ...usr,
  ...save,
  ...def,
];
