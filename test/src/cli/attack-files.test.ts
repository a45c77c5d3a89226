import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attackNames, attackPath } from '../../../src/cli/attack-files.ts';
import { temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

describe('attacks', () => {
  test('are looked up among the files first, then by the names of the bundled ones', () => {
    const folder = temporaryFolder();
    const own = join(folder, 'own.yaml');
    writeFileSync(own, '');
    mkdirSync(join(folder, 'many'));
    expect(attackPath(own)).toBe(own);
    expect(attackPath(join(folder, 'many'))).toBe(join(folder, 'many'));
    expect(attackNames()).toContain('rifles-at-line');
    for (const name of attackNames()) expect(attackPath(name)).toMatch(new RegExp(`scenarios.attacks.${name}\\.yaml$`));
  });

  test.each([
    ['rifles-at-lines', 'did you mean "rifles-at-line"'],
    ['rifle-at-line', 'did you mean "rifles-at-line"'],
    ['Rifles-At-Line', 'did you mean "rifles-at-line"'],
    ['flamers', 'did you mean "flamers-at-horde"'],
    ['attacks/overwach.yaml', 'did you mean "overwatch"'],
    ['zzzz', 'there are anti-tank-at-side, autocannons-at-walker,'],
  ])('%s is unknown: %s', (given, said) => {
    expect(() => attackPath(given)).toThrow(`there is no file or folder ${given}, and no bundled attack of that name`);
    expect(() => attackPath(given)).toThrow(said);
  });
});

describe('odds', () => {
  test('of a misspelt attack tells the nearest names', async () => {
    const { code, stdout, stderr } = await cli(['odds', 'rifles-at-lin', '-v', 'classic'], temporaryFolder());
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('did you mean "rifles-at-line"');
  });

  test('that are played say so, and how often', async () => {
    const args = ['odds', 'gunners-at-officer', '-v', 'classic', '--samples', '50'];
    expect((await cli(args, temporaryFolder())).stdout).toContain('Sampled, not exact: 50 attacks each');
    const { code, stdout } = await cli([...args, '--json'], temporaryFolder());
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ samples: 50, variant: 'classic' });
  });
});
