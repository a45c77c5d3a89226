import type { LedgerEntry } from 'sandtable/rules';
import { army } from './army.ts';
import { assault } from './assault.ts';
import { def } from './def.ts';
import { flyer } from './flyer.ts';
import { mission } from './mission.ts';
import { morale } from './morale.ts';
import { move } from './move.ts';
import { psy } from './psy.ts';
import { reserve } from './reserve.ts';
import { save } from './save.ts';
import { shoot } from './shoot.ts';
import { terrain } from './terrain.ts';
import { transport } from './transport.ts';
import { turn } from './turn.ts';
import { unit } from './unit.ts';
import { usr } from './usr.ts';
import { veh } from './veh.ts';
import { wpn } from './wpn.ts';

/** Every entry of the ledger, in our words and in its order. */
export const catalogue: readonly LedgerEntry[] = [
  ...def,
  ...turn,
  ...move,
  ...psy,
  ...shoot,
  ...save,
  ...assault,
  ...morale,
  ...usr,
  ...wpn,
  ...unit,
  ...veh,
  ...transport,
  ...flyer,
  ...reserve,
  ...terrain,
  ...mission,
  ...army,
];
