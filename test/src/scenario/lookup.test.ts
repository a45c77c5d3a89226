import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InputError } from '../../../src/scenario/input-error.ts';
import { requireFamily } from '../../../src/scenario/require-family.ts';
import { loadDoctrine, loadScenario } from '../../files.ts';

let folder = '';
const at = (...parts: string[]): string => join(folder, ...parts);
const armyText = (title: string): string =>
  `format: 1\nid: duel-line\ntitle: ${title}\nlimit: 130\nunits:\n  - { id: line-1, datasheet: line-infantry }\n`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-lookup-'));
  mkdirSync(at('own', 'armies'), { recursive: true });
  mkdirSync(at('data', 'armies'), { recursive: true });
  writeFileSync(
    at('own', 'game.yaml'),
    [
      'format: 1',
      'title: A game',
      'battlefield: { width: 36, height: 36 }',
      'armies: { red: duel-line, blue: duel-veterans }',
      'doctrines: { red: hold, blue: random }',
      'mission: { rounds: variant, attacker: blue }',
      '',
    ].join('\n'),
  );
  writeFileSync(at('data', 'armies', 'duel-line.yaml'), armyText('From the data folder'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('names', () => {
  test('are looked up in the data folders before the bundled ones', () => {
    expect(loadScenario(at('own', 'game.yaml')).armies.red.title).toBe('Line squad');
    expect(loadScenario(at('own', 'game.yaml'), { dataDirs: [at('data')] }).armies.red.title).toBe('From the data folder');
  });

  test('are looked up beside the scenario first', () => {
    writeFileSync(at('own', 'duel-line.army.yaml'), armyText('Beside the scenario'));
    try {
      expect(loadScenario(at('own', 'game.yaml'), { dataDirs: [at('data')] }).armies.red.title).toBe('Beside the scenario');
    } finally {
      rmSync(at('own', 'duel-line.army.yaml'));
    }
  });

  test('of datasheets are looked up beside the army that has them first, unless the army is bundled', () => {
    const sheetOf = (title: string): string =>
      readFileSync('scenarios/datasheets/line-infantry.yaml', 'utf8').replace(/^title: .*$/m, `title: ${title}`);
    mkdirSync(at('list', 'armies'), { recursive: true });
    mkdirSync(at('list', 'datasheets'), { recursive: true });
    mkdirSync(at('other', 'datasheets'), { recursive: true });
    writeFileSync(at('list', 'armies', 'duel-line.yaml'), armyText('A list of its own'));
    writeFileSync(at('list', 'datasheets', 'line-infantry.yaml'), sheetOf('Of the list'));
    writeFileSync(at('other', 'datasheets', 'line-infantry.yaml'), sheetOf('Of another folder'));
    const titleIn = (...dataDirs: readonly string[]): string | undefined =>
      loadScenario(at('own', 'game.yaml'), { dataDirs }).datasheets['line-infantry']?.title;
    expect(titleIn(at('other'), at('list'))).toBe('Of the list');
    expect(titleIn(at('other'))).toBe('Of another folder');
    // Blue is bundled and has what the first folder has: two datasheets of a name cannot be in one battle.
    const both = { id: 'both', red: 'duel-line', blue: 'line-too' };
    writeFileSync(at('other', 'line-too.army.yaml'), armyText('The same by name').replace('id: duel-line', 'id: line-too'));
    const meeting = () => loadScenario(at('own', 'game.yaml'), { dataDirs: [at('other'), at('list')], guests: both });
    expect(meeting).toThrow(/found "line-infantry" of .*other.*line-infantry\.yaml, but another unit the one of .*list.*expected one/);
  });

  test('have to be the ids of their files', () => {
    writeFileSync(at('own', 'armies', 'duel-line.yaml'), armyText('Renamed').replace('id: duel-line', 'id: other'));
    try {
      expect(() => loadScenario(at('own', 'game.yaml'))).toThrow('id: found "other", expected "duel-line" as the file is named');
    } finally {
      rmSync(at('own', 'armies', 'duel-line.yaml'));
    }
  });

  test('the files taken are listed with their digests', () => {
    const { sources } = loadScenario('duel');
    expect(sources.map((it) => it.path)).toEqual([
      'scenarios/duel.yaml',
      'scenarios/armies/duel-line.yaml',
      'scenarios/datasheets/line-infantry.yaml',
      'scenarios/armies/duel-veterans.yaml',
      'scenarios/datasheets/veteran-infantry.yaml',
      'scenarios/doctrines/commander.yaml',
    ]);
    for (const { path, digest } of sources) expect(digest).toBe(createHash('sha256').update(readFileSync(path)).digest('hex'));
  });
});

describe('a doctrine', () => {
  test('is read by name or path, with single words as lists', () => {
    expect(loadDoctrine('random').answers).toEqual({ '*': 'random' });
    expect(loadDoctrine('scenarios/doctrines/hold.yaml').answers['intent']).toEqual([{ if: [], do: ['hold'] }]);
    expect(() => loadDoctrine('cautios')).toThrow('did you mean "cautious"?');
  });
});

describe('a scenario', () => {
  test('is called by its file if it has no id, and says who attacks by seat', () => {
    const battle = loadScenario(at('own', 'game.yaml'));
    expect(battle.id).toBe('game');
    expect(battle.mission).toEqual({ rounds: 'variant', scoring: {}, options: [], attackerSeat: 1 });
    expect(battle.deployment).toEqual({ red: [], blue: [] });
  });

  test('takes other doctrines', () => {
    const { doctrines } = loadScenario('duel', { doctrines: { red: 'hold' } });
    expect([doctrines.red.id, doctrines.blue.id]).toEqual(['hold', 'commander']);
  });

  test('has a profile for every unit, or the unit and the variant are named', () => {
    const battle = loadScenario('duel');
    expect(() => requireFamily(battle, 'modern', 'tenth')).not.toThrow();
    expect(() => requireFamily(battle, 'hybrid', 'mixed-edition')).toThrow(InputError);
    expect(() => requireFamily(battle, 'hybrid', 'mixed-edition')).toThrow(
      'scenarios/armies/duel-line.yaml:7:5: found unit red/line-1 whose datasheet "line-infantry" has no hybrid block, expected one: variant mixed-edition plays by it',
    );
  });
});
