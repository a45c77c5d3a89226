import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LISTS } from '../../../src/cli/commands/list.ts';
import { listText } from '../../../src/cli/listing/text.ts';
import { temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

interface Line {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly from: string;
}

async function list(args: readonly string[], folder = temporaryFolder()): Promise<Line[]> {
  const { code, stdout } = await cli(['list', ...args, '--json'], folder);
  expect(code).toBe(0);
  return JSON.parse(stdout) as Line[];
}

const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((it) => it.endsWith('.yaml'))
    .map((it) => basename(it, '.yaml'))
    .sort();

describe('list', () => {
  test.each([
    ['scenarios', 'scenarios'],
    ['armies', 'scenarios/armies'],
    ['datasheets', 'scenarios/datasheets'],
    ['battlefields', 'scenarios/battlefields'],
    ['missions', 'scenarios/missions'],
    ['doctrines', 'scenarios/doctrines'],
    ['attacks', 'scenarios/attacks'],
  ])('%s are all those of %s, with a title each', async (what, folder) => {
    const found = await list([what]);
    expect(found.map((it) => it.id).sort()).toEqual(namesIn(folder));
    for (const { title, from } of found) expect([title === '', from]).toEqual([false, folder]);
  });

  test('says what each is', async () => {
    const [duel] = await list(['scenarios', 'two squads and']);
    expect(duel).toEqual({
      id: 'duel',
      title: 'Two squads and a marker between two crates',
      about: 'duel-line against duel-veterans, on 36" by 36"',
      from: 'scenarios',
    });
    const [plain] = await list(['battlefields', 'plain']);
    // Five entries of terrain and two of markers, each with a twin.
    expect(plain?.about).toBe('72" by 48", 10 pieces of terrain, 4 markers');
    const [siege] = await list(['missions', 'siege']);
    expect(siege).toMatchObject({ title: 'Siege', about: expect.stringMatching(/^markers count at the end, .*; 6 rounds, objective-vp/) });
    const [squad] = await list(['armies', 'duel-line']);
    expect(squad?.about).toBe('1 unit, at most 130 army points');
  });

  test("finds the user's own, in this folder and in those of --data, before bundled ones of the same name", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'more', 'armies'), { recursive: true });
    mkdirSync(join(folder, 'attacks'));
    cpSync('scenarios/armies/duel-line.yaml', join(folder, 'more', 'armies', 'duel-line.yaml'));
    cpSync('scenarios/attacks/overwatch.yaml', join(folder, 'attacks', 'mine.yaml'));
    cpSync('scenarios/attacks/overwatch.yaml', join(folder, 'shots.attack.yaml'));
    writeFileSync(join(folder, 'mine.army.yaml'), 'format: 1\nid: mine\ntitle: Mine\nunits: []\n');
    writeFileSync(join(folder, 'steady.yaml'), '- rule: ME-1\n  title: No scenario\n');
    const armies = await list(['armies', '--data', 'more'], folder);
    expect(armies.filter((it) => it.id === 'duel-line').map((it) => it.from)).toEqual(['more/armies']);
    expect(armies[0]).toEqual({ id: 'mine', title: 'Mine', about: '0 units', from: '.' });
    expect((await list(['attacks'], folder)).slice(0, 2)).toMatchObject([
      { id: 'mine', from: 'attacks' },
      { id: 'shots', from: '.' },
    ]);
    expect((await list(['scenarios'], folder)).map((it) => it.id)).not.toContain('steady');
  });

  test('keeps to what a ruleset can play', async () => {
    const modern = await list(['datasheets', '-v', 'tenth']);
    const written = namesIn('scenarios/datasheets').filter((it) =>
      /^modern:/m.test(readFileSync(`scenarios/datasheets/${it}.yaml`, 'utf8')),
    );
    expect(modern.map((it) => it.id).sort()).toEqual(written);
    // A scenario is played where all its units have a profile.
    const folder = temporaryFolder();
    for (const [kind, name] of Object.entries({ scenario: 'field', army: 'scouts', datasheet: 'scout' }))
      await cli(['init', kind, name, '--quiet'], folder);
    const edit = (file: string, from: RegExp, to: string): void =>
      writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
    edit('scout.datasheet.yaml', /^ *classic: .*\n|classic: \d+, /gm, '');
    edit('scouts.army.yaml', /^units:.*/ms, 'units:\n  - { id: a, datasheet: scout }\n');
    edit('field.yaml', /red: duel-line/, 'red: scouts');
    for (const [what, name] of [
      ['scenarios', 'field'],
      ['armies', 'scouts'],
      ['datasheets', 'scout'],
    ] as const) {
      const under = async (spec: string): Promise<boolean> => (await list([what, '-v', spec], folder)).some((it) => it.id === name);
      expect([what, await under('tenth'), await under('classic')]).toEqual([what, true, false]);
    }
  });

  test('lists rules with the folder of their code, procedures and keywords', async () => {
    const [rule, ...others] = await list(['rules', 'CAL-SHOOT-14']);
    expect(rule).toMatchObject({ id: 'CAL-SHOOT-14', from: 'variants/calixtus/shooting', about: expect.stringMatching(/\(on\)$/) });
    expect(others).toEqual([]);
    const hitOn = (await list(['seams', 'hitOn'])).filter((it) => it.id === 'hitOn');
    // Calixtus, Waffle and hybrid play those of the classic edition.
    expect(hitOn.map((it) => it.from)).toEqual(['variants/classic', 'variants/tenth']);
    const [jink] = (await list(['keywords', 'jink', '-v', 'classic'])).filter((it) => it.id === 'jink');
    expect(jink?.about).toContain('(CLS-USR-19)');
  });

  test('is told by folder, and fits the width', async () => {
    const lines = await list(['missions']);
    const text = listText(lines, 60).split('\n');
    expect(text[0]).toBe('scenarios/missions');
    expect(Math.max(...text.map((it) => it.length))).toBeLessThanOrEqual(60);
    for (const { id } of lines) expect(text.some((it) => it.startsWith(`  ${id} `))).toBe(true);
  });

  test('says how many of how many were found, and what can be listed', async () => {
    const { stderr } = await cli(['list', 'missions', 'siege'], temporaryFolder());
    expect(stderr).toBe(`1 of ${namesIn('scenarios/missions').length} missions\n`);
    const wrong = await cli(['list', 'novels'], temporaryFolder());
    expect(wrong.code).toBe(2);
    for (const what of LISTS) expect(wrong.stderr).toContain(what);
  });
});
