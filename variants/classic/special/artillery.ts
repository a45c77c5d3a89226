import type { Game, Unit } from 'sandtable/rules';
import { abandon, firstGun, hasGuns, isCrewman, isGun, loseIdleGuns, manGuns, partnerOf } from '../crew.ts';
import { type Classic, defineRule, STAT } from '../family.ts';
import type { ClassicSeams } from '../seams.ts';

/** How many of a unit's models are no guns. */
function othersLeft(g: Game<Classic>, u: Unit<Classic>): number {
  let n = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && !isGun(g, i)) n++;
  return n;
}

/** The characteristic most of the crew have. */
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

/** Guns are served by crewmen beside them, who fire nothing else, and go with the last of them. */
export const artillery = defineRule({
  id: 'CLS-UNIT-04',
  default: 'on',
  keyword: 'artillery',
  patch: (_p, s) => ({
    before: {
      electWeapons: (g, u, target) => {
        if (hasGuns(u)) manGuns(g, s, u, target);
      },
    },
    after: {
      attackResolved: (g, a) => loseIdleGuns(g, a.target, a.credit),
      fallBack: (g, u) => loseIdleGuns(g, u, null),
      endPhase: (g) => {
        for (let k = 0; k < g.units.length; k++) loseIdleGuns(g, g.units[k], null);
      },
    },
    wrap: {
      hurtModel: (next) => (g, model, by, wounds, ap, flags, cause, frame) => {
        next(g, model, by, wounds, ap, flags, cause, frame);
        loseIdleGuns(g, g.unitOf(model), by);
      },
      statOf: (next) => (g, model, stat) => {
        if (stat !== STAT.BS || !isGun(g, model)) return next(g, model, stat);
        const u = g.unitOf(model);
        let best = next(g, model, stat);
        for (let i = u.first; i < u.first + u.size; i++) {
          if (g.models.alive[i] !== 0 && isCrewman(g, i)) best = Math.max(best, g.sheetOf(i).stats.values[STAT.BS]);
        }
        return best;
      },
      mayFire: (next) => (g, model, weapon, overwatch) => {
        if (!hasGuns(g.unitOf(model))) return next(g, model, weapon, overwatch);
        return partnerOf(g, model) >= 0 === isGun(g, model) && next(g, model, weapon, overwatch);
      },
      mayCharge: (next) => (g, u) => next(g, u) && !(hasGuns(u) && firstGun(g, u) >= 0),
    },
  }),
});

/** Shot at, the unit is as tough as its guns; in combat its crew is struck, and first. */
export const artilleryToughness = defineRule({
  id: 'CLS-UNIT-05',
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

/** Guns stay behind when their crew falls back, and a unit that pursuers may catch with its guns is lost. */
export const artilleryRetreat = defineRule({
  id: 'CLS-UNIT-06',
  default: 'on',
  keyword: 'artillery',
  patch: (_p, s) => ({
    before: {
      leavesBehind: (g, u) => {
        if (hasGuns(u) && !s.takesGuns(g, u)) abandon(g, u, null);
      },
    },
    wrap: {
      sweep: (next) => (g, winner, loser) => (hasGuns(loser) && firstGun(g, loser) >= 0) || next(g, winner, loser),
    },
  }),
});
