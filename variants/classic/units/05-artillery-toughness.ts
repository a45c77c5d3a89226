import type { Game, Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { firstGun, hasGuns, isGun } from './crew.ts';

/** How many of a unit's models are not guns. */
function othersLeft(g: Game<Classic>, u: Unit<Classic>): number {
  let n = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && !isGun(g, i)) n++;
  return n;
}

/** The majority value of a characteristic among the crew. */
function crewMajority(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, stat: (typeof STAT)['WS'] | (typeof STAT)['T']): number {
  let best = 0;
  let most = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0 || isGun(g, i)) continue;
    const value = s.statOf(g, i, stat);
    let n = 0;
    for (let j = u.first; j < u.first + u.size; j++) if (g.models.alive[j] !== 0 && !isGun(g, j) && s.statOf(g, j, stat) === value) n++;
    if (n < most || (n === most && value <= best)) continue;
    most = n;
    best = value;
  }
  return best;
}

/** Against shooting the unit has its guns' Toughness; in combat its crew is hit first, at the crew's. */
export default defineRule({
  id: 'CLS-UNIT-05',
  title: 'Artillery toughness and allocation',
  source: 'unit types: Artillery toughness and allocation',
  text: "Against shooting, use T7 (the gun's) while any gun remains and allocate to the nearest models, crew or gun; saves are of the model allocated to. In combat, use the crew's majority T and allocate to crew first; guns do not strike and are hit automatically only when no crew remain. Instant Death compares with the wounded model's own T.",
  default: 'on',
  keyword: 'artillery',
  patch: (_p, s) => ({
    after: {
      markReachable: (g, a) => {
        if (!a.melee || !hasGuns(a.target)) return;
        const u = a.target;
        let crew = 0;
        for (let j = u.first; j < u.first + u.size; j++) if (g.models.alive[j] !== 0 && !isGun(g, j) && a.nearFirer[j] >= 0) crew++;
        if (crew === 0) return;
        for (let j = u.first; j < u.first + u.size; j++) if (isGun(g, j)) a.nearFirer[j] = -1;
      },
    },
    wrap: {
      toughnessOf: (next) => (g, a) => {
        if (!hasGuns(a.target)) return next(g, a);
        const gun = firstGun(g, a.target);
        if (gun < 0) return next(g, a);
        return a.melee && othersLeft(g, a.target) > 0 ? crewMajority(g, s, a.target, STAT.T) : s.statOf(g, gun, STAT.T);
      },
      attacksOf: (next) => (g, model, enemy) => (isGun(g, model) ? 0 : next(g, model, enemy)),
      targetSkill: (next) => (g, a) => (hasGuns(a.target) ? crewMajority(g, s, a.target, STAT.WS) : next(g, a)),
    },
  }),
});
