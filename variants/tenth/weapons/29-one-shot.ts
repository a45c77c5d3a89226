import { type Game, hasBit, keyword, type ModelId, type ModelRegister, modelRegister, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { isSameGun } from './modes.ts';

const ONE_SHOT = keyword('one-shot');
/** Bits of the weapons that a model has fired once, twice ...: each copy of a weapon that it carries more than once can be fired once. */
const SPENT: readonly ModelRegister[] = [
  modelRegister('one-shot-spent', 'game'),
  modelRegister('second-one-shot-spent', 'game'),
  modelRegister('third-one-shot-spent', 'game'),
  modelRegister('fourth-one-shot-spent', 'game'),
];

/** Fires once per battle. */
export default defineRule({
  id: 'TEN-WPN-29',
  title: '[ONE SHOT]',
  source: 'Core rules, weapon abilities',
  text: 'The bearer can fire this weapon once per battle.',
  layer: 'core',
  default: 'on',
  keyword: 'one-shot',
  patch: (_p, s) => ({
    wrap: {
      mayFire: (next) => (g, u, m, weapon) =>
        !(hasBit(u.sheet.weapons[weapon].profile.bits, ONE_SHOT) && copiesLeft(g, u, m, weapon) <= 0) && next(g, u, m, weapon),
      mayLend: (next) => (g, u, m, weapon) =>
        !(hasBit(u.sheet.weapons[weapon].profile.bits, ONE_SHOT) && copiesLeft(g, u, m, weapon) <= 0) && next(g, u, m, weapon),
    },
    before: {
      afterAttacks: (g, v) => {
        for (let row = 0; row < v.n; row++) {
          if (hasBit(v.attacker.sheet.weapons[v.weapon[row]].profile.bits, ONE_SHOT) && s.countsAsFired(g, v, row))
            spend(g, v.model[row], v.weapon[row]);
        }
      },
    },
    after: {
      returned: (g, _u, m) => {
        if (!s.returnedKeepsSpent(g)) for (let k = 0; k < SPENT.length; k++) g.models.reg[SPENT[k]][m] = 0;
      },
    },
  }),
});

/** Copies of a weapon that a model may still fire: those neither fired nor aimed in the current volley, in this mode or another of its own kind. */
function copiesLeft(g: Game<Modern>, u: Unit<Modern>, m: ModelId, weapon: number): number {
  const carried = g.sheetOf(m).weapons;
  let left = 0;
  for (let k = 0; k < carried.length; k++) if (carried[k] === weapon) left++;
  for (let w = 0; w < u.sheet.weapons.length; w++) if (isSpentWith(g, u, w, weapon)) left -= timesSpent(g, m, w);
  if (left <= 0 || g.desk.volleyDepth === 0) return left;
  const v = g.desk.volleys[g.desk.volleyDepth - 1];
  if (v.attacker !== u) return left;
  for (let row = 0; row < v.n; row++) if (v.model[row] === m && isSpentWith(g, u, v.weapon[row], weapon)) left--;
  return left;
}

/** Whether firing a weapon uses up another: the same, or another one-shot mode of the same gun. */
const isSpentWith = (g: Game<Modern>, u: Unit<Modern>, fired: number, weapon: number): boolean =>
  fired === weapon || (isSameGun(g, u, fired, weapon) && hasBit(u.sheet.weapons[fired].profile.bits, ONE_SHOT));

/** How often a model has fired a one-shot weapon. */
function timesSpent(g: Game<Modern>, m: ModelId, weapon: number): number {
  let times = 0;
  for (let k = 0; k < SPENT.length; k++) if ((g.models.reg[SPENT[k]][m] & (1 << weapon)) !== 0) times++;
  return times;
}

/** Records that a model has fired a one-shot weapon. */
export function spend(g: Game<Modern>, m: ModelId, weapon: number): void {
  // A transport that fires it for a passenger has no copy of its own.
  if (!g.sheetOf(m).weapons.includes(weapon)) return;
  for (let k = 0; k < SPENT.length; k++) {
    const spent = g.models.reg[SPENT[k]];
    if ((spent[m] & (1 << weapon)) !== 0) continue;
    spent[m] |= 1 << weapon;
    return;
  }
}
