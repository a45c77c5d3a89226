import { type Account, type Game, hasBit, keyword, type Unit } from 'sandtable/rules';
import { isCharging } from '../assault/charge.ts';
import { ARM, type Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { type Attack, STAGE } from '../shooting/attack.ts';
import { COUNTING, hasCharacters, isFungible, isSimple, OF_OVERWATCH, reachOf } from './made-of.ts';
import { isOpen } from './open.ts';

/** What these do depends on how far away the target is, besides whether it is within range. */
const BY_DISTANCE = [keyword('melta'), keyword('bulletstorm')];
/** Procedures that could move the target before the next unit fires. */
const BETWEEN = ['afterShooting'];
/** These rules test whether the target goes to ground, lift what was noted for that, or light it up. */
const OF_BETWEEN = ['CLS-WPN-31', 'CLS-VEH-51'];

/** Stands for the reaches of a unit that does not find its target alike. */
const UNEVEN = -1;
/** So many reaches of a gun are told apart. */
const REACHES = 3;

/** Tells which models of an attack are alike if all who fire find the target's so; false if they do not. */
export function tellEven(g: Game<Classic>, s: ClassicSeams, a: Attack, to: Account): boolean {
  if (!isEven(g, s, a, to)) return false;
  const { value } = g.desk.measuredEven;
  to.alike(a.target, () => 0);
  if (!hasCharacters(a.attacker)) to.alike(a.attacker, (i) => to.together(value[i], i === a.bearer && a.stage === STAGE.hits ? 1 : 0));
  return true;
}

/**
 * Whether all who fire at the target of an attack, from this attack on, find all of its models alike: one wound kills each of them, nothing stands
 * between, and each gun reaches all of them or none. Which of them falls then makes no difference, nor which of those who fire alike falls to
 * his own gun.
 */
function isEven(g: Game<Classic>, s: ClassicSeams, a: Attack, to: Account): boolean {
  const { toCome } = to;
  const { attacker, target } = a;
  if (toCome === null || isCharging(g) || s.isAnswered(g, a)) return false;
  if (!isFungible(g, target) || !to.areUnchanged(COUNTING, OF_OVERWATCH)) return false;
  if (toCome.length > 0 && !to.areUnchanged(BETWEEN, OF_BETWEEN)) return false;
  for (let k = 0; k < toCome.length; k++) {
    const { by, at } = toCome[k];
    if (at !== target || !findsAlike(g, by as Unit<Classic>, target)) return false;
  }
  return findsAlike(g, attacker, target);
}

/** The same as long as nobody moves: whoever has fallen is still counted where he stood. */
function findsAlike(g: Game<Classic>, by: Unit<Classic>, target: Unit<Classic>): boolean {
  const { value, from, spots } = g.desk.measuredEven;
  const { first } = by;
  const moves = by.spot + target.spot;
  if (from[first] !== target.slot || spots[first] !== moves) {
    from[first] = target.slot;
    spots[first] = moves;
    if (!hasPlainGuns(by) || !measureReaches(g, by, target)) value[first] = UNEVEN;
  }
  return value[first] !== UNEVEN && isOpen(g, by, target);
}

function hasPlainGuns({ sheet }: Unit<Classic>): boolean {
  for (let w = 0; w < sheet.weapons.length; w++) {
    const weapon = sheet.weapons[w];
    const { type, bits } = weapon.profile;
    if (type !== ARM.melee && (!isSimple(weapon) || BY_DISTANCE.some((word) => hasBit(bits, word)))) return false;
  }
  return true;
}

/** Notes for each who fires how far his guns reach; false where one of them reaches some of the target and not others. */
function measureReaches(g: Game<Classic>, by: Unit<Classic>, target: Unit<Classic>): boolean {
  const { value } = g.desk.measuredEven;
  for (let i = by.first; i < by.first + by.size; i++) {
    value[i] = 0;
    for (const w of g.sheetOf(i).weapons) {
      const weapon = by.sheet.weapons[w];
      const reach = reachOf(g, weapon, i, target.first);
      for (let j = target.first + 1; j < target.first + target.size; j++) if (reachOf(g, weapon, i, j) !== reach) return false;
      value[i] = REACHES * value[i] + reach;
    }
  }
  return true;
}
