import { leverHandle, parseLever } from '../compile/lever.ts';
import type { Battle } from '../scenario/types.ts';
import type { Values } from './data-values.ts';
import { IDLE, type Provenance, type RuleState } from './provenance.ts';

/** What readers call the things that may change. */
export interface ChangeNames {
  /** A ruleset by its specification. */
  readonly ruleset: (spec: string) => string;
  /** `“Morale tests” (CLS-MORALE-03)` */
  readonly rule: (id: string) => string;
  /** `Line infantry (datasheet line-infantry)` */
  readonly item: (item: string) => string;
}

/** Most changes of values that a line tells. */
const MOST_VALUES = 6;

/** What has changed, in words: dice first, then code, rules and data. A baseline that keeps no values tells only which data changed. */
export function whatChanged(before: Provenance & { readonly spec: string }, now: Provenance, spec: string, names: ChangeNames): string[] {
  const changed: string[] = [];
  if (before.diceVersion !== now.diceVersion) changed.push(`the dice: version ${before.diceVersion} then, ${now.diceVersion} now`);
  const sameRules = keysOf(before.rules, now.rules).every((id) => id in before.rules && id in now.rules);
  const parts = keysOf(before.code, now.code).filter((it) => before.code[it] !== now.code[it] && (sameRules || !it.endsWith(IDLE)));
  const engine = parts.filter((it) => it.startsWith('src/'));
  if (engine.length > 0) changed.push(`code of the engine (${engine.join(', ')})`);
  for (const part of parts) if (!engine.includes(part)) changed.push(`code of the edition (${part})`);
  if (before.spec !== spec) changed.push(`the ruleset: ${names.ruleset(before.spec)} then, ${names.ruleset(spec)} now`);
  changed.push(...rulesChanged(before.rules, now.rules, names));
  for (const item of keysOf({ ...before.data, ...before.values }, { ...now.data, ...now.values })) {
    const told = itemChanged(item, before, now);
    if (told !== null) changed.push(`${names.item(item)}: ${told}`);
  }
  return changed;
}

type Rules = Provenance['rules'];

/** What a lever changes, without how: its ID begins with it. Null for other rules. */
function leverHead(id: string): string | null {
  const lever = parseLever(id);
  return lever === null ? null : leverHandle({ ...lever, how: 'set' });
}

function rulesChanged(before: Rules, now: Rules, { rule }: ChangeNames): string[] {
  const lost = Object.keys(before).filter((id) => !(id in now));
  const tuned = new Map<string, string>();
  for (const id of Object.keys(now)) {
    const was = id in before ? undefined : lost.find((it) => leverHead(it) !== null && leverHead(it) === leverHead(id));
    if (was !== undefined) tuned.set(was, id);
  }
  const taken = new Set(tuned.values());
  return keysOf(before, now).flatMap((id) => {
    const next = tuned.get(id);
    if (taken.has(id)) return [];
    if (next === undefined) return ruleChanged(before[id], now[id]).map((it) => `${rule(id)}: ${it}`);
    const head = leverHead(id) ?? '';
    return [`${head}: ${id.slice(head.length)} -> ${next.slice(head.length)}`];
  });
}

function ruleChanged(before: RuleState | undefined, now: RuleState | undefined): string[] {
  if (before === undefined) return ['now in force'];
  if (now === undefined) return ['no longer in force'];
  const values = keysOf(before.values ?? {}, now.values ?? {}).flatMap((name) => {
    const [was, is] = [before.values?.[name], now.values?.[name]];
    return was === is ? [] : [`${name} ${was ?? 'not there'} -> ${is ?? 'gone'}`];
  });
  return before.code === now.code ? values : [...values, 'its code'];
}

/** What changed in a file or in the values that it leads to; null if nothing did. */
function itemChanged(item: string, before: Provenance, now: Provenance): string | null {
  const [was, is] = [before.data[item], now.data[item]];
  const [old, current] = [before.values?.[item], now.values?.[item]];
  if (was !== is && (was === undefined || is === undefined)) return was === undefined ? 'new' : 'no longer used';
  if (old === undefined || current === undefined) return was === is ? null : 'changed';
  const told = valuesChanged(old, current);
  if (told.length === 0) return was === is ? null : 'changed, but no value in use here';
  const more = told.length - MOST_VALUES;
  return more > 1 ? `${told.slice(0, MOST_VALUES).join(', ')}, and ${more} more` : told.join(', ');
}

type Parts = { readonly [part: string]: Values };

/** `T 3 -> 5 (gunner)`: the same change of several parts once, and without their names if it is of all models. */
function valuesChanged(before: Parts, now: Parts): string[] {
  const changes = new Map<string, string[]>();
  for (const part of keysOf(before, now)) {
    const [old, current] = [before[part], now[part]];
    const note = (text: string): void => void changes.set(text, [...(changes.get(text) ?? []), part]);
    if (old === undefined || current === undefined) note(old === undefined ? 'new' : 'gone');
    else
      for (const field of keysOf(old, current))
        if (old[field] !== current[field]) note(`${field} ${old[field] ?? 'none'} -> ${current[field] ?? 'none'}`);
  }
  const models = keysOf(before, now).filter((part) => 'models' in (now[part] ?? {}));
  return [...changes].map(([text, parts]) => {
    const of = parts.filter((it) => it !== '');
    return of.length === 0 || of.join() === models.join() ? text : `${text} (${of.join(', ')})`;
  });
}

/** Names of data by the titles that battles give them. */
export function itemNames(battles: readonly Battle[]): ChangeNames['item'] {
  const titles = new Map<string, string>();
  for (const battle of battles) {
    titles.set(`scenario ${battle.id}`, battle.title);
    for (const { id, title } of Object.values(battle.armies)) titles.set(`army ${id}`, title);
    for (const { id, title } of Object.values(battle.doctrines)) titles.set(`doctrine ${id}`, title);
    for (const [id, { title }] of Object.entries(battle.datasheets)) titles.set(`datasheet ${id}`, title);
  }
  return (item) => {
    const title = titles.get(item)?.trim() ?? '';
    return title === '' ? item : `${title} (${item})`;
  };
}

const keysOf = (a: object, b: object): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
