import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FOLDERS } from '../../../src/scenario/library.ts';
import { COMMON_KEYWORDS, RESERVES } from '../../../src/scenario/types.ts';
import { CONDITION_WORDS, FLAG_WORDS, INTENT_WORDS, PREFERENCE_WORDS } from '../../../src/scenario/vocabulary.ts';
import { loadContract } from '../../../src/study/contract.ts';
import { TYPES, VEHICLE_FLAGS, WEAPON_TYPES } from '../../../variants/classic/format/blocks.ts';
import { FORMATS, validateFile } from '../../files.ts';

const text = readFileSync('scenarios/README.md', 'utf8');
const yaml = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map((it) => it[1] as string);
/** Our own files name their schema; what is left is the workflow of a build. */
const blocks = yaml.filter((it) => it.includes('.schema.json'));
const folder = mkdtempSync(join(tmpdir(), 'sandtable-readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the page on file formats', () => {
  test('has an example of each kind', () => {
    const kinds = blocks.map((it) => /([a-z]+)\.schema\.json/.exec(it)?.[1]);
    expect(kinds).toEqual(['scenario', 'army', 'datasheet', 'battlefield', 'mission', 'doctrine', 'doctrine', 'contract']);
    expect(
      yaml.filter((it) => !blocks.includes(it)).map((it) => it.includes('uses: ./node_modules/sandtable/.github/actions/check')),
    ).toEqual([true]);
  });

  test.each(blocks.map((it) => [/^id: (\S+)/m.exec(it)?.[1] ?? '', it]))('%s is valid', (id, example) => {
    const kind = (/([a-z]+)\.schema\.json/.exec(example) ?? [])[1] as keyof typeof FOLDERS | 'contract';
    const path = kind === 'contract' ? join(folder, `${id}.balance.yaml`) : join(folder, FOLDERS[kind], `${id}.yaml`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, example);
    if (kind === 'contract') expect(loadContract(path, FORMATS).file.id).toBe(id);
    else expect(validateFile(path)).toBe(kind);
  });

  test('names every word that files may use', () => {
    const words = [
      ...CONDITION_WORDS,
      ...FLAG_WORDS,
      ...INTENT_WORDS,
      ...PREFERENCE_WORDS,
      ...TYPES,
      ...WEAPON_TYPES,
      ...COMMON_KEYWORDS,
      ...RESERVES,
      ...FORMATS.terrain.map((it) => it.name),
      ...FORMATS.families.flatMap(({ format }) => (format === null ? [] : [...format.options, ...format.scoring, ...format.roles])),
      ...VEHICLE_FLAGS,
    ];
    expect(words.filter((it) => !text.includes(`\`${it}\``))).toEqual([]);
  });
});
