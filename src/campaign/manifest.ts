import type { ListNotes } from '../scenario/list-notes.ts';

/** A file of code that is not this package's own. */
export interface CodeFile {
  /** As seen from the folder that plugins are looked up from, with `/`: a folder that was moved as a whole has the same. */
  readonly path: string;
  /** SHA-256 of its bytes, 16 hexadecimal digits. */
  readonly digest: string;
}

/** A file that a run wrote. */
export interface WrittenFile {
  /** Inside the folder of the run, with `/`. */
  readonly path: string;
  /** SHA-256 of its bytes. */
  readonly digest: string;
}

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
  /** Null in a browser. */
  readonly node: string | null;
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
  /** What is told of the army lists that were played; missing in runs by older versions. */
  readonly lists?: ListNotes;
  /** Everything else in the folder that the run wrote. */
  readonly files?: readonly WrittenFile[];
}

/** What a plan says of the code that plays. */
export type PlanHeader = Pick<Plan, 'format' | 'sandtable' | 'diceVersion' | 'code' | 'commit'>;

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
