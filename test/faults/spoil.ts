import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentOf } from './folders.ts';
import { hosted } from './host.ts';
import { mutated } from './mutate.ts';
import { drawFrom } from './numbers.ts';
import { type Ended, wrongEnd } from './process.ts';
import { FILE, type Kind, OUT } from './spoiled.ts';

let serial = 0;
const freshCopy = (from: string): string => {
  serial += 1;
  const cwd = join(dirname(from), 'tries', String(serial));
  mkdirSync(dirname(cwd), { recursive: true });
  cpSync(from, cwd, { recursive: true });
  return cwd;
};

/** Commands that look at nothing but what they tell of a folder. */
const READING = new Set(['rules']);

interface Result {
  readonly code: number | string;
  readonly stdout: string;
  readonly content: { readonly [path: string]: string };
}

/** What commands leave when nothing is wrong, by folder and command. */
const expected = new Map<string, Promise<Result>>();

function soundResult(from: string, args: readonly string[]): Promise<Result> {
  const key = [from, ...args].join(' ');
  const known = expected.get(key);
  if (known !== undefined) return known;
  const cwd = freshCopy(from);
  const result = hosted([...args, '-q'], { cwd }).then(({ code, stdout }) => ({ code, stdout, content: contentOf(cwd) }));
  expected.set(key, result);
  return result;
}

/** Spoils a file, the nth of its kind, and has a command read it. Null for a clear error or a right result. */
export async function spoil(kind: Kind, n: number): Promise<string | null> {
  const draw = drawFrom(n);
  const file = draw.one(kind.files);
  // Most of what is wrong is found when a file is read, which is quickest tried.
  const args = (draw.chance(0.5) ? (kind.commands[0] as readonly string[]) : draw.one(kind.commands)).map((it) =>
    it === FILE ? file : it,
  );
  const sound = kind.sealed ? await soundResult(kind.from, args) : null;
  const cwd = freshCopy(kind.from);
  const there = existsSync(join(cwd, OUT));
  writeFileSync(join(cwd, file), mutated(readFileSync(join(cwd, file)), draw));
  const ended = await hosted([...args, '-q'], { cwd });
  const left = !there && existsSync(join(cwd, OUT));
  const fault = ended.code === 2 ? refusedWrongly(kind, args, ended, left) : takenWrongly({ args, ended, cwd, file }, sound);
  if (fault !== null) return `${kind.name} ${n} (${cwd}, ${file}): ${fault}`;
  rmSync(cwd, { recursive: true, force: true });
  return null;
}

function refusedWrongly(kind: Kind, args: readonly string[], ended: Ended, left: boolean): string | null {
  if (left) return `${args.join(' ')}: was refused and left a folder`;
  // What is wrong may show where another file names what is no longer there.
  return wrongEnd(args, ended, 2, kind.written ? /\.ya?ml:\d+:\d+/ : /^sandtable: \S+/m);
}

interface Taken {
  readonly args: readonly string[];
  readonly ended: Ended;
  readonly cwd: string;
  readonly file: string;
}

/** What is wrong with a result that a command gave although something was spoiled; `sound`: what it gives otherwise, where it has to be the same. */
function takenWrongly({ args, ended, cwd, file }: Taken, sound: Result | null): string | null {
  const shown = args.join(' ');
  const crash = wrongEnd(args, ended, [0, 1, 3].includes(ended.code as number) ? (ended.code as number) : 2);
  if (crash !== null || sound === null) return crash;
  if (ended.code !== sound.code) return `${shown}: ended with ${ended.code}, with ${sound.code} before it was spoiled`;
  const content = contentOf(cwd);
  const others = Object.keys({ ...content, ...sound.content }).filter((it) => content[it] !== sound.content[it]);
  // It may stay as it is where it was not looked at, and nothing came of it.
  const told = others.filter((it) => it !== file || !READING.has(args[0] as string));
  if (told.length > 0) return `${shown}: ended with ${ended.code} and other files: ${told.join(', ')}`;
  return ended.stdout === sound.stdout ? null : `${shown}: said something else: ${ended.stdout.slice(0, 300)}`;
}
