import { GRID_INCHES, withinPoint } from 'sandtable/kit';
import {
  type Decision,
  decision,
  event,
  type Game,
  integer,
  is,
  type ModelId,
  modelRegister,
  PLACE,
  step,
  take,
  type Unit,
} from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { FALLING_BACK } from '../state.ts';
import { award } from './mission.ts';
import { scored } from './scored.ts';

/** The relic is the scenario's first marker. */
const RELIC = 0;

/** 1 for the model that carries the relic. It goes with a character who joins a unit or leaves it. */
const CARRIES = modelRegister('carries-relic', 'game');

/** Whether a unit in contact with the relic picks it up. */
const PICK_UP: Decision<Classic> = decision<Classic>('CLS-MISSION-12/pick-up', 'flag', take);
/** Whether the carrier drops it at the end of a move. */
const LET_LIE: Decision<Classic> = decision<Classic>('CLS-MISSION-12/let-lie', 'flag', () => 0);

const PICKED_UP = event('relic-picked-up', { unit: 'unit', model: 'model' }, '{unit} picks up the relic: {model} carries it');
const DROPPED = event('relic-dropped', { unit: 'unit' }, '{unit} drops the relic');

const inPlay = (g: Game<Classic>): boolean => scored(g, 'relic') !== undefined && g.board.objectives.length > 0;

/** The model that carries the relic, or carried it when it fell; -1 while nobody does. */
const carrierOf = (g: Game<Classic>): ModelId => (inPlay(g) ? g.models.reg[CARRIES].indexOf(1) : -1);

function drop(g: Game<Classic>, carrier: ModelId): void {
  g.models.reg[CARRIES][carrier] = 0;
  g.log.note(DROPPED, g.unitOf(carrier).slot);
}

/** Moves the relic with its carrier; it is dropped where the carrier stood if that is removed or falls back. */
function follow(g: Game<Classic>): void {
  const carrier = carrierOf(g);
  if (carrier < 0) return;
  const relic = g.board.objectives[RELIC];
  relic.x = g.models.x[carrier];
  relic.y = g.models.y[carrier];
  if (g.models.alive[carrier] === 0 || is(g.unitOf(carrier), FALLING_BACK)) drop(g, carrier);
}

function carries(g: Game<Classic>, u: Unit<Classic>): boolean {
  if (!inPlay(g)) return false;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.reg[CARRIES][i] !== 0 && g.models.alive[i] !== 0) return true;
  return false;
}

/** The first model of a unit in contact with the relic, or -1. */
function touching(g: Game<Classic>, u: Unit<Classic>): ModelId {
  const { x, y, radius } = g.board.objectives[RELIC];
  for (let i = u.first; i < u.first + u.size; i++)
    if (g.models.alive[i] !== 0 && withinPoint(g.models, i, x, y, radius + GRID_INCHES)) return i;
  return -1;
}

/** The end of a side's Movement phase: its carrier may drop the relic, or one of its units may pick it up. */
function handle(g: Game<Classic>, s: ClassicSeams, side: 0 | 1): void {
  follow(g);
  const carrier = carrierOf(g);
  if (carrier >= 0) {
    const u = g.unitOf(carrier);
    if (u.side === side && (g.acting === null || u === g.acting) && g.choose(LET_LIE, side, u, null)) drop(g, carrier);
    return;
  }
  const units = g.sides[side];
  for (let k = 0; k < units.length; k++) {
    const u = units[k];
    if (u.alive === 0 || u.place !== PLACE.table || (g.acting !== null && u !== g.acting) || !s.isScoring(g, u)) continue;
    const model = touching(g, u);
    if (model < 0 || !g.choose(PICK_UP, side, u, null)) continue;
    g.models.reg[CARRIES][model] = 1;
    g.log.note(PICKED_UP, u.slot, model);
    return follow(g);
  }
}

/** A marker that can be carried; it scores for the side whose unit holds it at the end. */
export default defineRule({
  id: 'CLS-MISSION-12',
  title: 'The relic',
  source: 'missions and victory: The relic',
  text: 'One movable marker. A model of a scoring unit in contact with it at the end of its Movement phase may pick it up. The carrier\'s unit may move at most 6" in any phase, may not Run, turbo-boost, move Flat Out, embark or leave the table. It is dropped where the carrier stood if the carrier is removed, falls back or its owner wishes (end of a move). The side whose unit holds it at the end scores 3 VP.',
  default: 'on',
  sequence: (turn) =>
    turn.insertAfter(
      'moves',
      step<Classic>('relic', (g, side, s) => {
        if (inPlay(g)) handle(g, s, side);
      }),
    ),
  params: {
    inches: integer(6, 0, 36, 'How far the unit of the carrier may go in a phase', 'inches'),
  },
  patch: ({ inches }, s) => {
    const burdened = (g: Game<Classic>, u: Unit<Classic>, far: number): number => (far > inches && carries(g, u) ? inches : far);
    return {
      before: {
        // It is dropped where the carrier stood, so before the unit runs.
        fallBack: (g, u) => {
          if (!carries(g, u)) return;
          const carrier = carrierOf(g);
          g.board.objectives[RELIC].x = g.models.x[carrier];
          g.board.objectives[RELIC].y = g.models.y[carrier];
          drop(g, carrier);
        },
      },
      after: {
        endPhase: (g) => follow(g),
        endTurn: (g) => follow(g),
        unitHasActed: (g) => follow(g),
        scoreGame: (g) => {
          const points = scored(g, 'relic');
          if (points === undefined || !inPlay(g)) return;
          const side = s.controls(g, RELIC);
          if (side !== -1) award(g, side, points);
        },
      },
      wrap: {
        baseMoveInches: (next) => (g, u) => burdened(g, u, next(g, u)),
        chargeRange: (next) => (g, u, target) => burdened(g, u, next(g, u, target)),
        longestCharge: (next) => (g, u) => burdened(g, u, next(g, u)),
        hitAndRunInches: (next) => (g, u) => burdened(g, u, next(g, u)),
        thrustInches: (next) => (g, u) => burdened(g, u, next(g, u)),
        mayRun: (next) => (g, u) => next(g, u) && !carries(g, u),
        mayEmbark: (next) => (g, u, transport) => !carries(g, u) && next(g, u, transport),
        // A building is a transport that stays where it is (CLS-TRANSPORT-15).
        mayOccupy: (next) => (g, u, piece) => !carries(g, u) && next(g, u, piece),
        // Whoever takes to the air has to go farther than that: it stays on the ground.
        chooseFlight: (next) => (g, u) => {
          if (!carries(g, u)) next(g, u);
        },
        mayTurboBoost: (next) => (g, u) => next(g, u) && !carries(g, u),
        shockInches: (next) => (g, u) => burdened(g, u, next(g, u)),
        flatOutInches: (next) => (g, u) => (carries(g, u) ? 0 : next(g, u)),
        objectiveWorth: (next) => (g, side, objective, fromRound) =>
          next(g, side, objective, fromRound) + (objective === RELIC && fromRound <= s.lastRound(g) ? (scored(g, 'relic') ?? 0) : 0),
        controls: (next) => (g, objective) => {
          if (objective !== RELIC || scored(g, 'relic') === undefined) return next(g, objective);
          const carrier = carrierOf(g);
          if (carrier < 0 || g.models.alive[carrier] === 0) return -1;
          const u = g.unitOf(carrier);
          return s.isScoring(g, u) ? u.side : -1;
        },
      },
    };
  },
});
