import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { hosted } from './host.ts';
import { FICKLE, HANGING, type HostilePack, LYING, MALFORMED, SETTLED, THROWING } from './hostile-packs.ts';
import { sandtable, wrongEnd } from './process.ts';
import { tryAll } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-plugins-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RUN = [
  'run',
  'duel',
  '-v',
  'classic',
  '-v',
  'classic+./bad.js',
  '-n',
  '40',
  '--players',
  'own',
  '--no-audit',
  '--format',
  'md',
  '-q',
];

/** Long enough for a busy machine to load what it plays with, seconds; the same where nobody waits for it to be over. */
const LIMIT = 20;
const LONG_LIMIT = 120;

let serial = 0;
const playsWithin = async ({ code, says }: HostilePack, limitSeconds: number, command: readonly string[] = RUN): Promise<string | null> => {
  serial += 1;
  const cwd = join(folder, String(serial));
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(cwd, 'bad.js'), code);
  const args = command[0] === 'run' ? [...command, '--game-limit', String(limitSeconds)] : command;
  return wrongEnd(args, await (endsProcess(code) ? sandtable : hosted)(args, { cwd }), 2, says);
};

const hangs = (pack: HostilePack): Promise<string | null> => playsWithin(pack, LIMIT);
const plays = (pack: HostilePack): Promise<string | null> => playsWithin(pack, LONG_LIMIT);

/** What ends its process, or may do so later, is not tried in one that goes on. */
const endsProcess = (code: string): boolean => /process\.exit|Promise\.re/.test(code);

test('packs that never come to an end in play are ended, and named', () => tryAll(HANGING, hangs));
test('packs that throw are named with the place', () => tryAll(THROWING, plays));
test('packs that answer what they must not are named with the procedure', () => tryAll(LYING, plays));
test('packs that do not do the same each time are found out', () => tryAll(FICKLE, plays));
test('packs that do otherwise in another thread are found out by a run', () => tryAll(SETTLED, plays));
test('and by validate', () => tryAll(SETTLED, (pack) => playsWithin(pack, LONG_LIMIT, ['validate', './bad.js'])));
test('packs that are none are refused', () => tryAll(MALFORMED, plays));
