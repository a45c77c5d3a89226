import type { z } from 'zod';
import type { InputIssue } from './inputError.ts';
import { didYouMean } from './nearest.ts';
import { FORMAT } from './schema/common.ts';
import { SCHEMAS } from './schema/index.ts';
import { knownKeys } from './schema/keys.ts';
import type { FileKind } from './types.ts';
import { formatPath, type PathStep, type YamlFile } from './yamlFile.ts';

export type FileData<K extends FileKind> = z.output<(typeof SCHEMAS)[K]>;

/** Checks a file against the schema of its kind: its data, or null after all that is wrong has gone to `issues`. */
export const checkFile = <K extends FileKind>(kind: K, file: YamlFile, issues: InputIssue[]): FileData<K> | null =>
  checkWith(SCHEMAS[kind] as unknown as z.ZodType<FileData<K>>, file, issues);

/** The same for a schema that is no file kind of its own. */
export function checkWith<T>(schema: z.ZodType<T>, file: YamlFile, issues: InputIssue[]): T | null {
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
  for (const issue of result.error.issues) issues.push(...explain(issue, [], file, schema));
  return null;
}

function formatOf(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('format' in data)) return null;
  return typeof data.format === 'number' ? data.format : null;
}

type Issue = z.core.$ZodIssue;

function explain(issue: Issue, above: readonly PathStep[], file: YamlFile, schema: z.ZodType): InputIssue[] {
  const path = [...above, ...(issue.path as PathStep[])];
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, path);
    return issue.keys.map((key) => {
      const [line, column] = file.placeOfKey(path, key);
      const message = `found unknown key "${key}", expected ${oneOf(known)}${didYouMean(key, known)}`;
      return { file: file.path, line, column, path: formatPath(path), message };
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
    if (branch !== null) return branch.flatMap((it) => explain(it, path, file, schema));
  }
  const value = valueAt(file.data, path);
  const [line, column] = file.placeOf(path);
  return [
    { file: file.path, line, column, path: formatPath(path), message: `found ${describe(value, issue)}, ${expectation(issue, value)}` },
  ];
}

/** The one alternative of a union that the author can have meant, judged by which of them fit as far as their type goes. */
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
  // A word list is meant by any text; a single word only by itself.
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
  if (typeof value === 'string') return value.length > 60 ? `"${value.slice(0, 57)}..."` : `"${value}"`;
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
