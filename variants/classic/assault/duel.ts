import { event, type Game, inflict, is, lift, type ModelId, modelRegister, sideRegister, status, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** Who fights whom in a challenge (CLS-ASSAULT-24 to -26, -40). A unit has at most one such model, since a combat has one challenge. */

/** One of the unit's models is in a challenge. */
export const DUELLING = status('in-a-challenge', 'game');
/** The model that a model fights in a challenge: its number + 1. */
const OPPONENT = modelRegister('opponent', 'game');
/** Challenges that a side has won this turn. */
export const CHALLENGES_WON = sideRegister('challenges-won', 'turn');

const WON = event('challenge-won', { unit: 'unit', enemy: 'unit' }, '{unit} wins the challenge against {enemy}');

/** The model that a model fights in a challenge, -1 for none. It may have been slain in the step under way. */
export const opponentOf = (g: Game<Classic>, i: ModelId): ModelId => (is(g.unitOf(i), DUELLING) ? g.models.reg[OPPONENT][i] - 1 : -1);

/** The model of a unit that is in a challenge, -1 for none. */
export function duellistOf(g: Game<Classic>, u: Unit<Classic>): ModelId {
  if (!is(u, DUELLING)) return -1;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.reg[OPPONENT][i] > 0) return i;
  return -1;
}

/** Begins a challenge: from here on the two models fight only each other. */
export function beginDuel(g: Game<Classic>, one: ModelId, other: ModelId): void {
  g.models.reg[OPPONENT][one] = other + 1;
  g.models.reg[OPPONENT][other] = one + 1;
  inflict(g, g.unitOf(one), DUELLING);
  inflict(g, g.unitOf(other), DUELLING);
}

/** Ends a model's challenge. With `byBlows` the survivor has won it if the other was slain. */
export function endDuel(g: Game<Classic>, one: ModelId, byBlows: boolean): void {
  const other = opponentOf(g, one);
  const u = g.unitOf(one);
  const enemy = g.unitOf(other);
  const { alive, reg } = g.models;
  reg[OPPONENT][one] = 0;
  reg[OPPONENT][other] = 0;
  lift(u, DUELLING);
  lift(enemy, DUELLING);
  if (!byBlows || (alive[one] !== 0) === (alive[other] !== 0)) return;
  const winner = alive[one] !== 0 ? u : enemy;
  g.sideReg[winner.side][CHALLENGES_WON]++;
  g.log.note(WON, winner.slot, winner === u ? enemy.slot : u.slot);
}
