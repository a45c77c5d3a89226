import type { z } from 'zod';
import type { Formats } from './formats.ts';
import type { InputIssue } from './input-error.ts';
import { didYouMean } from './nearest.ts';
import { formatPath, type PathStep } from './path.ts';
import { FORMAT } from './schema/common.ts';
import type { FileSchemas } from './schema/index.ts';
import { knownKeys } from './schema/keys.ts';
import type { FileKind } from './types.ts';
import type { YamlFile } from './yaml-file.ts';

export type FileData<K extends FileKind> = z.output<FileSchemas[K]>;

/** Checks a file against the schema of its kind; returns its data, or null after adding its faults to `issues`. */
export const checkFile = <K extends FileKind>(kind: K, file: YamlFile, issues: InputIssue[], formats: Formats): FileData<K> | null =>
  checkWith(
    formats.schemas[kind] as unknown as z.ZodType<FileData<K>>,
    file,
    issues,
    formats.families.map((it) => it.name),
  );

/** The same for a schema that is no file kind of its own. `families` are those that blocks may belong to. */
export function checkWith<T>(schema: z.ZodType<T>, file: YamlFile, issues: InputIssue[], families: readonly string[] = []): T | null {
  if (file.issues.length > 0) {
    issues.push(...file.issues);
    return null;
  }
  const newer = formatOf(file.data);
  if (newer !== null && newer > FORMAT) {
    const [line, column] = file.placeOf(['format']);
    const message = `found format ${newer}, expected ${FORMAT}: the file is for a newer sandtable; update sandtable, or write the file in format ${FORMAT}`;
    issues.push({ file: file.path, line, column, path: 'format', message });
    return null;
  }
  const result = schema.safeParse(file.data);
  if (result.success) return result.data;
  const strangers = new Set<string>();
  for (const issue of result.error.issues) issues.push(...explain(issue, [], file, { schema, families, strangers }));
  return null;
}

function formatOf(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('format' in data)) return null;
  return typeof data.format === 'number' ? data.format : null;
}

type Issue = z.core.$ZodIssue;

interface Checking {
  readonly schema: z.ZodType;
  readonly families: readonly string[];
  /** Unknown families already reported in this file: each is reported once. */
  readonly strangers: Set<string>;
}

function explain(issue: Issue, above: readonly PathStep[], file: YamlFile, checking: Checking): InputIssue[] {
  const path = [...above, ...(issue.path as PathStep[])];
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(checking.schema, path);
    return issue.keys.flatMap((key) => {
      const [line, column] = file.placeOfKey(path, key);
      if (isStranger(key, known, valueAt(file.data, [...path, key]), checking)) {
        if (checking.strangers.has(key)) return [];
        checking.strangers.add(key);
        const message = `found the family "${key}", expected ${oneOf(checking.families)}; the family of an external edition is known if the edition is named: --variant ./its-folder`;
        return [{ file: file.path, line, column, path: formatPath(path), message }];
      }
      const message = `found unknown key "${key}", expected ${oneOf(known)}${didYouMean(key, known)}`;
      return [{ file: file.path, line, column, path: formatPath(path), message }];
    });
  }
  if (issue.code === 'invalid_key') {
    const key = String(path.at(-1));
    const [line, column] = file.placeOfKey(path.slice(0, -1), key);
    const message = `found key "${key}", ${expectation(issue.issues[0] as Issue, key)}`;
    return [{ file: file.path, line, column, path: formatPath(path.slice(0, -1)), message }];
  }
  if (issue.code === 'invalid_union') {
    const branch = branchMeant(issue.errors, path, file.data);
    if (branch !== null) return branch.flatMap((it) => explain(it, path, file, checking));
  }
  const value = valueAt(file.data, path);
  const [line, column] = file.placeOf(path);
  return [
    { file: file.path, line, column, path: formatPath(path), message: `found ${describe(value, issue)}, ${expectation(issue, value)}` },
  ];
}

/** Whether an unknown key can only be meant as a family: it is where blocks go, holds one, and resembles no known key. */
function isStranger(key: string, known: readonly string[], value: unknown, { families }: Checking): boolean {
  if (families.length === 0 || !families.every((it) => known.includes(it)) || didYouMean(key, known) !== '') return false;
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isMap || known.length === families.length;
}

/** The one alternative of a union that the author can have meant, judged by which of them have the right types. */
function branchMeant(branches: readonly (readonly Issue[])[], path: readonly PathStep[], data: unknown): readonly Issue[] | null {
  const like = branches.filter(
    (issues) => issues.length > 0 && issues.every((it) => it.path.length > 0 || !wrongType(it, valueAt(data, path))),
  );
  if (like.length === 1) return like[0] as readonly Issue[];
  const keysFit = like.filter((issues) =>
    issues.every((it) => it.code !== 'unrecognized_keys' && valueAt(data, [...path, ...(it.path as PathStep[])]) !== undefined),
  );
  return keysFit.length === 1 ? (keysFit[0] as readonly Issue[]) : null;
}

function wrongType(issue: Issue, value: unknown): boolean {
  if (issue.code === 'invalid_type') return true;
  // Any text can be meant as a word of a list; a single word must match.
  if (issue.code === 'invalid_value') return issue.values.length === 1 || typeof value !== 'string';
  return (
    issue.code === 'invalid_union' && issue.errors.every((branch) => branch.some((it) => it.path.length === 0 && wrongType(it, value)))
  );
}

const TYPE_WORDS: { readonly [type: string]: string } = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map',
  record: 'a map',
  tuple: 'a list',
};

function expectation(issue: Issue, value: unknown): string {
  if (issue.message.startsWith('expected ')) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${TYPE_WORDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value': {
      const names = issue.values.map(String);
      return `expected ${oneOf(names)}${typeof value === 'string' ? didYouMean(value, names) : ''}`;
    }
    case 'too_small':
      return `expected at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `expected at most ${issue.maximum}${unitOf(issue.origin)}`;
    default:
      return `expected something else (${issue.message})`;
  }
}

const unitOf = (origin: string): string => (origin === 'array' ? ' in the list' : origin === 'string' ? ' characters' : '');

/** `"a", "b" or "c"` */
export function oneOf(names: readonly string[]): string {
  const quoted = names.map((it) => (/^-?[\d.]+$/.test(it) ? it : `"${it}"`));
  if (quoted.length === 1) return quoted[0] as string;
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

function describe(value: unknown, issue: Issue): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return issue.code === 'too_small' || issue.code === 'too_big' ? `${value.length}` : `a list of ${value.length}`;
  if (typeof value === 'object') return 'a map';
  if (typeof value === 'string') {
    // A message is one line, whatever was found.
    const line = value.replaceAll('\r', '\\r').replaceAll('\n', '\\n');
    return line.length > 60 ? `"${line.slice(0, 57)}..."` : `"${line}"`;
  }
  return String(value);
}

function valueAt(data: unknown, path: readonly PathStep[]): unknown {
  let value = data;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as { readonly [key: string]: unknown })[step];
  }
  return value;
}
