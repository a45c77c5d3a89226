import { activeRules, type ParamValues, type Selection } from '../compile/select.ts';
import { parseSpec } from '../compile/spec.ts';
import { DICE_VERSION } from '../engine/dice/root-key.ts';
import { sandtableVersion } from '../runner/manifest.ts';
import type { Battle } from '../scenario/types.ts';
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
  };
}

/** Files of rules that are not in force: others may still use what they export. Which files these are depends on the switches. */
const IDLE = ', rules not in force';

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

/** What has changed, in words: dice first, then code, rules and data. */
export function whatChanged(before: Provenance & { readonly spec: string }, now: Provenance, spec: string): string[] {
  const changed: string[] = [];
  if (before.diceVersion !== now.diceVersion) changed.push(`the dice: version ${before.diceVersion} then, ${now.diceVersion} now`);
  const sameRules = keysOf(before.rules, now.rules).every((id) => id in before.rules && id in now.rules);
  const parts = keysOf(before.code, now.code).filter((it) => before.code[it] !== now.code[it] && (sameRules || !it.endsWith(IDLE)));
  const engine = parts.filter((it) => it.startsWith('src/'));
  if (engine.length > 0) changed.push(`code of the engine (${engine.join(', ')})`);
  for (const part of parts) if (!engine.includes(part)) changed.push(`code of the edition (${part})`);
  if (before.spec !== spec) changed.push(`the ruleset: ${before.spec} then, ${spec} now`);
  for (const id of keysOf(before.rules, now.rules)) changed.push(...ruleChanges(id, before.rules[id], now.rules[id]));
  for (const item of keysOf(before.data, now.data)) {
    const [was, is] = [before.data[item], now.data[item]];
    if (was !== is) changed.push(`${item}: ${was === undefined ? 'new' : is === undefined ? 'no longer used' : 'changed'}`);
  }
  return changed;
}

function ruleChanges(id: string, before: RuleState | undefined, now: RuleState | undefined): string[] {
  if (before === undefined) return [`rule ${id}: now in force`];
  if (now === undefined) return [`rule ${id}: no longer in force`];
  const values = keysOf(before.values ?? {}, now.values ?? {}).flatMap((name) => {
    const [was, is] = [before.values?.[name], now.values?.[name]];
    return was === is ? [] : [`rule ${id}: ${name} was ${was ?? 'not there'}, is ${is ?? 'gone'}`];
  });
  return before.code === now.code ? values : [...values, `rule ${id}: its code`];
}

const keysOf = (a: object, b: object): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
