import type { Ability, Game, ModelId, Unit } from 'sandtable/rules';
import { hasBit, keyword } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import type { Tables } from '../tables.ts';
import { nextAboard } from '../transport/hold.ts';
import type { MovementSeams } from './seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const GIVES_SCOUTS = keyword('gives-scouts');
const DEDICATED_TRANSPORT = keyword('dedicated-transport');

/** X of the Scouts that a model's datasheet prints; 0 without. */
export const printedScouts = (g: G, m: ModelId): number => g.sheetOf(m).values['scouts'] ?? 0;

/** Least X of all living models of a unit; 0 unless all have Scouts. */
function leastOf(g: G, u: U, xOf: (g: G, m: ModelId) => number): number {
  let least = Infinity;
  for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0) least = Math.min(least, xOf(g, m));
  return least === Infinity ? 0 : least;
}

/** Least, or greatest, X among the units inside a transport; 0 unless all models inside have Scouts. */
function ofPassengers(g: G, u: U, xOf: (g: G, m: ModelId) => number, pick: (a: number, b: number) => number): number {
  let value = 0;
  for (let inside = nextAboard(g, u, -1); inside !== null; inside = nextAboard(g, u, inside.slot)) {
    const own = leastOf(g, inside, xOf);
    if (own === 0) return 0;
    value = value === 0 ? own : pick(value, own);
  }
  return value;
}

/** How far each model may scout before the errata: its own X, never above M; a Dedicated Transport has the X that its passengers print. */
export function scoutSeams(s: ModernSeams): Pick<MovementSeams, 'scoutsOf' | 'scoutsInside' | 'scoutValue' | 'scoutInches'> {
  return {
    scoutsOf: printedScouts,
    scoutsInside: (g, u) => ofPassengers(g, u, printedScouts, Math.min),
    scoutValue(g, u, m) {
      if (leastOf(g, u, s.scoutsOf) > 0) return s.scoutsOf(g, m);
      return hasBit(u.allBits, DEDICATED_TRANSPORT) ? s.scoutsInside(g, u) : 0;
    },
    scoutInches: (g, m, value) => Math.min(value, s.moveOf(g, m)),
  };
}

/** The errata: as far as X, and whatever Scouts those inside a Dedicated Transport have. */
export const scoutsBeyondMove = defineRule({
  id: 'TEN-USR-08',
  default: 'on',
  keyword: ['scouts', 'gives-scouts'],
  patch: (_p, s) => ({
    wrap: {
      scoutInches: () => (_g: G, _m: ModelId, value: number) => value,
      scoutsInside: () => (g: G, u: U) => ofPassengers(g, u, s.scoutsOf, Math.max),
    },
  }),
});

/** A unit of different values scouts as far as the smallest. */
export const smallestScouts = defineRule({
  id: 'TEN-USR-09',
  default: 'on',
  keyword: ['scouts', 'gives-scouts'],
  patch: (_p, s) => ({
    wrap: { scoutValue: (next) => (g: G, u: U, m: ModelId) => leastOf(g, u, s.scoutsOf) || next(g, u, m) },
  }),
});

/** A model whose whole unit has Scouts while it is part of it. */
export const givesScouts: Ability<Modern, Tables> = {
  keyword: 'gives-scouts',
  text: 'While it leads a unit, all of its models have Scouts X".',
  patch: () => ({
    wrap: {
      scoutsOf: (next) => (g, m) => {
        const u = g.unitOf(m);
        let value = next(g, m);
        if (!hasBit(u.anyBits, GIVES_SCOUTS)) return value;
        for (let k = u.first; k < u.first + u.size; k++) {
          if (g.models.alive[k] !== 0) value = Math.max(value, g.sheetOf(k).values['gives-scouts'] ?? 0);
        }
        return value;
      },
    },
  }),
};
