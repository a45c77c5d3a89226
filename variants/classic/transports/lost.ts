import { DEED, event } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { TransportSeams } from '../seams.ts';
import { beginAttack, endAttack, WOUND } from '../shooting/attack.ts';
import { SLAIN, UNSAVED, WOUNDING, WOUNDS } from '../state.ts';
import { madeArm } from '../weapons/arms.ts';

/** Hits on those inside a vehicle that explodes or a building that collapses. */
const INSIDE = madeArm('inside', { S: 4, AP: '-', type: 'assault' });
const STRENGTH_INSIDE = 4;
/** AP of none. */
export const NO_AP = 7;
const HURT_INSIDE = event(
  'hurt-inside',
  { unit: 'unit', strength: 'number', hits: 'number' },
  '{unit} takes {hits|hit|hits} of Strength {strength} inside',
);

/** TRANSPORT: what becomes of passengers. */
export const losing = (s: ClassicSeams): Pick<TransportSeams<Classic>, 'hurtInside' | 'strengthInside' | 'apInside' | 'blownOut'> => ({
  strengthInside: () => STRENGTH_INSIDE,
  apInside: () => NO_AP,
  blownOut: (g, u, by) => void s.pinningTest(g, u, by),

  hurtInside: (g, u, by, strength, ap, cause) => {
    const m = g.models;
    g.log.note(HURT_INSIDE, u.slot, strength, u.alive);
    const frame = g.dice.begin(DEED.react, u, by ?? g.nobody);
    g.dice.weapon(frame, INSIDE.key);
    const a = beginAttack(g, by ?? u, u, INSIDE, frame, cause);
    a.stray = true;
    a.credit = by;
    a.anywhere = true;
    a.strength = strength;
    a.toughness = s.toughnessOf(g, a);
    a.pools = 1;
    a.ap = ap;
    a.poolAp[0] = ap;
    a.poolStrength[0] = strength;
    a.poolFlags[0] = WOUND.noCover;
    const on = s.woundOn(g, a);
    let wounds = 0;
    for (let i = u.first; i < u.first + u.size; i++) {
      if (m.alive[i] === 0 || (on > 1 && !s.woundLands(g, a, g.dice.d6(frame, WOUNDING), on))) continue;
      wounds++;
      a.nearFirer[i] = i;
      a.cover[i] = 0;
      s.takeWound(g, a, i);
    }
    g.log.note(WOUNDS, a.attacker.slot, u.slot, wounds);
    g.log.note(UNSAVED, a.attacker.slot, u.slot, a.unsavedWounds);
    if (a.totalSlain > 0) g.log.note(SLAIN, a.attacker.slot, u.slot, a.totalSlain);
    endAttack(g);
    g.dice.end(frame);
  },
});
