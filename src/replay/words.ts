import { eventFields, events, eventWords } from '../rules/index.ts';
import { capital, wordsOf } from './names.ts';
import { isSave, purposeWords } from './purposes.ts';
import type { Line } from './transcript.ts';

/** A piece of a sentence: plain text, or a unit or an army by its ID with its name. */
export type Part = string | { readonly who: string; readonly text: string };

type Fields = Extract<Line, { readonly kind: 'event' }>['fields'];
type Value = Fields[string];
export type Names = ReadonlyMap<string, string>;

export const plainText = (parts: readonly Part[]): string => parts.map((it) => (typeof it === 'string' ? it : it.text)).join('');

/** What happened, in words. */
export function sentenceOf(line: Line, names: Names): Part[] {
  switch (line.kind) {
    case 'place':
      return [who(line.unit, names), ` stands at ${line.x.toFixed(1)}, ${line.y.toFixed(1)}`];
    case 'dice':
      return rollOf(line, names);
    case 'event':
      return eventSentence(line.event, line.fields, names);
  }
}

/** Who rolls what at which target, without the faces. */
function rollOf({ actor, target, purpose }: Extract<Line, { readonly kind: 'dice' }>, names: Names): Part[] {
  const words = purposeWords(purpose);
  if (actor === 'nobody') return [capital(words)];
  if (target === null || target === actor) return [who(actor, names), `: ${words}`];
  if (isSave(purpose)) return [who(target, names), `: ${words} against `, who(actor, names)];
  return [who(actor, names), ' at ', who(target, names), `: ${words}`];
}

function eventSentence(event: string, fields: Fields, names: Names): Part[] {
  switch (event) {
    case 'round':
      return [`Round ${fields['round']}`];
    case 'turn':
      return ['Turn of ', who(String(fields['side']), names)];
    case 'activation':
      return ['Activation of ', who(String(fields['unit']), names)];
    case 'phase':
      return [capital(phaseName(wordsOf(String(fields['name']))))];
    default: {
      const slot = events.find(event);
      const words = slot < 0 ? undefined : eventWords[slot];
      const types = Object.fromEntries(slot < 0 ? [] : (eventFields[slot] ?? []));
      return begun(tidied(words === undefined ? madeUp(event, fields, types, names) : filled(words, fields, types, names)));
    }
  }
}

const phaseName = (words: string): string => (words.endsWith('phase') ? words : `${words} phase`);

/** A piece of an event's declared words: `{field}`, `{field|one|many}`, `{flag?yes:no}` or `{field#1 few#5 many}`. */
const FIELD = /^\{([a-z]+)(?:\|([^|]*)\|([^|]*)|\?([^:]*):(.*)|#(.*))?\}$/;

function filled(words: string, fields: Fields, types: { readonly [field: string]: string }, names: Names): Part[] {
  const plain = fields['cause'] === UNNAMED ? words.replace(/ (to|by) \{cause\}/, '') : words;
  const told = new Set<Value>();
  return plain.split(/(\{[^}]*\})/).map((piece): Part => {
    const found = FIELD.exec(piece);
    if (found === null) return piece;
    const [, field = '', one, many, yes, no, steps] = found;
    const value = fields[field];
    if (value === undefined) return '';
    if (one !== undefined) return counted(Number(value), one, many ?? one);
    if (yes !== undefined) return (value === true ? yes : no) ?? '';
    if (steps !== undefined) return reached(Number(value), steps);
    if (types[field] === 'unit' && value !== 'none') {
      if (told.has(value)) return 'itself';
      told.add(value);
    }
    return said(field, value, types[field] ?? '', names);
  });
}

/** `no hits`, `1 hit`, `2 hits`; of lengths `0 inches`. */
const counted = (value: number, one: string, many: string): string =>
  `${value === 0 && one !== 'inch' ? 'no' : shownNumber(value)} ${Math.abs(value) === 1 ? one : many}`;

/** Of `1 few#5 many` the words for the highest number that a value reaches; for lower values the first. */
function reached(value: number, steps: string): string {
  let words = '';
  for (const [i, step] of steps.split('#').entries()) {
    const from = Number.parseInt(step, 10);
    if (i === 0 || value >= from) words = step.slice(String(from).length + 1);
  }
  return words.replace('%', shownNumber(Math.abs(value)));
}

/** A sentence for an event without words: `Line 1 hits Line 2, count 6`, `Line 1: tank shock`. */
function madeUp(event: string, fields: Fields, types: { readonly [field: string]: string }, names: Names): Part[] {
  const [first, ...rest] = Object.entries(fields);
  const name = wordsOf(event);
  const more = (list: typeof rest): Part[] =>
    list.flatMap(([field, value]): Part[] => {
      if (typeof value === 'boolean') return [`, ${value ? '' : 'not '}${wordsOf(field)}`];
      if (types[field] === 'unit' || types[field] === 'side')
        return [field === 'target' ? ' ' : ', ', said(field, value, types[field], names)];
      return [`, ${wordsOf(field)} `, said(field, value, types[field] ?? '', names)];
    });
  if (first === undefined) return [name];
  const [field, value] = first;
  const type = types[field] ?? '';
  if (type !== 'unit' && type !== 'side') return [name, ...more(Object.entries(fields))];
  const verb = /^[a-z]+[^s]s( |$)/.test(name) ? ` ${name}` : `: ${name}`;
  return [said(field, value, type, names), verb, ...more(rest)];
}

function said(field: string, value: Value, type: string, names: Names): Part {
  if (typeof value === 'number') {
    if (type === 'inches') return COORDINATES.has(field) ? value.toFixed(1) : inches(value);
    return shownNumber(value);
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (type === 'model') return `model ${value.slice(value.indexOf('#') + 1)}`;
  if (type === 'unit' || type === 'side') return who(value, names);
  if (field === 'cause') return CAUSES[value] ?? value;
  if (field === 'place') return PLACES[value] ?? value;
  return wordsOf(value);
}

/** The cause of what none of the others causes. */
const UNNAMED = 'other';
const COORDINATES = new Set(['x', 'y']);
const CAUSES: { readonly [cause: string]: string } = { psychic: 'psychic powers', assault: 'close combat' };
const PLACES: { readonly [place: string]: string } = {
  table: 'onto the table',
  reserve: 'into reserve',
  embarked: 'aboard',
  gone: 'out of the game',
};

/** A unit, an army or a seat. */
function who(id: string, names: Names): Part {
  const name = names.get(id) ?? (id === 'red' || id === 'blue' ? capital(id) : undefined);
  return name === undefined ? (id === 'none' ? 'nobody' : capital(wordsOf(id))) : { who: id, text: name };
}

const inches = (value: number): string => `${Number(value.toFixed(1))}″`;
const shownNumber = (value: number): string => String(Number(value.toFixed(2))).replace('-', '−');

/** Joins consecutive pieces of text. */
function tidied(parts: readonly Part[]): Part[] {
  const list: Part[] = [];
  for (const part of parts) {
    const last = list.at(-1);
    if (typeof part === 'string' && typeof last === 'string') list[list.length - 1] = last + part;
    else if (part !== '') list.push(part);
  }
  return list;
}

/** Capitalises the first letter. */
const begun = ([first, ...rest]: Part[]): Part[] =>
  typeof first === 'string' ? [capital(first), ...rest] : first === undefined ? [] : [first, ...rest];
