import { describe, expect, test } from 'vitest';
import type { Outside } from '../../../src/compile/border.ts';
import { compileMatch } from '../../../src/compile/match.ts';
import { type Selection, select } from '../../../src/compile/select.ts';
import { parseSpec } from '../../../src/compile/spec.ts';
import { rootKey } from '../../../src/engine/dice/root-key.ts';
import { openPlayer } from '../../../src/engine/play.ts';
import { loadFormats } from '../../../src/load/formats.ts';
import { loadScenario } from '../../../src/load/scenarios.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { defineRulePack, rulesFor } from '../../../src/rules/index.ts';

const formats = await loadFormats();
const classic = await loadSelection('classic');

const noted: string[] = [];
const outsideOf = (ids: readonly string[], edition: string | null): Outside => ({
  rules: new Map(ids.map((id) => [id, 'pack.js:3'])),
  edition,
  running: { name: (whose) => noted.push(whose), enter: () => 0, leave: () => undefined, composing: (work) => work() },
});

function play(selection: Selection, scenario: string): string {
  const { match } = compileMatch(selection, loadScenario(scenario, { formats }));
  const { digestHi, digestLo } = openPlayer(match).play(rootKey('border'), 0, 0);
  return `${digestHi} ${digestLo}`;
}

/** Classic with a rule that wraps procedures. */
function withRule(wrap: { readonly [seam: string]: unknown }, kind: 'wrap' | 'after' = 'wrap'): Selection {
  const rule = rulesFor([]).defineRule({
    id: 'BAD-SHOOT-01',
    title: 'Bad',
    source: 'fixture',
    text: 'Does harm.',
    default: 'on',
    patch: () => ({ [kind]: wrap }) as never,
  });
  const pack = defineRulePack({ id: 'bad', title: 'Bad', family: 'classic', rules: [rule] });
  return { ...select(parseSpec('classic+./pack.js'), classic.variant, [pack]), outside: outsideOf(['BAD-SHOOT-01'], null) };
}

describe('built-in editions', () => {
  test.each(['classic', 'waffle', 'tenth'])('%s answers what its procedures declare, and plays the same inside a border', async (spec) => {
    const selection = await loadSelection(spec);
    const ids = selection.rules.map((it) => it.rule.id);
    for (const scenario of ['duel', 'patrol'])
      expect(play({ ...selection, outside: outsideOf(ids, 'edition.js:1') }, scenario)).toBe(play(selection, scenario));
    expect(noted.length).toBeGreaterThan(ids.length);
  });
});

describe('a rule from outside', () => {
  test.each([
    ['hitOn', Number.NaN, 'answers NaN to "hitOn", expected what is needed on a D6'],
    ['hitOn', undefined, 'answers undefined to "hitOn"'],
    ['hitOn', '4', `answers '4' to "hitOn"`],
    ['hitOn', Number.POSITIVE_INFINITY, 'answers Infinity to "hitOn"'],
    ['hitOn', 3.5, 'answers 3.5 to "hitOn"'],
    ['hitOn', Promise.resolve(4), 'answers a promise to "hitOn"'],
    ['hitOn', { needed: 4 }, 'answers an object to "hitOn"'],
    ['moveInches', -6, 'answers -6 to "moveInches", expected a distance in inches, from 0'],
    ['mayTarget', 1, 'answers 1 to "mayTarget", expected true or false'],
    ['allocateNext', 123_456, 'answers 123456 to "allocateNext", expected a model, or -1 for none'],
  ])('that answers the question of %s with %s is refused by name', (seam, answer, words) => {
    expect(() => play(withRule({ [seam]: () => () => answer }), 'duel')).toThrow(`rule BAD-SHOOT-01 (pack.js:3) ${words}`);
  });

  test('that answers later where nothing is asked is refused too', () => {
    const words = 'rule BAD-SHOOT-01 (pack.js:3) answers a promise to "afterShooting", expected nothing, at once';
    expect(() => play(withRule({ afterShooting: () => Promise.resolve() }, 'after'), 'duel')).toThrow(words);
  });

  test('that makes no function of a procedure is refused before the first game', () => {
    expect(() => play(withRule({ hitOn: () => 3 }), 'duel')).toThrow('its code for hitOn is 3, expected a function');
  });

  test('may answer anything that its procedure is declared to give', () => {
    expect(play(withRule({ hitOn: () => () => 2 }), 'duel')).not.toBe(play(classic, 'duel'));
  });
});
