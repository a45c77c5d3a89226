import { EPSILON, rememberedGap } from 'sandtable/kit';
import { DEED, type Game, is, purpose, type Unit, type WeaponSheet } from 'sandtable/rules';
import { BY_ITSELF } from '../../../classic/buildings/guns.ts';
import type { Classic } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';
import type { WaffleSeams } from '../../seams.ts';

const WHICH = purpose('gun-target');
const OWN_SKILL = 2;
const SNAP_SKILL = 1;
/** Distances closer than this are equal. */
const SAME_INCHES = 1 / 1024;

const MOST = 512;
const tied = new Int16Array(MOST);

/** Fills `tied` with the nearest enemies that a gun can be fired at, all or those that it prefers; returns how many. */
function listNearest(
  g: Game<Classic>,
  s: WaffleSeams,
  u: Unit<Classic>,
  gun: WeaponSheet<Classic>,
  rangeInches: number,
  preferred: boolean,
): number {
  const enemies = g.sides[1 - u.side];
  let nearest = rangeInches + EPSILON;
  let n = 0;
  for (let k = 0; k < enemies.length; k++) {
    const enemy = enemies[k];
    if (!s.isTargetable(g, u, enemy) || (preferred && !s.gunPrefers(g, gun, enemy))) continue;
    const d = rememberedGap(g, u, enemy);
    if (d > nearest + SAME_INCHES || !s.unitSees(g, u, enemy)) continue;
    if (d < nearest - SAME_INCHES) n = 0;
    nearest = Math.min(nearest, d);
    tied[n++] = enemy.slot;
  }
  return n;
}

/** The gun of an occupied building that nobody mans fires at the nearest enemy of the kind that it prefers, else at the nearest. */
export const automaticFire = defineRule({
  id: 'WAF-TERRAIN-14',
  default: 'on',
  keyword: 'emplaced-gun',
  requires: ['CLS-TERRAIN-15'],
  patch: (_p, s) => ({
    replace: {
      gunTarget: (g, u, gun, rangeInches) => {
        const n = listNearest(g, s, u, gun, rangeInches, true) || listNearest(g, s, u, gun, rangeInches, false);
        if (n <= 1) return n === 0 ? null : g.units[tied[0]];
        const frame = g.dice.begin(DEED.shoot, u, g.nobody);
        g.dice.weapon(frame, gun.key);
        const target = g.units[tied[g.dice.pick(frame, WHICH, n)]];
        g.dice.end(frame);
        return target;
      },
    },
    wrap: {
      ballisticSkillOf: (next) => (g, a) => (is(a.attacker, BY_ITSELF) ? (a.snap ? SNAP_SKILL : OWN_SKILL) : next(g, a)),
      scatterLess: (next) => (g, a) => (is(a.attacker, BY_ITSELF) && !a.indirect ? Math.min(OWN_SKILL, next(g, a)) : next(g, a)),
    },
  }),
});
