import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../outside.ts';
import { formsOf } from '../import/made-up.ts';
import { modernList } from '../import/modern-list.ts';
import { cli } from './capture.ts';

const forms = formsOf(modernList);

function folderWith(...names: string[]): string {
  const folder = temporaryFolder();
  for (const name of names) writeFileSync(join(folder, name), forms['zip'] as Buffer);
  return folder;
}
const filesIn = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

describe('sandtable import', () => {
  test('writes an army and its datasheets that validate passes, and says in five lines what it made of the list', async () => {
    const folder = folderWith('list.rosz');
    const { code, stdout, stderr } = await cli(['import', 'list.rosz'], folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.trimEnd().split('\n')).toEqual([
      '1 unit is left out, 40 army points of the list: Cupboard; Toy Wars, read into the modern family',
      'Tin Parade: 5 units, 27 models, 615 army points, but the list says 655',
      '3 of 5 units are played with every weapon as printed; 6 abilities are not played. Also not played: 3 details of weapons, 2 keywords.',
      'assumed: 8 things, left open: 3; held to no rules of detachments (--muster does so); out/import-tin-parade/import.md lists all of it',
      'next: sandtable armies tin-parade <another> --data out/import-tin-parade --data <its folder> -v tenth',
    ]);
    const out = join(folder, 'out/import-tin-parade');
    expect(filesIn(out)).toEqual([
      'armies',
      'armies/tin-parade.yaml',
      'datasheets',
      'datasheets/tin-parade-paper-guard.yaml',
      'datasheets/tin-parade-rocking-horse.yaml',
      'datasheets/tin-parade-tin-troops.yaml',
      'datasheets/tin-parade-toy-captain.yaml',
      'files.json',
      'import.json',
      'import.md',
    ]);
    expect(filesIn(join(folder, 'out'))).toContain('import-tin-parade');
    const checked = await cli(
      [
        'validate',
        ...filesIn(out)
          .filter((it) => it.endsWith('.yaml'))
          .map((it) => join(out, it)),
      ],
      folder,
    );
    expect(checked).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(join(out, 'import.json'), 'utf8')).not.toContain(folder);
  });

  test('gives the same bytes again, in a folder and with a name of one’s own', async () => {
    const folder = folderWith('list.rosz');
    await cli(['import', 'list.rosz', '--out', 'a/red', '--id', 'red'], folder);
    const first = readFileSync(join(folder, 'a/red/files.json'), 'utf8');
    expect(first).toContain('"armies/red.yaml"');
    const refused = await cli(['import', 'list.rosz', '--out', 'a/red', '--id', 'red'], folder);
    expect(refused).toMatchObject({
      code: 2,
      stderr: 'sandtable: a/red: already exists; overwrite with --force, or choose another --out\n',
    });
    writeFileSync(join(folder, 'a/red/notes.txt'), 'mine');
    expect(await cli(['import', 'list.rosz', '--out', 'a/red', '--id', 'red', '--force'], folder)).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, 'a/red/files.json'), 'utf8')).toBe(first);
    expect(readFileSync(join(folder, 'a/red/notes.txt'), 'utf8')).toBe('mine');
    expect(readdirSync(join(folder, 'a'))).toEqual(['red']);
  });

  test('takes sizes and leaders from its owner', async () => {
    const folder = folderWith('list.rosz');
    writeFileSync(join(folder, 'sizes.yaml'), 'Paper Guard: { base: { round: 40 }, height: 2 }\n');
    const { code } = await cli(['import', 'list.rosz', '--bases', 'sizes.yaml', '--attach', 'toy-captain:Tin Troops'], folder);
    expect(code).toBe(0);
    const out = join(folder, 'out/import-tin-parade');
    expect(readFileSync(join(out, 'datasheets/tin-parade-paper-guard.yaml'), 'utf8')).toContain('base: { round: 40 }\n    height: 2\n');
    expect(readFileSync(join(out, 'armies/tin-parade.yaml'), 'utf8')).toContain('attachedTo: tin-troops');
    expect(readFileSync(join(out, 'import.md'), 'utf8')).not.toContain('Paper Guard (round');
  });

  test('reports as JSON, and with --strict refuses a list of which a unit is left out', async () => {
    const folder = folderWith('list.rosz');
    const strict = await cli(['import', 'list.rosz', '--strict'], folder);
    expect(strict).toMatchObject({ code: 2, stderr: 'sandtable: list.rosz: 1 unit is left out, 40 army points of the list: Cupboard\n' });
    expect(existsSync(join(folder, 'out'))).toBe(false);
    const { stdout } = await cli(['import', 'list.rosz', '--json'], folder);
    expect(JSON.parse(stdout)).toMatchObject({
      format: 1,
      family: 'modern',
      points: { roster: 655, units: 615 },
      counts: { units: 5, models: 27 },
    });
  });

  test.each([
    [['import', 'nowhere.ros'], 'nowhere.ros: found no such file'],
    [['import', 'folder'], 'folder: is a folder, expected a roster'],
    [['import', 'list.txt'], 'list.txt: is plain text;'],
    [['import', 'list.rosz', '--attach', 'nobody:Tin Troops'], 'list.rosz: has no unit "nobody" for --attach; its units are toy-captain,'],
    [['import', 'list.rosz', '--attach', 'nobody'], '--attach nobody: expected <leader>:<unit>'],
    [['import', 'list.rosz', '--id', 'Red'], '"Red" is not an id'],
    [['import', 'list.rosz', 'list.txt', '--id', 'red'], '--out and --id are for one file'],
    [['import', 'list.rosz', '--bases', 'list.txt'], 'list.txt: is no map of names'],
    [['import', 'list.rosz', 'list.txt'], 'list.txt: is plain text;'],
  ])('%s', async (args, message) => {
    const folder = folderWith('list.rosz');
    mkdirSync(join(folder, 'folder'));
    writeFileSync(join(folder, 'list.txt'), 'Toys and more toys\n');
    const { code, stdout, stderr } = await cli(args, folder);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`sandtable: ${message}`);
    expect(filesIn(folder)).toEqual(['folder', 'list.rosz', 'list.txt']);
  });
});
