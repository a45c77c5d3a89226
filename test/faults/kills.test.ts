import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentOf, filesIn } from './folders.ts';
import { hosted } from './host.ts';
import { argsOf, LINES, type Line, writeFiles } from './lines.ts';
import { knownCommands } from './made-up-lines.ts';
import { drawFrom } from './numbers.ts';
import { sandtable, wrongEnd } from './process.ts';
import { many, tryAll } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Whole {
  readonly line: Line;
  readonly content: { readonly [path: string]: string };
  /** How long it takes as a process of its own, milliseconds. */
  readonly takes: number;
  readonly resumes: boolean;
}

const whole: Whole[] = [];

beforeAll(async () => {
  writeFiles(folder);
  const run = ['run', 'duel', '-v', 'classic', '-n', '2', '--players', 'own', '--shard', '1/1', '--format', 'md', '--out', 'part'];
  expect((await hosted(run, { cwd: folder })).code).toBe(0);
  const commands = await knownCommands();
  for (const line of LINES.filter((it) => it.writes)) {
    const began = performance.now();
    const { code, stderr } = await sandtable([...argsOf(line), '--out', `whole-${line.name}`, '-q'], { cwd: folder });
    expect(code, stderr).toBe(line.code);
    const resumes = commands.some((it) => it.name === line.name && it.options.some(({ name }) => name === 'resume'));
    const content = contentOf(join(folder, `whole-${line.name}`));
    whole.push({ line, content, takes: performance.now() - began, resumes });
  }
});

/** What is not as a command leaves a folder that nothing has disturbed; null if nothing is. */
function difference(out: string, content: Whole['content']): string | null {
  const found = contentOf(join(folder, out));
  const differ = Object.keys({ ...found, ...content }).filter((it) => found[it] !== content[it]);
  const left = filesIn(join(folder, out)).filter((it) => /\.tmp$|^\.lock$|^\.chunks\//.test(it));
  return differ.length + left.length === 0 ? null : `differ: ${differ.join(', ')}; left behind: ${left.join(', ')}`;
}

test('a command that is killed at any moment is completed to the same bytes, or refuses clearly and can be begun again', () =>
  tryAll(
    Array.from({ length: many(200, 12) }, (_, n) => n),
    async (n) => {
      const { line, content, takes, resumes } = whole[n % whole.length] as Whole;
      const out = `killed-${n}`;
      const args = [...argsOf(line), '--out', out, '-q'];
      const after = Math.ceil((drawFrom(n).below(1000) / 1000) * takes);
      const shown = `killed after ${after} ms`;
      const killed = await sandtable(args, { cwd: folder, killAfter: after });
      if (killed.code === line.code) return difference(out, content);
      if (killed.code !== 'SIGKILL') return wrongEnd(args, killed, line.code);
      const again = resumes && existsSync(join(folder, out)) ? [...args, '--resume'] : [...args, '--force'];
      let ended = await hosted(again, { cwd: folder });
      if (ended.code === 2 && resumes) {
        const unclear = wrongEnd(again, ended, 2, /^sandtable: \S+/);
        if (unclear !== null) return `${shown}: ${unclear}`;
        ended = await hosted([...args, '--force'], { cwd: folder });
      }
      const wrong = wrongEnd(again, ended, line.code) ?? difference(out, content);
      rmSync(join(folder, out), { recursive: true, force: true });
      return wrong === null ? null : `${shown}: ${again.join(' ')}: ${wrong}`;
    },
  ));

test('of two commands that write one folder at once, one does and the other is refused', () =>
  tryAll(whole, async ({ line, content }) => {
    const args = [...argsOf(line), '--out', `both-${line.name}`, '-q'];
    const ended = await Promise.all([sandtable(args, { cwd: folder }), sandtable(args, { cwd: folder })]);
    const refused = ended.filter((it) => it.code === 2);
    const [one] = refused;
    if (one === undefined || refused.length > 1)
      return `${args.join(' ')}: ended with ${ended.map((it) => it.code).join(' and ')}: ${ended[0].stderr}`;
    const other = ended.find((it) => it !== one) ?? one;
    return (
      wrongEnd(args, other, line.code) ??
      wrongEnd(args, one, 2, /is being written by|already exists|another run is about to write/) ??
      difference(`both-${line.name}`, content)
    );
  }));
