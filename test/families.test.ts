import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileMatch } from '../src/compile/match.ts';
import { loadFormats } from '../src/load/formats.ts';
import { loadScenario } from '../src/load/scenarios.ts';
import { loadSelection } from '../src/load/selection.ts';
import type { SweepResult } from '../src/study/sweep-result.ts';
import { outside, outsideForAll } from './outside.ts';
import { cli } from './src/cli/capture.ts';

const folder = outsideForAll('edition-family');

describe('an external edition with a family of its own', () => {
  test('is checked with its files: blocks, a kind of terrain, scoring, an option and a role', async () => {
    const files = ['datasheets/legion.yaml', 'datasheets/warband.yaml', 'frontier.yaml', 'examples/shoot.yaml'];
    const { code, stdout, stderr } = await cli(['validate', '.', ...files], folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('.: variant, no problem found');
    expect(stdout).toContain('datasheets/legion.yaml: datasheet, no problem found');
    expect(await cli(['validate', 'frontier.yaml', '-v', '.'], folder)).toMatchObject({ code: 0 });
  });

  test('has its blocks checked by its own schemas, and against each other', async () => {
    const broken = outside('edition-family');
    const path = join(broken, 'datasheets/legion.yaml');
    const sound = readFileSync(path, 'utf8');
    const said = async (from: string, to: string): Promise<string> => {
      writeFileSync(path, sound.replace(from, to));
      const { code, stderr } = await cli(['validate', 'datasheets/legion.yaml', '-v', '.'], broken);
      expect(code).toBe(2);
      return stderr;
    };
    expect(await said('drill: 3', 'drill: 9')).toBe('datasheets/legion.yaml:15:19: antique.drill: found 9, expected at most 6\n');
    expect(await said('armour: 2', 'armor: 2')).toContain('models.legionary.antique: found unknown key "armor", expected "armour"');
    expect(await said('armour: 2', 'armour: 4')).toContain('antique: found armour 4, expected at most the drill of the unit');
    expect(await said('reach: 8', 'reach: 1, pierces: 2')).toContain('weapons.pilum.antique: found more piercing than reach');
    expect(await said('points: { antique: 5 }', 'points: {}')).toContain('found no points for antique');
  });

  test('is reported with file, line, block and remedy if it has not been named, once per file', async () => {
    const { code, stderr } = await cli(['validate', 'datasheets/legion.yaml'], folder);
    expect(code).toBe(2);
    expect(stderr).toBe(
      'datasheets/legion.yaml:11:15: models.legionary.points: found the family "antique", expected "classic", "modern" or "hybrid"; ' +
        'the family of an external edition is known if the edition is named: --variant ./its-folder\n',
    );
    const played = await cli(['run', 'frontier.yaml', '-v', 'classic', '-n', '2'], folder);
    expect(played.code).toBe(2);
    expect(played.stderr).toContain('frontier.yaml:8:30: battlefield.terrain[0].kind: found "marsh"');
  });

  test('is played, with its points and its terrain', async () => {
    const line = ['run', 'frontier.yaml', '-v', '.', '-n', '60', '--quiet', '--no-audit', '--json', '--out'];
    const first = await cli([...line, 'one'], folder);
    expect(first.code).toBe(0);
    const { results } = JSON.parse(first.stdout) as { results: { score: { estimate: number } }[] };
    // Twelve steady legionaries hit on 3, twenty warriors on 5, and the legion wears more.
    expect(results[0]?.score.estimate).toBeGreaterThan(0.7);
    const battle = loadScenario(join(folder, 'frontier.yaml'), { formats: await loadFormats(['.'], folder) });
    expect(battle.terrainKinds.filter((it) => it.avoided === true).map((it) => it.name)).toContain('marsh');
    expect(battle.armies.red.units[0]?.points).toEqual({ antique: 60 });
  });

  test('can be swept over a value of its own family', async () => {
    const line = ['sweep', 'frontier.yaml', '-v', '.', '--param', 'legion.drill=2..4', '-n', '40', '--quiet', '--json', '--out', 'swept'];
    const { code, stdout } = await cli(line, folder);
    expect(code).toBe(0);
    const { sweep } = JSON.parse(stdout) as { sweep: SweepResult };
    expect(sweep.params[0]?.current).toBe('3');
    expect(sweep.scenarios[0]?.trends[0]?.direction).toBe('up');
    const scores = sweep.scenarios[0]?.points.map((it) => it.score.estimate) as number[];
    expect(scores[2]).toBeGreaterThan((scores[0] as number) + 0.2);
    const bad = await cli(['sweep', 'frontier.yaml', '-v', '.', '--param', 'legion.drill=6..7', '-n', '4'], folder);
    expect(bad).toMatchObject({ code: 2, stderr: expect.stringContaining('antique.drill: found 7, expected at most 6') });
  });

  test('converts datasheets of another family, and sets its own values in them', async () => {
    const battle = loadScenario(join(folder, 'cross.yaml'), { formats: await loadFormats(['.'], folder) });
    const line = async (spec: string) => {
      const { match, converted } = compileMatch(await loadSelection(spec, folder), battle);
      expect([...converted]).toEqual(['line-infantry']);
      const sheet = match.units.find((it) => it.sheet.id === 'line-infantry')?.sheet;
      return { origin: sheet?.origin, points: sheet?.points, stats: sheet?.models[0]?.stats, reach: sheet?.weapons[0]?.profile };
    };
    // A save of 5+ is armour of 2, and a rifle has the same range.
    expect(await line('.')).toEqual({
      origin: 'antique-from-classic',
      points: 72,
      stats: { drill: 3, armour: 2 },
      reach: { name: 'rifle', reach: 24 },
    });
    expect(await line('.@line-infantry.armour=0')).toMatchObject({ stats: { drill: 3, armour: 0 } });
    await expect(line('.@line-infantry.armour=6')).rejects.toThrow('antique.armour: found 6, expected at most 5');
  });

  test('has worked examples, with units written out in its blocks', async () => {
    expect(await cli(['verify', '.'], folder)).toMatchObject({ code: 0, stdout: '2 passed, 0 failed\n' });
  });

  test('shows tables of chances by attacks of its own', async () => {
    const { code, stdout } = await cli(['odds', '--chances', '-v', '.', '--json'], folder);
    expect(code).toBe(0);
    const { to_hit, to_wound } = JSON.parse(stdout) as { [table: string]: { column_label: string; chance: number }[] };
    expect(to_hit?.map((it) => Math.round(it.chance * 6))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(to_wound?.map((it) => [it.column_label, Math.round(it.chance * 6)])).toEqual([
      ['0', 6],
      ['1', 5],
      ['2', 4],
      ['3', 3],
      ['4', 2],
      ['5', 1],
    ]);
  });

  test('is described in its own words in the catalogue', async () => {
    const { code, stdout } = await cli(['rules', '.', '--html'], folder);
    expect(code).toBe(0);
    for (const words of ['drill 3 of 6 armour none', 'pilum (8 paces, through 2)', 'A marsh (bog), 6″ × 4″', '1 Life left each'])
      expect(stdout).toContain(words);
  });

  test('draws its own terrain on the page of a replay', async () => {
    const { code, stdout } = await cli(['replay', 'frontier.yaml', '-v', '.', '--html'], folder);
    expect(code).toBe(0);
    expect(stdout).toContain('<pattern id="ground-marsh" width="1" height="1" patternUnits="userSpaceOnUse"><rect class="tint green"');
  });
});

describe('families side by side', () => {
  test('two of one name are refused, and a schema that is none', async () => {
    const other = outside('edition-family');
    const twins = loadFormats(['.', other], folder);
    await expect(twins).rejects.toThrow('two editions bring a family "antique" of their own');
    writeFileSync(join(other, 'blocks.js'), 'export const blocks = { sheet: {}, model: {}, weapon: {} };\n');
    await expect(loadFormats([other])).rejects.toThrow('the datasheet block of the family "antique" has no schema');
  });

  test('code of the project names no family, kind of terrain or option of a mission', async () => {
    const { families, terrain } = await loadFormats();
    const names = [
      ...families.map((it) => it.name),
      ...terrain.map((it) => it.name),
      ...families.flatMap((it) => it.format?.options ?? []),
    ];
    expect(names.length).toBeGreaterThan(30);
    const { execFileSync } = await import('node:child_process');
    const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' }).trim().split('\n');
    // Commands and the studio name editions in their examples and in the files that they write as a start, and so does the message for a bad
    // specification.
    const code = files.filter((it) => it.endsWith('.ts') && !/^src\/(cli|studio)\//.test(it));
    const found = code.flatMap((file) => {
      const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      return names.filter((it) => ['"', "'", '`'].some((quote) => text.includes(quote + it + quote))).map((it) => `${file}: ${it}`);
    });
    // A piece of terrain of any kind may have a key `building`, and lists of list builders may hold some.
    const building = [
      'src/import/army.ts',
      'src/import/families.ts',
      'src/import/report.ts',
      'src/rules/roster.ts',
      'src/scenario/battlefield.ts',
    ];
    expect(found).toEqual(['src/compile/spec.ts: classic', ...building.map((it) => `${it}: building`)]);
  });
});
