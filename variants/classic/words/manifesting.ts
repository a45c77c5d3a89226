import { type ModelId, PLACE, type Reader, type Verb } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { openPsychic } from '../psychic/pool.ts';
import type { Power } from '../psychic/power.ts';
import { nextPsyker } from '../psychic/psykers.ts';
import { KNOWN, WARP_CHARGE } from '../psychic/state.ts';
import { type Args, type ClassicStage, modelOf, numberAt, sideName, sideOf, unitAt, unitOf } from './common.ts';

/** Powers in play, in the order of the table. */
function powersOf(stage: ClassicStage): readonly Power[] {
  return stage.game.desk.worth.tables.powers;
}

function powerOf(stage: ClassicStage, args: Args): number {
  const powers = powersOf(stage);
  const index = powers.findIndex((power) => power.name === args['power']);
  if (index < 0)
    throw new Error(`no power in play is called ${JSON.stringify(args['power'])}; there are ${powers.map((p) => p.name).join(', ')}`);
  return index;
}

/** The psyker of a step: the model it names, or the first of the unit. */
function psykerOf(stage: ClassicStage, subject: unknown, args: Args): ModelId {
  const u = unitOf(stage, subject);
  if (args['model'] !== undefined) return modelOf(stage, u, args['model']);
  const psyker = nextPsyker(stage.game, stage.seams, u, -1);
  if (psyker < 0) throw new Error(`"${u.id}" has no psyker`);
  return psyker;
}

/** Has a psyker know the power of a step, and puts `pool` and `deny` dice into the pools where the step says so. */
function ready(stage: ClassicStage, psyker: ModelId, power: number, args: Args): void {
  const { game } = stage;
  const { side } = game.unitOf(psyker);
  const known = game.models.reg[KNOWN];
  if (known !== undefined) known[psyker] = (known[psyker] ?? 0) | (1 << power);
  const own = game.sideReg[side];
  const other = game.sideReg[1 - side];
  own[WARP_CHARGE] = numberAt(args, 'pool', Math.max(own[WARP_CHARGE] ?? 0, numberAt(args, 'dice', 1)));
  if (other !== undefined) other[WARP_CHARGE] = numberAt(args, 'deny', other[WARP_CHARGE] ?? 0);
}

function notePools(stage: ClassicStage): void {
  for (const side of [0, 1] as const) stage.results.set(`${sideName(side)}-dice`, stage.game.sideReg[side][WARP_CHARGE] ?? 0);
}

/** Verbs of the Psychic phase. */
export const psychicVerbs: { readonly [verb: string]: Verb<Classic> } = {
  /** `learn: A`: its psykers learn their powers. */
  learn: (stage, { subject }) => {
    const u = unitOf(stage, subject);
    for (let i = nextPsyker(stage.game, stage.seams, u, -1); i >= 0; i = nextPsyker(stage.game, stage.seams, u, i))
      stage.seams.learnPowers(stage.game, i);
  },
  /** `warp-charge: red`: the start of its Psychic phase; notes `red-dice` and `blue-dice`. */
  'warp-charge': (stage, { subject }) => {
    openPsychic(stage.game, stage.seams, sideOf(subject));
    notePools(stage);
  },
  /** `manifest: A, power: force-lash, at: B, dice: 3` (`pool: 5`, `deny: 4`, `model: 2`); notes `manifested`, and the pools. */
  manifest: (stage, { subject, args }) => {
    const psyker = psykerOf(stage, subject, args);
    const power = powerOf(stage, args);
    ready(stage, psyker, power, args);
    const target = args['at'] === undefined ? null : unitAt(stage, args, 'at');
    stage.results.set('manifested', stage.seams.manifest(stage.game, psyker, power, target, numberAt(args, 'dice', 1)));
    notePools(stage);
  },
  /** `perils: A` (`model: 2`). */
  perils: (stage, { subject, args }) => {
    stage.seams.perils(stage.game, psykerOf(stage, subject, args));
    notePools(stage);
  },
  /** `conjure: A/1, to: [x, y]`: a unit that A could bring into play is placed round a point. */
  conjure: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const { to } = args;
    if (!Array.isArray(to)) throw new Error('this step needs "to: [x, y]"');
    stage.game.create(u);
    stage.seams.conjureAt(stage.game, u, Number(to[0]), Number(to[1]));
    stage.results.set('landed', u.place === PLACE.table);
  },
};

/** What can be asked about psykers. */
export const psychicQuestions: { readonly [verb: string]: Verb<Classic> } = {
  /** `mastery: red`: the Mastery Levels of a side on the battlefield. */
  mastery: (stage, { subject }) => {
    stage.results.set('mastery', stage.seams.sideMastery(stage.game, sideOf(subject)));
  },
  pools: notePools,
  /** `may-manifest: A, power: iron-ward, at: B`: whether it may be attempted. */
  'may-manifest': (stage, { subject, args }) => {
    const psyker = psykerOf(stage, subject, args);
    const power = powerOf(stage, args);
    ready(stage, psyker, power, args);
    const may = stage.seams.mayUsePower(stage.game, psyker, power);
    const aimed = args['at'] === undefined || stage.seams.reachesWith(stage.game, psyker, power, unitAt(stage, args, 'at')) >= 0;
    stage.results.set('may-manifest', may && aimed);
  },
};

/** Names of the powers that the psykers of a unit know. */
export const powersRead: Reader<Classic> = (stage, u) => {
  let known = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (stage.game.models.alive[i] !== 0) known |= stage.game.models.reg[KNOWN]?.[i] ?? 0;
  return powersOf(stage).flatMap((power, k) => ((known & (1 << k)) === 0 ? [] : [power.name]));
};
