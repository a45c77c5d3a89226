import type { Block, FamilyFormat, InlineAttack, InlineOption } from '../rules/index.ts';
import { checkWith } from '../scenario/check.ts';
import type { Formats } from '../scenario/formats.ts';
import type { InputIssue } from '../scenario/input-error.ts';
import { didYouMean } from '../scenario/nearest.ts';
import { normalValue, sheetData } from '../scenario/sheet-values.ts';
import type { YamlFile } from '../scenario/yaml-file.ts';
import { UsageError } from './command.ts';

/** Options of a command line that are none of the command's own, as they were typed. */
export type Typed = ReadonlyMap<string, readonly string[]>;

/** Options of every family. */
export const COMMON: readonly Pick<InlineOption, 'name' | 'about' | 'otherwise'>[] = [
  { name: 'shots', about: 'shots of each model that attacks', otherwise: 1 },
  { name: 'attacks', about: 'its attacks in close combat, instead of shots' },
  { name: 'attackers', about: 'models that attack', otherwise: 1 },
  { name: 'models', about: 'models of the target; of a vehicle one', otherwise: 10 },
  { name: 'distance', about: 'inches between them, when shooting; the range is 36', otherwise: 20 },
  { name: 'keywords', about: 'rules of the weapon: "lethal hits, sustained hits 1"' },
  { name: 'rules', about: 'rules of the target: "stealth"' },
  { name: 'fnp', about: 'the roll on which the target feels no pain' },
  { name: 'cover', about: 'the target is in cover; a number is that of its save, where cover is one' },
];

const formOf = (format: FamilyFormat): InlineAttack => {
  if (format.inline === undefined)
    throw new UsageError(`the family "${format.name}" does not say how an attack is written in a line; write it in a file (init attack)`);
  return format.inline;
};

/** The options of families, with what they mean. */
export function inlineOptions(formats: readonly FamilyFormat[]): { family: string; name: string; about: string; otherwise: string }[] {
  return formats.flatMap((format) =>
    [...COMMON, ...formOf(format).options].map(({ name, about, otherwise }) => ({
      family: format.name,
      name: `--${name}`,
      about,
      otherwise: otherwise === undefined ? '' : String(otherwise),
    })),
  );
}

/**
 * Refuses options that no family has: each family takes its own.
 * @throws UsageError that names those there are
 */
export function checkInline(typed: Typed, formats: readonly FamilyFormat[], own: readonly string[]): void {
  const known = [...new Set(inlineOptions(formats).map(({ name }) => name))];
  for (const name of typed.keys()) {
    if (known.includes(`--${name}`) || /^(target|attacker)-[A-Za-z]/.test(name)) continue;
    const near = didYouMean(`--${name}`, [...known, ...own]);
    throw new UsageError(
      `there is no option --${name}${near}; an attack in a line has ${known.join(', ')}, --target-X and --attacker-X for any value X of a profile (${formats.map((it) => it.name).join(', ')}; odds --options says what they mean)`,
    );
  }
}

/** Most models of a side. */
const MOST = 50;
const RANK = 10;
/** Inches between the centres of models. */
const STEP = 1.5;
/** Where A's front rank stands, and the first of each rank. */
const FRONT = 16;
const EDGE = 8;
/** Inches between the front ranks: more than half of the usual range. */
const APART = 20;

interface Parts {
  readonly weapon: { [key: string]: unknown };
  readonly attacker: { [key: string]: unknown };
  readonly target: { [key: string]: unknown };
}

/** The attack as the text of a file of examples, for one family. */
export function inlineText(typed: Typed, format: FamilyFormat, formats: Formats): string {
  const form = formOf(format);
  const number = (name: string, otherwise: number, most: number): number => wholeOf(typed, name, otherwise, most);
  if (typed.has('shots') && typed.has('attacks'))
    throw new UsageError('--shots and --attacks: an attack is made by shooting or in close combat; choose one');
  const melee = typed.has('attacks');
  const mode = melee ? form.melee : form.shooting;
  const parts: Parts = { weapon: { ...mode.weapon }, attacker: { ...mode.attacker }, target: { ...mode.target } };
  const setBy = new Map<string, readonly [option: string, values: readonly string[]]>();
  const put = (part: keyof Parts, key: string, option: string, values: readonly string[], reads?: (n: number) => number): void => {
    setBy.set(`${part}.${key}`, [option, values]);
    parts[part][key] = dataOf(key, values[0] ?? '', reads);
  };
  const count = melee ? 'attacks' : 'shots';
  put(mode.number.of, mode.number.key, count, typed.get(count) ?? ['1']);
  for (const option of form.options) {
    const values = typed.get(option.name);
    if (values === undefined) continue;
    put(option.of, option.key, option.name, values, option.reads);
    Object.assign(parts[option.of], option.makes ?? {});
  }
  for (const [name, values] of typed) {
    const [, part = '', key = ''] = /^(target|attacker)-(.+)$/.exec(name) ?? [];
    if (part === 'target' || part === 'attacker') put(part, key, name, values);
  }
  settle(parts, setBy, format, formats);
  const isVehicle = form.isVehicle(parts.target);
  const attackers = number('attackers', 1, MOST);
  const models = number('models', isVehicle ? 1 : Math.max(10, attackers), MOST);
  const fnp = typed.get('fnp');
  const rules = [...wordsOf(typed.get('rules')), ...(fnp === undefined ? [] : [`${form.feelNoPain} ${rollOf('fnp', fnp[0] ?? '')}`])];
  const weapon = { ...parts.weapon, [form.weaponRules]: wordsOf(typed.get('keywords')) };
  const apart = melee ? 1 : number('distance', APART, 36);
  const placed = (count: number, side: 1 | -1, x: number): object =>
    melee ? { at: [x, EDGE], models: count, spacing: 1 } : ranks(count, side, x);
  const example = {
    title: titleOf(typed),
    given: {
      battlefield: { width: 72, height: 72 },
      units: {
        A: {
          army: 'red',
          ...placed(attackers, -1, FRONT),
          keywords: ['infantry'],
          [format.name]: parts.attacker,
          weapons: { attack: { [format.name]: weapon } },
        },
        B: {
          army: 'blue',
          ...placed(models, 1, FRONT + apart),
          keywords: [isVehicle ? 'vehicle' : 'infantry'],
          ...(rules.length > 0 && { rules }),
          [format.name]: parts.target,
        },
      },
      ...(typed.has('cover') && { terrain: [coverOf(typed.get('cover')?.[0] ?? '', FRONT + apart)] }),
    },
    when: [mode.when],
  };
  return JSON.stringify({ format: 1, examples: [example] });
}

/** Takes of several values of one option the one that the family accepts: AP is 5 in one and -1 in another. */
function settle(parts: Parts, setBy: Map<string, readonly [string, readonly string[]]>, format: FamilyFormat, formats: Formats): void {
  const family = formats.families.find((it) => it.name === format.name);
  if (family === undefined) return;
  const check = (part: keyof Parts): InputIssue[] => {
    const issues: InputIssue[] = [];
    checkWith(part === 'weapon' ? family.weapon : family.model, asFile(parts[part]), issues);
    return issues;
  };
  for (const [place, [option, values]] of setBy) {
    const [part, key] = place.split('.') as [keyof Parts, string];
    const wrong = (): InputIssue | undefined =>
      check(part).find((it) => it.path === key || it.path.startsWith(`${key}[`) || it.message.startsWith(`found unknown key "${key}"`));
    const reads = (format.inline as InlineAttack).options.find((it) => it.name === option)?.reads;
    const first = wrong();
    if (first === undefined) continue;
    const fits = values.slice(1).some((value) => {
      parts[part][key] = dataOf(key, value, reads);
      return wrong() === undefined;
    });
    const hint =
      values.length === 1
        ? '; for rulesets of several families an option may be given several times, and each takes the value that it knows'
        : '';
    if (!fits) throw new UsageError(`--${option} ${values.join(`, --${option} `)} (${format.name}): ${first.message}${hint}`);
  }
}

const asFile = (data: Block): YamlFile => ({
  path: '',
  digest: '',
  data,
  issues: [],
  placeOf: () => [0, 0],
  placeOfKey: () => [0, 0],
  positions: () => ({}),
});

function dataOf(key: string, text: string, reads?: (n: number) => number): unknown {
  const normal = text === 'true' || text === '' ? '-' : (normalValue(text) ?? text);
  const value = sheetData({ sheet: '', part: null, field: key, value: normal });
  return reads !== undefined && typeof value === 'number' ? reads(value) : value;
}

function wholeOf(typed: Typed, name: string, otherwise: number, most: number): number {
  const text = typed.get(name)?.[0];
  if (text === undefined) return otherwise;
  if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > most)
    throw new UsageError(`--${name} ${text}: expected a whole number from 1 to ${most}`);
  return Number(text);
}

function rollOf(name: string, text: string): number {
  if (!/^[2-6]\+?$/.test(text)) throw new UsageError(`--${name} ${text}: expected a roll like 5+`);
  return Number.parseInt(text, 10);
}

/** `lethal hits, Sustained Hits 1` as keywords: `lethal-hits`, `sustained-hits 1`. */
const wordsOf = (texts: readonly string[] | undefined): string[] =>
  (texts ?? [])
    .flatMap((it) => it.split(','))
    .map((it) => it.trim().toLowerCase())
    .filter((it) => it !== '')
    .map((it) => {
      const [, name = it, value] = /^(.*?)(?:\s+(d?\d+)\+?)?$/.exec(it) ?? [];
      return [name.replaceAll(/\s+/g, '-'), ...(value === undefined ? [] : [value.toUpperCase()])].join(' ');
    });

/** Ranks of ten, the first facing the enemy: within range of all, and beyond half of it. */
function ranks(count: number, side: 1 | -1, x: number): object {
  if (count <= RANK) return { at: [x, EDGE], models: count };
  const place = (i: number): readonly number[] => [x + side * STEP * Math.floor(i / RANK), EDGE + STEP * (i % RANK)];
  return { models: count, places: Array.from({ length: count }, (_, i) => place(i)) };
}

/** A ruin round the whole target. */
function coverOf(text: string, x: number): object {
  const save = text === 'true' || text === '' ? {} : { cover: rollOf('cover', text) };
  const [left, right, low, high] = [x - 2, x + STEP * (MOST / RANK) + 1, EDGE - 2, EDGE + STEP * RANK + 1];
  const polygon = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
  return { id: 'cover', kind: 'ruin', polygon, height: 2, ...save };
}

const titleOf = (typed: Typed): string =>
  [...typed].map(([name, values]) => `${name}${values[0] === 'true' ? '' : ` ${values.join(' or ')}`}`).join(', ');
