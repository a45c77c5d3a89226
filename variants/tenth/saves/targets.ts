import type { Game, Unit } from 'sandtable/rules';
import { hasBit, keyword } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';

const LEADER = keyword('leader');

/** Weapons whose target was destroyed before they were fired count as fired. */
export const droppedAttacksCount = defineRule({
  id: 'TEN-SHOOT-19',
  default: 'on',
  keyword: ['hazardous', 'one-shot'],
  patch: () => ({ wrap: { countsAsFired: () => () => true } }),
});

/** Models that are returned have fired what they had fired. */
export const spentStaysSpent = defineRule({
  id: 'TEN-WPN-30',
  default: 'on',
  keyword: 'one-shot',
  patch: () => ({ wrap: { returnedKeepsSpent: () => () => true } }),
});

/** Nobody shields the Characters of a unit of Leaders that has joined no other. */
export const mixedLeaders = defineRule({
  id: 'TEN-SAVE-10',
  default: 'on',
  keyword: 'leader',
  patch: () => ({
    wrap: {
      shielded: (next) => (g, m) => {
        const u = g.unitOf(m);
        return (u.sheet.parts !== undefined || !hasBit(u.anyBits, LEADER)) && next(g, m);
      },
    },
  }),
});

/** Attacks meet the Toughness that their target had when it was picked: of Bodyguards in an Attached unit, else of anybody. */
export const toughnessAtSelection = defineRule({
  id: 'TEN-SAVE-14',
  default: 'on',
  patch: (_p, s) => ({
    before: {
      resolveVolley: (g, v) => {
        for (let row = 0; row < v.n; row++) {
          const slot = v.target[row];
          if (v.toughness[slot] === 0) v.toughness[slot] = toughnessWhenPicked(g, s, g.units[slot]);
        }
      },
    },
    wrap: {
      toughnessAgainst: (next) => (g, a) => {
        const depth = g.desk.volleyDepth;
        const kept = depth === 0 ? 0 : g.desk.volleys[depth - 1].toughness[a.target.slot];
        return kept > 0 && g.desk.volleys[depth - 1].attacker === a.attacker ? kept : next(g, a);
      },
    },
  }),
});

function toughnessWhenPicked(g: Game<Modern>, s: ModernSeams, t: Unit<Modern>): number {
  if (t.sheet.parts !== undefined) return s.toughnessOf(g, t);
  let best = 0;
  for (let m = t.first; m < t.first + t.size; m++) if (g.models.alive[m] !== 0) best = Math.max(best, s.toughnessOfModel(g, m));
  return best;
}
