import { CAUSE, DEED, purpose } from 'sandtable/rules';
import { type Classic, NEVER } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { stray } from '../saves/stray.ts';
import type { ShootSeams } from '../seams.ts';
import { OVERHEATS } from '../state.ts';
import { loseHullPoints } from '../vehicles/damage.ts';
import { WOUND } from './attack.ts';

/** The die of a vehicle whose weapon overheats. */
export const OVERHEAT = purpose('overheat');
const GLANCES_UP_TO = 3;

/** WPN: a weapon that overheats (CLS-WPN-19). The deed is the firing unit's own. */
export const overheating = (s: ClassicSeams): Pick<ShootSeams<Classic>, 'overheat'> => ({
  overheat: (g, a) => {
    const u = a.attacker;
    g.log.befalls(OVERHEATS, 1, u.slot);
    const frame = g.dice.begin(DEED.shoot, u, u);
    g.dice.weapon(frame, a.weapon.key);
    if (g.sheetOf(a.bearer).stats.vehicle === 0) s.hurtModel(g, a.bearer, 1, NEVER, WOUND.noCover, stray(null, CAUSE.shooting, frame));
    else if (g.dice.d6(frame, OVERHEAT) <= GLANCES_UP_TO) loseHullPoints(g, s, a.bearer, 1, CAUSE.shooting, null);
    g.dice.end(frame);
  },
});
