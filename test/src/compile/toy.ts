import {
  type CoreSeams,
  defineRulePack,
  defineVariant,
  type Edition,
  type Family,
  flag,
  integer,
  type LedgerEntry,
  Program,
  rounds,
  rulesFor,
  step,
} from '../../../src/rules/index.ts';

/** A family with two seams and no dice: enough to see how rules are folded. */
export interface ToySeams extends CoreSeams<Toy> {
  worth: (x: number) => number;
  note: (list: string[]) => void;
}
export interface Toy extends Family {
  readonly name: 'toy';
  readonly model: object;
  readonly weapon: object;
  readonly seams: ToySeams;
  readonly desk: object;
}
interface Tables {
  readonly base: number;
}

const entry = (id: string, simulated: LedgerEntry['simulated'] = 'full'): LedgerEntry => ({
  id,
  title: id,
  source: 'toy',
  text: '',
  simulated,
});
const { defineRule, defineEntry } = rulesFor<Toy, Tables>();
const told = { title: 'a rule', source: 'toy' };

/** An entry without a switch: the edition has its numbers, a specification may change them. */
const tuned = defineEntry({
  ...entry('TOY-DEF-05', 'data'),
  seams: ['worth'],
  params: { base: integer(10, 0, 50, 'what is added to', 'points'), tens: integer(1, 1, 9, 'multiplies it', 'times') },
  tables: (t, { base }) => ({ ...t, base }),
  patch: ({ tens }) => ({ wrap: { worth: (next) => (x) => tens * next(x) } }),
});
const entries = [tuned, entry('TOY-DEF-01'), entry('TOY-DEF-02', 'data'), entry('TOY-DEF-03', 'none'), entry('TOY-DEF-04')];
export const double = defineRule({
  ...told,
  id: 'TOY-ADD-01',
  default: 'on',
  patch: () => ({ wrap: { worth: (next) => (x) => 2 * next(x) } }),
});
export const plus = defineRule({
  ...told,
  id: 'TOY-ADD-02',
  default: 'on',
  params: { by: integer(1, 0, 5, 'added'), twice: flag(false, 'added twice') },
  patch: ({ by, twice }) => ({
    wrap: { worth: (next) => (x) => next(x) + (twice ? 2 * by : by) },
    before: { note: (list) => void list.push('before') },
    after: { note: (list) => void list.push('after') },
  }),
});
export const table = defineRule({ ...told, id: 'TOY-ADD-03', default: 'off', layer: 'errata', tables: (t) => ({ base: t.base + 100 }) });
export const needy = defineRule({
  ...told,
  id: 'TOY-ADD-04',
  default: 'on',
  requires: ['TOY-ADD-03'],
  patch: () => ({ wrap: { worth: (next) => (x) => -next(x) } }),
});
export const taker = defineRule({
  ...told,
  id: 'TOY-ADD-05',
  default: 'off',
  conflicts: ['TOY-ADD-06'],
  supersedes: ['TOY-DEF-04'],
  patch: () => ({ replace: { worth: () => 7 } }),
});
export const rival = defineRule({
  ...told,
  id: 'TOY-ADD-06',
  default: 'off',
  conflicts: ['TOY-ADD-05'],
  patch: () => ({ replace: { worth: () => 8 } }),
});
export const usurper = defineRule({ ...told, id: 'TOY-ADD-07', default: 'off', patch: () => ({ replace: { worth: () => 9 } }) });
export const worded = defineRule({
  ...told,
  id: 'TOY-ADD-08',
  default: 'on',
  keyword: 'spiky',
  patch: () => ({ wrap: { worth: (next) => (x) => 1000 + next(x) } }),
});

export const heir = defineRule({
  ...told,
  id: 'TOY-ADD-10',
  default: 'off',
  supersedes: ['TOY-ADD-02'],
  patch: () => ({ wrap: { worth: (next) => (x) => next(x) + 0.25 } }),
});

const edition: Edition<Toy, Tables> = {
  family: 'toy',
  tables: { base: 10 },
  seams: (_s, t) => ({
    worth: (x) => t.base + x,
    note: (list) => void list.push('base'),
    victor: () => -1,
    controls: () => -1,
    moveInches: () => 0,
    reachInches: () => 0,
    mayTarget: () => false,
    shootingWorth: () => 0,
    fightWorth: () => 0,
    chargeChance: () => 0,
    fireWorth: () => 0,
    chargesAfterFire: () => true,
    wouldSee: () => true,
    firesUnseen: () => false,
    controlInches: () => 3,
    controlStrength: () => 0,
    objectiveWorth: () => 0,
    lossWorth: () => 0,
    lastRound: (g) => g.mission.rounds,
  }),
  sequence: new Program<Toy>(
    rounds(
      'rounds',
      step('end', (g) => {
        g.over = true;
      }),
    ),
  ),
  profile: { model: () => ({}), weapon: () => ({}), wounds: () => 1, keywords: () => [] },
  keywords: ['spiky'],
  refused: {},
  terrain: [],
  scoring: [],
  options: [],
  entries,
  carries: { seams: { worth: ['TOY-DEF-01'] }, steps: { end: ['TOY-DEF-04'] } },
  furnish: () => ({}),
  tidy: () => undefined,
  words: { verbs: {}, readers: {} },
};

export const toy = defineVariant({
  id: 'toy',
  title: 'Toy',
  edition,
  rules: [double, plus, table, needy, taker, rival, usurper, worded, heir],
  presets: { bare: { off: ['TOY-ADD-01', 'TOY-ADD-02'] } },
});
export const pack = defineRulePack({
  id: 'pack',
  title: 'Pack',
  family: 'toy',
  rules: [defineRule({ ...told, id: 'PACK-ADD-01', default: 'on', patch: () => ({ wrap: { worth: (next) => (x) => next(x) + 0.5 } }) })],
});
export const foreign = defineRulePack({ id: 'foreign', title: 'Foreign', family: 'other', rules: [] });
