import { isCoherent, legalPlace, makePose, makeSegment, pathFree, setPose, setSegment, snap } from 'sandtable/kit';
import {
  type Decision,
  decision,
  event,
  first,
  type Game,
  INTENT,
  intentKind,
  type ModelId,
  modelRegister,
  scratch,
  type Unit,
} from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { goalOf } from '../../classic/movement/goal.ts';
import { isSquadron, moveRulesOf } from '../../classic/movement/mobility.ts';
import { INTENT_CHOICE, listIntents } from '../../classic/movement/move.ts';
import { MOVED } from '../../classic/state.ts';
import { noteStart, testDangers, walkedBy } from '../../classic/terrain/terrain.ts';
import { defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';

/** Which vehicle of a squadron goes Flat Out next; -1 for no more. */
const GOES = decision('CAL-MOVE-10/goes', 'model', first) as Decision<Classic>;
const GOES_ALONE = event('flat-out-alone', { unit: 'unit', model: 'model' }, '{unit} sends {model} flat out alone');
/** 1 for vehicles that went Flat Out while others of their squadron did not. */
const WENT = modelRegister('flat-out-alone', 'turn');
/** 1 for an immobilised vehicle of a squadron (CLS-VEH-29). */
const BROKEN_DOWN = modelRegister('broken-down', 'game');
/** Fractions of the move that are tried when the full move is blocked. */
const SHARES = [1, 0.75, 0.5, 0.25] as const;
const LEAST_INCHES = 1 / 8;

const room = scratch({ goal: new Float64Array(2) });

/** Asks which vehicles go, and marks them; returns how many. */
function choose(g: Game<Classic>, u: Unit<Classic>): number {
  const column = g.models.reg[WENT];
  const { options } = GOES;
  for (let chosen = 0; ; chosen++) {
    let n = 0;
    for (let i = u.first; i < u.first + u.size; i++) {
      if (g.models.alive[i] !== 0 && column[i] === 0 && g.models.reg[BROKEN_DOWN][i] === 0) options[n++] = i;
    }
    if (n === 0) return chosen;
    options[n++] = -1;
    const model: ModelId = options[g.ask(GOES, u.side, u, null, n)];
    if (model < 0) return chosen;
    column[model] = 1;
  }
}

const there = scratch(makePose());

const way = scratch(makeSegment());

/** Drives one vehicle straight towards the destination of an intent, as far as there is room and squadron coherency holds. */
export function goAlone(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>, i: ModelId, code: number): void {
  const m = g.models;
  const flies = s.fliesOver(g, u);
  const rules = moveRulesOf(g, u, flies);
  const { goal } = room();
  goalOf(g, u, code, goal);
  const x = m.x[i];
  const y = m.y[i];
  const fromX = m.dirX[i];
  const fromY = m.dirY[i];
  const dx = goal[0] - x;
  const dy = goal[1] - y;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d < LEAST_INCHES) return;
  const turning = s.turnInches(g, u, i, dx / d, dy / d);
  const most = Math.min(d, s.flatOutInches(g, u) - turning);
  noteStart(g, u);
  for (let k = 0; k < SHARES.length; k++) {
    const inches = most * SHARES[k];
    const toX = snap(x + (dx / d) * inches);
    const toY = snap(y + (dy / d) * inches);
    if (
      inches < LEAST_INCHES ||
      !legalPlace(g, u, i, setPose(there(), toX, toY, dx / d, dy / d), rules) ||
      !pathFree(g, u, i, setSegment(way(), x, y, toX, toY), rules)
    )
      continue;
    m.x[i] = toX;
    m.y[i] = toY;
    m.dirX[i] = dx / d;
    m.dirY[i] = dy / d;
    if (isCoherent(g, u, rules)) {
      m.reg[MOVED][i] += walkedBy(g, i) + turning;
      g.moved(u);
      g.log.note(GOES_ALONE, u.slot, i);
      testDangers(g, s, u, flies);
      return;
    }
    m.x[i] = x;
    m.y[i] = y;
    m.dirX[i] = fromX;
    m.dirY[i] = fromY;
  }
}

/** Whether a vehicle of a squadron went Flat Out without the others. */
function hasGone(g: Game<Classic>, u: Unit<Classic>): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && g.models.reg[WENT][i] !== 0) return true;
  return false;
}

/** Each vehicle of a squadron decides separately whether to go Flat Out; the others may shoot. */
export default defineRule({
  id: 'CAL-MOVE-10',
  title: 'Who declares Run, Turbo-boost and Flat Out',
  source: 'table Movement in the Shooting Phase (closing lines)',
  text: [
    'Run and Turbo-boost are declared for the whole unit. In a vehicle squadron each vehicle decides alone whether to go Flat Out; the others may shoot. Coherency must hold at the end (CAL-MOVE-03).',
    'Ruling: squadron coherency is 4" between hulls (CLS-VEH-29).',
  ].join('\n'),
  changes: 'restates classic base: who declares Run, Turbo-boost and Flat Out (CLS-MOVE-11, CLS-MOVE-12, CLS-VEH-11, CLS-VEH-29)',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => ({
    wrap: {
      flatOut: (next) => (g, u) => {
        if (u.alive < 2 || !isSquadron(u.sheet)) {
          next(g, u);
          return;
        }
        const column = g.models.reg[WENT];
        const going = choose(g, u);
        if (going === u.alive) {
          for (let i = u.first; i < u.first + u.size; i++) column[i] = 0;
          next(g, u);
          return;
        }
        const n = going === 0 ? 0 : listIntents(g, u, false);
        const code = n === 0 ? -1 : INTENT_CHOICE.options[g.ask(INTENT_CHOICE, u.side, u, null, n)];
        for (let i = u.first; i < u.first + u.size && code >= 0; i++) {
          if (column[i] !== 0 && g.models.alive[i] !== 0 && intentKind(code) !== INTENT.hold) goAlone(g, s, u, i, code);
        }
        s.shootUnit(g, u);
      },
      // It charges as a whole, as it does not at all if it went as a whole.
      mayCharge: (next) => (g, u) => next(g, u) && !hasGone(g, u),
      mayFire: (next) => (g, model, weapon, overwatch) => g.models.reg[WENT][model] === 0 && next(g, model, weapon, overwatch),
    },
  }),
});
