import { withinPoint } from 'sandtable/kit';
import { type Decision, decision, event, type Game, is, type ModelId, PLACE, sideRegister, step, take, type Unit } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { award } from '../mission.ts';
import { scored } from '../scored.ts';
import type { ClassicSeams } from '../seams.ts';
import { FALLING_BACK } from '../state.ts';

/** The relic is the scenario's first marker. */
const RELIC = 0;
/** Farthest the carrier's unit goes in any phase. */
const BURDENED_INCHES = 6;
const LEEWAY = 1 / 256;

/** The model that carries the relic, plus one, on red's side; 0 while it lies. */
const CARRIER = sideRegister('relic-carrier', 'game');

/** Whether a unit in contact with the relic picks it up. */
const PICK_UP: Decision<Classic> = decision<Classic>('CLS-MISSION-12/pick-up', 'flag', take);
/** Whether the carrier's owner lets it lie at the end of a move. */
const LET_LIE: Decision<Classic> = decision<Classic>('CLS-MISSION-12/let-lie', 'flag', () => 0);

const PICKED_UP = event('relic-picked-up', { unit: 'unit', model: 'model' }, '{unit} picks up the relic: {model} carries it');
const DROPPED = event('relic-dropped', { unit: 'unit' }, '{unit} drops the relic');

const inPlay = (g: Game<Classic>): boolean => scored(g, 'relic') !== undefined && g.board.objectives.length > 0;

function drop(g: Game<Classic>, carrier: ModelId): void {
  g.sideReg[0][CARRIER] = 0;
  g.log.note(DROPPED, g.unitOf(carrier).slot);
}

/** Takes the relic along with its carrier; it lies where the carrier stood once that has gone or flees. */
function follow(g: Game<Classic>): void {
  const carrier = g.sideReg[0][CARRIER] - 1;
  if (carrier < 0) return;
  const relic = g.board.objectives[RELIC];
  relic.x = g.models.x[carrier];
  relic.y = g.models.y[carrier];
  if (g.models.alive[carrier] === 0 || is(g.unitOf(carrier), FALLING_BACK)) drop(g, carrier);
}

const carries = (g: Game<Classic>, u: Unit<Classic>): boolean => {
  const carrier = g.sideReg[0][CARRIER] - 1;
  return carrier >= u.first && carrier < u.first + u.size && g.models.alive[carrier] !== 0;
};

/** The first model of a unit in contact with the relic, or -1. */
function touching(g: Game<Classic>, u: Unit<Classic>): ModelId {
  const { x, y, radius } = g.board.objectives[RELIC];
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && withinPoint(g.models, i, x, y, radius + LEEWAY)) return i;
  return -1;
}

/** The end of a side's Movement phase: its carrier may drop the relic, or one of its units may pick it up. */
function handle(g: Game<Classic>, s: ClassicSeams, side: 0 | 1): void {
  follow(g);
  const carrier = g.sideReg[0][CARRIER] - 1;
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
    g.sideReg[0][CARRIER] = model + 1;
    g.log.note(PICKED_UP, u.slot, model);
    return follow(g);
  }
}

/** One marker that is carried: it is worth its points to the side whose unit holds it at the end. */
export const relic = defineRule({
  id: 'CLS-MISSION-12',
  default: 'on',
  sequence: (turn) =>
    turn.insertAfter(
      'moves',
      step<Classic>('relic', (g, side, s) => {
        if (inPlay(g)) handle(g, s, side);
      }),
    ),
  patch: (_p, s) => {
    const burdened = (g: Game<Classic>, u: Unit<Classic>, inches: number): number =>
      inches > BURDENED_INCHES && carries(g, u) ? BURDENED_INCHES : inches;
    return {
      before: {
        // It lies where the carrier stood, so it is let go of before the unit runs.
        fallBack: (g, u) => {
          if (!carries(g, u)) return;
          const carrier = g.sideReg[0][CARRIER] - 1;
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
        mayTurboBoost: (next) => (g, u) => next(g, u) && !carries(g, u),
        flatOutInches: (next) => (g, u) => (carries(g, u) ? 0 : next(g, u)),
        controls: (next) => (g, objective) => {
          if (objective !== RELIC || scored(g, 'relic') === undefined) return next(g, objective);
          const carrier = g.sideReg[0][CARRIER] - 1;
          if (carrier < 0 || g.models.alive[carrier] === 0) return -1;
          const u = g.unitOf(carrier);
          return s.isScoring(g, u) ? u.side : -1;
        },
      },
    };
  },
});
