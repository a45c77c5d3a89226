import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Case } from '../../../src/catalogue/cases.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { exampleCard } from '../../../src/catalogue/html/example-card.ts';
import { choices } from '../../../src/catalogue/words/answers.ts';
import { diceRows } from '../../../src/catalogue/words/dice.ts';
import { outcomesText } from '../../../src/catalogue/words/outcomes.ts';
import { plainText, wordsOf } from '../../../src/catalogue/words/phrase.ts';
import { type Setting, settingOf } from '../../../src/catalogue/words/setting.ts';
import { situationText } from '../../../src/catalogue/words/situation.ts';
import { stepText } from '../../../src/catalogue/words/steps.ts';
import { VERBS } from '../../../src/catalogue/words/verbs.ts';
import type { Example, ExampleDice } from '../../../src/scenario/types.ts';
import { bundledCases } from './bundled-cases.ts';

let bundled: readonly { readonly edition: Catalogue; readonly cases: readonly Case[] }[] = [];
const all = (): Case[] => bundled.flatMap((it) => it.cases);
beforeAll(async () => {
  bundled = await bundledCases();
});

const setting: Setting = {
  armies: new Map([
    ['A', 'red'],
    ['B', 'blue'],
  ]),
  slots: ['A', 'B'],
  pieces: ['wood'],
  objectives: ['centre'],
  options: { react: ['does nothing', 'shoots back'] },
  families: [],
  family: 'classic',
};

const facesIn = (dice: ExampleDice = {}): number => Object.values(dice).reduce((sum, list) => sum + list.flat().length, 0);
const sidesOf = ({ off, dice, then }: Example) => [{ dice, then }, ...(off === undefined || off === 'same' ? [] : [off])];

describe('all bundled examples', () => {
  test('are on the pages of their editions', () => {
    expect(all().length).toBeGreaterThan(2600);
  });

  test('are told in words: no data, nothing undefined, no gap left open', () => {
    const cases = bundled.flatMap(({ edition, cases }) => cases.map((it) => ({ ...it, language: edition.language })));
    const spoken = cases.flatMap(({ example, language }) => {
      const here = settingOf(example, language);
      const sides = sidesOf(example).flatMap((it) => outcomesText(it.then ?? {}, here));
      const asked = choices(example.answers, here).map(({ question, answer }) => [...question, ': ', ...answer]);
      return [...situationText(example, here), ...example.when.map((step) => stepText(step, here)), ...asked, ...sides].map(
        (it) => `${example.rule} ${example.title}: ${plainText(it)}`,
      );
    });
    const bad = spoken.filter((it) => /undefined|\[object|NaN|["{}[\]]|: $| {2}|, ,|\(\)/.test(it.slice(it.indexOf(': '))));
    expect(bad).toEqual([]);
  });

  test('begin every step with words that are meant for its verb', () => {
    const verbs = new Set(all().flatMap(({ example }) => example.when.map((step) => Object.keys(step)[0] as string)));
    expect([...verbs].filter((it) => VERBS[it] === undefined)).toEqual([]);
  });

  test('show every face of every die', () => {
    for (const { edition, cases } of bundled) {
      const { variant, spec } = edition.selection;
      for (const it of cases) {
        const card = exampleCard(it, {
          id: 'x',
          open: true,
          edition: variant.edition,
          language: edition.language,
          spec,
          switchable: true,
          onByDefault: true,
        });
        const shown = (card.match(/class=die |class="face/g) ?? []).length;
        const wanted = sidesOf(it.example).reduce((sum, side) => sum + facesIn(side.dice), 0);
        expect(shown, `${it.example.rule} ${it.example.title}`).toBe(wanted);
      }
    }
  });

  test('can be copied: the text of each stands alone and says the same', () => {
    for (const { example, yaml } of all()) {
      const [copy] = parse(yaml) as [Example];
      expect([copy.rule, copy.title, copy.when, copy.then, copy.off, copy.given.units]).toEqual([
        example.rule,
        example.title,
        example.when,
        example.then,
        example.off,
        example.given.units,
      ]);
    }
  });
});

describe('a step', () => {
  const said = (step: Example['when'][number]): string => plainText(stepText(step, setting));

  test.each([
    [{ shoot: 'A', at: 'B', with: 'battle-rifle' }, 'A shoots at B with battle rifle'],
    [{ shoot: 'A', at: 'B', with: ['gun-1', 'gun-2'] }, 'A shoots at B with gun 1 and gun 2'],
    [{ move: 'A', to: [22, 20.5] }, 'A moves to (22, 20.5)'],
    [{ 'may-charge': 'A' }, 'May A charge?'],
    [{ 'end-phase': true }, 'The phase ends'],
    [{ 'end-round': 5 }, 'The round, number 5, ends'],
    [{ phase: 'fight-phase', of: 'red' }, 'The fight phase of red is played'],
    [{ wound: 'B', by: 'A', with: 'rifle', times: 2, saves: false }, 'B is wounded twice by A with rifle, without saves'],
    [{ stat: 'A', of: 'Ld' }, 'What is the Leadership of A?'],
    [{ morale: 'A', modifier: -2 }, 'A takes a Morale check at −2'],
  ])('%j', (step, words) => expect(said(step as Example['when'][number])).toBe(words));

  test('of a verb that nobody has heard of is read out key by key', () => {
    expect(said({ 'sing-to': 'A', loudly: true, at: 'B' })).toBe('Sing to: A, loudly yes, at B');
  });

  test('with a key that its words have no room for says it all the same', () => {
    expect(said({ 'may-charge': 'A', at: 'B', blindly: true })).toBe('May A charge B, blindly yes?');
  });
});

describe('an outcome', () => {
  const said = (then: Example['then']): string[] => outcomesText(then, setting).map(plainText);

  test.each([
    [{ 'B.models': 0 }, 'B has no models left'],
    [{ 'B.models': 4 }, 'B has 4 models left'],
    [{ 'B.statuses': ['falling-back', 'pinned'] }, 'B is: falling back and pinned'],
    [{ 'B.statuses': [] }, 'B has no status'],
    [{ 'A.at': [17, 10] }, 'A stands at (17, 10)'],
    [{ 'A.places': [10, 10, 10, 11.5] }, 'A stands at (10, 10) and (10, 11.5)'],
    [{ 'A.place': 'embarked' }, 'A is aboard a transport or inside a building'],
    [{ 'A/1.models': 3 }, 'A/1 has 3 models left'],
    [{ 'red.vp': 1 }, 'Red has 1 Victory Point'],
    [{ hits: 1 }, '1 hit'],
    [{ charged: false }, 'No charge is made'],
    [{ 'may-run': true }, 'May run: yes'],
    [{ x: 12, y: 5.5 }, 'It ends at (12, 5.5)'],
    [{ 'facing-x': 0, 'facing-y': 1 }, 'It faces 90°'],
    [{ moves: 1536 }, 'Moves: 6″'],
    [{ events: ['charge-made A B'] }, 'What happens: charge made (A and B)'],
    [{ events: [{ shoots: { by: 'A', at: 'B', count: '>= 2' } }] }, 'What happens: shoots (by A, at B and count at least 2)'],
    [{ 'in-order': ['pinned A', { shoots: { by: 'B' } }] }, 'What happens, in this order: pinned (A) and shoots (by B)'],
    [{ 'B.models': '<= 2' }, 'B has at most 2 models left'],
    [{ 'hits@B': 2 }, 'Hits at B: 2'],
    [{ 'A.never-heard-of': 4 }, 'Never heard of of A: 4'],
  ])('%j', (then, words) => expect(said(then as Example['then'])).toEqual([words]));
});

describe('an answer', () => {
  const said = (answers: Example['answers']): string[] =>
    choices(answers, setting).map(({ question, answer }) => `${plainText(question)}: ${plainText(answer)}`);

  test.each([
    [{ 'go-to-ground': 'decline' }, 'Go to ground: no'],
    [{ overwatch: ['decline', 'take'] }, 'Overwatch: no, then yes'],
    [{ intent: 0 }, 'Where it goes: stay'],
    [{ intent: 4097 }, 'Where it goes: towards B'],
    [{ intent: 12288 }, 'Where it goes: to the cover of wood'],
    [{ intent: 16384 }, 'Where it goes: to objective centre'],
    [{ 'accept-challenge@blue': 'B#2' }, 'Accept challenge, blue: model 2 of B'],
    [{ react: 1 }, 'React: shoots back'],
    [{ 'WAF-ARMY-10/keep': 25 }, 'Keep (WAF-ARMY-10): 25'],
  ])('%j', (answers, words) => expect(said(answers as Example['answers'])).toEqual([words]));
});

test('dice are told apart by what they are', () => {
  const rows = diceRows(
    { hit: [3], charge: [[2, 4]], scatter: [3, 'hit', 270], 'roll-off@red': [5], 'hit@B': [6], weapon: [], 'wound-reroll': [2] },
    setting,
  );
  expect(rows.map(({ label, army, dice }) => [plainText(label), army, dice])).toEqual([
    ['To Hit', null, [{ sort: 'die', face: 3 }]],
    ['Charge distance', null, [{ sort: 'roll', faces: [2, 4] }]],
    [
      'Scatter',
      null,
      [
        { sort: 'arrow', degrees: 3 },
        { sort: 'word', word: 'hit' },
        { sort: 'arrow', degrees: 270 },
      ],
    ],
    ['Roll off, red', 'red', [{ sort: 'die', face: 5 }]],
    ['To Hit, B', null, [{ sort: 'die', face: 6 }]],
    ['To Wound, re-rolled', null, [{ sort: 'die', face: 2 }]],
  ]);
});

test('words of keys', () => {
  expect(['may-go-to-ground', 'firePoints', 'BS'].map(wordsOf)).toEqual(['may go to ground', 'fire points', 'BS']);
});
