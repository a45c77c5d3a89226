import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { battleDigest } from '../../../src/compile/hash.ts';
import { bundledFolder } from '../../../src/load/disk.ts';
import { filesInMemory } from '../../../src/scenario/files-in-memory.ts';
import { loadScenario } from '../../../src/scenario/load.ts';
import { FORMATS, loadScenario as fromDisk } from '../../files.ts';

const texts = new Map(
  readdirSync(bundledFolder(), { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.yaml') && statSync(`${bundledFolder()}/${it}`).isFile())
    .map((it) => [`scenarios/${it}`, readFileSync(`${bundledFolder()}/${it}`, 'utf8')]),
);

test('a scenario in memory is that of the disk', () => {
  const battle = loadScenario('patrol', { files: filesInMemory(texts), formats: FORMATS });
  expect(battleDigest(battle)).toBe(battleDigest(fromDisk('patrol')));
  expect(battle.sources.map((it) => it.path)).toEqual(fromDisk('patrol').sources.map((it) => it.path));
});

test('edits stand before the texts, and faults are told with their place', () => {
  const edited = filesInMemory(texts, new Map([['scenarios/patrol.yaml', 'title: [']]));
  expect(() => loadScenario('patrol', { files: edited, formats: FORMATS })).toThrow(/scenarios\/patrol\.yaml:1/);
  expect(() => loadScenario('nowhere', { files: edited, formats: FORMATS })).toThrow('found no scenario of this name');
});
