/**
 * A reader's own files: text by path, as a scenario, an army, a datasheet or a ruleset names them. `own` is a data folder like `scenarios`, what the
 * command line takes with `--data own`; rules in it are written into a ruleset as `classic+./own/rules/mine.mjs`.
 */
export type OwnFiles = Readonly<Record<string, string>>;

/** No files of one's own. */
export const NOTHING: OwnFiles = {};

/** The data folder of own files. */
export const OWN_FOLDER = 'own';

/** Of all files of a project. Far more than anybody writes by hand. */
const MOST_FILES = 100;
/** Letters of a file, and of all files together. */
const MOST_IN_ONE = 200_000;
const MOST_IN_ALL = 600_000;

const NAME = '[a-z][a-z0-9-]{0,63}';
const DATA = new RegExp(`^own/(?:(armies|datasheets|battlefields|missions|doctrines)/)?(${NAME})\\.yaml$`);
/** Code, and worked examples beside it. */
const RULES = new RegExp(`^own/rules/(${NAME})\\.(mjs|yaml)$`);
/** What is no text, or turns the order in which letters are seen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNSEEN = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff\p{Surrogate}]/u;

/** Own files that are not taken; the message is a sentence that says which and why. */
export class OwnFilesError extends Error {
  override readonly name = 'OwnFilesError';
}

const refuse = (words: string): OwnFilesError => new OwnFilesError(words);

/**
 * Own files from anywhere: a link, a folder, a form.
 * @throws OwnFilesError for a path that names no own file, for what is no text, and for too much
 */
export function ownFilesIn(data: unknown): OwnFiles {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw refuse('These are no own files.');
  const entries = Object.entries(data);
  if (entries.length > MOST_FILES) throw refuse(`These are ${entries.length} own files, and at most ${MOST_FILES} are taken.`);
  const checked = entries.map(([path, text]) => [pathIn(path), textIn(path, text)] as const);
  const letters = checked.reduce((sum, [, text]) => sum + text.length, 0);
  if (letters > MOST_IN_ALL)
    throw refuse(`Together these own files have ${counted(letters)} letters, and at most ${counted(MOST_IN_ALL)} are taken.`);
  return Object.fromEntries(checked.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const counted = (letters: number): string => letters.toLocaleString('en-GB');

function pathIn(path: string): string {
  if (DATA.test(path) || RULES.test(path)) return path;
  throw refuse(
    `${shortly(path)} is no path of an own file: write own/armies/mine.yaml (or datasheets, battlefields, missions, doctrines), own/mine.yaml for a scenario, or own/rules/mine.mjs.`,
  );
}

function textIn(path: string, text: unknown): string {
  if (typeof text !== 'string') throw refuse(`${path} is no text.`);
  if (text.length > MOST_IN_ONE)
    throw refuse(`${path} has ${counted(text.length)} letters, and at most ${counted(MOST_IN_ONE)} are taken.`);
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const bad = lines.findIndex((line) => UNSEEN.test(line));
  if (bad >= 0) throw refuse(`${path}, line ${bad + 1} has a letter that cannot be seen, or that is none; take it out.`);
  return lines.join('\n');
}

/** As much of what somebody else wrote as fits into a sentence, without what cannot be seen. */
const shortly = (it: string): string => {
  const seen = JSON.stringify([...it].filter((letter) => !UNSEEN.test(letter)).join(''));
  return seen.length > 80 ? `${seen.slice(0, 79)}…` : seen;
};

/** Own files with some changed; null takes one away. @throws OwnFilesError */
export function withChanges(own: OwnFiles, changes: Readonly<Record<string, string | null>>): OwnFiles {
  return ownFilesIn(Object.fromEntries(Object.entries({ ...own, ...changes }).filter(([, text]) => text !== null)));
}

/** Those of some paths. */
export const onlyThese = (own: OwnFiles, paths: readonly string[]): OwnFiles =>
  Object.fromEntries(Object.entries(own).filter(([path]) => paths.includes(path)));

export const sameFiles = (a: OwnFiles, b: OwnFiles): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([path, text]) => Object.hasOwn(b, path) && b[path] === text);

/** Names of own files of a kind: `mine` for `own/armies/mine.yaml`. A kind without a name is that of scenarios. */
export const ownNames = (
  own: OwnFiles,
  kind: 'armies' | 'datasheets' | 'battlefields' | 'missions' | 'doctrines' | 'scenarios',
): string[] =>
  Object.keys(own).flatMap((path) => {
    const [, folder = 'scenarios', name] = DATA.exec(path) ?? [];
    return name !== undefined && folder === kind ? [name] : [];
  });

/** How rulesets name own rules: `./own/rules/mine.mjs`. */
export const ownRules = (own: OwnFiles): string[] =>
  Object.keys(own)
    .filter((path) => RULES.test(path) && path.endsWith('.mjs'))
    .map((path) => `./${path}`);

/** Whether some of it would be run. */
export const hasCode = (own: OwnFiles): boolean => ownRules(own).length > 0;
