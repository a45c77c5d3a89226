import { checkUnit, FAULT } from 'sandtable/kit';
import { inflict, type ModelId, type Unit, type Verb } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { moveRulesOf } from '../movement/mobility.ts';
import { FALLING_BACK } from '../state.ts';
import { noteStart, testDangers, walkedBy } from '../terrain/terrain.ts';
import { type Args, type ClassicStage, inches, intentOf, modelOf, unitOf } from './common.ts';

/** Does something and notes how far the models of the unit moved: `moved` (the farthest), `arrived` (at the point given). */
function goes(stage: ClassicStage, u: Unit<Classic>, args: Args, run: (intent: number) => void): void {
  const code = intentOf(stage, args);
  const m = stage.game.models;
  const from: number[] = [];
  for (let i = u.first; i < u.first + u.size; i++) from.push(m.x[i] ?? 0, m.y[i] ?? 0);
  run(code);
  let longest = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    const k = 2 * (i - u.first);
    const dx = (m.x[i] ?? 0) - (from[k] ?? 0);
    const dy = (m.y[i] ?? 0) - (from[k + 1] ?? 0);
    longest = Math.max(longest, Math.sqrt(dx * dx + dy * dy));
  }
  stage.results.set('moved', inches(longest));
  const { to } = args;
  if (Array.isArray(to)) stage.results.set('arrived', Math.abs(u.x - Number(to[0])) < 0.02 && Math.abs(u.y - Number(to[1])) < 0.02);
}

const faults = Object.fromEntries(Object.entries(FAULT).map(([name, code]) => [code, name]));

/** Forces a unit's first living model to a point and the others with it, to ask whether it may be there. */
function place(stage: ClassicStage, u: Unit<Classic>, args: Args): void {
  const { to } = args;
  if (!Array.isArray(to)) throw new Error('"place" needs "to: [x, y]"');
  const m = stage.game.models;
  const lead: ModelId = modelOf(stage, u, undefined);
  const dx = Number(to[0]) - (m.x[lead] ?? 0);
  const dy = Number(to[1]) - (m.y[lead] ?? 0);
  for (let i = u.first; i < u.first + u.size; i++) {
    m.x[i] = (m.x[i] ?? 0) + dx;
    m.y[i] = (m.y[i] ?? 0) + dy;
  }
  stage.game.moved(u);
}

/** Verbs of movement and of forced moves. */
export const movingVerbs: { readonly [verb: string]: Verb<Classic> } = {
  /** `move: A, to: [x, y]` (or `towards`, `from`, `cover`): a move of the Movement phase. */
  move: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    goes(stage, u, args, (code) => {
      if (stage.seams.mayMove(stage.game, u)) stage.seams.moveAs(stage.game, u, code);
    });
  },
  run: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const may = stage.seams.mayRun(stage.game, u);
    stage.results.set('may-run', may);
    goes(stage, u, args, (code) => {
      if (may) stage.seams.runAs(stage.game, u, code);
    });
  },
  'turbo-boost': (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const may = stage.seams.mayTurboBoost(stage.game, u);
    stage.results.set('may-turbo-boost', may);
    goes(stage, u, args, (code) => {
      if (may) stage.seams.turboBoostAs(stage.game, u, code);
    });
  },
  thrust: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    goes(stage, u, args, (code) => stage.seams.thrustAs(stage.game, u, code));
  },
  /** `flat-out: A, to: [x, y]`: notes `allowance`, the inches it may go. */
  'flat-out': (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    stage.results.set('allowance', stage.seams.flatOutInches(stage.game, u));
    goes(stage, u, args, (code) => stage.seams.flatOutAs(stage.game, u, code));
  },
  consolidate: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    goes(stage, u, args, (code) => stage.seams.consolidateAs(stage.game, u, code));
  },
  /** `difficult: A` rolls the test alone and notes `allowance`. */
  difficult: (stage, { subject }) => {
    const u = unitOf(stage, subject);
    const most = stage.seams.baseMoveInches(stage.game, u);
    stage.results.set('allowance', Math.min(most, stage.seams.difficultTest(stage.game, u)));
  },
  /** `dangerous: A` makes every living model (or `model: n`) take a test. */
  dangerous: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    if (args['model'] !== undefined) {
      stage.seams.dangerousTest(stage.game, modelOf(stage, u, args['model']));
      return;
    }
    for (let i = u.first; i < u.first + u.size; i++) {
      if (stage.game.models.alive[i] !== 0 && !stage.seams.ignoresDanger(stage.game, i)) stage.seams.dangerousTest(stage.game, i);
    }
  },
  place: (stage, { subject, args }) => place(stage, unitOf(stage, subject), args),
  'fall-back': (stage, { subject }) => {
    const u = unitOf(stage, subject);
    inflict(stage.game, u, FALLING_BACK);
    noteStart(stage.game, u);
    stage.seams.fallBack(stage.game, u);
    if (u.alive > 0) stage.results.set('moved', inches(walkedBy(stage.game, modelOf(stage, u, undefined))));
  },
  /** `break: A`: the unit breaks and makes its first Fall Back move. */
  break: (stage, { subject }) => stage.seams.breakUnit(stage.game, unitOf(stage, subject)),
  /** `regroup: A` makes a unit that is falling back try to regroup, as at the start of its Movement phase; notes `regrouped`. */
  regroup: (stage, { subject }) => {
    const u = unitOf(stage, subject);
    stage.results.set('regrouped', stage.seams.mayRegroup(stage.game, u) && stage.seams.regroup(stage.game, u));
  },
  /** `cross: A, to: [x, y]`: puts the unit there and tests for dangerous terrain on the path. */
  cross: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    noteStart(stage.game, u);
    place(stage, u, args);
    testDangers(stage.game, stage.seams, u, stage.seams.fliesOver(stage.game, u));
  },
};

/** What can be asked about moves. */
export const movingQuestions: { readonly [verb: string]: Verb<Classic> } = {
  /** `may-move: A` notes `may-move`, and `allowance`, the inches of an ordinary move. */
  'may-move': (stage, { subject }) => {
    const u = unitOf(stage, subject);
    stage.results.set('may-move', stage.seams.mayMove(stage.game, u));
    stage.results.set('allowance', stage.seams.moveInches(stage.game, u));
  },
  /** `legal: A` notes `legal` and the first `fault` of the unit's place. */
  legal: (stage, { subject }) => {
    const u = unitOf(stage, subject);
    const fault = checkUnit(stage.game, u, moveRulesOf(stage.game, u, false));
    stage.results.set('legal', fault === FAULT.none);
    stage.results.set('fault', faults[fault] ?? 'none');
  },
};
