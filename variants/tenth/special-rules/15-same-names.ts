import { type Ability, decision, enemyOf, event, type Game, PLACE, type Question, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { HEXED } from '../modifiers/gather.ts';
import { type Printed, SCOPE, wordsOfScope } from '../modifiers/printed.ts';
import type { Tables } from '../tables.ts';
import { unitsWithin } from '../terrain/distance.ts';
import { duty, falls, MOMENT } from '../timing/moments.ts';
import { pointsLeft } from '../worth/worth.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const HEXES = event('hexes', { unit: 'unit', target: 'unit', by: 'number' }, '{unit} hexes {target}');

/** The enemy unit that a hex affects: by default the one with most points left. */
export const HEX_AT = decision<Modern>('hex-at', 'unit', mostPoints);

function mostPoints(q: Question<Modern>): number {
  let best = 0;
  for (let k = 1; k < q.n; k++)
    if (pointsLeft(q.game, q.game.units[q.options[k]]) > pointsLeft(q.game, q.game.units[q.options[best]])) best = k;
  return best;
}

/** An enemy unit that a unit sees within a distance, picked by its player; null if there is none. */
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

/** Modifiers put on an enemy unit for a time; those of one characteristic are stored as a number. */
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

/** Modifiers of the same name that are not Auras add up; a named condition still counts once. */
export default defineRule({
  id: 'TEN-USR-15',
  title: 'Same-named abilities that are not Auras do add up',
  source: 'Commentary "Abilities with the Same Name" (with both Examples)',
  text: 'A unit can be affected several times by non-Aura abilities of the same name. If the ability puts a named condition on the unit (suppressed, for example), the condition counts once.',
  layer: 'commentary',
  changes: 'Adds to TEN-USR-14. Off: same-named abilities never add up.',
  default: 'on',
  patch: () => ({ replace: { addUp: () => true } }),
});
