import {
  activations,
  alternate,
  type Game,
  inflict,
  is,
  joint,
  type Node,
  PLACE,
  type Program,
  sideRegister,
  step,
  type Unit,
  unitRegister,
} from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { leader } from '../../../classic/mobility.ts';
import { DUE } from '../../../classic/reserve/state.ts';
import { FLAT_OUT, MOVED } from '../../../classic/state.ts';
import { transportOf } from '../../../classic/transport/hold.ts';
import { asSide, bodyOf, turnEnd, turnStart, withBody } from '../../bothSides.ts';
import { defineRule } from '../../family.ts';
import type { WaffleSeams } from '../../seams.ts';
import { DROVE, SPENT, TRAFFIC } from '../../spent.ts';

/** Rolled for at the start of the game turn, and found: comes in when it acts. */
const COMES = unitRegister('WAF-TURN-02/comes', 'round');
/** How many units have begun to act in this engagement, on red's side. */
const ACTIONS = sideRegister('WAF-TURN-02/actions', 'game');

/** How far a transport may drive for its passengers to get in or out. */
const COMBAT_INCHES = 6;
const LEEWAY = 1 / 64;
/** Farther than any hull drives: what a transport that went Flat Out counts as. */
const FLAT_OUT_INCHES = 99;

/** What passengers count as having moved: as far as their transport did when it acted. */
function rideAlong(g: Game<Classic>, u: Unit<Classic>): void {
  const transport = transportOf(g, u);
  if (transport === null || transport.reg[DROVE] === 0) return;
  const moved = g.models.reg[MOVED];
  for (let i = u.first; i < u.first + u.size; i++) moved[i] = Math.max(moved[i], transport.reg[DROVE]);
}

const begins = step<Classic>('unit-acts', (g, _side, s) => {
  if (g.acting === null) return;
  g.sideReg[0][ACTIONS]++;
  if (g.acting.reg[COMES] !== 0) inflict(g, g.acting, DUE);
  rideAlong(g, g.acting);
  s.unitActs(g, g.acting);
});

const ends = step<Classic>('unit-has-acted', (g, _side, s) => {
  const u = g.acting;
  if (u === null) return;
  if (u.alive > 0) u.reg[DROVE] = is(u, FLAT_OUT) ? FLAT_OUT_INCHES : g.models.reg[MOVED][leader(g, u)];
  s.unitTurnEnds(g, u);
  inflict(g, u, SPENT);
  s.unitHasActed(g, u);
});

/**
 * The player turns of the base as one game turn in which units act by turns. What other rules settle for units as they act stands before
 * that, as for whole armies: regroup tests (WAF-TURN-03) and the Psychic phases of both sides (WAF-PSY-01).
 */
function gameTurn(turn: Program<Classic>): Program<Classic> {
  const apart = new Set(['turn-start', 'turn-end', 'regroup', 'psychic']);
  const drop = (nodes: readonly Node<Classic>[]): Node<Classic>[] =>
    nodes.filter((it) => !apart.has(it.id)).map((it) => ('body' in it ? withBody(it, drop(it.body)) : it));
  const before: Node<Classic>[] = [turnStart];
  const regroup = turn.find('regroup');
  if (regroup.kind === 'each-unit') before.push(alternate('regroup', regroup.may, regroup.run));
  if (turn.ids().includes('psychic')) {
    const psychic = turn.find('psychic');
    before.push(asSide(psychic, false), asSide(psychic, true));
  }
  return turn.replace('player-turns', (turns) =>
    joint(
      'game-turn',
      ...before,
      activations<Classic>(
        'activations',
        (g, u, s) => !is(u, SPENT) && (s as WaffleSeams).mayActivate(g, u),
        false,
        begins,
        ...drop(bodyOf(turns)),
        ends,
      ),
      turnEnd,
    ),
  );
}

/** The players alternate: each picks a unit that has not acted, and it does all that it does in this game turn. */
export const alternating = defineRule({
  id: 'WAF-TURN-02',
  default: 'on',
  sequence: gameTurn,
  patch: (_p, s) => ({
    wrap: {
      allowanceWindow: () => (g) => g.sideReg[0][ACTIONS] + 1,
      hasActed: () => (_g, u) => is(u, SPENT),
      rollsPriority: (next) => (g) => g.round <= 1 && next(g),
      mayActivate: (next) => (g, u) => (u.place === PLACE.reserve ? u.reg[COMES] !== 0 : next(g, u)),
      // A unit that never came to act has its turn with the game turn.
      unitTurnEnds: (next) => (g, u) => {
        if (u === g.acting || !is(u, SPENT)) next(g, u);
      },

      fightsNow: (next) => (g, u) => (g.acting === null ? next(g, u) : u === g.acting && s.triggersRound(g, u)),
      spentFights: () => () => false,
      attacksOf: (next) => (g, model, enemy) => {
        const u = g.unitOf(model);
        return is(u, SPENT) && !s.spentFights(g, u) ? 0 : next(g, model, enemy);
      },

      mayUsePower: (next) => (g, psyker, power) => (g.acting === null || g.unitOf(psyker) === g.acting) && next(g, psyker, power),

      // He acts with the unit that he is a part of, so neither may have something left to do without the other.
      joinsNow: (next) => (g, character, host) =>
        g.acting === null
          ? next(g, character, host)
          : is(character, SPENT) && is(host, SPENT) && (character === g.acting || host === g.acting) && next(g, character, host),

      mayDisembark: (next) => (g, u) => {
        const transport = transportOf(g, u);
        return (transport === null || transport.reg[DROVE] <= s.leavableInches(g, transport) + LEEWAY) && next(g, u);
      },
      disembark: (next) => (g, u, code) => {
        const transport = transportOf(g, u);
        const out = next(g, u, code);
        if (out && transport !== null) transport.reg[TRAFFIC] = 1;
        return out;
      },
      embark: (next) => (g, u, transport) => {
        const aboard = next(g, u, transport);
        if (aboard) transport.reg[TRAFFIC] = 1;
        return aboard;
      },
      moveInches: (next) => (g, u) => {
        const inches = next(g, u);
        return u.reg[TRAFFIC] === 0 ? inches : Math.min(inches, COMBAT_INCHES);
      },
    },
    after: {
      rollReserves: (g, side) => {
        const units = g.sides[side];
        for (let k = 0; k < units.length; k++) if (is(units[k], DUE)) units[k].reg[COMES] = 1;
      },
      hasArrived: (_g, u) => {
        u.reg[COMES] = 0;
      },
    },
  }),
});
