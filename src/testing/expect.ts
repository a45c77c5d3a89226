import type { Family, Unit } from '../rules/index.ts';
import { eventFields, events, statuses } from '../rules/index.ts';
import { didYouMean } from '../scenario/nearest.ts';
import type { ExampleValue } from '../scenario/types.ts';
import type { Scene } from './stage.ts';

/** Inches and probabilities are compared this closely; whole numbers exactly. */
const NEAR = 0.01;

type Found = number | string | boolean | readonly (number | string)[];

/** What an example's `then` has wrong, one line each; empty if all of it holds. */
export function compare(scene: Scene, then: { readonly [what: string]: ExampleValue }): string[] {
  const problems: string[] = [];
  for (const [key, wanted] of Object.entries(then)) {
    if (key === 'events' || key === 'no-events') {
      for (const text of wanted as readonly string[]) {
        if (happened(scene, text) !== (key === 'events'))
          problems.push(key === 'events' ? `event "${text}" did not happen` : `event "${text}" happened`);
      }
      continue;
    }
    const found = read(scene, key);
    if (found === null)
      problems.push(`then.${key}: nothing is called so here${didYouMean(key, [...scene.results.keys(), ...events.names])}`);
    else if (!same(inOrder(key, found), inOrder(key, wanted)))
      problems.push(`${key}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`);
  }
  return problems;
}

/** Statuses are a set: the order of their slots hangs on which editions have been loaded. */
function inOrder<T extends Found | ExampleValue>(key: string, value: T): T {
  return key.endsWith('.statuses') && Array.isArray(value) ? ([...value].sort() as unknown as T) : value;
}

function same(found: Found, wanted: ExampleValue): boolean {
  if (Array.isArray(found)) {
    return Array.isArray(wanted) && wanted.length === found.length && found.every((value, i) => same(value, wanted[i] as ExampleValue));
  }
  if (typeof found === 'number' && typeof wanted === 'number') {
    return Number.isInteger(found) && Number.isInteger(wanted) ? found === wanted : Math.abs(found - wanted) <= NEAR;
  }
  return found === wanted;
}

/** `pinned`, or `pinned B` for one that names unit B. */
function happened(scene: Scene, text: string): boolean {
  const [name = '', ...units] = text.split(' ');
  const wanted = units.map((u) => scene.unit(u).slot);
  const kind = events.find(name);
  if (kind < 0) return false;
  const fields = eventFields[kind];
  return scene.trace.lines(scene.game).some((line) => {
    if (!('event' in line) || line.event !== name) return false;
    const named = fields.filter(([, type]) => type === 'unit').map(([field]) => line.fields[field]);
    return wanted.every((slot) => named.includes(`${scene.game.units[slot].side === 0 ? 'red' : 'blue'}/${scene.game.units[slot].id}`));
  });
}

function read(scene: Scene, key: string): Found | null {
  const result = scene.results.get(key);
  if (result !== undefined) return result;
  if (key === 'red.vp') return scene.game.score[0];
  if (key === 'blue.vp') return scene.game.score[1];
  if (key === 'order') return orderOf(scene);
  const dotted = /^([A-Za-z][A-Za-z0-9-]*(?:\/[0-9]+)?)\.([A-Za-z][A-Za-z0-9-]*)$/.exec(key);
  if (dotted !== null) return readUnit(scene, scene.unit(dotted[1] as string), dotted[2] as string);
  const sum = scene.trace.tally(key);
  if (sum !== null) return sum;
  return events.find(key) >= 0 ? 0 : null;
}

/** The units that acted, one after the other, where the order of play lets units act alone. */
function orderOf(scene: Scene): string {
  const acted: string[] = [];
  for (const line of scene.trace.lines(scene.game))
    if ('event' in line && (line.event === 'activation' || line.event === 'acts'))
      acted.push(String(line.fields['unit']).replace(/^(red|blue)\//, ''));
  return acted.join(' ');
}

/** Keys of `then` about a unit in every edition. */
export const COMMON_READERS = ['models', 'wounds', 'hp', 'statuses', 'at', 'level', 'places', 'destroyed', 'place'] as const;

function readUnit(scene: Scene, unit: Unit<Family>, key: string): Found | null {
  const custom = scene.arena.match.ruleset.edition.words.readers[key];
  if (custom !== undefined) return custom(scene, unit);
  const m = scene.game.models;
  const living: number[] = [];
  for (let i = unit.first; i < unit.first + unit.size; i++) if (m.alive[i] !== 0) living.push(i);
  switch (key as (typeof COMMON_READERS)[number]) {
    case 'models':
      return unit.alive;
    case 'wounds':
    case 'hp':
      return unit.size === 1 ? m.wounds[unit.first] : living.map((i) => m.wounds[i]);
    case 'statuses':
      return statuses.names.filter((_, slot) => unit.status[slot] !== 0);
    case 'at':
      return living.length === 0 ? [] : [m.x[living[0] as number], m.y[living[0] as number]];
    case 'level':
      return living.length === 0 ? 0 : m.z[living[0] as number];
    case 'places':
      return living.flatMap((i) => [m.x[i], m.y[i]]);
    case 'destroyed':
      return unit.alive === 0;
    case 'place':
      return ['table', 'reserve', 'embarked', 'gone'][unit.place] as string;
    default:
      return null;
  }
}
