import type { Ability, Game, Inches, ModelId, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { gather } from './gather.ts';
import { cleared, isEmpty } from './gathered.ts';
import { wordsFor } from './printed.ts';
import { STAT } from './stats.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** How far weapons reach. */
export interface RangeSeams {
  /** Range in inches of a unit's weapon carried by a model (-1: by the one that reaches farthest); 0 for melee weapons. */
  rangeOf: (g: G, u: U, m: ModelId, weapon: number) => Inches;
  /** The longest Range among the weapons of a unit, even those without a living bearer; 0 if it has none. */
  longestRange: (g: G, u: U) => Inches;
}

export const rangeSeams = (): RangeSeams => ({
  rangeOf: (_g, u, _m, weapon) => u.sheet.weapons[weapon].profile.rangeInches,
  longestRange: (g, u) => g.desk.longestInches[u.slot],
});

function farthest(g: G, s: ModernSeams, u: U, weapon: number): number {
  let most = 0;
  for (let m = u.first; m < u.first + u.size; m++) {
    if (g.models.alive[m] !== 0 && g.sheetOf(m).weapons.includes(weapon)) most = Math.max(most, s.rangeOf(g, u, m, weapon));
  }
  return most;
}

/** Modifiers of the Range of ranged weapons. */
export const ranges: Ability<Modern, Tables> = {
  keyword: wordsFor(STAT.range),
  text: 'Range, with the words of the other characteristics of weapons.',
  patch: (s) => ({
    after: {
      weaponModifiers: (g, what, u, m, by) => {
        if (what === STAT.range) gather(g, s, u, m, what, by);
      },
    },
    wrap: {
      rangeOf: (next) => (g, u, m, weapon) => {
        if (u.sheet.weapons[weapon].profile.melee) return next(g, u, m, weapon);
        if (m < 0) return farthest(g, s, u, weapon);
        const inches = next(g, u, m, weapon);
        const by = cleared(g.desk.modifiers.by[STAT.range]);
        s.weaponModifiers(g, STAT.range, u, m, by);
        return isEmpty(by) ? inches : Math.max(0, s.modified(g, u.side, inches, by, false));
      },
      longestRange: () => (g, u) => {
        let most = 0;
        for (let w = 0; w < u.sheet.weapons.length; w++) most = Math.max(most, s.rangeOf(g, u, -1, w));
        return most;
      },
    },
  }),
};
