import { eventFields, events } from '../../rules/index.ts';
import type { ExampleValue } from '../../scenario/types.ts';
import { capital, listed, numberText, type Phrase, wordsOf } from './phrase.ts';
import { PLACES, RESULTS, UNIT_RESULTS } from './results.ts';
import { armyOf, type Setting } from './setting.ts';
import { fill } from './template.ts';
import { nameText, pointText, valueText } from './value.ts';

type Then = { readonly [what: string]: ExampleValue };

/** What `then` says, one sentence a key. */
export const outcomesText = (then: Then, setting: Setting): Phrase[] =>
  Object.entries(then).map(([key, value]) => capital(outcomeText(key, value, setting)));

function outcomeText(key: string, value: ExampleValue, setting: Setting): Phrase {
  if ((key === 'events' || key === 'no-events') && Array.isArray(value))
    return eventsText(key === 'events', value as readonly string[], setting);
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
      return value.length === 0 ? [...unit, ' stands nowhere'] : [...unit, ' stands at ', pointText(value as number[])];
    case 'places':
      return [...unit, ' stands at ', ...listed(pairs(value as number[]).map((it) => [pointText(it)]))];
    case 'survivors':
      return value.length === 0
        ? ['nobody of ', ...unit, ' is left']
        : ['left of ', ...unit, `: ${value.length === 1 ? 'model' : 'models'} `, ...each];
    case 'wounds':
      return ['Wounds left in ', ...unit, ', model by model: ', ...each];
    case 'hp':
      return ['Hull Points left in ', ...unit, ', model by model: ', ...each];
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
  // Where an edition means something else by the word, it is read out as it stands.
  return typeof it === 'boolean' ? null : fill(template, values, setting).phrase;
}

/** Whatever follows an event stands for the sum of its last field: of lengths in 1/256 inch, of what passes or fails 1 and 0. */
function lastField(key: string, value: ExampleValue, setting: Setting): Phrase {
  const sort = typeof value === 'number' ? sortOf(key) : null;
  if (typeof value !== 'number' || sort === null) return valueText(value, setting);
  if (sort === 'inches') return [`${numberText(inInches(key, value) as number)}″`];
  if (sort === 'flag' && value <= 1) return [value === 1 ? 'yes' : 'no'];
  if (sort === 'side') return [value === 0 ? 'red' : 'blue'];
  return [numberText(value)];
}

const inInches = (key: string, value: ExampleValue): ExampleValue =>
  typeof value === 'number' && sortOf(key) === 'inches' ? value / 256 : value;

function sortOf(key: string): string | null {
  const kind = events.find(key);
  return kind < 0 ? null : (eventFields[kind]?.at(-1)?.[1] ?? null);
}

function eventsText(happen: boolean, texts: readonly string[], setting: Setting): Phrase {
  if (texts.length === 0) return ['nothing that is watched happens'];
  return [happen ? 'what happens: ' : 'what does not happen: ', ...listed(texts.map((text) => eventText(text, setting)))];
}

/** `charge-made A B`: the units after the name took part. */
function eventText(text: string, setting: Setting): Phrase {
  const [name = '', ...units] = text.split(' ');
  const parts = units.map((it): Phrase => (armyOf(it, setting) === null ? [it] : nameText(it, setting)));
  return parts.length === 0 ? [wordsOf(name)] : [`${wordsOf(name)} (`, ...listed(parts), ')'];
}
