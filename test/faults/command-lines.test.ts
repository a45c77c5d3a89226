import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { hosted } from './host.ts';
import { writeFiles } from './lines.ts';
import { knownCommands, madeUpLine } from './made-up-lines.ts';
import { sandtable, wrongEnd } from './process.ts';
import { many, tryAll } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-made-up-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One in so many is tried as a process of its own. */
const AS_A_PROCESS = 40;

const CODES = [0, 1, 2, 3, 130];

test('a command line, whatever it says, ends with a code that means something', async () => {
  const commands = await knownCommands();
  await tryAll(
    Array.from({ length: many(2000, 60) }, (_, seed) => seed),
    async (seed) => {
      const cwd = join(folder, String(seed));
      mkdirSync(cwd);
      writeFiles(cwd);
      const args = madeUpLine(commands, seed);
      const ended = await (seed % AS_A_PROCESS === 0 ? sandtable : hosted)(args, { cwd });
      rmSync(cwd, { recursive: true });
      const fault = wrongEnd(args, ended, CODES.includes(ended.code as number) ? (ended.code as number) : 0);
      // With --json what is wrong with files is told as such.
      const told = ended.stderr !== '' || (args.includes('--json') && ended.stdout.includes('"problems"'));
      if (fault === null && ended.code === 2 && !told) return `${args.join(' ')}: refused without a word`;
      return fault === null ? null : `${seed}: ${fault}`;
    },
  );
});
