import { coherentWithout, leftOf, strayModel } from 'sandtable/kit';
import type { Question, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Tables } from '../tables.ts';

/** Whether a model may be lost. */
type May = (u: Unit<Modern>, model: number) => boolean;

/**
 * The cheapest model; among equals the one farthest from the attacker, so that the front stays in reach, and of those the first as its side
 * sees the board. With `may` the best of those like `as` that may be lost, or -1.
 */
function cheapestThenFarthest({ game: g, about: u, cause, options, n }: Question<Modern>, as = -1, may: May | null = null): number {
  const m = g.models;
  let best = -1;
  let points = Infinity;
  let away = -1;
  for (let k = 0; k < n; k++) {
    const i = options[k];
    if (as >= 0 && g.sheetOf(i) !== g.sheetOf(as)) continue;
    const cost = g.sheetOf(i).points;
    const dx = cause === null ? 0 : m.x[i] - cause.x;
    const dy = cause === null ? 0 : m.y[i] - cause.y;
    const far = dx * dx + dy * dy;
    if (cost > points || (cost === points && (far < away || (far === away && !leftOf(g, i, options[best]))))) continue;
    if (may !== null && u !== null && !may(u, i)) continue;
    points = cost;
    away = far;
    best = k;
  }
  return best;
}

/**
 * The model that takes the next attack: the cheapest, then the farthest, but of those alike one without which the unit stays coherent, since it
 * would lose others at the end of the turn (TEN-UNIT-02); and where it is broken already, one that it would lose then anyway.
 */
export const losesByDefault = ({ coherencyInches, coherencyUpInches, largeUnit }: Tables) => {
  const links = (models: number): number => (models >= largeUnit ? 2 : 1);
  return (q: Question<Modern>): number => {
    const { game: g, about: u, options, n } = q;
    const usual = cheapestThenFarthest(q);
    if (u === null) return usual;
    const staysWhole: May = (unit, i) => coherentWithout(g, unit, i, coherencyInches, coherencyUpInches, links(unit.alive - 1));
    if (staysWhole(u, options[usual])) return usual;
    const whole = cheapestThenFarthest(q, options[usual], staysWhole);
    if (whole >= 0) return whole;
    const stray = strayModel(g, u, coherencyInches, coherencyUpInches, links(u.alive));
    for (let k = 0; k < n; k++) if (options[k] === stray && g.sheetOf(stray) === g.sheetOf(options[usual])) return k;
    return usual;
  };
};
