import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ExampleResult, runExampleFile } from '../../../src/testing/index.ts';
import { outsideForAll } from '../../outside.ts';

// The edition of the fixture: a model hits on 4 or more, drilled ones (the rule VOL-SHOOT-02) on 3 or more.
const GUARDS = '{ army: red, datasheet: guards, models: 2, at: [10, 10] }';
const DRILLED = '{ army: red, datasheet: grenadiers, models: 2, at: [10, 10] }';
const LEVIES = '{ army: blue, datasheet: levies, models: 3, at: [10, 20] }';

interface Case {
  readonly rule?: string;
  readonly a?: string;
  readonly b?: string;
  readonly given?: string;
  readonly when?: string;
  readonly dice?: string;
  readonly then?: string;
  readonly rest?: string;
}
const yaml = ({
  rule = 'VOL-SHOOT-01',
  a = GUARDS,
  b = LEVIES,
  given = '',
  when = '[{ volley: A }]',
  dice = '{ hit: [4, 3] }',
  then = '{ hits: 1, B.models: 2 }',
  rest = '',
}: Case): string =>
  `- rule: ${rule}
  title: a case
  given: { units: { A: ${a}, B: ${b} }${given === '' ? '' : `, ${given}`} }
  when: ${when}
  dice: ${dice}
  then: ${then}
${rest === '' ? '' : `  ${rest}\n`}`;

const folder = outsideForAll('edition-outside');
let next = 0;
/** Runs one case, or several, under the edition of the fixture. */
async function run(...cases: readonly Case[]): Promise<ExampleResult[]> {
  const path = join(folder, 'examples', `case-${next++}.yaml`);
  writeFileSync(path, `format: 1\nexamples:\n${cases.map(yaml).join('').replace(/^/gm, '  ')}`);
  return runExampleFile(path, '.', folder);
}
const problems = async (it: Case): Promise<readonly string[]> => (await run(it))[0]?.problems ?? ['nothing was run'];

describe('an example', () => {
  test('passes with all its dice used and all it expects found', async () => {
    expect(await run({})).toMatchObject([
      { rule: 'VOL-SHOOT-01', title: 'a case', spec: '.', line: 3, problems: [], off: 'not switchable' },
    ]);
  });

  test('fails on what it expects otherwise, each with what was found', async () => {
    expect(await problems({ then: '{ hits: 2, B.models: 1, A.models: 2 }' })).toEqual([
      'hits: expected 2, found 1',
      'B.models: expected 1, found 2',
    ]);
  });

  test('fails on a die that is missing, with what was rolled before it', async () => {
    expect(await problems({ dice: '{ hit: [4] }' })).toEqual(['a die for "hit" of A of red is missing; rolled so far: hit 4']);
  });

  test('fails on dice left over', async () => {
    expect(await problems({ dice: '{ hit: [4, 3, 6], wound: [[1, 2]] }' })).toEqual([
      'dice left over: hit [6]',
      'dice left over: wound [[1,2]]',
    ]);
  });

  test('fails on a face that no die has', async () => {
    expect(await problems({ dice: '{ hit: [7, 3] }' })).toEqual(['"hit" needs one face 1 to 6 here, but the example has 7']);
  });

  test.each([
    [{ when: '[{ voley: A }]' }, 'no verb is called "voley"; did you mean "volley"?'],
    [{ when: '[{ volley: C }]' }, 'no unit is called "C"; there are A, B'],
    [{ rule: 'VOL-SHOOT-11' }, /^no entry is called VOL-SHOOT-11; did you mean "VOL-SHOOT-01"/],
    [{ then: '{ hit: 1 }' }, /^then\.hit: nothing is called so here; did you mean .*"hits"/],
    [{ rest: 'answers: { activat: first }' }, 'answers.activat: no decision is called "activat"; did you mean "activate"?'],
    [{ rest: "answers: { 'activate@green': first }" }, 'answers.activate@green: the side after "@" is red or blue'],
    [{ given: 'rond: 2' }, 'given.rond is unknown here; did you mean "round"?'],
    [{ given: 'statuses: { A: [shakn] }' }, /^unit A: no status is called "shakn"/],
    [{ given: 'registers: { A: { ammo: 2 } }' }, /^unit A: no register is called "ammo"/],
    [{ a: '{ army: red, datasheet: guards, models: 2 }' }, 'unit A has no place: give it "at" or "places"'],
    [{ a: '{ army: red, datasheet: guards, models: 2, places: [[1, 1]] }' }, 'unit A has 2 models and 1 places'],
    [{ a: '{ army: red, datasheet: guards, models: { sergeant: 1 }, at: [1, 1] }' }, /^unit A: .* has no model kind "sergeant"$/],
  ] as const)('%j is refused', async (it, message) => {
    expect(await problems(it)).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)]);
  });

  test('may expect events, and events that must not happen', async () => {
    expect(await problems({ then: '{ events: [hits, "hits A", "hits A B"], no-events: [destroyed, "model-lost A"] }' })).toEqual([]);
    expect(await problems({ then: '{ events: [destroyed], no-events: ["hits B"] }' })).toEqual([
      'event "destroyed" did not happen',
      'event "hits B" happened',
    ]);
  });

  test('reads models, wounds, places and whether a unit is gone', async () => {
    const then =
      '{ B.models: 2, B.wounds: [1, 1], B.at: [10, 21.5], B.places: [10, 21.5, 10, 23], B.destroyed: false, B.place: table, A.level: 0, A.statuses: [], red.vp: 0 }';
    expect(await problems({ b: '{ army: blue, datasheet: levies, models: 3, spacing: 1.5, at: [10, 20] }', then })).toEqual([]);
    expect(
      await problems({
        b: '{ army: blue, datasheet: levies, models: 1, at: [10, 20] }',
        then: '{ B.destroyed: true, B.place: gone, B.at: [] }',
      }),
    ).toEqual([]);
  });

  test('gives units their places, wounds and levels', async () => {
    const b = '{ army: blue, datasheet: levies, models: 3, spacing: 2, at: [10, 20], wounds: [1, 0, 1] }';
    expect(await problems({ b, dice: '{ hit: [1, 1] }', then: '{ hits: 0, B.models: 2, B.places: [10, 20, 10, 24] }' })).toEqual([]);
    const raised = '{ army: blue, datasheet: levies, models: 2, places: [[10, 20, 3], [12, 20, 3]] }';
    expect(await problems({ b: raised, dice: '{ hit: [1, 1] }', then: '{ B.level: 3, B.places: [10, 20, 12, 20] }' })).toEqual([]);
  });

  test('may write its units out', async () => {
    const a =
      '{ army: red, at: [10, 10], models: 2, keywords: [infantry], rules: [drilled], classic: { WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7, Sv: 5 } }';
    expect(await problems({ rule: 'VOL-SHOOT-02', a })).toEqual(['hits: expected 1, found 2', 'B.models: expected 2, found 1']);
    expect(await problems({ rule: 'VOL-SHOOT-02', a, then: '{ hits: 2 }' })).toEqual([]);
  });

  test('may name a ruleset of its own, and one that cannot be had fails it alone', async () => {
    const results = await run({ rest: "variant: '..@VOL-SHOOT-02.bonus=9'" }, {});
    expect(results.map((it) => it.problems)).toEqual([
      [expect.stringContaining('VOL-SHOOT-02.bonus=9: expected a whole number from 1 to 3')],
      [],
    ]);
  });
});

describe('what an example can say', () => {
  test('limits: at least, at most', async () => {
    expect(await problems({ then: `{ hits: '>= 1', B.models: '<= 2', B.at: ['>= 10', '<= 21.5'] }` })).toEqual([]);
    expect(await problems({ then: `{ hits: '>= 2', B.models: '<= 1' }` })).toEqual([
      'hits: expected ">= 2", found 1',
      'B.models: expected "<= 1", found 2',
    ]);
  });

  test('an event with its roles, and other fields', async () => {
    expect(await problems({ then: '{ events: [{ hits: { by: A, at: B } }, { hits: { unit: A, target: B, count: 1 } }] }' })).toEqual([]);
    expect(
      await problems({ then: `{ events: [{ hits: { by: B } }, { hits: { count: '>= 2' } }], no-events: [{ hits: { by: A, at: B } }] }` }),
    ).toEqual([
      'event "{hits:{by:B}}" did not happen',
      'event "{hits:{count:>= 2}}" did not happen',
      'event "{hits:{by:A,at:B}}" happened',
    ]);
  });

  test.each([
    ['{ events: [{ hit: { by: A } }] }', /^no event is called "hit"; did you mean "hits"/],
    ['{ no-events: [hit] }', /^no event is called "hit"; did you mean "hits"/],
    ['{ events: [{ hits: { from: A } }] }', 'the event "hits" has no "from"; it has unit, target, count, by, at'],
    ['{ events: [{ hits: A }] }', '"{hits:A}" names no event: it is a name, a name with units (pinned B), or { shoots: { by: A, at: B } }'],
    ['{ in-order: hits }', 'then.in-order: expected a list of events'],
  ])('%s is refused', async (then, message) => {
    expect(await problems({ then })).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)]);
  });

  const both: Case = { when: '[{ volley: A }, { volley: B }]', dice: '{ hit: [4, 3, 4, 1] }' };

  test('which event came before which', async () => {
    expect(await problems({ ...both, then: '{ in-order: [{ hits: { by: A } }, "hits B"] }' })).toEqual([]);
    expect(await problems({ ...both, then: '{ in-order: [{ hits: { by: B } }, { hits: { by: A } }] }' })).toEqual([
      'event "{hits:{by:A}}" did not happen in this order',
    ]);
    expect(await problems({ ...both, then: '{ in-order: [hits, hits, hits] }' })).toEqual(['event "hits" did not happen in this order']);
  });

  test('the hits on one unit', async () => {
    expect(await problems({ ...both, then: '{ hits: 2, hits@A: 1, hits@B: 1 }' })).toEqual([]);
    expect(await problems({ then: '{ hits@A: 1 }' })).toEqual(['hits@A: expected 1, found 0']);
    expect(await problems({ then: '{ hits@C: 1 }' })).toEqual(['no unit is called "C"; there are A, B']);
  });

  test('dice by who rolls them, and at whom', async () => {
    const labelled = (dice: string) => problems({ ...both, dice, then: '{ hits@A: 1, hits@B: 1 }' });
    expect(await labelled('{ hit@A: [4, 3], hit@B: [4, 1] }')).toEqual([]);
    expect(await labelled(`{ 'hit@>B': [4, 3], 'hit@>A': [4, 1] }`)).toEqual([]);
    expect(await labelled(`{ 'hit@B>A': [4, 1], hit: [4, 3] }`)).toEqual([]);
    expect(await labelled(`{ 'hit@A>A': [4], hit: [4, 3, 4, 1] }`)).toEqual(['dice left over: hit@A>A [4]']);
  });

  test('where an objective marker lies', async () => {
    const given = 'objectives: [{ id: m1, at: [30, 20], radius: 1 }]';
    expect(await problems({ given, then: '{ m1.at: [30, 20] }' })).toEqual([]);
    expect(await problems({ given, then: '{ m1.at: [30, 21] }' })).toEqual(['m1.at: expected [30,21], found [30,20]']);
  });

  test('what was so in mid-sequence', async () => {
    const when = '[{ volley: A }, { read: B.models, keep: halfway }, { read: B.places, keep: stood }, { volley: A }]';
    const two = { when, dice: '{ hit: [4, 3, 4, 4] }' };
    expect(await problems({ ...two, then: '{ halfway: 2, B.models: 0 }' })).toEqual([]);
    expect(await problems({ ...two, then: '{ halfway: 3 }' })).toEqual(['halfway: expected 3, found 2']);
    expect(await problems({ ...two, then: '{ haflway: 2 }' })).toEqual([expect.stringContaining('did you mean "halfway"')]);
  });

  test.each([
    ['[{ read: B.modles, keep: x }]', 'read: nothing is called "B.modles" here'],
    ['[{ read: B.models }]', 'read: "keep" has to be a name in lower case, found undefined'],
    ['[{ volley: A, keep: x }]', 'volley: there is nothing to keep as "x": the step finds nothing out'],
  ])('%s is refused', async (when, message) => {
    expect(await problems({ when })).toEqual([message]);
  });

  test('a pack of its own, found from its file', async () => {
    const near = { rest: 'variant: ..+../pack.js' };
    expect(await problems({ ...near, dice: '{ hit: [2, 2] }', then: '{ hits: 2 }' })).toEqual([]);
    expect(await problems({ rest: 'variant: .+./pack.js' })).toEqual([expect.stringContaining('holds neither a package.json')]);
  });
});

describe('an example of a rule that can be switched', () => {
  const drill = { rule: 'VOL-SHOOT-02', a: DRILLED, then: '{ hits: 2 }' };

  test('has to fail with the rule off', async () => {
    expect(await run(drill)).toMatchObject([{ problems: [], off: 'fails' }]);
  });

  test('that does not notice its rule fails', async () => {
    expect(await run({ ...drill, dice: '{ hit: [4, 5] }' })).toMatchObject([
      {
        off: 'fails',
        problems: [
          'passes with VOL-SHOOT-02 switched (.@-VOL-SHOOT-02) too, so it does not notice its rule; say "off: same" or what happens instead',
        ],
      },
    ]);
  });

  test('marked off: same ends the same, or fails', async () => {
    expect(await run({ ...drill, dice: '{ hit: [4, 5] }', rest: 'off: same' })).toMatchObject([{ problems: [], off: 'same' }]);
    expect(await run({ ...drill, rest: 'off: same' })).toMatchObject([
      { off: 'same', problems: ['with VOL-SHOOT-02 switched (.@-VOL-SHOOT-02), which should end the same: hits: expected 2, found 1'] },
    ]);
  });

  test('may say how it ends with the rule off, with dice of its own', async () => {
    expect(await run({ ...drill, rest: 'off: { then: { hits: 1 } }' })).toMatchObject([{ problems: [], off: 'differs' }]);
    expect(await run({ ...drill, rest: 'off: { dice: { hit: [6, 6] }, then: { hits: 2, B.models: 1 } }' })).toMatchObject([
      { problems: [] },
    ]);
    expect(await run({ ...drill, rest: 'off: { then: { hits: 2 } }' })).toMatchObject([
      { off: 'differs', problems: ['with VOL-SHOOT-02 switched (.@-VOL-SHOOT-02): hits: expected 2, found 1'] },
    ]);
  });

  test('of a ruleset in which it is off is run with it on', async () => {
    expect(await run({ ...drill, then: '{ hits: 1 }', rest: "variant: '..@-VOL-SHOOT-02'" })).toMatchObject([
      { problems: [], off: 'fails' },
    ]);
  });

  test('that fails where its rule is off says how to switch it on', async () => {
    expect((await run({ ...drill, rest: "variant: '..@-VOL-SHOOT-02'" }))[0]?.problems).toEqual([
      'hits: expected 2, found 1',
      'VOL-SHOOT-02 is off here; to play it, say "variant: .."',
    ]);
  });

  test('is not judged by its other side while it fails itself', async () => {
    expect((await run({ ...drill, then: '{ hits: 0 }' }))[0]?.problems).toEqual(['hits: expected 0, found 2']);
  });
});

test('only the examples of one rule can be asked for', async () => {
  const path = join(folder, 'examples', 'shoot.yaml');
  const results = await runExampleFile(path, '.', folder, 'VOL-SHOOT-02');
  expect(results.map((it) => it.rule)).toEqual(['VOL-SHOOT-02']);
});
