import { nearestModel, unitGap } from 'sandtable/kit';
import {
  type Decision,
  decision,
  decline,
  type Game,
  hasBit,
  inflict,
  is,
  keyword,
  PLACE,
  reckoned,
  type SideId,
  status,
  step,
  type Unit,
  unitRegister,
} from 'sandtable/rules';
import { houseOf } from '../buildings/occupying.ts';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { towards } from '../movement/goal.ts';
import { leader } from '../movement/mobility.ts';
import { AHEAD } from '../reserves/state.ts';
import { FALLING_BACK, GONE_TO_GROUND, LOCKED, NO_CHARGE, REGROUPED } from '../state.ts';
import { DISEMBARKED } from '../transports/hold.ts';

const INDEPENDENT = keyword('independent-character');

/** Which unit a character goes to, joining it when the phase ends; units, -1 for none. */
const JOIN: Decision<Classic> = decision<Classic>('join-unit', 'unit', reckoned);
/** Whether a character leaves the unit that he is part of; about: the unit, cause: the character. */
const LEAVE: Decision<Classic> = decision<Classic>('leave-unit', 'flag', decline);

/** The unit a character waits for, or goes to: slot + 1. */
const HEADS_FOR = unitRegister('heads-for', 'phase');
const WAITS_FOR = unitRegister('waits-for', 'phase');
/** Has had its move. */
const ACTED = status('acted', 'phase');
/** Left its unit in this phase, and moved. */
const LEFT = status('left-its-unit', 'phase');
/** The same, while he has not had his own turn this round. */
const LEFT_THIS_ROUND = status('left-its-unit-this-round', 'round');

/** How near a model is to be part of a unit (CLS-MOVE-03). */
const COHERENCY_INCHES = 2;

/** Whether characters can join or leave a unit in its place and state: not in or on a building. */
const isFree = (u: Unit<Classic>): boolean =>
  u.alive > 0 && u.place === PLACE.table && houseOf(u) < 0 && !is(u, LOCKED) && !is(u, FALLING_BACK) && !is(u, GONE_TO_GROUND);

/** Lists the units that a character may join within some inches: first the one he is heading for, or else the largest; returns how many. */
function listHosts(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, inches: number, now: boolean): number {
  const units = g.sides[u.side];
  const { options } = JOIN;
  let n = 0;
  let most = 0;
  for (let k = 0; k < units.length; k++) {
    const host = units[k];
    if (host === u || !g.mayJoin(u, host) || !s.befriends(g, u, host) || !isFree(host) || unitGap(g, u, host) > inches) continue;
    if (now && !s.joinsNow(g, u, host)) continue;
    options[n++] = host.slot;
    const rank = u.reg[HEADS_FOR] === host.slot + 1 ? Infinity : host.alive;
    if (rank <= most) continue;
    most = rank;
    options[n - 1] = options[0];
    options[0] = host.slot;
  }
  return n;
}

/** Moves a character to the unit he is heading for, as near as he can get. */
function approach(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, host: Unit<Classic>): void {
  u.reg[WAITS_FOR] = 0;
  if (!s.mayMove(g, u) || unitGap(g, u, host) <= COHERENCY_INCHES) return;
  const near = nearestModel(g, host, leader(g, u));
  s.moveAs(g, u, towards(g, g.models.x[near], g.models.y[near]));
}

/** Whether a character goes to a unit instead of his own move: now, or once that unit has moved. */
function headsFor(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): boolean {
  if (!hasBit(u.anyBits, INDEPENDENT) || u.alive !== 1 || g.orderPoint(u) !== null) return false;
  const n = listHosts(g, s, u, s.moveInches(g, u) + COHERENCY_INCHES, false);
  if (n === 0) return false;
  JOIN.options[n] = -1;
  const slot = JOIN.options[g.ask(JOIN, u.side, u, null, n + 1)];
  if (slot < 0) return false;
  const host = g.units[slot];
  u.reg[HEADS_FOR] = slot + 1;
  if (is(host, ACTED) || !s.mayMove(g, host)) approach(g, s, u, host);
  else u.reg[WAITS_FOR] = slot + 1;
  return true;
}

/** Lets characters leave a unit before it moves, each with his own move. */
function leave(g: Game<Classic>, u: Unit<Classic>, move: ClassicSeams['moveUnit']): void {
  if (houseOf(u) >= 0) return;
  const units = g.sides[u.side];
  for (let k = 0; k < units.length && u.alive > 0; k++) {
    const character = units[k];
    if (character.host !== u.slot || !g.choose(LEAVE, u.side, u, character)) continue;
    g.part(character);
    move(g, character);
    inflict(g, character, LEFT);
    if (g.byUnits) inflict(g, character, LEFT_THIS_ROUND);
  }
}

/** Joins a unit, which does not charge this turn if he could not: he has just come on, got out, regrouped or gone ahead (CLS-ASSAULT-03). */
function enter(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, host: Unit<Classic>): void {
  if (is(u, AHEAD)) inflict(g, host, AHEAD);
  const isFresh = (u.arrived > 0 && u.arrived === g.round) || is(u, DISEMBARKED) || is(u, REGROUPED);
  if (isFresh && !s.mayCharge(g, u)) inflict(g, host, NO_CHARGE);
  g.join(u, host);
}

/** Characters in coherency with a unit when the phase ends become part of it. */
function joinAll(g: Game<Classic>, s: ClassicSeams, side: SideId): void {
  const units = g.sides[side];
  for (let k = 0; k < units.length; k++) {
    const u = units[k];
    if (u.alive !== 1 || !hasBit(u.anyBits, INDEPENDENT) || !isFree(u)) continue;
    if (u.reg[WAITS_FOR] !== 0) approach(g, s, u, g.units[u.reg[WAITS_FOR] - 1]);
    const n = u.alive === 1 ? listHosts(g, s, u, COHERENCY_INCHES, true) : 0;
    if (n === 0) continue;
    JOIN.options[n] = -1;
    // A character that was heading for this unit need not be asked again.
    const arrived = u.reg[HEADS_FOR] === JOIN.options[0] + 1;
    const slot = JOIN.options[arrived ? 0 : g.ask(JOIN, u.side, u, null, n + 1)];
    if (slot >= 0) enter(g, s, u, g.units[slot]);
  }
}

/** A character who is the last of his unit becomes his own unit again once out of combat. */
function outlive(g: Game<Classic>): void {
  for (let k = 0; k < g.units.length; k++) {
    const character = g.units[k];
    if (character.host < 0) continue;
    const host = g.units[character.host];
    if (host.place === PLACE.table && !is(host, LOCKED) && host.alive === guestsOf(g, host)) g.part(character);
  }
}

function guestsOf(g: Game<Classic>, host: Unit<Classic>): number {
  const units = g.sides[host.side];
  let n = 0;
  for (let k = 0; k < units.length; k++) if (units[k].host === host.slot) n++;
  return n;
}

/** An Independent Character joins a unit by ending his Movement phase in coherency with it, and leaves it by moving out. */
export default defineRule({
  id: 'CLS-UNIT-17',
  title: 'Independent Characters',
  source: 'unit types: Independent Characters',
  text: 'An Independent Character may join a friendly unit (not vehicles, monsters, swarms or units forbidding it) by moving into coherency in its Movement phase, and leave in a later one by moving out; it cannot join or leave in other phases. Joined, it is part of the unit for every rule. While attached it is not a separate target or unit. It may be its own unit at other times.',
  outside: ['CLS-UNIT-20', 'CLS-ARMY-03', 'CLS-USR-17'],
  default: 'on',
  keyword: 'independent-character',
  sequence: (turn) =>
    turn.insertBefore(
      'movement-end',
      step<Classic>('joining', (g, side, s) => joinAll(g, s, side)),
    ),
  patch: (_p, s) => ({
    after: {
      beginGame: (g) => {
        joinAll(g, s, 0);
        joinAll(g, s, 1);
      },
      endPhase: (g) => outlive(g),
      endTurn: (g) => outlive(g),
      unitHasActed: (g, u) => {
        outlive(g);
        joinAll(g, s, u.side);
      },
    },
    wrap: {
      mayMove: (next) => (g, u) => !is(u, LEFT) && !is(u, LEFT_THIS_ROUND) && next(g, u),
      moveUnit: (next) => (g, u) => {
        leave(g, u, next);
        if (u.alive > 0 && !headsFor(g, s, u)) next(g, u);
        inflict(g, u, ACTED);
        const units = g.sides[u.side];
        for (let k = 0; k < units.length; k++) if (units[k].reg[WAITS_FOR] === u.slot + 1) approach(g, s, units[k], u);
      },
    },
  }),
});
