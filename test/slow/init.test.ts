import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TEMPLATES } from '../../src/cli/templates/files.ts';
import { temporaryFolder } from '../outside.ts';
import { sandtable } from './cli.ts';

/** What the file of a kind has to do besides passing the commands that `init` prints. */
const SHOWN: { readonly [kind: string]: (folder: string) => void } = {
  chart: (folder) => {
    const svg = readFileSync(join(folder, 'out/duel/charts/mine.svg'), 'utf8');
    expect(svg).toContain('Rounds played');
    expect(readFileSync(join(folder, 'out/duel/report.html'), 'utf8')).toContain('How long do games last?');
  },
  attack: (folder) => {
    const { stdout } = sandtable(folder, ['odds', 'mine.attack.yaml', '-v', 'classic', '--json']);
    const { quantities } = JSON.parse(stdout) as { quantities: { hits: { mean: number } } };
    // Ten riflemen within half range: twice as many shots with Ballistic Skill 3, which hits on 4 and more.
    expect(quantities.hits.mean).toBeCloseTo(10, 9);
  },
};

/** A command with so few games that most of the time does not go into them; whether a plan suffices hangs on its pilot, which is left as it is. */
function withFewGames(command: string): string[] {
  const words = command.replace(/ -n \d+/, '').split(' ');
  const few: { readonly [name: string]: readonly string[] } = { run: ['-n', '12'], armies: ['-n', '12'] };
  return [...words, ...(few[words[0] ?? ''] ?? [])];
}

describe('init', () => {
  test.each(Object.keys(TEMPLATES))('writes a %s that works at once: the commands that it prints run', (kind) => {
    const folder = temporaryFolder();
    const made = sandtable(folder, ['init', kind, 'mine']);
    expect(made.code).toBe(0);
    const lines = made.stderr.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    const commands = lines.flatMap((line) => /: sandtable (.*)$/.exec(line)?.[1] ?? []).filter((it) => !it.includes('...'));
    for (const command of commands) expect([command, sandtable(folder, withFewGames(command))]).toMatchObject([command, { code: 0 }]);
    if (made.stdout.endsWith('.yaml\n')) expect(sandtable(folder, ['validate', made.stdout.trim()])).toMatchObject({ code: 0, stderr: '' });
    SHOWN[kind]?.(folder);
  });

  test('writes files that fit each other: a scenario with its own battlefield, mission, army, datasheet and doctrine', () => {
    const folder = temporaryFolder();
    for (const kind of ['scenario', 'battlefield', 'mission', 'army', 'datasheet', 'doctrine']) {
      expect(sandtable(folder, ['init', kind, kind === 'scenario' ? 'field' : 'mine'])).toMatchObject({ code: 0 });
    }
    const written = readFileSync(join(folder, 'field.yaml'), 'utf8')
      .replace(/^battlefield:\n( .*\n)+/m, 'battlefield: mine\n')
      .replace('red: duel-line', 'red: mine')
      .replace('red: commander', 'red: mine')
      .replace('mission: kill', 'mission: mine');
    writeFileSync(join(folder, 'field.yaml'), written);
    const army = readFileSync(join(folder, 'mine.army.yaml'), 'utf8');
    writeFileSync(join(folder, 'mine.army.yaml'), army.replace('units:\n', 'units:\n  - { id: scouts, datasheet: mine }\n'));
    expect(sandtable(folder, ['validate', 'field.yaml'])).toMatchObject({ code: 0, stderr: '' });
    for (const spec of ['classic', 'tenth', 'hybrid', 'waffle']) {
      const { code, stdout } = sandtable(folder, ['replay', 'field.yaml', '-v', spec]);
      expect({ spec, code }).toEqual({ spec, code: 0 });
      expect(stdout).toContain('Scouts');
    }
    expect(existsSync(join(folder, 'mine.mission.yaml'))).toBe(true);
  });
});
