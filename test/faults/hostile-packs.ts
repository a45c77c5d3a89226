/** A rule pack that does what it must not. */
export interface HostilePack {
  readonly name: string;
  /** The text of `bad.js`. */
  readonly code: string;
  /** What the message has to say, beside the name of the file. Every command that meets it ends with 2. */
  readonly says: RegExp;
  /** `load`: refused before the first game, by every command. Default: `play`. */
  readonly when?: 'load' | 'play';
}

const IMPORT = "import { defineRulePack, rulesFor, step, trigger } from 'sandtable/rules';\n";
const HEADER = "title: 'Bad', source: 'fixture', text: 'Does harm.'";

/** A pack of one rule, from the rest of its declaration. */
const rule = (rest: string, before = ''): string =>
  `${IMPORT}${before}
const { defineRule } = rulesFor([]);
const bad = defineRule({ id: 'BAD-SHOOT-01', ${HEADER}, default: 'on',
  ${rest}
});
export default defineRulePack({ id: 'bad', title: 'Bad', family: 'classic', rules: [bad] });
`;

/** A pack of one rule that answers what is needed to hit. */
const answers = (body: string, before = ''): string => rule(`patch: () => ({ wrap: { hitOn: (next) => (g, a) => { ${body} } } }),`, before);

const RULE = /BAD-SHOOT-01/;
const says = (...parts: readonly (RegExp | string)[]): RegExp =>
  new RegExp(parts.map((it) => `(?=[^]*${typeof it === 'string' ? it : it.source})`).join(''));
const play = (name: string, code: string, ...parts: readonly (RegExp | string)[]): HostilePack => ({
  name,
  code,
  says: says(RULE, /bad\.js/, ...parts),
});
const load = (name: string, code: string, ...parts: readonly (RegExp | string)[]): HostilePack => ({
  name,
  code,
  says: says(/bad\.js/, ...parts),
  when: 'load',
});

const HANGS = 'for (;;);';

/** Packs that do not come to an end. */
export const HANGING: readonly HostilePack[] = [
  play('hangs in a wrap', answers(HANGS), 'no game has ended for', 'pair 0', 'sandtable replay'),
  play('hangs in the third round', answers(`if (g.round === 3) ${HANGS} return next(g, a);`), 'no game has ended for', 'sandtable replay'),
  play(
    'hangs in what comes before',
    rule(`patch: () => ({ before: { afterShooting: () => { ${HANGS} } } }),`),
    'no game has ended for',
    'sandtable replay',
  ),
  play(
    'hangs in a step',
    rule(`sequence: (turn) => turn.insertBefore('shooting', step('bad-step', () => { ${HANGS} })),`),
    'no game has ended for',
  ),
];

/** Packs that throw, or end what they run in. */
export const THROWING: readonly HostilePack[] = [
  play('throws an error', answers("throw new RangeError('misfire');"), /bad\.js:\d+:\d+: misfire/, 'pair 0', 'sandtable replay'),
  play('throws a text', answers("throw 'misfire';"), 'threw misfire', 'sandtable replay'),
  play('throws nothing', answers('throw undefined;'), 'threw undefined', 'sandtable replay'),
  play('throws in what it reads', answers('return g.nothing.there;'), /bad\.js:\d+:\d+: Cannot read/, 'sandtable replay'),
  play('calls itself for ever', answers('const f = (n) => f(n + 1) + 1; return f(0);'), 'Maximum call stack', 'sandtable replay'),
  play(
    'throws in the second round',
    answers("if (g.round === 2) throw new Error('later'); return next(g, a);"),
    'later',
    'sandtable replay',
  ),
  play(
    'throws only once',
    answers("if (n++ === 40) throw new Error('sometimes'); return next(g, a);", 'let n = 0;'),
    'sometimes',
    'passes',
  ),
  load('throws while it is composed', rule("patch: () => { throw new Error('no powder'); },"), 'no powder'),
  load('throws in its tables', rule("tables: () => { throw new Error('no powder'); },"), 'no powder'),
  play(
    'throws in a reaction',
    rule(
      "patch: () => ({ reactions: [{ id: 'r', on: trigger('charge-declared'), may: () => { throw new Error('misfire'); }, act: () => {} }], wrap: { hitOn: () => () => { throw new Error('misfire'); } } }),",
    ),
    'misfire',
  ),
  play('ends the process in play', answers('process.exit(0);'), 'process.exit'),
  load('ends the process while it is imported', `${IMPORT}process.exit(0);`, 'process.exit'),
  load('throws while it is imported', "throw new Error('no powder');", 'no powder'),
  load('is refused a promise later', answers("Promise.reject(new Error('later still')); return next(g, a);"), 'later still'),
];

/** Packs whose procedures answer what they must not. */
export const LYING: readonly HostilePack[] = [
  play('answers NaN', answers('return Number.NaN;'), 'hitOn', 'NaN'),
  play('answers nothing', answers('next(g, a);'), 'hitOn', 'undefined'),
  play('answers a text', answers("return '4';"), 'hitOn', "'4'"),
  play('answers infinity', answers('return 1 / 0;'), 'hitOn', 'Infinity'),
  play('answers null', answers('return null;'), 'hitOn', 'null'),
  play('answers a promise', rule('patch: () => ({ wrap: { hitOn: (next) => async (g, a) => next(g, a) } }),'), 'hitOn', 'promise'),
  play('answers an object', answers('return { needed: 4 };'), 'hitOn', 'object'),
  play('answers a fraction', answers('return 3.5;'), 'hitOn', '3\\.5'),
  play('answers what no die shows', answers('return -40;'), 'hitOn', '-40'),
  play('answers a distance below nothing', rule('patch: () => ({ wrap: { moveInches: () => () => -6 } }),'), 'moveInches', '-6'),
  play('answers a number to a question', rule('patch: () => ({ wrap: { mayTarget: () => () => 1 } }),'), 'mayTarget', 'true or false'),
  play(
    'answers a model that is not there',
    rule('patch: () => ({ wrap: { allocateNext: () => () => 123456 } }),'),
    'allocateNext',
    '123456',
  ),
  play(
    'answers later where nothing is asked',
    rule('patch: () => ({ after: { afterShooting: async () => {} } }),'),
    'afterShooting',
    'promise',
  ),
];

/** Packs that play the same game otherwise the next time. */
export const FICKLE: readonly HostilePack[] = [
  play('rolls its own dice', answers('return Math.random() < 0.5 ? 2 : 6;'), 'not the same'),
  play('looks at the clock', answers('return 2 + (Math.floor(performance.now() * 1000) % 5);'), 'not the same'),
  play('remembers in a variable', answers('return n++ > 25 ? 6 : 2;', 'let n = 0;'), 'not the same'),
];

/** Packs that play a game in the same way again and again, and otherwise in another thread, which has played other games before. */
export const SETTLED: readonly HostilePack[] = [
  play(
    'counts once in a thread and keeps to it',
    // Mixed well, for two counts may come to the same for one unit, and must not for all of them.
    answers(
      'count ||= 1 + Math.round(64 * g.models.x[a.attacker.first]); return 2 + ((Math.imul(count + 977 * a.attacker.slot, 0x9e3779b1) >>> 16) % 5);',
      'let count = 0;',
    ),
    'another thread',
    'most likely rule BAD-SHOOT-01',
    'hitOn',
  ),
  play(
    'keeps what it has worked out for a unit in an earlier game',
    answers(
      'if (!known.has(a.attacker.slot)) known.set(a.attacker.slot, 2 + (Math.round(64 * g.models.y[a.attacker.first]) % 5)); return known.get(a.attacker.slot);',
      'const known = new Map();',
    ),
    'another thread',
    'most likely rule BAD-SHOOT-01',
    'hitOn',
  ),
];

/** Packs that are no packs. */
export const MALFORMED: readonly HostilePack[] = [
  load('has an unknown field of a rule', rule('wraps: { hitOn: () => () => 2 }, patch: () => ({}),'), RULE, 'wraps', 'did you mean'),
  load(
    'misspells a field',
    rule('defualt: 1, patch: () => ({ wrap: { hitOn: (next) => next } }),'),
    RULE,
    'defualt',
    'did you mean "default"',
  ),
  load(
    'has an unknown field of a patch',
    rule('patch: () => ({ wraps: { hitOn: (next) => next } }),'),
    RULE,
    'wraps',
    'did you mean "wrap"',
  ),
  load('does nothing', rule('keyword: undefined,'), RULE, 'does nothing'),
  load('patches nothing', rule('patch: () => ({}),'), RULE, 'does nothing'),
  load('is a promise of a patch', rule('patch: async () => ({ wrap: {} }),'), RULE, 'promise'),
  load('wraps with what is no function', rule('patch: () => ({ wrap: { hitOn: 3 } }),'), RULE, 'hitOn', 'function'),
  load('wraps and returns no function', rule('patch: () => ({ wrap: { hitOn: () => 3 } }),'), RULE, 'hitOn', 'function'),
  load('changes a procedure that is not there', rule('patch: () => ({ wrap: { hitOnn: (next) => next } }),'), RULE, 'did you mean "hitOn"'),
  load('puts something before an answer', rule('patch: () => ({ before: { hitOn: () => {} } }),'), RULE, 'hitOn', 'before'),
  load(
    'needs a rule that is not there',
    rule("requires: ['CLS-MORALE-033'], patch: () => ({ wrap: { hitOn: (next) => next } }),"),
    RULE,
    'CLS-MORALE-033',
    'did you mean',
  ),
  load(
    'is at odds with a rule that is not there',
    rule("conflicts: ['CLS-NO-33'], patch: () => ({ wrap: { hitOn: (next) => next } }),"),
    RULE,
    'CLS-NO-33',
  ),
  load(
    'has a default out of range',
    rule(
      "params: { by: { kind: 'integer', default: 9, min: 0, max: 3, text: 'steps' } }, patch: () => ({ wrap: { hitOn: (next) => next } }),",
    ),
    RULE,
    'by',
    '9',
  ),
  load(
    'has a parameter of no kind',
    rule("params: { by: { kind: 'number', default: 1, text: 'steps' } }, patch: () => ({ wrap: { hitOn: (next) => next } }),"),
    RULE,
    'by',
    'kind',
  ),
  load(
    'is neither on nor off',
    rule("default: 'yes', patch: () => ({ wrap: { hitOn: (next) => next } }),").replace("default: 'on',", ''),
    RULE,
    'default',
  ),
  load(
    'names a node that is not there',
    rule("sequence: (turn) => turn.insertBefore('shootin', step('x', () => {})),"),
    'shootin',
    'turn program',
  ),
  load('names a table that is not there', rule('tables: (t) => ({ ...t, toHitt: [] }),'), RULE, 'toHitt', 'table'),
  load('returns no tables', rule('tables: () => undefined,'), RULE, 'tables'),
  load('has a keyword that is no word', rule('keyword: 3, patch: () => ({ wrap: { hitOn: (next) => next } }),'), RULE, 'keyword'),
  load('has a rule twice', rule('patch: () => ({ wrap: { hitOn: (next) => next } }),').replace('[bad]', '[bad, bad]'), RULE, 'twice'),
  load('has rules that are no list', rule('patch: () => ({ wrap: { hitOn: (next) => next } }),').replace('[bad]', 'bad'), 'rules', 'list'),
  load(
    'has a rule that was not defined',
    rule('patch: () => ({ wrap: { hitOn: (next) => next } }),').replace('[bad]', "[{ id: 'BAD-SHOOT-02' }]"),
    'BAD-SHOOT-02',
  ),
  load(
    'has an unknown field of a pack',
    rule('patch: () => ({ wrap: { hitOn: (next) => next } }),').replace('rules: [bad]', 'rules: [bad], keyword: []'),
    'keyword',
    'did you mean "keywords"',
  ),
  load(
    'is of no family',
    rule('patch: () => ({ wrap: { hitOn: (next) => next } }),').replace("family: 'classic'", "family: 'clasic'"),
    'clasic',
  ),
  load(
    'is a promise of a pack',
    `${rule('patch: () => ({ wrap: { hitOn: (next) => next } }),').replace('export default', 'const pack =')}\nexport default Promise.resolve(pack);`,
    'promise',
  ),
  load('is no code', 'export default {', 'could not be loaded'),
];

/** A pack that does no harm. */
export const SOUND = rule(
  "keyword: ['infantry'], params: { by: { kind: 'integer', default: 1, min: 0, max: 3, text: 'steps' } }, patch: ({ by }) => ({ wrap: { moveInches: (next) => (g, u) => next(g, u) + by } }),",
);
