import { WAY_SLACK_INCHES } from 'sandtable/kit';
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
import type { Classic } from '../../classic/family.ts';
import { leader } from '../../classic/movement/mobility.ts';
import { DUE } from '../../classic/reserves/state.ts';
import { FLAT_OUT, MOVED } from '../../classic/state.ts';
import { transportOf } from '../../classic/transports/hold.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';
import { LANDED, noteLanding } from '../reserves/landed.ts';
import { asSide, bodyOf, preparations, turnEnd, turnStart, withBody } from './both-sides.ts';
import { DROVE, SPENT, TRAFFIC } from './spent.ts';

/** Passed its Reserve Roll at the start of the game turn: comes in when it acts. */
const COMES = unitRegister('WAF-TURN-02/comes', 'round');
/** How many units have begun to act in this engagement, kept for red. */
const ACTIONS = sideRegister('WAF-TURN-02/actions', 'game');

/** How far a transport may drive and still let passengers in or out. */
const COMBAT_INCHES = 6;
/** Farther than any hull drives: the distance recorded for a transport that went Flat Out. */
const FLAT_OUT_INCHES = 99;

/** What passengers count as having moved: the distance their transport drove when it acted. */
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
 * Makes the player turns of the base one game turn in which units act alternately. Steps that other rules resolve as units act are here
 * done for whole armies first: regroup tests (WAF-TURN-03) and the Psychic phases of both sides (WAF-PSY-01).
 */
function gameTurn(turn: Program<Classic>): Program<Classic> {
  const apart = new Set(['turn-start', 'preparations', 'turn-end', 'regroup', 'psychic']);
  const drop = (nodes: readonly Node<Classic>[]): Node<Classic>[] =>
    nodes.filter((it) => !apart.has(it.id)).map((it) => ('body' in it ? withBody(it, drop(it.body)) : it));
  const before: Node<Classic>[] = [turnStart, preparations];
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

/** The players alternate: each picks a unit that has not acted, which then takes its whole game turn. */
export default defineRule({
  id: 'WAF-TURN-02',
  title: 'Alternating activation',
  source: 'The Turn, working playtest turn order, paragraphs 1-2',
  text: [
    'Beginning with the priority winner, the players alternate. Each picks one squad or vehicle that has not yet acted this turn; that unit does its movement, shooting and assaulting before the opponent picks. A unit that has finished is marked as spent and cannot be picked again that turn.',
    "Ruling: A vehicle squadron is one unit. A joined Independent Character acts with the unit. A transport and its passengers are two units and activate separately (passengers may disembark in their own activation if the transport's movement so far allows it). A player who still has an unspent unit must pick one, although it may choose to do nothing.",
  ].join('\n'),
  changes:
    'classic base: turn sequence, in which one player completes every phase with the whole army (CLS-TURN-01, CLS-TURN-02, CLS-TURN-04)',
  outside: ['WAF-USR-07', 'WAF-UNIT-04', 'WAF-RESERVE-07'],
  default: 'on',
  sequence: gameTurn,
  patch: (_p, s) => ({
    wrap: {
      allowanceWindow: () => (g) => g.sideReg[0][ACTIONS] + 1,
      hasActed: () => (_g, u) => is(u, SPENT),
      rollsPriority: (next) => (g) => g.round <= 1 && next(g),
      mayActivate: (next) => (g, u) => (u.place === PLACE.reserve ? u.reg[COMES] !== 0 : next(g, u)),
      // A unit that was never activated has its turn when the game turn ends.
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

      // An attached character acts with his unit, so neither may have anything left to do without the other.
      joinsNow: (next) => (g, character, host) =>
        g.acting === null
          ? next(g, character, host)
          : is(character, SPENT) && is(host, SPENT) && (character === g.acting || host === g.acting) && next(g, character, host),

      // Coming down by Deep Strike counts as moving, but is no drive (CLS-TRANSPORT-13); going Flat Out after that is (CLS-VEH-11).
      leavableInches: (next) => (g, transport) =>
        is(transport, LANDED) && transport.reg[DROVE] < FLAT_OUT_INCHES ? Infinity : next(g, transport),
      mayDisembark: (next) => (g, u) => {
        const transport = transportOf(g, u);
        return (transport === null || transport.reg[DROVE] <= s.leavableInches(g, transport) + WAY_SLACK_INCHES) && next(g, u);
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
      hasArrived: (g, u) => {
        u.reg[COMES] = 0;
        noteLanding(g, u);
      },
    },
  }),
});
