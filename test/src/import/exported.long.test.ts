import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Data, filesOf, type Imported, writtenRoster } from '../../../src/import/index.ts';
import { temporaryFolder } from '../../outside.ts';
import { cli } from '../cli/capture.ts';
import { formsOf, type List } from './made-up.ts';
import { LISTS } from './more-lists.ts';
import { FAMILIES, read, type SheetData, written } from './reading.ts';

const yamlIn = (folder: string): { readonly [path: string]: string } =>
  Object.fromEntries(
    (readdirSync(folder, { recursive: true, encoding: 'utf8' }) as string[])
      .filter((it) => it.endsWith('.yaml'))
      .sort()
      .map((it) => [it, readFileSync(join(folder, it), 'utf8')]),
  );

async function exportedAgain(folder: string, id: string, more: readonly string[] = []): Promise<void> {
  const said = await cli(['export', 'army', id, '--format', 'json', '--out', `${id}.json`, ...more], folder);
  expect(said).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(await cli(['import', `${id}.json`, '--out', `again-${id}`], folder)).toMatchObject({ code: 0, stderr: '' });
}

/** What a sheet plays with, without names of kinds and weapons and without sizes. */
const playedOf = (sheet: SheetData, family: string) => ({
  title: sheet.title.toLowerCase(),
  keywords: [...(sheet.keywords ?? [])].sort(),
  models: Object.values(sheet.models).map((it) => [it.count, it[family], (it.weapons ?? []).length]),
  weapons: Object.values(sheet.weapons ?? {}).map((it) => it[family]),
});

describe.each(Object.entries(LISTS))('lists of the %s family', (family, lists) => {
  test.each(Object.entries(lists))('%s: exported and imported again it is the same, to the byte', async (_name, list: List) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'list.rosz'), formsOf(list)['zip'] as Buffer);
    expect(await cli(['import', 'list.rosz', '--id', 'mine', '--out', 'mine'], folder)).toMatchObject({ code: 0 });
    await exportedAgain(folder, 'mine', ['--data', 'mine']);
    expect(yamlIn(join(folder, 'again-mine'))).toEqual(yamlIn(join(folder, 'mine')));
    const { counts } = JSON.parse(readFileSync(join(folder, 'again-mine/import.json'), 'utf8'));
    const first = JSON.parse(readFileSync(join(folder, 'mine/import.json'), 'utf8'));
    expect([counts.units, counts.models, counts.abilities]).toEqual([first.counts.units, first.counts.models, first.counts.abilities]);
    // What other programs read of it is the same army: so it is found without its own files.
    const data = JSON.parse(readFileSync(join(folder, 'mine.json'), 'utf8'));
    const plain = await read(Buffer.from(JSON.stringify({ ...data, sandtable: undefined })), { id: 'mine' });
    const original = written(await read(formsOf(list)['zip'] as Buffer, { id: 'mine' }));
    const again = written(plain);
    expect(Object.values(again.sheets).map((it) => playedOf(it, family))).toEqual(
      Object.values(original.sheets).map((it) => playedOf(it, family)),
    );
    expect(plain.points.units).toBe(first.points.units);
  });
});

const modelsIn = ({ units }: Imported): number => units.flatMap((it) => it.unit.kinds).reduce((sum, kind) => sum + kind.count, 0);
const bundled = (kind: string, id: string): Data => parse(readFileSync(`scenarios/${kind}/${id}.yaml`, 'utf8')) as Data;
const ARMIES = readdirSync('scenarios/armies').map((it) => it.replace('.yaml', ''));

test.each(ARMIES)('%s of the bundled armies, exported and imported, is the same army', async (id) => {
  const army = bundled('armies', id);
  const names = [...new Set((army['units'] as readonly { readonly datasheet: string }[]).map((it) => it.datasheet))];
  const datasheets = names.map((it) => bundled('datasheets', it));
  const shown = FAMILIES.filter(({ name }) => datasheets.every((it) => it[name] !== undefined));
  expect(shown.length).toBeGreaterThan(0);
  for (const { name: family, roster } of shown) {
    const { writer, leadsKey = null, modeKey = null } = roster;
    if (writer === undefined) throw new Error(`${family} writes no rosters`);
    const text = JSON.stringify(writtenRoster({ army, datasheets, family, writer, leadsKey, modeKey }));
    const imported = await read(Buffer.from(text));
    const files = new Map([...filesOf(imported, '1')].filter(([path]) => path.endsWith('.yaml')).map(([path, it]) => [path, parse(it)]));
    expect(files.get(`armies/${id}.yaml`)).toEqual(army);
    expect(files.size).toBe(datasheets.length + 1);
    for (const it of datasheets) expect(files.get(`datasheets/${it.id}.yaml`)).toEqual(it);
    // Programs of others see every unit and all of its models.
    const plain = await read(Buffer.from(JSON.stringify({ ...JSON.parse(text), sandtable: undefined })));
    expect(
      plain.items
        .filter((it) => ['unit-not-read', 'weapon-value-unknown'].includes(it.code))
        .map((it) => `${it.unit}: ${it.name}: ${it.detail}`),
    ).toEqual([]);
    expect(modelsIn(plain)).toBe(modelsIn(imported));
  }
});

test('and plays alike, die by die', async () => {
  const folder = temporaryFolder();
  const usual = await cli(['replay', 'duel', '-v', 'classic'], folder);
  expect(usual).toMatchObject({ code: 0, stderr: '' });
  for (const id of ['duel-line', 'duel-veterans']) {
    await exportedAgain(folder, id);
    writeFileSync(join(folder, `again-${id}/duel.yaml`), readFileSync('scenarios/duel.yaml', 'utf8'));
    expect(
      (await cli(['replay', `again-${id}/duel.yaml`, '-v', 'classic'], folder)).stdout.replaceAll(`again-${id}/duel.yaml`, 'duel'),
    ).toBe(usual.stdout);
  }
});

test('a list that somebody has changed since is read like any other', async () => {
  const folder = temporaryFolder();
  expect(await cli(['export', 'army', 'duel-line', '--family', 'modern', '--out', 'line.json'], folder)).toMatchObject({ code: 0 });
  const data = JSON.parse(readFileSync(join(folder, 'line.json'), 'utf8'));
  expect((await read(Buffer.from(JSON.stringify(data)))).own).toBeDefined();
  data.roster.forces[0].selections[0].selections[0].number += 1;
  const changed = await read(Buffer.from(JSON.stringify(data)));
  expect(changed.own).toBeUndefined();
  expect(modelsIn(changed)).toBe(21);
});

test('files within a list are checked like any before they are written', async () => {
  const folder = temporaryFolder();
  expect(await cli(['export', 'army', 'duel-line', '--out', 'line.json'], folder)).toMatchObject({ code: 0 });
  const text = readFileSync(join(folder, 'line.json'), 'utf8');
  for (const change of ['"datasheet": "../../line"', '"datasheet": "line-infantry", "rolls": 3']) {
    writeFileSync(join(folder, 'bad.json'), text.replace('"datasheet": "line-infantry"', change));
    const { code, stdout } = await cli(['import', 'bad.json'], folder);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(readdirSync(folder).sort()).toEqual(['bad.json', 'line.json']);
  }
  const twice = await cli(['export', 'army', 'duel-line', '--out', 'line.json'], folder);
  expect(twice).toMatchObject({ code: 2, stderr: 'sandtable: line.json: already exists; overwrite with --force\n' });
  const unknown = await cli(['export', 'army', 'duel-line', '--family', 'old'], folder);
  expect(unknown.stderr).toContain('--family old: expected one that all datasheets of "duel-line" have: ');
});
