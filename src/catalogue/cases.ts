import { loadExamples } from '../scenario/examples.ts';
import type { Files } from '../scenario/files.ts';
import type { Formats } from '../scenario/formats.ts';
import type { Example, ExampleFile } from '../scenario/types.ts';
import { caseText } from './yaml-text.ts';

/** A file of worked examples and the default ruleset of its cases. */
export interface ExampleSource {
  readonly path: string;
  readonly spec: string;
}

/** A worked example with the ruleset it is played under and its text. */
export interface Case {
  readonly example: Example;
  readonly file: ExampleFile;
  readonly spec: string;
  /** Self-contained YAML of the case as its author wrote it. */
  readonly yaml: string;
}

interface CaseOptions {
  readonly files: Files;
  readonly formats: Formats;
}

/**
 * The worked examples of some rules, by rule, in the order of their files. Files without any are not parsed.
 * Throws an InputError for a file that is not a file of examples.
 */
export function casesOf(ids: ReadonlySet<string>, sources: readonly ExampleSource[], { files, formats }: CaseOptions): Map<string, Case[]> {
  const found = new Map<string, Case[]>();
  for (const { path, spec } of sources) {
    const text = files.read(path);
    if (!rulesIn(text).some((id) => ids.has(id))) continue;
    const file = loadExamples(path, { files, formats });
    const { examples } = file;
    const lines = text.split('\n').length;
    examples.forEach((example, i) => {
      if (!ids.has(example.rule)) return;
      const yaml = caseText(text, example.line, examples[i + 1]?.line ?? lines + 1);
      const list = found.get(example.rule) ?? [];
      list.push({ example, file, spec: example.variant ?? spec, yaml });
      found.set(example.rule, list);
    });
  }
  return found;
}

/** How many worked examples each rule has in these texts, which are not parsed: each case begins with `rule:`. */
export function countCases(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const id of rulesIn(text)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The rule of each case of a text. */
const rulesIn = (text: string): string[] => [...text.matchAll(/^\s*-?\s*rule:\s*["']?([A-Z0-9-]+)/gm)].map(([, id]) => id as string);
