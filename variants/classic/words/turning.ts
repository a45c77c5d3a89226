import { type Purpose, purpose, type Verb } from 'sandtable/rules';
import { appoint, TABLE } from '../army/03-warlords.ts';
import type { Classic } from '../family.ts';
import { goToGround } from '../morale/to-ground.ts';
import { type ClassicStage, modelOf, numberAt, sideName, sideOf, unitOf } from './common.ts';

/** The side of a step, or the one whose turn it is. */
const sideGiven = (stage: ClassicStage, value: unknown) => (value === 'red' || value === 'blue' ? sideOf(value) : stage.game.active);

/** Phases as they were entered, for `phases`. */
function notePhase(stage: ClassicStage, name: string): void {
  const before = stage.results.get('phases');
  stage.results.set('phases', before === undefined ? name : `${String(before)} ${name}`);
}

function noteTurn(stage: ClassicStage, name: string): void {
  const before = stage.results.get('turns');
  stage.results.set('turns', before === undefined ? name : `${String(before)} ${name}`);
}

const PHASES = ['movement', 'shooting', 'assault'];
const PHASES_OF_PSYKERS = ['movement', 'psychic', 'shooting', 'assault'];

/** The phases of a turn: the Psychic phase is played where there is a psyker. */
function phasesOf({ game, seams }: ClassicStage): readonly string[] {
  for (let i = 0; i < game.models.x.length; i++) if (seams.masteryOf(game, i) > 0) return PHASES_OF_PSYKERS;
  return PHASES;
}

function playTurn(stage: ClassicStage, side: 0 | 1): void {
  const { game, seams, windows } = stage;
  windows.openTurn(side);
  noteTurn(stage, sideName(side));
  seams.beginTurn(game, side);
  seams.prepareTurn(game, side);
  for (const phase of phasesOf(stage)) {
    notePhase(stage, phase);
    stage.play(phase, side);
  }
  seams.endTurn(game, side);
  windows.closeTurn(side);
}

const tests: { readonly [name: string]: Purpose } = {
  morale: purpose('morale'),
  leadership: purpose('leadership'),
  regroup: purpose('regroup'),
  fear: purpose('fear'),
  pinning: purpose('pinning'),
};

/** Verbs of turns, Morale tests and scoring. */
export const turningVerbs: { readonly [verb: string]: Verb<Classic> } = {
  /** `warlord: A, table: command, face: 6`: A becomes the unit of its army's Warlord, with that trait. */
  warlord: (stage, { subject, args }) => {
    const table = TABLE[String(args['table']) as keyof typeof TABLE];
    if (table === undefined) throw new Error(`"table" is one of ${Object.keys(TABLE).join(', ')}`);
    appoint(stage.game, unitOf(stage, subject), table + numberAt(args, 'face', 1));
  },
  /** All that comes before turn 1; notes `first`. */
  setup: (stage) => {
    stage.seams.beginGame(stage.game);
    stage.results.set('first', sideName(stage.game.first));
  },
  /** A roll-off; notes `winner`. */
  'roll-off': (stage) => {
    stage.results.set('winner', sideName(stage.seams.rollOff(stage.game)));
  },
  /** Sets who goes first from now on. */
  first: (stage, { subject }) => {
    stage.game.first = sideOf(subject);
    stage.results.set('first', sideName(stage.game.first));
  },
  /** `seize: blue`: that side, due to go second, tries; notes `first`. */
  seize: (stage, { subject }) => {
    const second = sideOf(subject);
    stage.game.first = stage.seams.seizes(stage.game, second) ? second : ((1 - second) as 0 | 1);
    stage.results.set('first', sideName(stage.game.first));
  },
  /** `phase: shooting` of the side whose turn it is (or `side: blue`). */
  phase: (stage, { subject, args }) => {
    const side = sideGiven(stage, args['side']);
    stage.game.active = side;
    stage.play(String(subject), side);
  },
  /** `step: fights`: one node of the turn program. */
  step: (stage, { subject, args }) => stage.play(String(subject), sideGiven(stage, args['side'])),
  /** `open-turn: red` and `close-turn: red` end the effects that end then. */
  'open-turn': (stage, { subject }) => {
    const side = sideOf(subject);
    stage.windows.openTurn(side);
    stage.seams.beginTurn(stage.game, side);
    stage.seams.prepareTurn(stage.game, side);
  },
  'close-turn': (stage, { subject }) => {
    const side = sideOf(subject);
    stage.seams.endTurn(stage.game, side);
    stage.windows.closeTurn(side);
  },
  'open-phase': (stage) => stage.windows.openPhase(),
  /** `end-phase: true`: Morale checks and whatever else ends a phase. */
  'end-phase': (stage, { args }) => {
    stage.seams.endPhase(stage.game, sideGiven(stage, args['side']));
    stage.windows.closePhase();
  },
  /** A whole turn of a side; notes `phases` and `turns`. */
  turn: (stage, { subject }) => playTurn(stage, sideOf(subject)),
  /** `round: 3`: both turns of it; notes `turns`. */
  round: (stage, { subject }) => {
    const { game, seams } = stage;
    if (typeof subject === 'number') game.round = subject;
    seams.beginRound(game);
    playTurn(stage, game.first);
    playTurn(stage, (1 - game.first) as 0 | 1);
    seams.endRound(game);
    stage.windows.closeRound();
    stage.results.set('over', game.over);
  },
  'begin-round': (stage, { subject }) => {
    if (typeof subject === 'number') stage.game.round = subject;
    stage.seams.beginRound(stage.game);
    stage.results.set('night', stage.seams.isNight(stage.game));
  },
  /** `end-round: 5`: whether the game goes on after it; notes `over`, `victor` and points. */
  'end-round': (stage, { subject }) => {
    const { game, seams } = stage;
    if (typeof subject === 'number') game.round = subject;
    seams.endRound(game);
    stage.windows.closeRound();
    stage.results.set('over', game.over);
    stage.results.set('victor', sideName(seams.victor(game), 'draw'));
  },
  /** `score: red, add: n` gives points. */
  score: (stage, { subject, args }) => {
    const side = sideOf(subject);
    stage.game.score[side] = (stage.game.score[side] ?? 0) + numberAt(args, 'add', 1);
  },
  /** What the end of the game scores; notes `victor`. */
  'score-game': (stage) => {
    stage.seams.scoreGame(stage.game);
    stage.results.set('victor', sideName(stage.seams.victor(stage.game), 'draw'));
  },
  /** `destroy: B`: removes the unit; with `models: n` only its last n. */
  destroy: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const last = args['models'] === undefined ? u.size : numberAt(args, 'models', u.size);
    let n = 0;
    for (let i = u.first + u.size - 1; i >= u.first && n < last; i--) {
      if (stage.game.models.alive[i] === 0) continue;
      stage.game.remove(i, 4, null);
      n++;
    }
  },
  /** Takes a named model away: `remove: A, model: 1`. */
  remove: (stage, { subject, args }) => stage.game.remove(modelOf(stage, unitOf(stage, subject), args['model']), 4, null),
  /** `morale: A, modifier: -2`: a Morale check with what follows; notes `passed`. */
  morale: (stage, { subject, args }) => {
    stage.results.set('passed', stage.seams.moraleCheck(stage.game, unitOf(stage, subject), numberAt(args, 'modifier', 0)));
  },
  /** `leadership: A` (`as: regroup`, `modifier: n`): a test alone; notes `passed`. */
  leadership: (stage, { subject, args }) => {
    const why = tests[String(args['as'] ?? 'leadership')];
    if (why === undefined) throw new Error(`a test is one of ${Object.keys(tests).join(', ')}, not ${JSON.stringify(args['as'])}`);
    stage.results.set('passed', stage.seams.passesLeadership(stage.game, unitOf(stage, subject), why, numberAt(args, 'modifier', 0)));
  },
  /** `pinning: A`: notes `passed`. */
  pinning: (stage, { subject }) => {
    stage.results.set('passed', stage.seams.pinningTest(stage.game, unitOf(stage, subject), null));
  },
  'go-to-ground': (stage, { subject }) => {
    const u = unitOf(stage, subject);
    const may = stage.seams.mayGoToGround(stage.game, u);
    stage.results.set('may-go-to-ground', may);
    if (may) goToGround(stage.game, u);
  },
};

/** What can be asked about objectives. */
export const turningQuestions: { readonly [verb: string]: Verb<Classic> } = {
  /** `controls: objective`: notes `controls`. */
  controls: (stage, { subject }) => {
    const { objectives } = stage.game.board;
    const index = objectives.findIndex((o) => o.id === subject);
    if (index < 0)
      throw new Error(`no objective is called ${JSON.stringify(subject)}; there are ${objectives.map((o) => o.id).join(', ')}`);
    stage.results.set('controls', sideName(stage.seams.controls(stage.game, index)));
  },
};
