import type { Ability, Game, Question, Unit } from 'sandtable/rules';
import { decision, enemyOf, event, PLACE } from 'sandtable/rules';
import { unitsWithin } from '../distance.ts';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import type { Tables } from '../tables.ts';
import { duty, falls, MOMENT } from '../timing/moments.ts';
import { pointsLeft } from '../worth.ts';
import { HEXED } from './gather.ts';
import type { Printed } from './printed.ts';
import { SCOPE, wordsOfScope } from './printed.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const HEXES = event('hexes', { unit: 'unit', target: 'unit', by: 'number' }, '{unit} hexes {target}');

/** The enemy unit that a hex is for: usually the one with most points left. */
export const HEX_AT = decision<Modern>('hex-at', 'unit', mostPoints);

function mostPoints(q: Question<Modern>): number {
  let best = 0;
  for (let k = 1; k < q.n; k++)
    if (pointsLeft(q.game, q.game.units[q.options[k]]) > pointsLeft(q.game, q.game.units[q.options[best]])) best = k;
  return best;
}

/** An enemy unit that a unit sees within a distance, as its player chooses; null where there is none. */
function victim(g: G, s: ModernSeams, u: U, inches: number): U | null {
  const enemies = g.sides[enemyOf(u.side)];
  let n = 0;
  for (let k = 0; k < enemies.length; k++) {
    const t = enemies[k];
    if (t.alive > 0 && t.place === PLACE.table && unitsWithin(g, u, t, inches) && s.visible(g, u, t)) HEX_AT.options[n++] = t.slot;
  }
  return n === 0 ? null : g.units[HEX_AT.options[g.ask(HEX_AT, u.side, u, null, n)]];
}

function hex(g: G, s: ModernSeams, u: U, p: Printed): void {
  const t = victim(g, s, u, p.inches);
  if (t === null) return;
  const had = t.reg[HEXED[p.what]];
  t.reg[HEXED[p.what]] = s.addUp(g) ? had + p.value : Math.max(had, p.value);
  g.log.note(HEXES, u.slot, t.slot, p.value);
}

const HEX_DUTY = duty('hexes', (g, u, s) => {
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++) {
    if (g.models.alive[m] === 0) continue;
    const printed = g.sheetOf(m).stats.modifiers;
    for (let k = 0; k < printed.length; k++) if (printed[k].scope === SCOPE.hex) hex(g, s, u, printed[k]);
  }
});

/** Whether a living model of a unit prints a hex. */
function hasHex(g: G, u: U): boolean {
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++)
    if (g.models.alive[m] !== 0 && g.sheetOf(m).stats.modifiers.some((it) => it.scope === SCOPE.hex)) return true;
  return false;
}

/** Modifiers that are put on an enemy unit for a time; those of one characteristic are kept as a number. */
export const hexes: Ability<Modern, Tables> = {
  keyword: wordsOfScope(SCOPE.hex),
  text: 'See the words for the characteristic.',
  patch: () => ({
    after: {
      dueAt: (g, when) => {
        if (when !== MOMENT.shootingStart) return;
        for (const u of g.sides[g.active]) if (u.place === PLACE.table && hasHex(g, u)) falls(g, HEX_DUTY, u);
      },
    },
  }),
};

/** Modifiers of one name that are no Auras add up; a condition with a name counts once all the same. */
export const sameNames = defineRule({
  id: 'TEN-USR-15',
  default: 'on',
  patch: () => ({ replace: { addUp: () => true } }),
});
