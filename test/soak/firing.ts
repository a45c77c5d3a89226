import { CAUSE, type Game, hasBit, is } from '../../src/rules/index.ts';
import type { Firing, Shot } from '../../src/testing/index.ts';
import type { Classic } from '../../variants/classic/family.ts';
import type { ClassicSeams } from '../../variants/classic/hub.ts';
import type { Attack } from '../../variants/classic/shooting/attack.ts';
import { LOCKED } from '../../variants/classic/state.ts';
import { BARRAGE } from '../../variants/classic/weapons/barrage.ts';
import type { Modern } from '../../variants/tenth/family.ts';
import type { ModernSeams } from '../../variants/tenth/hub.ts';
import type { Volley } from '../../variants/tenth/shooting/volley.ts';

const MOST_INCHES = 1000;

const classic: Firing = {
  seam: 'beforeShots',
  shots: (given, frame, seams: ClassicSeams) => {
    const g = given as unknown as Game<Classic>;
    const a: Attack = frame;
    if (a.melee || a.stray || a.weapon.profile.templateInches > 0) return [];
    // Powers say themselves whom they reach: some hit all around them.
    if (!a.attacker.sheet.weapons.includes(a.weapon) && !g.desk.guns.includes(a.weapon)) return [];
    // Grenades of a charge (CAL-WPN-09) and pistols in combat (CAL-WPN-05): range and sight are assumed.
    if (a.cause === CAUSE.assault || is(a.attacker, LOCKED)) return [];
    // Chargers count as near, wherever they are (WAF-ASSAULT-07).
    const near = a.overwatch && seams.measuredInches(g, a, MOST_INCHES) < MOST_INCHES;
    return Array.from(a.firer.subarray(0, a.firers), (model) => ({
      model,
      target: a.aimed as unknown as Shot['target'],
      rangeInches: near ? MOST_INCHES : seams.rangeOf(g, model, a.weapon),
      unseen: hasBit(a.weapon.profile.bits, BARRAGE),
    }));
  },
  optics: (g) => (g as unknown as Game<Classic>).desk.sight.optics as never,
};

const modern: Firing = {
  seam: 'resolveVolley',
  shots: (given, frame, seams: ModernSeams) => {
    const g = given as unknown as Game<Modern>;
    const v: Volley = frame;
    if (v.melee) return [];
    return Array.from({ length: v.n }, (_, k) => ({
      model: v.model[k] as number,
      target: g.units[v.target[k] as number] as unknown as Shot['target'],
      rangeInches: seams.rangeOf(g, v.attacker, v.model[k] as number, v.weapon[k] as number),
      unseen: !seams.needsSight(g, v.attacker, v.weapon[k] as number),
    }));
  },
  optics: (g) => (g as unknown as Game<Modern>).desk.field.sight.optics as never,
};

/** Where each family fires. */
export const FIRING: { readonly [family: string]: Firing } = { classic, hybrid: classic, modern };
