import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { SCRIPTS } from '../../src/cli/completion/scripts.ts';
import { LIMIT_MS } from '../limit.ts';
import { temporaryFolder } from '../outside.ts';

const CLI = fileURLToPath(new URL('../../dist/src/cli.js', import.meta.url));

/** How each shell is started without anybody's settings, and made ready. */
const SHELLS = {
  bash: { start: 'bash --norc --noprofile -i', ready: 'eval "$(sandtable completion bash)"' },
  zsh: { start: 'zsh -f -i', ready: 'autoload -Uz compinit; compinit -u -D; eval "$(sandtable completion zsh)"' },
};

const installed = (shell: string): boolean => spawnSync('which', [shell]).status === 0;

/** What was typed, with the tabulator key where a line is to be completed, and the arguments that the command then got. */
const TYPED: readonly (readonly [typed: string, got: string])[] = [
  ['ru\tle\tcal\t', 'rules calixtus'], // run or rules: nothing to add at first
  ['run duel -v tenth@\t-TEN-X', 'run duel -v tenth@-TEN-X'],
  ['swe\tdu\t', 'sweep duel'],
  ['run duel -v cl\t --pla\tpan\t', 'run duel -v classic --players panel'],
  ['run duel -v tenth:ba\t', 'run duel -v tenth:bare'],
  ['run duel -v classic@-CLS-MORALE-0\t3,hitO\t+1', 'run duel -v classic@-CLS-MORALE-03,hitOn+1'],
  ['run duel --variant=classic@moveInc\t', 'run duel --variant=classic@moveInches'],
  ['run duel --doct\tred=bol\t,blue=wa\t', 'run duel --doctrine red=bold,blue=wary'],
  ['rules calixtus --seam hitO\t', 'rules calixtus --seam hitOn'],
  ['rules --where CAL-SHOOT-1\t4', 'rules --where CAL-SHOOT-14'],
  ['odds rifles-at-l\t-v te\t', 'odds rifles-at-line -v tenth'],
  ['list sea\t', 'list seams'],
  ['validate contr\t', 'validate contracts.yaml'],
];

describe.each(Object.entries(SHELLS).filter(([shell]) => shell === 'bash' || installed(shell)))(
  'completion in %s',
  (shell, { start, ready }) => {
    test('fills in commands, options and names, as they are typed', () => {
      const folder = temporaryFolder();
      mkdirSync(join(folder, 'bin'));
      const command = join(folder, 'bin', 'sandtable');
      writeFileSync(
        command,
        `#!/bin/sh\ncase "$1" in --complete | completion) exec '${process.execPath}' '${CLI}' "$@" ;; esac\necho "got <$*>"\n`,
      );
      chmodSync(command, 0o755);
      writeFileSync(join(folder, 'contracts.yaml'), '');
      const input = [ready, ...TYPED.map(([typed]) => `sandtable ${typed}`), 'exit', ''].join('\n');
      const { stdout } = spawnSync('script', ['-qec', start, '/dev/null'], {
        cwd: folder,
        input,
        encoding: 'utf8',
        timeout: LIMIT_MS,
        env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, TERM: 'dumb' },
      });
      const got = [...stdout.matchAll(/got <(.*)>/g)].map(([, it]) => it);
      expect(got).toEqual(TYPED.map(([, it]) => it));
    });

    test('is a script that the shell can read', () => {
      const { status, stderr } = spawnSync(shell, ['-n'], { input: SCRIPTS[shell as keyof typeof SCRIPTS], encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    });
  },
);
