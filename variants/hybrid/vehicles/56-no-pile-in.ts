import { type Game, modelRegister, type Unit, unitRegister } from 'sandtable/rules';
import { combatOf, firstEnemy, markStrikers, standsAgainst } from '../../classic/assault/combat.ts';
import type { Classic } from '../../classic/family.ts';
import { meetsHullsOnly } from '../assault/hulls.ts';
import { defineRule } from '../family.ts';

/** Slot + 1 of the only enemy unit in a unit's combat when its fight started; 0 if there were several, or it was not checked. */
const MET = unitRegister('HYB-VEH-56/met', 'phase');
/** Whether a model was engaged then. */
const ENGAGED = modelRegister('HYB-VEH-56/engaged', 'phase');

/** The only enemy of a unit in the combat; null if there are more. */
function onlyEnemy(g: Game<Classic>, u: Unit<Classic>): Unit<Classic> | null {
  const { members, count } = combatOf(g);
  const enemy = firstEnemy(g, u);
  for (let k = 0; k < count; k++) {
    const other = g.units[members[k]];
    if (other !== enemy && standsAgainst(u, other)) return null;
  }
  return enemy;
}

/** Records which models are engaged in the current combat, if all the enemies of a unit are vehicles. */
function noteEngaged(g: Game<Classic>): void {
  const { members, count, strikesAt } = combatOf(g);
  for (let k = 0; k < count; k++) {
    const u = g.units[members[k]];
    u.reg[MET] = 0;
    const enemy = meetsHullsOnly(g, u) ? onlyEnemy(g, u) : null;
    if (enemy === null) continue;
    u.reg[MET] = enemy.slot + 1;
    markStrikers(g, u, 0);
    for (let i = u.first; i < u.first + u.size; i++) {
      g.models.reg[ENGAGED][i] = strikesAt[i] !== 0 ? 1 : 0;
      strikesAt[i] = 0;
    }
  }
}

/** Marks the models that were engaged when the fight started and strike at a step; returns how many. */
function markEngaged(g: Game<Classic>, u: Unit<Classic>, step: number): number {
  const m = g.models;
  const { stepOf, strikesAt } = combatOf(g);
  let n = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    strikesAt[i] = 0;
    if (m.alive[i] === 0 || m.reg[ENGAGED][i] === 0 || (step !== 0 && stepOf[i] !== step)) continue;
    strikesAt[i] = u.reg[MET];
    n++;
  }
  return n;
}

/**
 * Nobody piles in to vehicles; models that could strike one when the fight started still do. (No vehicle is locked: fight.ts of the base.)
 */
export default defineRule({
  id: 'HYB-VEH-56',
  title: 'No pile-in and no locking',
  source: 'Vehicle, Assault Results',
  text: [
    'Combats against vehicles have no pile-ins and lock nobody: only models in contact or within 2" of a friend in contact when the Fight starts strike, and afterwards everybody is free.',
    'Ruling: Walkers and Chariots keep CLS-VEH-40 and CLS-VEH-41 with pile-ins and locking, by HYB-DEF-01.',
  ].join('\n'),
  changes: 'amends classic base: vehicles are not locked in combat (CLS-VEH-31)',
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
