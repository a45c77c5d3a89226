import { activeRules, type ParamValues, type Selection } from '../compile/select.ts';
import { parseSpec } from '../compile/spec.ts';
import { DICE_VERSION } from '../engine/dice/root-key.ts';
import { sandtableVersion } from '../runner/build.ts';
import type { Battle } from '../scenario/types.ts';
import { type DataValues, valuesOf } from './data-values.ts';
import { digestOfTexts, engineCode, pluginFiles, type SourceFile } from './sources.ts';

/** A rule in force. */
export interface RuleState {
  /** Digest of the files that hold its code, where they are known. */
  readonly code?: string;
  /** Its parameters, if it has any. */
  readonly values?: ParamValues;
}

/** Everything that determines how engagements go, item by item. Digests have eight hexadecimal digits. */
export interface Provenance {
  readonly sandtable: string;
  readonly diceVersion: number;
  readonly rules: { readonly [id: string]: RuleState };
  /** By folder of the engine, edition, and plugin; an edition's without the files of its rules. */
  readonly code: { readonly [part: string]: string };
  /** By kind and name: `datasheet line-infantry`. */
  readonly data: { readonly [item: string]: string };
  /** What the data says; missing from baselines by older versions. */
  readonly values?: DataValues;
}

/** The current provenance of a ruleset and some battles. */
export function provenanceOf(selection: Selection, battles: readonly Battle[], from: string = process.cwd()): Provenance {
  const { base, packs } = parseSpec(selection.spec);
  const files = [base, ...packs].flatMap((name) => pluginFiles(name, from));
  const unique = [...new Map(files.map((file) => [file.path, file])).values()];
  const ruleFiles = new Map<string, SourceFile[]>();
  for (const file of unique) for (const id of rulesIn(file)) ruleFiles.set(id, [...(ruleFiles.get(id) ?? []), file]);
  const rules: { [id: string]: RuleState } = {};
  const inForce = new Set<SourceFile>();
  for (const { rule, values } of activeRules(selection)) {
    const of = ruleFiles.get(rule.id) ?? [];
    for (const file of of) inForce.add(file);
    rules[rule.id] = {
      ...(of.length > 0 && { code: digestOfTexts(of) }),
      ...(Object.keys(values).length > 0 && { values }),
    };
  }
  const known = new Set(selection.rules.flatMap(({ rule }) => ruleFiles.get(rule.id) ?? []));
  const parts = new Map<string, SourceFile[]>();
  for (const file of unique) {
    if (inForce.has(file)) continue;
    const part = known.has(file) ? `${file.part}${IDLE}` : file.part;
    parts.set(part, [...(parts.get(part) ?? []), file]);
  }
  const digests = [...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([part, of]) => [part, digestOfTexts(of)] as const);
  return {
    sandtable: sandtableVersion(),
    diceVersion: DICE_VERSION,
    rules,
    code: { ...engineCode(), ...Object.fromEntries(digests) },
    data: dataOf(battles),
    values: valuesOf(selection, battles),
  };
}

/** Files of rules that are not in force: others may still use what they export. Which files these are depends on the switches. */
export const IDLE = ', rules not in force';

/** Ledger IDs of the rules that a file defines. */
const rulesIn = ({ text }: SourceFile): string[] =>
  text.includes('defineRule')
    ? [...text.matchAll(/\bid: ['"]([A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-[0-9]{2,})['"]/g)].map((it) => it[1] as string)
    : [];

function dataOf(battles: readonly Battle[]): { [item: string]: string } {
  const items = new Map<string, Set<string>>();
  for (const { kind, id, digest } of battles.flatMap((it) => it.sources)) {
    const name = `${kind} ${id}`;
    items.set(name, (items.get(name) ?? new Set()).add(digest));
  }
  const digests = [...items].map(([name, of]) => [name, digestOfTexts([...of].sort().map((text) => ({ path: '', text })))] as const);
  return Object.fromEntries(digests.sort(([a], [b]) => (a < b ? -1 : 1)));
}
