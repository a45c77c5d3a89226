import { within } from 'sandtable/kit';
import { CAUSE, type Game, hasBit, keyword, type ModelId, modelRegister, type Unit } from 'sandtable/rules';
import { type Classic, defineRule, STAT, TYPE } from '../family.ts';
import type { ClassicSeams } from '../seams.ts';

const ARTILLERY = keyword('artillery');
const INDEPENDENT = keyword('independent-character');
/** How near a crewman must be to a gun to operate it (CLS-UNIT-04). */
const CREW_INCHES = 2;
/** 1 for guns that are manned and for the crewmen who man one in the volley under way. */
const BUSY = modelRegister('mans-a-gun', 'phase');

const isGun = (g: Game<Classic>, i: ModelId): boolean => g.sheetOf(i).stats.type === TYPE.gun;

/** The first living gun of a unit, or -1. */
function firstGun(g: Game<Classic>, u: Unit<Classic>): ModelId {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && isGun(g, i)) return i;
  return -1;
}

function crewLeft(g: Game<Classic>, u: Unit<Classic>): number {
  let n = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && !isGun(g, i)) n++;
  return n;
}

/** Gives each gun the first free crewman within 2". */
function manGuns(g: Game<Classic>, u: Unit<Classic>): void {
  const busy = g.models.reg[BUSY];
  const end = u.first + u.size;
  for (let i = u.first; i < end; i++) busy[i] = 0;
  for (let i = u.first; i < end; i++) {
    if (g.models.alive[i] === 0 || !isGun(g, i)) continue;
    for (let j = u.first; j < end; j++) {
      if (
        g.models.alive[j] === 0 ||
        busy[j] !== 0 ||
        isGun(g, j) ||
        hasBit(g.sheetOf(j).keywordBits, INDEPENDENT) ||
        !within(g.models, i, j, CREW_INCHES)
      )
        continue;
      busy[i] = 1;
      busy[j] = 1;
      break;
    }
  }
}

/** Takes guns off that nobody is left to serve. */
function abandon(g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic> | null): void {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && isGun(g, i)) g.remove(i, CAUSE.other, by);
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
  patch: () => ({
    before: {
      electWeapons: (g, u) => {
        if (hasBit(u.anyBits, ARTILLERY)) manGuns(g, u);
      },
    },
    after: {
      attackResolved: (g, a) => {
        if (hasBit(a.target.anyBits, ARTILLERY) && a.target.alive > 0 && crewLeft(g, a.target) === 0) abandon(g, a.target, a.credit);
      },
    },
    wrap: {
      statOf: (next) => (g, model, stat) => {
        if (stat !== STAT.BS || !isGun(g, model)) return next(g, model, stat);
        const u = g.unitOf(model);
        let best = next(g, model, stat);
        for (let i = u.first; i < u.first + u.size; i++) {
          if (g.models.alive[i] !== 0 && !isGun(g, i)) best = Math.max(best, g.sheetOf(i).stats.values[STAT.BS]);
        }
        return best;
      },
      mayFire: (next) => (g, model, weapon, overwatch) => {
        if (!hasBit(g.unitOf(model).anyBits, ARTILLERY)) return next(g, model, weapon, overwatch);
        return (g.models.reg[BUSY][model] !== 0) === isGun(g, model) && next(g, model, weapon, overwatch);
      },
      mayCharge: (next) => (g, u) => next(g, u) && !(hasBit(u.anyBits, ARTILLERY) && firstGun(g, u) >= 0),
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
        if (!a.melee || !hasBit(a.target.anyBits, ARTILLERY)) return;
        const u = a.target;
        let crew = 0;
        for (let j = u.first; j < u.first + u.size; j++) if (g.models.alive[j] !== 0 && !isGun(g, j) && a.nearFirer[j] >= 0) crew++;
        if (crew === 0) return;
        for (let j = u.first; j < u.first + u.size; j++) if (isGun(g, j)) a.nearFirer[j] = -1;
      },
    },
    wrap: {
      toughnessOf: (next) => (g, a) => {
        if (!hasBit(a.target.anyBits, ARTILLERY)) return next(g, a);
        const gun = firstGun(g, a.target);
        if (gun < 0) return next(g, a);
        return a.melee && crewLeft(g, a.target) > 0 ? crewMajority(g, s, a.target, STAT.T) : s.statOf(g, gun, STAT.T);
      },
      targetSkill: (next) => (g, a) => (hasBit(a.target.anyBits, ARTILLERY) ? crewMajority(g, s, a.target, STAT.WS) : next(g, a)),
    },
  }),
});

/** Guns stay behind when their crew falls back, and a unit that pursuers may catch with its guns is lost. */
export const artilleryRetreat = defineRule({
  id: 'CLS-UNIT-06',
  default: 'on',
  keyword: 'artillery',
  patch: () => ({
    before: {
      leavesBehind: (g, u) => {
        if (hasBit(u.anyBits, ARTILLERY)) abandon(g, u, null);
      },
    },
    wrap: {
      sweep: (next) => (g, winner, loser) => (hasBit(loser.anyBits, ARTILLERY) && firstGun(g, loser) >= 0) || next(g, winner, loser),
    },
  }),
});
