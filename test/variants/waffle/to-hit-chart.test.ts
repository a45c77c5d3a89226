import { expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import { lookUp } from '../../../src/kit/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import type { Tables } from '../../../variants/classic/tables.ts';
import rule from '../../../variants/waffle/assault/12-to-hit-chart.ts';
import { loadScenario } from '../../files.ts';

/** Rows of the printed chart, as the rule quotes it: Weapon Skill, then what it needs against 1 to 10; `A` is a hit without a roll. */
const printed = (typeof rule.text === 'string' ? rule.text : '').split('\n').filter((line) => /^\d+ [\dA]/.test(line));

test('every cell of the chart is as printed', async () => {
  const { ruleset } = compileMatch(await loadSelection('waffle'), loadScenario('duel')).match;
  const { toStrike } = ruleset.tables as Tables;
  const played = Array.from({ length: 10 }, (_, own) =>
    [
      own + 1,
      ...Array.from({ length: 10 }, (_, enemy) => lookUp(toStrike, own + 1, enemy + 1)).map((on) => (on === 1 ? 'A' : `${on}+`)),
    ].join(' '),
  );
  expect(printed).toHaveLength(10);
  expect(played).toEqual(printed);
});
