import {
  type Decision,
  decision,
  event,
  type Game,
  INTENT,
  inflict,
  inOwnTurn,
  integer,
  intentKind,
  is,
  lift,
  type ModelId,
  modelRegister,
  type Status,
  take,
  type Unit,
} from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, VEHICLE } from '../family.ts';
import { isSquadron } from '../movement/mobility.ts';
import { HAMMER } from '../sight/facing.ts';
import { IMMOBILISED, SHAKEN, STUNNED } from '../state.ts';
import { withNumbers } from '../tables.ts';

/** How many own turns must end before the crew of a squadron's vehicle recovers. */
const SHAKEN_TURNS = modelRegister('crew-shaken', 'game');
const STUNNED_TURNS = modelRegister('crew-stunned', 'game');
/** 1 for an immobilised vehicle of a squadron. */
const BROKEN_DOWN = modelRegister('broken-down', 'game');

/** Whether a squadron that sets out leaves its immobilised vehicles where they are; else it stays with them. */
const LEAVE_BEHIND = decision('leave-behind', 'flag', take) as Decision<Classic>;
const LEFT = event('left-behind', { unit: 'unit', from: 'unit' }, '{unit} is left behind by {from}');

const isSquad = (u: Unit<Classic>): boolean => u.size > 1 && isSquadron(u.sheet);
/** Own turns that a condition inflicted now lasts. */
const turnsOf = (g: Game<Classic>, u: Unit<Classic>): number => (inOwnTurn(g, u) ? 2 : 1);

function any(g: Game<Classic>, u: Unit<Classic>, register: number): boolean {
  const column = g.models.reg[register];
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && column[i] > 0) return true;
  return false;
}

/** A squadron as a whole has a condition once all its vehicles have it. */
function sum(g: Game<Classic>, u: Unit<Classic>, register: number, status: Status): void {
  const column = g.models.reg[register];
  let all = u.alive > 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && column[i] <= 0) all = false;
  if (all === is(u, status)) return;
  if (all) inflict(g, u, status);
  else lift(u, status);
}

function sumUp(g: Game<Classic>, u: Unit<Classic>): void {
  sum(g, u, SHAKEN_TURNS, SHAKEN);
  sum(g, u, STUNNED_TURNS, STUNNED);
  sum(g, u, BROKEN_DOWN, IMMOBILISED);
}

/** A spare unit for a vehicle that leaves a squadron, or null. */
function readyFor(g: Game<Classic>, u: Unit<Classic>): Unit<Classic> | null {
  const own = g.sides[u.side];
  for (let k = 0; k < own.length; k++) if (own[k].maker === u.slot && own[k].strength === 0 && own[k].sheet === u.sheet) return own[k];
  return null;
}

/** An immobilised vehicle becomes a unit of its own. */
function leave(g: Game<Classic>, u: Unit<Classic>, i: ModelId): void {
  const alone = readyFor(g, u);
  if (alone === null) return;
  const shaken = g.models.reg[SHAKEN_TURNS][i] > 0;
  const stunned = g.models.reg[STUNNED_TURNS][i] > 0;
  g.detach(i, alone);
  g.log.note(LEFT, alone.slot, u.slot);
  inflict(g, alone, IMMOBILISED);
  if (shaken) inflict(g, alone, SHAKEN);
  if (stunned) inflict(g, alone, STUNNED);
}

/** Before a squadron sets out: leaves vehicles behind that cannot move; true if all the others can. */
function setsOut(g: Game<Classic>, u: Unit<Classic>): boolean {
  if (!isSquad(u) || !any(g, u, BROKEN_DOWN)) return true;
  // Those that could move may have been destroyed since.
  sumUp(g, u);
  if (is(u, IMMOBILISED) || !g.choose(LEAVE_BEHIND, u.side, u, null)) return false;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && g.models.reg[BROKEN_DOWN][i] > 0) leave(g, u, i);
  sumUp(g, u);
  return !any(g, u, BROKEN_DOWN);
}

const halted = (g: Game<Classic>, u: Unit<Classic>): boolean => isSquad(u) && (any(g, u, STUNNED_TURNS) || any(g, u, BROKEN_DOWN));

/** Damage results apply to single vehicles of a squadron; it leaves immobilised ones behind and waits for a stunned crew. */
export default defineRule({
  id: 'CLS-VEH-29',
  title: 'Vehicle squadrons',
  source: 'vehicles: Vehicle squadrons',
  text: 'A squadron is a unit of vehicles keeping 4" coherency between hulls, moving at individual speeds, firing at one target. Hits are resolved on the closest vehicle, moving on when it is destroyed; results apply to that vehicle. An immobilised vehicle the others leave behind becomes a unit of its own.',
  outside: [
    'CLS-TRANSPORT-03',
    'CLS-TRANSPORT-04',
    'CLS-TRANSPORT-15',
    'CLS-TERRAIN-12',
    'CLS-ARMY-07',
    'CLS-USR-32',
    'CLS-USR-23',
    'CLS-UNIT-04',
    'CLS-UNIT-17',
    'CLS-WPN-32',
  ],
  default: 'on',
  keyword: 'squadron',
  params: { inches: integer(4, 1, 24, 'How far a vehicle may be from the next of its squadron', 'inches') },
  tables: (t, { inches }) => withNumbers(t, { squadronInches: inches }),
  patch: () => ({
    after: {
      attackResolved: (g, a) => {
        if (isSquad(a.target)) sumUp(g, a.target);
      },
      unitTurnEnds: (g, u) => {
        if (u.alive === 0 || !isSquad(u)) return;
        for (let i = u.first; i < u.first + u.size; i++) {
          if (g.models.reg[SHAKEN_TURNS][i] > 0) g.models.reg[SHAKEN_TURNS][i]--;
          if (g.models.reg[STUNNED_TURNS][i] > 0) g.models.reg[STUNNED_TURNS][i]--;
        }
        sumUp(g, u);
      },
    },
    wrap: {
      shake: (next) => (g, vehicle) => {
        const u = g.unitOf(vehicle);
        if (!isSquad(u)) {
          next(g, vehicle);
          return;
        }
        g.models.reg[SHAKEN_TURNS][vehicle] = turnsOf(g, u);
        sumUp(g, u);
      },
      stun: (next) => (g, vehicle) => {
        const u = g.unitOf(vehicle);
        if (!isSquad(u)) {
          next(g, vehicle);
          return;
        }
        g.models.reg[STUNNED_TURNS][vehicle] = turnsOf(g, u);
        sumUp(g, u);
      },
      immobilise: (next) => (g, vehicle, cause, by) => {
        const u = g.unitOf(vehicle);
        // A vehicle already immobilised loses a Hull Point; that is read from the status of its unit.
        if (!isSquad(u) || (is(u, IMMOBILISED) && g.models.reg[BROKEN_DOWN][vehicle] > 0)) {
          next(g, vehicle, cause, by);
          return;
        }
        if (g.models.reg[BROKEN_DOWN][vehicle] > 0) {
          inflict(g, u, IMMOBILISED);
          next(g, vehicle, cause, by);
        } else g.models.reg[BROKEN_DOWN][vehicle] = 1;
        sumUp(g, u);
      },
      isImmobilised: (next) => (g, vehicle) => (isSquad(g.unitOf(vehicle)) ? g.models.reg[BROKEN_DOWN][vehicle] > 0 : next(g, vehicle)),
      mobilise: (next) => (g, vehicle) => {
        const u = g.unitOf(vehicle);
        if (!isSquad(u)) {
          next(g, vehicle);
          return;
        }
        g.models.reg[BROKEN_DOWN][vehicle] = 0;
        sumUp(g, u);
      },
      firesSnap: (next) => (g, model, weapon, target, ordinal, overwatch) =>
        g.models.reg[SHAKEN_TURNS][model] > 0 || next(g, model, weapon, target, ordinal, overwatch),
      armourFacing: (next) => (g, a, vehicle) => {
        if (g.models.reg[BROKEN_DOWN][vehicle] === 0 || !a.melee || a.facing !== 0 || a.weapon === HAMMER) return next(g, a, vehicle);
        const { stats } = g.sheetOf(vehicle);
        return (stats.vehicle & VEHICLE.walker) !== 0 ? stats.rear : next(g, a, vehicle);
      },
      mayFace: (next) => (g, u, model, dirX, dirY) =>
        g.models.reg[BROKEN_DOWN][model] === 0 && g.models.reg[STUNNED_TURNS][model] === 0 && next(g, u, model, dirX, dirY),
      mayMove: (next) => (g, u) => next(g, u) && !(isSquad(u) && any(g, u, STUNNED_TURNS)),
      mayRun: (next) => (g, u) => next(g, u) && !(isSquad(u) && any(g, u, STUNNED_TURNS)),
      mayCharge: (next) => (g, u) => next(g, u) && !(isSquad(u) && any(g, u, STUNNED_TURNS)),
      flatOutInches: (next) => (g, u) => (isSquad(u) && any(g, u, STUNNED_TURNS) ? 0 : next(g, u)),
      moveAs: (next) => (g, u, code) => {
        if (intentKind(code) === INTENT.hold || setsOut(g, u)) next(g, u, code);
      },
      runAs: (next) => (g, u, code) => {
        if (intentKind(code) === INTENT.hold || setsOut(g, u)) next(g, u, code);
      },
      flatOutAs: (next) => (g, u, code) => {
        if (intentKind(code) === INTENT.hold || setsOut(g, u)) next(g, u, code);
      },
      charge: (next) => (g, u, target) => setsOut(g, u) && next(g, u, target),
      pileIn: (next) => (g, u, enemy, initiative) => {
        if (!halted(g, u)) next(g, u, enemy, initiative);
      },
      consolidate: (next) => (g, u) => {
        if (!halted(g, u)) next(g, u);
      },
    },
  }),
});
