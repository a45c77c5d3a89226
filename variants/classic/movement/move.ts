import { highestFace, isCoherent, moveByIntent } from 'sandtable/kit';
import {
  DEED,
  decision,
  event,
  first,
  type Game,
  INTENT,
  inflict,
  intent,
  intentKind,
  is,
  PLACE,
  purpose,
  scratch,
  type Unit,
} from 'sandtable/rules';
import { type Classic, VEHICLE } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { ARRIVED } from '../reserves/state.ts';
import { DECLARED } from '../shooting/declared.ts';
import {
  FALLING_BACK,
  GONE_TO_GROUND,
  IMMOBILISED,
  LOCKED,
  MOVED,
  NO_CHARGE,
  RAN,
  REGROUPED,
  SCATTERED,
  SHOT,
  STUNNED,
  TURBO_BOOSTED,
} from '../state.ts';
import { noteStart, testDangers, walkedBy, wouldCrossDifficult } from '../terrain/terrain.ts';
import { typesOf } from '../units/types-of.ts';
import { endsOfIntent } from './ends.ts';
import { goalOf, towards } from './goal.ts';
import { areAllOf, GAIT, gaitOf, hasModelOnFoot, JETBIKES, moveRulesOf } from './mobility.ts';
import { PACES, paceOf } from './paces.ts';
import { rulesOfWay } from './way-rules.ts';

const DIFFICULT = purpose('difficult');
const RUN_ROLL = purpose('run');
const THRUST = purpose('thrust');

/** Where a unit goes; options are intents. */
export const INTENT_CHOICE = decision<Classic>('intent', 'intent', first, undefined, endsOfIntent);

/** A unit moved: `way` is the farthest that one of its models went. */
const MOVES = event('moves', { unit: 'unit', way: 'inches' }, '{unit} moves {way}');
const RUNS = event('runs', { unit: 'unit', inches: 'number' }, '{unit} runs {inches|inch|inches}');
const BOOSTS = event('turbo-boosts', { unit: 'unit' }, '{unit} turbo-boosts');
const SLOWED = event('slowed', { unit: 'unit', inches: 'number' }, '{unit} is slowed to {inches|inch|inches}');

const rolled = scratch({ dice: new Uint8Array(8) });
const heading = scratch({ goal: new Float64Array(2) });

type Keys =
  | 'mayMove'
  | 'moveUnit'
  | 'boundIntent'
  | 'moveAs'
  | 'typeInches'
  | 'baseMoveInches'
  | 'walkInches'
  | 'moveInches'
  | 'slowedByTerrain'
  | 'difficultTest'
  | 'movesAsInDifficult'
  | 'difficultDice'
  | 'fliesOver'
  | 'endsOnTops'
  | 'mayRun'
  | 'runAs'
  | 'runInches'
  | 'runDice'
  | 'mayTurboBoost'
  | 'turboBoostAs'
  | 'turboInches'
  | 'thrustMove'
  | 'thrustAs'
  | 'thrustInches'
  | 'hasMoved'
  | 'walkedInches'
  | 'runsByType';

const RUN_BARRED = typesOf(['bike', 'jetbike', 'artillery', 'gun']);
const BIKES = typesOf(['bike', 'jetbike']);
const JET_PACKS = typesOf(['jet-pack']);

/** Farthest move of jump troops on foot (CLS-UNIT-07). */
const WALK_INCHES = 6;

/** Lists a unit's possible intents in `into`, staying first; returns how many. */
export function listIntents(g: Game<Classic>, u: Unit<Classic>, staying: boolean, into: Int32Array = INTENT_CHOICE.options): number {
  let n = 0;
  if (staying) into[n++] = intent(INTENT.hold);
  if (g.orderPoint(u) !== null) into[n++] = intent(INTENT.point);
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    into[n++] = intent(INTENT.advance, e.slot);
    into[n++] = intent(INTENT['keep-range'], e.slot);
    into[n++] = intent(INTENT.withdraw, e.slot);
  }
  for (let k = 0; k < g.board.objectives.length; k++) into[n++] = intent(INTENT.objective, k);
  // Skips pieces that are off the table.
  for (let k = 0; k < g.board.count; k++) if (g.board.pieces[k].maxX > 0) into[n++] = intent(INTENT.cover, k);
  return n;
}

/** Moves a unit as it intends, at most `inches`, then takes dangerous terrain tests. Returns the farthest that a model went. */
export function go(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, code: number, inches: number): number {
  const rules = rulesOfWay(g, s, u, code);
  const { flies } = rules;
  noteStart(g, u);
  const way = moveByIntent(g, u, code, inches, rules);
  if (way > 0) testDangers(g, s, u, flies);
  return way;
}

const isScattered = (g: Game<Classic>, u: Unit<Classic>): boolean => !isCoherent(g, u, moveRulesOf(g, u, false));

/** The intent to regain coherency where the unit is. */
export const towardsItself = (g: Game<Classic>, u: Unit<Classic>): number => towards(g, u.x, u.y);

/** What the unit's owner wants it to do, if he has a choice. */
export function choose(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): number {
  const bound = s.boundIntent(g, u);
  if (bound >= 0) return bound;
  const n = listIntents(g, u, true);
  return INTENT_CHOICE.options[g.ask(INTENT_CHOICE, u.side, u, null, n)];
}

const standsFast = (u: Unit<Classic>): boolean => is(u, LOCKED) || is(u, GONE_TO_GROUND) || is(u, IMMOBILISED) || is(u, STUNNED);

/** MOVE. */
export const movement = (s: ClassicSeams): Pick<ClassicSeams, Keys> => ({
  mayMove: (_g, u) =>
    u.alive > 0 && u.place === PLACE.table && !standsFast(u) && !is(u, FALLING_BACK) && !is(u, REGROUPED) && !is(u, ARRIVED),

  typeInches: (_g, _u, stats) => paceOf(PACES, stats),
  baseMoveInches: (g, u) => {
    const kinds = u.sheet.models;
    if (kinds.length === 1) return s.typeInches(g, u, kinds[0].stats);
    let slowest = Infinity;
    for (let i = u.first; i < u.first + u.size; i++)
      if (g.models.alive[i] !== 0) slowest = Math.min(slowest, s.typeInches(g, u, g.sheetOf(i).stats));
    return slowest === Infinity ? 0 : slowest;
  },
  walkInches: () => WALK_INCHES,
  moveInches: (g, u) => (s.mayMove(g, u) ? s.baseMoveInches(g, u) : 0),

  moveUnit: (g, u) => {
    const code = choose(g, s, u);
    s.moveAs(g, u, code);
    // Only casualties break a unit's coherency.
    if (u.alive > 1 && u.alive < u.strength && u.place === PLACE.table && isScattered(g, u)) {
      if (intentKind(code) === INTENT.hold) s.moveAs(g, u, towardsItself(g, u));
      if (u.alive > 1 && isScattered(g, u)) inflict(g, u, SCATTERED);
    }
    s.pivot(g, u);
  },

  boundIntent: () => -1,

  moveAs: (g, u, code) => {
    if (intentKind(code) === INTENT.hold) return;
    let inches = s.moveInches(g, u);
    const struck = s.movesAsInDifficult(g, u);
    if (struck || s.slowedByTerrain(g, u)) {
      const { goal } = heading();
      goalOf(g, u, code, goal);
      const dx = goal[0] - u.x;
      const dy = goal[1] - u.y;
      const d = Math.sqrt(dx * dx + dy * dy);
      const share = d > inches ? inches / d : 1;
      if (struck || wouldCrossDifficult(g, s, u, dx * share, dy * share)) inches = Math.min(inches, s.difficultTest(g, u));
    }
    const way = go(g, s, u, code, inches);
    if (way === 0) return;
    const m = g.models;
    for (let i = u.first; i < u.first + u.size; i++) if (m.alive[i] !== 0) m.reg[MOVED][i] += walkedBy(g, i);
    g.log.note(MOVES, u.slot, Math.round(way * 256));
  },

  slowedByTerrain: (g, u) => hasModelOnFoot(g, u),
  difficultDice: () => 2,
  movesAsInDifficult: () => false,
  difficultTest: (g, u) => {
    const n = s.difficultDice(g, u);
    const { dice } = rolled();
    const frame = g.dice.begin(DEED.move, u, g.nobody);
    g.dice.group(frame, DIFFICULT, n, dice);
    g.dice.end(frame);
    const inches = highestFace(dice, n);
    g.log.note(SLOWED, u.slot, inches);
    return inches;
  },

  fliesOver: (g, u) => gaitOf(g, u) === GAIT.flying,
  endsOnTops: () => false,
  hasMoved: (g, model) => s.walkedInches(g, model) > 0,
  walkedInches: (g, model) => g.models.reg[MOVED][model],

  mayRun: (g, u) => {
    if (u.alive === 0 || u.place !== PLACE.table || standsFast(u) || is(u, FALLING_BACK) || is(u, REGROUPED) || is(u, SHOT)) return false;
    for (let i = u.first; i < u.first + u.size; i++) {
      if (g.models.alive[i] === 0) continue;
      const { vehicle, type } = g.sheetOf(i).stats;
      if (vehicle !== 0 ? (vehicle & VEHICLE.walker) === 0 : !s.runsByType(g, u, type)) return false;
    }
    return true;
  },
  runsByType: (_g, _u, type) => RUN_BARRED[type] === 0,
  runInches: (g, u) => {
    const frame = g.dice.begin(s.shootingDeed(g, u), u, g.nobody);
    const inches = g.dice.sum(frame, RUN_ROLL, s.runDice(g, u));
    g.dice.end(frame);
    return inches;
  },
  runDice: () => 1,
  runAs: (g, u, code) => {
    if (intentKind(code) === INTENT.hold) return;
    const inches = s.runInches(g, u);
    inflict(g, u, RAN);
    g.log.note(RUNS, u.slot, inches);
    go(g, s, u, code, inches);
  },

  mayTurboBoost: (g, u) => areAllOf(g, u, BIKES) && !standsFast(u) && !is(u, FALLING_BACK) && !is(u, REGROUPED) && !is(u, SHOT),
  turboInches: (g, u) => (areAllOf(g, u, JETBIKES) ? 24 : 12),
  turboBoostAs: (g, u, code) => {
    if (intentKind(code) === INTENT.hold) return;
    inflict(g, u, TURBO_BOOSTED);
    g.log.note(BOOSTS, u.slot);
    go(g, s, u, code, s.turboInches(g, u));
  },

  thrustMove: (g, u) => {
    if (!areAllOf(g, u, JET_PACKS) || u.reg[DECLARED] !== 0) return;
    if (standsFast(u) || is(u, FALLING_BACK) || is(u, REGROUPED)) return;
    s.thrustAs(g, u, choose(g, s, u));
  },
  thrustAs: (g, u, code) => {
    if (intentKind(code) === INTENT.hold) return;
    const inches = s.thrustInches(g, u);
    inflict(g, u, NO_CHARGE);
    go(g, s, u, code, inches);
  },
  thrustInches: (g, u) => {
    const frame = g.dice.begin(DEED.charge, u, g.nobody);
    const inches = g.dice.sum(frame, THRUST, g.desk.numbers.thrustDice);
    g.dice.end(frame);
    return inches;
  },
});

/** Runs, wherever its owner chooses. */
export const runUnit = (g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): void => s.runAs(g, u, choose(g, s, u));

/** Turbo-boosts, wherever its owner chooses. */
export const turboBoost = (g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): void => s.turboBoostAs(g, u, choose(g, s, u));
