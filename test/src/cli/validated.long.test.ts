import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outside, temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

describe('validate', () => {
  test('runs the worked examples of a variant, and warns of a rule that is neither on nor off by default', async () => {
    const folder = temporaryFolder();
    await cli(['init', 'variant', 'far', '--quiet'], folder);
    expect(await cli(['validate', './far'], folder)).toEqual({
      code: 0,
      stdout: './far: variant, no problem found, 1 worked example passes\n',
      stderr: '',
    });
    const [code, example] = [join(folder, 'far', 'index.js'), join(folder, 'far', 'long-stride.yaml')];
    writeFileSync(example, readFileSync(example, 'utf8').replace('allowance: 7', 'allowance: 9'));
    const wrong = await cli(['validate', './far'], folder);
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toMatch(/^far\/long-stride\.yaml:2: MY-MOVE-01 infantry moves 7 inches instead of 6: .*allowance.*9/m);
    writeFileSync(code, readFileSync(code, 'utf8').replace("default: 'on',", ''));
    const other = join(folder, 'copy');
    cpSync(join(folder, 'far'), other, { recursive: true });
    expect((await cli(['validate', './copy'], folder)).stderr).toContain(
      "warning: ./copy: MY-MOVE-01 has no default, so it is off until a ruleset says +MY-MOVE-01; write default: 'on' or default: 'off'\n",
    );
  });
});

describe('odds', () => {
  test('of an attack that is too large are refused with the reason', async () => {
    const folder = outside('edition-outside');
    writeFileSync(
      join(folder, 'large.yaml'),
      readFileSync(join(folder, 'examples', 'shoot.yaml'), 'utf8').replaceAll('models: 3', 'models: 9'),
    );
    expect(await cli(['odds', 'large.yaml', '-v', '.'], folder)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--samples'),
    });
  });
});
