import { leastMissed } from 'sandtable/kit';
import { CAUSE, DEED, decision, type Frame, type Game, hasBit, integer, keyword, type ModelId } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern, ModernWeapon } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { CHARACTER } from '../saves/allocate.ts';
import { destroyModel } from '../saves/damage.ts';
import type { Volley } from '../shooting/volley.ts';
import { FAILED_HAZARDS } from '../state.ts';

const HAZARDOUS = keyword('hazardous');
const MONSTER = keyword('monster');
const VEHICLE = keyword('vehicle');

/** The bearer that takes a failed test: the one its owner misses least, unless the doctrine says otherwise. */
export const PAYS = decision<Modern>('TEN-WPN-19/pays', 'model', (q) => leastMissed(q.game, q.options, q.n));

export const isHazardous = (weapon: ModernWeapon): boolean => hasBit(weapon.bits, HAZARDOUS);
const weaponOf = (v: Volley, row: number): ModernWeapon => v.attacker.sheet.weapons[v.weapon[row]].profile;

/** Takes one test for each Hazardous weapon used, all rolled before the first failure is resolved. */
export function takeTests(g: Game<Modern>, s: ModernSeams, v: Volley, failsUpTo: number): void {
  let dice: Frame | null = null;
  for (let row = 0; row < v.n; row++) {
    v.failed[row] = 0;
    if (!isHazardous(weaponOf(v, row)) || !s.countsAsFired(g, v, row)) continue;
    dice ??= g.dice.begin(v.melee ? DEED.fight : DEED.shoot, v.attacker, v.attacker);
    if (s.hazardousFace(g, v.attacker, dice) > failsUpTo) continue;
    v.failed[row] = 1;
    g.log.befalls(FAILED_HAZARDS, 1, v.attacker.slot);
  }
  if (dice === null) return;
  for (let row = 0; row < v.n; row++) if (v.failed[row] !== 0) s.hazardFails(g, v, row, dice);
  g.dice.end(dice);
}

/** One test for each Hazardous weapon used; a 1 destroys a bearer, or hurts a Character, Monster or Vehicle. */
export default defineRule({
  id: 'TEN-WPN-19',
  title: '[HAZARDOUS] (before the errata)',
  source: 'Core rules, weapon abilities',
  text: "After a unit that shot or fought with Hazardous weapons has resolved all its attacks, roll one D6 per Hazardous weapon just used; each 1 is a failed test: one model of the unit with a Hazardous weapon (owner's choice) is destroyed, except that a CHARACTER, MONSTER or VEHICLE suffers 3 mortal wounds instead (first of all on the chosen Character if it is in an Attached unit; excess spills as in TEN-SAVE-07).",
  layer: 'core',
  changes: 'new (replaced by TEN-WPN-20 while that is on)',
  outside: ['TEN-WPN-29'],
  default: 'on',
  keyword: 'hazardous',
  params: {
    failsUpTo: integer(1, 0, 6, 'highest roll that fails the test', 'face of a D6'),
    mortalWounds: integer(3, 1, 12, 'mortal wounds of a failed test', 'mortal wounds'),
  },
  tables: (t, { mortalWounds }) => ({ ...t, hazardWounds: mortalWounds }),
  patch: ({ failsUpTo }, s) => ({
    wrap: { hazardFails: () => (g, v, row, dice) => pay(g, s, v, row, dice) },
    after: { afterAttacks: (g, v) => takeTests(g, s, v, failsUpTo) },
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
  if (!hasBit(bits, CHARACTER) && !hasBit(bits, MONSTER) && !hasBit(bits, VEHICLE)) destroyModel(g, s, m, CAUSE.other, null);
  else s.hazardHurts(g, v, m, weaponOf(v, failed), dice);
}
