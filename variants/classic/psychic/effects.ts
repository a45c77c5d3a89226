import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { KIND } from './power.ts';
import type { PsychicSeams } from './seams.ts';

/** The effect of a manifested power, by its kind. */
export const effects = (s: ClassicSeams, t: Tables): Pick<PsychicSeams<Classic>, 'powerEffect' | 'layPower'> => ({
  powerEffect: (g, psyker, from, power, target, points) => {
    const { kind } = t.powers[power];
    if (kind === KIND.nova) s.nova(g, psyker, power);
    else if (kind === KIND.conjuration) s.conjure(g, from, power);
    if (target === null || target.alive === 0) return;
    // A beam checks every unit that it crosses.
    if (target.side !== g.unitOf(psyker).side && kind !== KIND.beam && !s.powerTakes(g, psyker, power, target)) return;
    if (kind === KIND.blessing || kind === KIND.malediction) s.layPower(g, power, target);
    else if (kind === KIND.witchfire) s.witchfire(g, from, power, target);
    else if (kind === KIND.beam) s.beam(g, psyker, from, power, target);
    else if (kind === KIND.focussed) s.focussed(g, psyker, from, power, target, points);
  },

  layPower: (g, power, target) => {
    const { condition, mark } = t.powers[power];
    if (condition < 0 || mark < 0) return;
    target.status[condition] = 1;
    const { alive, reg } = g.models;
    for (let i = target.first; i < target.first + target.size; i++) if (alive[i] !== 0) reg[mark][i] = 1;
  },
});
