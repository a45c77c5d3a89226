import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadVariant } from '../../src/load/variant.ts';
import { isVariant } from '../../src/rules/index.ts';
import { COMMON_VERBS } from '../../src/scene/perform.ts';
import { COMMON_OUTCOMES, COMMON_READERS } from '../../src/scene/read.ts';
import { COMMON_GIVEN } from '../../src/scene/stage.ts';
import { loadSelection, runExampleFile, soak } from '../../src/testing/index.ts';
import { loadScenario } from '../files.ts';
import { temporaryFolder } from '../outside.ts';

const text = readFileSync(new URL('../../variants/README.md', import.meta.url), 'utf8');
/** Blocks of code by the file name in their first line. */
const blocks = new Map(
  [...text.matchAll(/```(?:js|yaml)\n(?:\/\/|#) (\S+)\n([\s\S]*?)```/g)].map(([, name, body]) => [name as string, body as string]),
);

/** The folder that a reader who saved every block would have. */
function saved(): string {
  const folder = temporaryFolder();
  for (const [name, body] of blocks) writeFileSync(join(folder, name), body);
  return folder;
}

describe('the guide to variants', () => {
  test.each([
    ['steady', 'classic+./steady.js', 2],
    ['dive', 'classic+./dive.js', 1],
    ['volley', './volley.js', 1],
    ['levy', './levy.js', 1],
  ])('%s: its code loads and its examples pass', async (name, spec, count) => {
    const folder = saved();
    const results = await runExampleFile(join(folder, `${name}.yaml`), spec, folder);
    expect(results.map((it) => it.problems)).toEqual(Array.from({ length: count }, () => []));
  });

  test('has no other code', () => {
    expect([...blocks.keys()]).toEqual([
      'steady.js',
      'steady.yaml',
      'dive.js',
      'dive.yaml',
      'volley.js',
      'volley.yaml',
      'levy.js',
      'levy.yaml',
    ]);
    expect(text.match(/```\w/g)).toHaveLength(blocks.size);
  });

  test('the parameter it speaks of is there, and the edition plays', async () => {
    const folder = saved();
    expect((await loadSelection('classic+./steady.js@ME-SHOOT-01.bonus=2', folder)).switches).toEqual(['ME-SHOOT-01.bonus=2']);
    expect(soak(await loadSelection('./volley.js', folder), loadScenario('duel'), 1, 'guide')).toMatchObject({
      engagements: 2,
      problems: [],
    });
    expect(isVariant(await loadVariant('./dive.js', folder))).toBe(false);
  });

  test('names every key of examples that all editions share', () => {
    const keys = [...COMMON_READERS.map((it) => `B.${it}`), ...COMMON_GIVEN, ...COMMON_OUTCOMES, ...COMMON_VERBS.map((it) => `{ ${it}: `)];
    expect(keys.filter((key) => !text.includes(key))).toEqual([]);
  });
});
