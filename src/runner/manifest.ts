import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DICE_VERSION } from '../engine/dice/root-key.ts';
import type { CodeFile } from '../load/outside-code.ts';
import { moduleUrl, PACKAGE_ROOT, RUNS_SOURCES, readPackage } from '../load/root.ts';
import type { WrittenFile } from './written.ts';

/** What is known before the first die is rolled: two runs with equal plans leave equal results. */
export interface Plan {
  readonly format: 1;
  readonly sandtable: string;
  readonly diceVersion: number;
  /** Of the code that plays: engine, compiler, readers and built-in variants. */
  readonly code: string;
  /** Of the code; with `-dirty` when files differ from it; null outside a repository. */
  readonly commit: string | null;
  readonly seed: string;
  readonly pairs: number;
  readonly scenarios: readonly {
    readonly id: string;
    readonly digest: string;
    readonly doctrines: { readonly red: string; readonly blue: string };
  }[];
  readonly data: readonly { readonly path: string; readonly digest: string }[];
  /** Code from outside the package that rulesets are made of, with what it imports. */
  readonly plugins: readonly CodeFile[];
  readonly rulesets: readonly {
    readonly variant: string;
    readonly spec: string;
    readonly digest: string;
    readonly switches: readonly string[];
  }[];
}

/** What is asked of games besides how they are played, by name: margin, promises. Plain data; what does not change the answer is not part of it. */
export type Question = { readonly [name: string]: unknown };

/** `run.json`: how a folder of results came about. */
export interface Manifest extends Plan {
  readonly node: string;
  readonly command: readonly string[];
  /** Pairs played: fewer than asked for after an early stop. */
  readonly pairs: number;
  /** Pairs asked for. */
  readonly pairsAsked: number;
  readonly workers: number;
  /** ISO 8601. */
  readonly started: string;
  /** Wall time of this session, without reading and writing files. */
  readonly seconds: number;
  /** Engagements in the results; a resumed run played some of them earlier. */
  readonly engagements: number;
  /** Played in this session, by wall time. */
  readonly engagementsPerSecond: number;
  /** Of all threads in this session. */
  readonly cpuSeconds: number;
  /** What was asked besides; missing in runs by older versions, like `files`. */
  readonly question?: Question;
  /** Everything else in the folder that the run wrote. */
  readonly files?: readonly WrittenFile[];
}

export const sandtableVersion = (): string => readPackage().version;

export const planHeader = (): Pick<Plan, 'format' | 'sandtable' | 'diceVersion' | 'code' | 'commit'> => ({
  format: 1,
  sandtable: sandtableVersion(),
  diceVersion: DICE_VERSION,
  code: codeDigest(),
  commit: commitOfCode(),
});

/** Folders whose files determine how an engagement goes. */
export const PLAYING = [
  'src/compile',
  'src/doctrine',
  'src/engine',
  'src/kit',
  'src/load',
  'src/rules',
  'src/runner',
  'src/scenario',
  'variants',
];

/** Digest of the code that plays, as it runs: sources and compiled code have different ones. */
export function codeDigest(): string {
  const hash = createHash('sha256');
  const ending = RUNS_SOURCES ? '.ts' : '.js';
  for (const folder of PLAYING) {
    const root = fileURLToPath(moduleUrl(folder));
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith(ending));
    for (const file of files.sort()) hash.update(`${folder}/${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The commit of the package's own repository. */
function commitOfCode(): string | null {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: fileURLToPath(PACKAGE_ROOT), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('rev-parse', '--show-prefix') !== '') return null;
    const commit = git('rev-parse', 'HEAD');
    return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}-dirty`;
  } catch {
    return null;
  }
}

/** What of a plan decides games, for chunks to carry: not the commit, since the same code may be committed or not. */
export const decidesGames = ({ commit: _, ...plan }: Plan): unknown => plan;

/** How two plans differ, in words; empty when a run of one can be resumed with the other. */
export function planDifferences(before: Plan, now: Plan): string[] {
  const found: string[] = [];
  const tell = (what: string, a: unknown, b: unknown): void => {
    if (JSON.stringify(a) !== JSON.stringify(b)) found.push(`${what}: ${show(a)} then, ${show(b)} now`);
  };
  tell('sandtable', before.sandtable, now.sandtable);
  tell('code', before.code, now.code);
  tell('dice', before.diceVersion, now.diceVersion);
  tell('seed', before.seed, now.seed);
  tell('pairs', before.pairs, now.pairs);
  tell(
    'scenarios',
    before.scenarios.map((it) => it.id),
    now.scenarios.map((it) => it.id),
  );
  tell(
    'doctrines',
    before.scenarios.map((it) => it.doctrines),
    now.scenarios.map((it) => it.doctrines),
  );
  tell(
    'rulesets',
    before.rulesets.map((it) => it.spec),
    now.rulesets.map((it) => it.spec),
  );
  if (found.length > 0) return found;
  // A folder of results by an older version lists no plugins.
  found.push(...fileDifferences(before.plugins ?? [], now.plugins));
  const scenarios = [before, now].map((it) => it.scenarios.map(({ digest }) => digest));
  const files = JSON.stringify(scenarios[0]) === JSON.stringify(scenarios[1]) ? [] : fileDifferences(before.data, now.data);
  if (files.length > 0) found.push(...files);
  else tell('content of scenarios', scenarios[0], scenarios[1]);
  if (found.length > 0) return found;
  tell(
    'content of rulesets',
    before.rulesets.map((it) => it.digest),
    now.rulesets.map((it) => it.digest),
  );
  return found;
}

/** Which of the files that decide results are others. */
export function fileDifferences(before: readonly CodeFile[], now: readonly CodeFile[]): string[] {
  const byPath = (files: readonly CodeFile[]) => new Map(files.map(({ path, digest }) => [path, digest]));
  const [then, today] = [byPath(before), byPath(now)];
  const gone = [...then.keys()].filter((path) => !today.has(path)).map((path) => `${path} is no longer part of it`);
  const others = [...today].flatMap(([path, digest]) => {
    if (!then.has(path)) return [`${path} was not part of it`];
    return then.get(path) === digest ? [] : [`${path} has changed`];
  });
  return [...others, ...gone];
}

const show = (value: unknown): string =>
  Array.isArray(value) ? value.map(show).join(', ') : typeof value === 'object' ? JSON.stringify(value) : String(value);
