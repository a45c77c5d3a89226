import { describe, expect, test } from 'vitest';
import { compileMatch } from '../../src/compile/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';
import { loadScenario } from '../files.ts';
import { tunableOf } from './tunable.ts';

/** Editions of which every number that a designer would tune is a parameter, and how many there are at least. */
const LEAST: { readonly [edition: string]: number } = { classic: 269, hybrid: 50, tenth: 140, calixtus: 81, waffle: 107 };

describe.each(builtIn)('parameters of %s', (id) => {
  test('have a range that holds their default, a unit and a meaning', async () => {
    const found = await tunableOf(id);
    const wrong = found.flatMap(({ name, param }) => {
      const faults: string[] = [];
      if (param.text.length < 8) faults.push('says too little of what it means');
      if (param.kind === 'integer') {
        if (!(param.min <= param.default && param.default <= param.max && param.min < param.max)) faults.push('has a wrong range');
        if (id in LEAST && (param.unit ?? '') === '') faults.push('has no unit');
      }
      if (param.kind === 'choice' && !param.options.includes(param.default)) faults.push('has a default that is no option');
      return faults.map((it) => `${name} ${it}`);
    });
    expect(wrong).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(LEAST[id] ?? 0);
  });

  test('are refused outside their range with the range, and where they change nothing', async () => {
    for (const { rule, name, param } of await tunableOf(id)) {
      const spec = (value: number | string | boolean): string => `${id}@${rule.default === 'on' ? '' : `+${rule.id},`}${name}=${value}`;
      await expect(loadSelection(spec(param.default)), name).rejects.toThrow(`changes nothing: it is already ${param.default}`);
      if (param.kind !== 'integer') continue;
      const range = `expected a whole number from ${param.min} to ${param.max}`;
      await expect(loadSelection(spec(param.max + 1)), name).rejects.toThrow(range);
      await expect(loadSelection(spec(param.min - 1)), name).rejects.toThrow(range);
    }
  });
});

test.each([
  ['hybrid', 'CLS-VEH-15.hullPoints=2', 'HYB-VEH-29'],
  ['hybrid', 'CLS-VEH-16.hullPoints=2', 'HYB-VEH-30'],
  ['waffle', 'CLS-SHOOT-08.skill=2', 'WAF-SHOOT-12'],
  ['calixtus', 'CLS-ASSAULT-20.worse=6', 'CAL-ASSAULT-05'],
])('under %s %s is refused, for what a rule of the edition has in its place, wherever it is played', async (id, set, rule) => {
  const compiled = async (spec: string) => compileMatch(await loadSelection(spec), loadScenario('duel'));
  await expect(compiled(`${id}@${set}`)).rejects.toThrow(new RegExp(`${set} changes nothing: .*switch off -${rule}`));
  await expect(compiled(`${id}@-${rule},${set}`)).resolves.toBeDefined();
});
