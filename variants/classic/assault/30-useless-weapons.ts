import { CAUSE, DEED, decision, decline, type Frame, type Game, type ModelId, scratch, type Unit, type WeaponSheet } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { ARM, type Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { beginAttack, endAttack } from '../shooting/attack.ts';
import { MORALE } from '../state.ts';
import { listEnemies, MOST_UNITS } from './combat.ts';
import { BARE_HANDS } from './strike.ts';

/** Whether a unit that lost to an enemy it cannot hurt fails its check. */
const YIELD = decision<Classic>('our-weapons-are-useless', 'flag', decline);

/** The enemies of a unit that lost. */
const room = scratch({ foes: new Int16Array(MOST_UNITS) });

/** Whether a model's blow with a weapon could hurt an enemy, with any roll. */
function bladeHurts(
  g: Game<Classic>,
  s: ClassicSeams,
  i: ModelId,
  weapon: WeaponSheet<Classic>,
  enemy: Unit<Classic>,
  frame: Frame,
): boolean {
  if (s.attacksWith(g, i, weapon) === 0) return false;
  const a = beginAttack(g, g.unitOf(i), enemy, weapon, frame, CAUSE.assault);
  a.melee = true;
  a.bearer = i;
  a.strength = s.mostStrength(g, a);
  a.toughness = s.toughnessOf(g, a);
  const hurts = s.isVehicle(g, enemy)
    ? s.mostPenetration(g, a) >= s.armourValue(g, a, s.weakestArmour(g, enemy))
    : s.woundLands(g, a, 6, s.woundOn(g, a));
  endAttack(g);
  return hurts;
}

/** Whether a model has a blow that could hurt an enemy: with the weapon it prefers, or with another that it might take up. */
function modelHurts(g: Game<Classic>, s: ClassicSeams, i: ModelId, enemy: Unit<Classic>, frame: Frame): boolean {
  const list = g.unitOf(i).sheet.weapons;
  const index = s.meleeWeaponOf(g, i, enemy);
  if (bladeHurts(g, s, i, index < 0 ? BARE_HANDS : list[index], enemy, frame)) return true;
  const carried = g.sheetOf(i).weapons;
  for (let k = 0; k < carried.length; k++) {
    const other = list[carried[k]];
    if (carried[k] === index || other.profile.type !== ARM.melee || !s.mayStrikeWith(g, i, other)) continue;
    if (bladeHurts(g, s, i, other, enemy, frame)) return true;
  }
  return false;
}

/** Whether a unit has a blow that could hurt an enemy, with any roll. */
export function canHurt(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, enemy: Unit<Classic>): boolean {
  const frame = g.dice.begin(DEED.decide, u, enemy);
  let hurts = false;
  for (let i = u.first; i < u.first + u.size && !hurts; i++) {
    hurts = g.models.alive[i] !== 0 && modelHurts(g, s, i, enemy, frame);
  }
  g.dice.end(frame);
  return hurts;
}

/** Whether a unit can hurt any of the enemies in its combat. */
function hurtsAny(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): boolean {
  const { foes } = room();
  for (let k = listEnemies(g, u, foes); k-- > 0; ) if (canHurt(g, s, u, g.units[foes[k]])) return true;
  return false;
}

/** A unit that cannot hurt its enemy may fail its check on purpose. */
export default defineRule({
  id: 'CLS-ASSAULT-30',
  title: 'Our Weapons Are Useless',
  source: 'assault: Our Weapons Are Useless',
  text: 'A unit locked in combat with only enemies it cannot hurt (no attack can wound or glance with any legal roll), when it must take a Morale check for losing, may choose to fail it automatically.',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      yields: (next) => (g, loser, winner) =>
        next(g, loser, winner) ||
        (!s.passesAutomatically(g, loser, MORALE) && !hurtsAny(g, s, loser) && g.choose(YIELD, loser.side, loser, winner)),
    },
  }),
});
