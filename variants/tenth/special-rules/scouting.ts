import { type Ability, type Game, hasBit, keyword, type ModelId, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { MovementSeams } from '../movement/seams.ts';
import type { Tables } from '../tables.ts';
import { nextAboard } from '../transports/hold.ts';

export type G = Game<Modern>;
export type U = Unit<Modern>;

const GIVES_SCOUTS = keyword('gives-scouts');
const DEDICATED_TRANSPORT = keyword('dedicated-transport');

/** X of the Scouts ability printed for a model; 0 without it. */
export const printedScouts = (g: G, m: ModelId): number => g.sheetOf(m).values['scouts'] ?? 0;

/** Least X of all living models of a unit; 0 unless all have Scouts. */
export function leastOf(g: G, u: U, xOf: (g: G, m: ModelId) => number): number {
  let least = Infinity;
  for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0) least = Math.min(least, xOf(g, m));
  return least === Infinity ? 0 : least;
}

/** Least, or greatest, X among the units inside a transport; 0 unless all models inside have Scouts. */
export function ofPassengers(g: G, u: U, xOf: (g: G, m: ModelId) => number, pick: (a: number, b: number) => number): number {
  let value = 0;
  for (let inside = nextAboard(g, u, -1); inside !== null; inside = nextAboard(g, u, inside.slot)) {
    const own = leastOf(g, inside, xOf);
    if (own === 0) return 0;
    value = value === 0 ? own : pick(value, own);
  }
  return value;
}

/** How far each model may scout before the errata: its own X, never above M; a Dedicated Transport uses the printed X of its passengers. */
export function scoutSeams(s: ModernSeams): Pick<MovementSeams, 'scoutsOf' | 'scoutsInside' | 'scoutValue' | 'scoutInches'> {
  return {
    scoutsOf: printedScouts,
    scoutsInside: (g, u) => ofPassengers(g, u, printedScouts, Math.min),
    scoutValue(g, u, m) {
      if (leastOf(g, u, s.scoutsOf) > 0) return s.scoutsOf(g, m);
      return hasBit(u.allBits, DEDICATED_TRANSPORT) ? s.scoutsInside(g, u) : 0;
    },
    scoutInches: (g, m, value) => Math.min(value, s.moveOf(g, m, 0)),
  };
}

/** A model that gives the whole unit Scouts that it leads. */
export const givesScouts: Ability<Modern, Tables> = {
  keyword: 'gives-scouts',
  text: 'While it leads a unit, all of its models have Scouts X".',
  patch: (s) => ({
    wrap: {
      scoutsOf: (next) => (g, m) => {
        const u = g.unitOf(m);
        let value = next(g, m);
        if (!hasBit(u.anyBits, GIVES_SCOUTS)) return value;
        for (let k = u.first; k < u.first + u.size; k++) {
          if (s.leads(g, k)) value = Math.max(value, g.sheetOf(k).values['gives-scouts'] ?? 0);
        }
        return value;
      },
    },
  }),
};
