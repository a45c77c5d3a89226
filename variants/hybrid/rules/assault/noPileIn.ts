import { type Game, modelRegister, type Unit, unitRegister } from 'sandtable/rules';
import { enemiesOf, foes, markStrikers, memberCount, members, stepOf, strikesAt } from '../../../classic/combat.ts';
import type { Classic } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';
import { meetsHullsOnly } from './hulls.ts';

/** Slot + 1 of the one enemy unit in a unit's combat when its fight started; 0 where there were several, or nobody looked. */
const MET = unitRegister('HYB-VEH-56/met', 'phase');
/** Whether a model was engaged then. */
const ENGAGED = modelRegister('HYB-VEH-56/engaged', 'phase');

/** Notes who is engaged in the combat that has been gathered, where vehicles alone stand against a unit. */
function noteEngaged(g: Game<Classic>): void {
  for (let k = 0; k < memberCount(); k++) {
    const u = g.units[members[k]];
    u.reg[MET] = 0;
    if (!meetsHullsOnly(g, u) || enemiesOf(g, u) !== 1) continue;
    u.reg[MET] = foes[0] + 1;
    markStrikers(g, u, 0);
    for (let i = u.first; i < u.first + u.size; i++) {
      g.models.reg[ENGAGED][i] = strikesAt[i] !== 0 ? 1 : 0;
      strikesAt[i] = 0;
    }
  }
}

/** Marks those who were engaged when the fight started and strike at a step; how many. */
function markEngaged(g: Game<Classic>, u: Unit<Classic>, step: number): number {
  const m = g.models;
  let n = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    strikesAt[i] = 0;
    if (m.alive[i] === 0 || m.reg[ENGAGED][i] === 0 || (step !== 0 && stepOf[i] !== step)) continue;
    strikesAt[i] = u.reg[MET];
    n++;
  }
  return n;
}

/** Nobody piles in to vehicles, and those strike at one who could when the fight started. (No vehicle is locked: fight.ts of the base.) */
export const noPileIn = defineRule({
  id: 'HYB-VEH-56',
  default: 'on',
  keyword: 'vehicle',
  patch: () => ({
    before: { challenge: (g) => noteEngaged(g) },
    wrap: {
      pileIn: (next) => (g, u, enemy, initiative) => {
        if (!meetsHullsOnly(g, u)) next(g, u, enemy, initiative);
      },
      findStrikers: (next) => (g, u, step) =>
        u.reg[MET] !== 0 && g.units[u.reg[MET] - 1].alive > 0 ? markEngaged(g, u, step) : next(g, u, step),
    },
  }),
});
