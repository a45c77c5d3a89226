import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TrainingResult } from '../../../src/study/training/training-result.ts';
import { temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

const LINE = ['train', 'duel', '-v', 'classic', '--weight', 'fire', '--steps', '2', '-n', '1', '--proof-pairs', '2', '--quiet'];

describe('train', () => {
  test('leaves a doctrine that can be played, and continues what was finished without playing', async () => {
    const folder = temporaryFolder();
    const { code, stdout } = await cli([...LINE, '--out', 'trained'], folder);
    expect(code).toBe(0);
    const result = JSON.parse(readFileSync(join(folder, 'trained/training.json'), 'utf8')) as TrainingResult;
    const weight = result.members[0]?.doctrine?.commander?.['fire'] ?? Number.NaN;
    expect(weight).toBeGreaterThan(0);
    expect(stdout).toMatch(new RegExp(`^fire +1 +${weight}$`, 'm'));
    expect(stdout).toContain('Doctrines, for --doctrine red=<file>: trained/doctrines/commander-trained.yaml');
    const valid = await cli(['validate', 'trained/doctrines/commander-trained.yaml'], folder);
    expect(valid).toMatchObject({ code: 0 });
    const played = await cli(
      [
        'run',
        'duel',
        '-v',
        'classic',
        '--doctrine',
        'red=trained/doctrines/commander-trained.yaml',
        '-n',
        '1',
        '--quiet',
        '--format',
        'md',
      ],
      folder,
    );
    expect(played.code).toBe(0);
    const lost = await cli(['run', 'duel', '-v', 'classic', '--doctrine', 'red=trained/lost.yaml'], folder);
    expect(lost).toMatchObject({ code: 2, stderr: expect.stringContaining('--doctrine trained/lost.yaml: there is no such file') });
    expect(await cli([...LINE, '--out', 'trained', '--resume'], folder)).toMatchObject({ code: 0, stdout });
    const other = await cli([...LINE, '--seed', 'another', '--out', 'trained', '--resume'], folder);
    expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining('holds a training of another question (seed differ)') });
  });

  test('says what cannot be trained before anything is played', async () => {
    const folder = temporaryFolder();
    const told = async (...more: string[]) => (await cli(['train', 'duel', '-v', 'classic', ...more], folder)).stderr;
    expect(await told('--doctrine', 'hold')).toContain('--doctrine hold: only a doctrine with `commander` weights can be trained');
    expect(await told('--doctrine', 'search:4')).toContain('only a doctrine with `commander` weights');
    expect(await told('--weight', 'valour')).toMatch(/--weight valour: expected one of .*ground.*, which commander uses/);
    expect(await told('--steps', '0')).toContain('--steps 0: expected a whole number from 1');
  });
});
