import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

const LINE = 'datasheet: line-infantry, models: { soldier: 10 }, roles: [troops]';
const HEAD = 'format: 1\nid: mine\ntitle: Mine\n';
const OFFICER = '  - { id: officer, datasheet: officer, roles: [hq, warlord] }\n';

/** A folder with an army in it. */
function folderOf(body: string): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'armies'));
  writeFileSync(join(folder, 'armies/mine.yaml'), HEAD + body);
  return folder;
}
const one = (muster: string): string => `muster: ${muster}\nlimit: 500\nunits:\n${OFFICER}  - { id: line-1, ${LINE} }\n`;
const validated = async (body: string) => cli(['validate', 'armies/mine.yaml'], folderOf(body));
const faultsOf = async (body: string): Promise<string[]> => {
  const { stderr } = await validated(body);
  return stderr.trimEnd().split('\n');
};

describe('sandtable validate of an army', () => {
  test('says what is wrong with its detachments, in the words of the edition that it names, and where', async () => {
    const { code, stderr } = await validated(one('{ under: classic, detachments: [{ kind: combined-arms }] }'));
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'armies/mine.yaml:4:1: muster: combined-arms: 1 Troops, at least 2 compulsory (CLS-ARMY-01)\n',
    });
  });

  test('passes a legal one', async () => {
    expect(await validated(one('{ under: classic, detachments: [{ kind: allied }] }'))).toEqual({
      code: 0,
      stdout: 'armies/mine.yaml: army, no problem found\n',
      stderr: '',
    });
  });

  test('asks another edition of the family, or of another one', async () => {
    expect(await validated(one('{ under: classic, unbound: true }'))).toMatchObject({ code: 0 });
    expect(await faultsOf(one('{ under: waffle, unbound: true }'))).toEqual([
      'armies/mine.yaml:4:1: muster: there are no Unbound armies: every unit is in a detachment (WAF-ARMY-05)',
    ]);
    expect(await faultsOf(one('{ under: tenth, detachments: [{ kind: any }] }'))).toEqual([
      'armies/mine.yaml:4:1: muster: it names no faction, the keyword that all its units share (TEN-ARMY-01)',
    ]);
  });

  test('refuses a ruleset that there is not', async () => {
    expect(await validated(one('{ under: clasic }'))).toMatchObject({ code: 2, stderr: expect.stringContaining('clasic') });
  });

  test('finds units of detachments that are not there, or twice', async () => {
    expect(await faultsOf(one('{ under: classic, detachments: [{ kind: allied, units: [oficer, line-1, line-1] }] }'))).toEqual([
      'armies/mine.yaml:4:65: muster.detachments[0].units[0]: found unknown unit "oficer", expected a unit of this army; did you mean "officer"?',
      'armies/mine.yaml:4:81: muster.detachments[0].units[2]: found "line-1" a second time, expected every unit in one detachment',
    ]);
  });

  test('checks the limit in every family, once', async () => {
    const body = `limit: 50\nunits:\n  - { id: line-1, ${LINE}, points: { classic: 60, modern: 40 } }\n`;
    expect(await faultsOf(body)).toEqual(['armies/mine.yaml:4:1: limit: the units cost 60 classic points, 10 more than the limit of 50']);
    expect(await faultsOf(`muster: { under: classic, unbound: true }\n${body}`)).toEqual([
      'armies/mine.yaml:4:1: muster: the units cost 60 points, 10 more than the limit of 50 (CLS-ARMY-02)',
    ]);
  });
});

const DEAR = `limit: 50\nunits:\n  - { id: line-1, ${LINE}, points: { classic: 60, modern: 60 } }\n`;
const SCENARIO = `format: 1
id: yard
title: A yard
battlefield: { width: 36, height: 36, zones: { long-edges: 9 } }
armies: { red: mine, blue: duel-veterans }
deployment: auto
mission: { rounds: 1, scoring: { kill-points: 1 } }
`;
const CONTRACT = `format: 1
id: yard
title: A yard
variant: classic
scenarios: [yard.yaml]
seed: contract
pairs: 20
promises: [{ draws: { at-most: 0.5 } }]
`;

/** Runs a command where a scenario `yard.yaml` has an army that is over its limit. */
async function inYard(...args: string[]) {
  const folder = folderOf(DEAR);
  writeFileSync(join(folder, 'yard.yaml'), SCENARIO);
  writeFileSync(join(folder, 'yard.balance.yaml'), CONTRACT);
  return cli(args, folder);
}

describe('commands that play', () => {
  const FAULT = 'limit: the units cost 60 classic points, 10 more than the limit of 50';

  test.each([
    ['run yard.yaml -v classic -n 1'],
    ['ablate yard.yaml -v classic -n 1'],
    ['sweep yard.yaml -v classic --param CLS-SHOOT-01.x=1,2 -n 1'],
    ['balance yard.yaml -v classic --vary line-infantry.T'],
    ['train yard.yaml -v classic'],
    ['price yard.yaml -v classic --unit line-1'],
    ['price duel -v classic --unit line-1 --against armies/mine.yaml'],
    ['diff yard.yaml -v classic -v classic@-CLS-MORALE-03'],
    ['replay yard.yaml -v classic'],
    ['check yard.balance.yaml'],
    ['plan yard.balance.yaml'],
    ['armies armies/mine.yaml patrol-line --on patrol -v classic -n 1'],
  ])('%s refuses an illegal list and says how it can be played', async (line) => {
    const { code, stderr } = await inYard(...line.split(' '));
    expect(stderr).toContain(`${FAULT}; correct the list, or play it as it is with --unchecked`);
    expect(code).toBe(2);
  });

  test('play it unchecked, and say so', async () => {
    const { code, stdout, stderr } = await inYard('replay', 'yard.yaml', '-v', 'classic', '--unchecked');
    expect(code).toBe(0);
    expect(stderr).toContain(`played unchecked: armies/mine.yaml:4:1: ${FAULT}`);
    expect(stdout).toContain('Line 1');
  });

  test('validate finds it in a scenario, too', async () => {
    expect(await inYard('validate', 'yard.yaml')).toMatchObject({ code: 2, stderr: expect.stringContaining(FAULT) });
  });
});
