import { EPSILON, rememberedGap, SAME_INCHES } from 'sandtable/kit';
import { DEED, type Game, integer, is, purpose, scratch, type Unit, type WeaponSheet } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { BY_ITSELF } from '../../classic/terrain/15-emplaced-guns.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

const WHICH = purpose('gun-target');

const MOST = 512;
const room = scratch({ tied: new Int16Array(MOST) });

/** Fills `tied` with the nearest enemies that a gun can fire at, all of them, or only those that a `gun` prefers; returns how many. */
function listNearest(
  g: Game<Classic>,
  s: WaffleSeams,
  u: Unit<Classic>,
  gun: WeaponSheet<Classic> | null,
  rangeInches: number,
  tied: Int16Array,
): number {
  const enemies = g.sides[1 - u.side];
  let nearest = rangeInches + EPSILON;
  let n = 0;
  for (let k = 0; k < enemies.length; k++) {
    const enemy = enemies[k];
    if (!s.isTargetable(g, u, enemy) || (gun !== null && !s.gunPrefers(g, gun, enemy))) continue;
    const d = rememberedGap(g, u, enemy);
    if (d > nearest + SAME_INCHES || !s.unitSees(g, u, enemy)) continue;
    if (d < nearest - SAME_INCHES) n = 0;
    nearest = Math.min(nearest, d);
    tied[n++] = enemy.slot;
  }
  return n;
}

/** An unmanned gun of an occupied building fires at the nearest enemy of the kind that it prefers, else at the nearest. */
export default defineRule({
  id: 'WAF-TERRAIN-14',
  title: 'Emplaced weapons: automatic fire',
  source: 'Buildings, Emplaced Weapons, Automatic Fire',
  text: [
    "In a claimed building every emplaced weapon not fired by hand shoots at the nearest preferred enemy unit in range and sight, or, if there is none, at the nearest enemy unit. BS 2; timing: when the Shooting phase closes, ahead of its Morale checks. It may choose targets other than the occupants' and does not stop them from shooting.",
    "Ruling: Once per game turn after the last activation, the priority winner's buildings first; losses from it are tested at once. A shot limited to Snap Shots is at BS 1. It gives no reaction. A building is claimed by the side whose unit occupies it (CLS-TERRAIN-16) or that bought it. Barrage or Blast guns use BS 2 for the To Hit roll or the scatter. Equally near targets are picked at random.",
  ].join('\n'),
  simulated: 'partial',
  leavesOut: 'A building that nobody occupies does not fire, even if it belongs to a side.',
  changes: 'classic base: Emplaced weapons, automatic fire (preferences are new) (CLS-TERRAIN-15)',
  default: 'on',
  keyword: 'emplaced-gun',
  requires: ['CLS-TERRAIN-15'],
  params: {
    skill: integer(2, 1, 10, 'Ballistic Skill of unmanned guns', 'Ballistic Skill'),
    snapSkill: integer(1, 1, 10, 'Ballistic Skill of their Snap Shots', 'Ballistic Skill'),
  },
  patch: ({ skill, snapSkill }, s) => ({
    replace: {
      gunTarget: (g, u, gun, rangeInches) => {
        const { tied } = room();
        const n = listNearest(g, s, u, gun, rangeInches, tied) || listNearest(g, s, u, null, rangeInches, tied);
        if (n <= 1) return n === 0 ? null : g.units[tied[0]];
        const frame = g.dice.begin(DEED.shoot, u, g.nobody);
        g.dice.weapon(frame, gun.key);
        const target = g.units[tied[g.dice.pick(frame, WHICH, n)]];
        g.dice.end(frame);
        return target;
      },
    },
    wrap: {
      ballisticSkillOf: (next) => (g, a) => (is(a.attacker, BY_ITSELF) ? (a.snap ? snapSkill : skill) : next(g, a)),
      scatterLess: (next) => (g, a) => (is(a.attacker, BY_ITSELF) && !a.indirect ? Math.min(skill, next(g, a)) : next(g, a)),
    },
  }),
});
