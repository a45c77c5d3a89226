import type { Frame, Game, ModelId, Question } from 'sandtable/rules';
import { CAUSE, DEED, decision, hasBit, keyword } from 'sandtable/rules';
import { CHARACTER } from '../allocate.ts';
import type { Modern, ModernWeapon, Volley } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';

const HAZARDOUS = keyword('hazardous');
const MONSTER = keyword('monster');
const VEHICLE = keyword('vehicle');

/** The bearer that pays for a failed test: the cheapest, unless the doctrine says otherwise. */
export const PAYS = decision<Modern>('TEN-WPN-19/pays', 'model', cheapest);

function cheapest(q: Question<Modern>): number {
  let best = 0;
  for (let k = 1; k < q.n; k++) if (q.game.sheetOf(q.options[k]).points < q.game.sheetOf(q.options[best]).points) best = k;
  return best;
}

export const isHazardous = (weapon: ModernWeapon): boolean => hasBit(weapon.bits, HAZARDOUS);
const weaponOf = (v: Volley, row: number): ModernWeapon => v.attacker.sheet.weapons[v.weapon[row]].profile;

/** One test for each Hazardous weapon used, all rolled before the first that failed is settled. */
export function takeTests(g: Game<Modern>, s: ModernSeams, v: Volley): void {
  let dice: Frame | null = null;
  for (let row = 0; row < v.n; row++) {
    v.failed[row] = 0;
    if (!isHazardous(weaponOf(v, row)) || !s.countsAsFired(g, v, row)) continue;
    dice ??= g.dice.begin(v.melee ? DEED.fight : DEED.shoot, v.attacker, v.attacker);
    if (s.hazardousFace(g, v.attacker, dice) === 1) v.failed[row] = 1;
  }
  if (dice === null) return;
  for (let row = 0; row < v.n; row++) if (v.failed[row] !== 0) s.hazardFails(g, v, row, dice);
  g.dice.end(dice);
}

/** One test for each Hazardous weapon used; a 1 destroys a bearer, or hurts a Character, Monster or Vehicle. */
export default defineRule({
  id: 'TEN-WPN-19',
  default: 'on',
  keyword: 'hazardous',
  patch: (_p, s) => ({
    wrap: { hazardFails: () => (g, v, row, dice) => pay(g, s, v, row, dice) },
    after: { afterAttacks: (g, v) => takeTests(g, s, v) },
  }),
});

function pay(g: Game<Modern>, s: ModernSeams, v: Volley, failed: number, dice: Frame): void {
  const u = v.attacker;
  let n = 0;
  let last: ModelId = -1;
  for (let row = 0; row < v.n; row++) {
    const m = v.model[row];
    if (m === last || g.models.alive[m] === 0 || !isHazardous(weaponOf(v, row))) continue;
    last = m;
    PAYS.options[n++] = m;
  }
  if (n === 0) return;
  const m = PAYS.options[g.ask(PAYS, u.side, u, null, n)];
  const bits = g.sheetOf(m).keywordBits;
  if (!hasBit(bits, CHARACTER) && !hasBit(bits, MONSTER) && !hasBit(bits, VEHICLE)) s.destroyModel(g, m, CAUSE.other, null);
  else s.hazardHurts(g, v, m, weaponOf(v, failed), dice);
}
