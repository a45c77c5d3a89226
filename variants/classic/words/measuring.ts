import { EPSILON, gap, gapToPoint, unitGap } from 'sandtable/kit';
import { DEED, type Purpose, purpose, type Verb } from 'sandtable/rules';
import { type Classic, STAT, type Stat } from '../family.ts';
import { INITIATIVE } from '../state.ts';
import { inches, modelOf, numberAt, unitAt, unitOf } from './common.ts';

function statOf(name: unknown): Stat {
  const stat = STAT[name as keyof typeof STAT] as Stat | undefined;
  if (stat === undefined) throw new Error(`${JSON.stringify(name)} is no characteristic; there are ${Object.keys(STAT).join(', ')}`);
  return stat;
}

const TEST: Purpose = purpose('test');

/** Verbs that look and change nothing. */
export const measuringVerbs: { readonly [verb: string]: Verb<Classic> } = {
  /** `test: A, of: I`: a characteristic test of the unit's majority (dice `test`; `initiative` for I); notes `passed`. */
  test: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const stat = statOf(args['of']);
    const frame = stage.game.dice.begin(DEED.upkeep, u, stage.game.nobody);
    const value = stage.seams.majorityOf(stage.game, u, stat);
    stage.results.set('passed', stage.seams.passesTest(stage.game, frame, stat === STAT.I ? INITIATIVE : TEST, value));
    stage.game.dice.end(frame);
  },
  /** `scatter: [x, y]` (`less: n`, `dice: n`): notes `x`, `y` and `on-target`. */
  scatter: (stage, { subject, args }) => {
    if (!Array.isArray(subject)) throw new Error('"scatter" needs a point [x, y]');
    const mark = Float64Array.of(Number(subject[0]), Number(subject[1]));
    const frame = stage.game.dice.begin(DEED.shoot, stage.game.nobody, stage.game.nobody);
    stage.results.set(
      'on-target',
      stage.seams.scatter(stage.game, frame, mark, numberAt(args, 'less', 0), false, numberAt(args, 'dice', 2)),
    );
    stage.game.dice.end(frame);
    stage.results.set('x', inches(mark[0] ?? 0));
    stage.results.set('y', inches(mark[1] ?? 0));
  },
  /** `d3: A`: one D3 (dice `test`); notes `value`. */
  d3: (stage, { subject }) => {
    const frame = stage.game.dice.begin(DEED.upkeep, unitOf(stage, subject), stage.game.nobody);
    stage.results.set('value', stage.game.dice.d3(frame, TEST));
    stage.game.dice.end(frame);
  },
};

/** What can be measured and looked up. */
export const measuringQuestions: { readonly [verb: string]: Verb<Classic> } = {
  /** `measure: A, to: B` (`within: n`): notes `gap` and `within`; `to: [x, y]` measures to a point. */
  measure: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const { to } = args;
    const found = Array.isArray(to)
      ? gapToPoint(stage.game.models, modelOf(stage, u, args['model']), Number(to[0]), Number(to[1]))
      : args['model'] === undefined
        ? unitGap(stage.game, u, unitAt(stage, args, 'to'))
        : gap(stage.game.models, modelOf(stage, u, args['model']), modelOf(stage, unitAt(stage, args, 'to'), args['other']));
    stage.results.set('gap', inches(found));
    stage.results.set('within', found <= numberAt(args, 'within', Infinity) + EPSILON);
  },
  /** `sees: A, at: B`: notes `sees`. */
  sees: (stage, { subject, args }) => {
    stage.results.set('sees', stage.seams.unitSees(stage.game, unitOf(stage, subject), unitAt(stage, args, 'at')));
  },
  /** `stat: A, of: S` (`model: n`): notes `value`, of one model, now. */
  stat: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    stage.results.set('value', stage.seams.statOf(stage.game, modelOf(stage, u, args['model']), statOf(args['of'])));
  },
  /** `majority: A, of: T` and `highest: A, of: Ld`: note `value`. */
  majority: (stage, { subject, args }) => {
    stage.results.set('value', stage.seams.majorityOf(stage.game, unitOf(stage, subject), statOf(args['of'])));
  },
  highest: (stage, { subject, args }) => {
    stage.results.set('value', stage.seams.highestOf(stage.game, unitOf(stage, subject), statOf(args['of'])));
  },
};
