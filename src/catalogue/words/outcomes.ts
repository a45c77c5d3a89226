import { eventFields, events } from '../../rules/index.ts';
import type { ExampleValue } from '../../scenario/types.ts';
import { capital, countText, listed, numberText, type Phrase, wordsOf } from './phrase.ts';
import { PLACES, RESULTS, UNIT_RESULTS } from './results.ts';
import { armyOf, type Setting } from './setting.ts';
import { fill } from './template.ts';
import { nameText, pointText, valueText } from './value.ts';

type Then = { readonly [what: string]: ExampleValue };

/** What `then` says, one sentence per key. */
export const outcomesText = (then: Then, setting: Setting): Phrase[] =>
  Object.entries(joined(then)).map(([key, value]) => capital(outcomeText(key, value, setting)));

/** Merges two coordinates into one place, and two components into one direction. */
function joined(then: Then): Then {
  const { x, y, 'facing-x': facingX, 'facing-y': facingY, ...rest } = then;
  return {
    ...rest,
    ...(typeof x === 'number' && typeof y === 'number'
      ? { point: [x, y] }
      : { ...(x === undefined ? {} : { x }), ...(y === undefined ? {} : { y }) }),
    ...(typeof facingX === 'number' && typeof facingY === 'number'
      ? { facing: degrees(facingX, facingY) }
      : { ...(facingX === undefined ? {} : { 'facing-x': facingX }), ...(facingY === undefined ? {} : { 'facing-y': facingY }) }),
  };
}

const degrees = (x: number, y: number): number => (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360;

function outcomeText(key: string, value: ExampleValue, setting: Setting): Phrase {
  const head = EVENT_LISTS[key];
  if (head !== undefined && Array.isArray(value)) return eventsText(head, value, setting);
  const [event = '', at] = key.split('@');
  if (at !== undefined) return [`${wordsOf(event)} at `, ...nameText(at, setting), ': ', ...lastField(event, value, setting)];
  const dotted = /^(.+)\.([^.]+)$/.exec(key);
  if (dotted !== null) return ofUnit(nameText(dotted[1] as string, setting), dotted[2] as string, value, setting);
  return said(RESULTS[key], { it: inInches(key, value) }, setting) ?? [`${wordsOf(key)}: `, ...lastField(key, value, setting)];
}

function ofUnit(unit: Phrase, key: string, value: ExampleValue, setting: Setting): Phrase {
  // The sides have points, not models.
  const named = (template: string): Phrase => {
    const [before = '', after = ''] = template.split('{unit}');
    return [...fill(before, { it: value }, setting).phrase, ...unit, ...fill(after, { it: value }, setting).phrase];
  };
  if (key === 'place' && typeof value === 'string' && PLACES[value] !== undefined) return named(PLACES[value]);
  if (Array.isArray(value)) return ofUnitList(unit, key, value, setting);
  const template = UNIT_RESULTS[key];
  if (template === undefined) return [`${wordsOf(key)} of `, ...unit, ': ', ...valueText(value, setting)];
  return named(typeof template === 'string' ? template : template[value === true ? 0 : 1]);
}

function ofUnitList(unit: Phrase, key: string, value: readonly ExampleValue[], setting: Setting): Phrase {
  const each = listed(value.map((it) => valueText(it, setting)));
  switch (key) {
    case 'statuses':
      return value.length === 0 ? [...unit, ' has no status'] : [...unit, ' is: ', ...each];
    case 'at':
      return value.length === 0 ? [...unit, ' is off the table'] : [...unit, ' stands at ', pointText(value as number[])];
    case 'places':
      return [...unit, ' stands at ', ...listed(pairs(value as number[]).map((it) => [pointText(it)]))];
    case 'survivors':
      return value.length === 0
        ? ['nothing of ', ...unit, ' is left']
        : ['left of ', ...unit, `: ${value.length === 1 ? 'model' : 'models'} `, ...each];
    case 'wounds':
    case 'hp': {
      const what = key === 'hp' ? 'Hull Point' : 'Wound';
      const [first] = value;
      if (typeof first === 'number' && value.every((it) => it === first))
        return [value.length === 1 ? 'the last model of ' : 'each model of ', ...unit, ` has ${countText(first, what)} left`];
      return [`${what}s left in `, ...unit, ', model by model: ', ...each];
    }
    case 'powers':
      return value.length === 0 ? [...unit, ' knows no power'] : [...unit, ' knows ', ...each];
    default:
      return [`${wordsOf(key)} of `, ...unit, ': ', ...(value.length === 0 ? ['none'] : each)];
  }
}

const pairs = (flat: readonly number[]): number[][] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] as number, flat[2 * i + 1] as number]);

function said(template: (typeof RESULTS)[string] | undefined, values: { readonly it: unknown }, setting: Setting): Phrase | null {
  if (template === undefined) return null;
  const { it } = values;
  if (typeof template !== 'string') return typeof it === 'boolean' ? [template[it ? 0 : 1]] : null;
  // If an edition means something else by the word, the value is shown as written.
  return typeof it === 'boolean' ? null : fill(template, values, setting).phrase;
}

/** For an event an example gives the sum of its last field: a count, inches, whether something passed, and so on. */
function lastField(key: string, value: ExampleValue, setting: Setting): Phrase {
  const last = lastOf(key);
  if (typeof value !== 'number' || last === null) return valueText(value, setting);
  const [field, sort] = last;
  if (sort === 'inches' || field === 'inches') return [`${numberText(inInches(key, value) as number)}″`];
  if (sort === 'flag' && value <= 1) return [value === 1 ? 'yes' : 'no'];
  if (sort === 'side') return [value === 0 ? 'red' : 'blue'];
  if (sort === 'unit') return value === 0 ? ['none'] : nameText(setting.slots[value] ?? String(value), setting);
  if (field === 'dice') return [countText(value, 'die/dice')];
  if (field.endsWith('s') && !key.includes(field)) return [countText(value, field.slice(0, -1))];
  return [`${SILENT.has(field) || key.includes(field) ? '' : `${wordsOf(field)} `}${numberText(value)}`];
}

/** Fields that add nothing to the event. */
const SILENT: ReadonlySet<string> = new Set(['count', 'how', 'by']);

const inInches = (key: string, value: ExampleValue): ExampleValue =>
  typeof value === 'number' && sortOf(key) === 'inches' ? value / 256 : value;

const lastOf = (key: string): readonly [name: string, sort: string] | null => {
  const kind = events.find(key);
  return kind < 0 ? null : (eventFields[kind]?.at(-1) ?? null);
};

const sortOf = (key: string): string | null => lastOf(key)?.[1] ?? null;

/** How lists of events begin, by key. */
const EVENT_LISTS: { readonly [key: string]: string } = {
  events: 'what happens: ',
  'no-events': 'what does not happen: ',
  'in-order': 'what happens, in this order: ',
};

function eventsText(head: string, named: readonly ExampleValue[], setting: Setting): Phrase {
  if (named.length === 0) return ['none of the watched events happens'];
  return [head, ...listed(named.map((it) => (typeof it === 'string' ? eventText(it, setting) : rolesText(it, setting))))];
}

/** `{ shoots: { by: A, at: B } }`: an event with its roles. */
function rolesText(named: ExampleValue, setting: Setting): Phrase {
  const [[name, roles]] = Object.entries(named ?? {}) as [[string, ExampleValue]];
  const parts = Object.entries(roles ?? {}).map(([role, it]): Phrase => [`${wordsOf(role)} `, ...valueText(it, setting)]);
  return parts.length === 0 ? [wordsOf(name)] : [`${wordsOf(name)} (`, ...listed(parts), ')'];
}

/** `charge-made A B`: the units after the name took part. */
function eventText(text: string, setting: Setting): Phrase {
  const [name = '', ...units] = text.split(' ');
  const parts = units.map((it): Phrase => (armyOf(it, setting) === null ? [it] : nameText(it, setting)));
  return parts.length === 0 ? [wordsOf(name)] : [`${wordsOf(name)} (`, ...listed(parts), ')'];
}
