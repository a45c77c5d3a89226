import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf, reportJson, summaryOf } from '../../../src/import/index.ts';
import { temporaryFolder } from '../../outside.ts';
import { cli } from '../cli/capture.ts';
import { creature, type List, line, type Sel } from './made-up.ts';
import { readList, written } from './reading.ts';

const troop = (more: Partial<Sel> = {}): Sel => ({
  name: 'Tin Troop',
  type: 'model',
  points: 100,
  categories: ['Infantry', 'Faction: Tin Folk'],
  profiles: [line('Tin Troop', '6" 4 3+ 2 7+ 1')],
  ...more,
});
const tune: Sel = { name: 'Marching Tune', group: 'Enhancements', points: 10 };
const captain: Sel = {
  ...troop({ name: 'Captain', profiles: [line('Captain', '6" 4 3+ 5 6+ 1')], selections: [tune] }),
  categories: ['Character', 'Infantry', 'Faction: Tin Folk', 'Faction: Toys', 'Warlord'],
};
const modern = (units: readonly Sel[], more: Partial<List> = {}): List => ({
  name: 'Parade',
  forces: [[{ name: 'Detachment', selections: [{ name: 'Night Watch' }] }, ...units]],
  ...more,
});
const soldier = (place: string): Sel => ({
  name: `${place} soldier`,
  type: 'model',
  points: 50,
  categories: [place],
  profiles: [creature('Soldier', 'Infantry', '3 3 3 3 1 3 1 7 5+')],
});
const classic = (...forces: (readonly [name: string, places: readonly string[]])[]): List => ({
  name: 'Column',
  forces: forces.map(([, places]) => places.map(soldier)),
  called: forces.map(([name]) => name),
});

const armyOf = async (list: List) => written(await readList(list, { muster: true })).army;

/** What `validate` says of the imported army. */
async function faultsOf(list: List): Promise<string[]> {
  const imported = await readList(list, { muster: true });
  const folder = temporaryFolder();
  for (const [path, text] of filesOf(imported, '0.0.0')) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { stderr } = await cli(['validate', `armies/${imported.id}.yaml`], folder);
  return stderr === ''
    ? []
    : stderr
        .trimEnd()
        .split('\n')
        .map((it) => it.replace(/^.*? (?=muster|limit)/, ''));
}

describe('a modern list', () => {
  test('carries its Detachment, its faction and its Enhancements', async () => {
    const { muster, units } = await armyOf(modern([captain, troop()]));
    expect(muster).toEqual({ under: 'tenth', faction: 'tin-folk', detachments: [{ kind: 'night-watch' }] });
    expect((units as { muster: unknown }[]).map((it) => it.muster)).toEqual([
      { factions: ['tin-folk', 'toys'], enhancements: [{ name: 'Marching Tune' }] },
      { factions: ['tin-folk'] },
    ]);
  });

  test('of which validate says what is wrong, by the name of a unit, however it is armed', async () => {
    const armed = troop({ selections: [{ name: 'Crest', profiles: [line('Tin Troop', '6" 4 2+ 2 7+ 1')] }] });
    expect(await faultsOf(modern([captain, troop(), troop(), troop()]))).toEqual([]);
    expect(await faultsOf(modern([captain, troop(), troop(), troop(), armed]))).toEqual([
      'muster: 4 units of Tin Troop, at most 3 (TEN-ARMY-01)',
    ]);
    expect(await faultsOf(modern([troop()]))).toEqual(['muster: it has no Character who can be the Warlord (TEN-ARMY-02)']);
  });

  test('says nothing if a unit names no faction, or there is no Detachment', async () => {
    expect((await armyOf(modern([captain, troop({ categories: ['Infantry'] })])))['muster']).toBeUndefined();
    expect((await armyOf({ name: 'Parade', forces: [[captain, troop()]] }))['muster']).toBeUndefined();
  });

  test('tells whether it is held to rules of detachments, and what would do so', async () => {
    const told = async (list: List, muster: boolean) => {
      const imported = await readList(list, { muster });
      return [reportJson(imported, '0.0.0').heldTo, filesOf(imported, '0.0.0').get('import.md'), summaryOf(imported).assumed];
    };
    const list = modern([captain, troop()]);
    expect(await told(list, true)).toEqual([
      'tenth',
      expect.stringContaining('\nBefore it is played it is held to the rules of `tenth` about detachments;'),
      expect.stringMatching(/; held to the rules of tenth about detachments$/),
    ]);
    expect(await told(list, false)).toEqual([
      null,
      expect.stringContaining('\nIt is held to no rules of detachments, only to its limit: `sandtable import --muster` keeps those'),
      expect.stringMatching(/; held to no rules of detachments \(--muster does so\)$/),
    ]);
    expect(await told({ name: 'Parade', forces: [[captain, troop()]] }, true)).toEqual([
      null,
      expect.stringContaining(
        '\nIt is held to no rules of detachments: the list does not say in words that are known which it keeps to.\n',
      ),
      expect.stringMatching(/; held to no rules of detachments: the list names none that are known$/),
    ]);
  });

  test('says nothing unless that is asked for, so that it is played as it is', async () => {
    const { army } = written(await readList(modern([captain, troop(), troop(), troop(), troop()])));
    expect(army['muster']).toBeUndefined();
    expect(army['units']).not.toContainEqual(expect.objectContaining({ muster: expect.anything() }));
  });

  test('has a limit of at least its points, whatever it states', async () => {
    expect((await armyOf(modern([captain, troop()], { limit: 200 })))['limit']).toBe(210);
    expect((await armyOf(modern([captain, troop()], { limit: 500 })))['limit']).toBe(500);
    expect((await armyOf(modern([captain, troop()])))['limit']).toBe(210);
  });
});

describe('a classic list', () => {
  test('carries its forces as detachments', async () => {
    const list = classic(['Combined Arms Detachment', ['HQ', 'Troops', 'Troops']], ['Allied Detachment', ['HQ', 'Elites']]);
    const { muster } = await armyOf(list);
    expect(muster).toEqual({
      under: 'classic',
      detachments: [
        { kind: 'combined-arms', units: ['hq-soldier', 'troops-soldier', 'troops-soldier-2'] },
        { kind: 'allied', units: ['hq-soldier-2', 'elites-soldier'] },
      ],
    });
    expect(await faultsOf(list)).toEqual(['muster: allied: 0 Troops, at least 1 compulsory (CLS-ARMY-01)']);
  });

  test('is Unbound if it says so, and says nothing in a force whose choices are unknown', async () => {
    expect((await armyOf(classic(['Unbound Army', ['Elites']])))['muster']).toEqual({ under: 'classic', unbound: true, detachments: [] });
    expect((await armyOf(classic(['Grand Parade', ['Elites']])))['muster']).toBeUndefined();
    expect((await armyOf(classic(['Combined Arms Detachment', ['HQ', 'No Place']])))['muster']).toBeUndefined();
  });
});
