import type { Family, Unit } from '../rules/index.ts';
import { events, statuses } from '../rules/index.ts';
import { didYouMean } from '../scenario/nearest.ts';
import type { ExampleValue } from '../scenario/types.ts';
import { eventLines, nameOf, outOfOrder, testOf } from './happening.ts';
import { type Found, same } from './same.ts';
import type { Scene } from './stage.ts';

/** What does not match an example's `then`, one line each; empty if everything does. */
export function compare(scene: Scene, then: { readonly [what: string]: ExampleValue }): string[] {
  const problems: string[] = [];
  for (const [key, wanted] of Object.entries(then)) {
    if (key === 'events' || key === 'no-events' || key === 'in-order') {
      problems.push(...eventProblems(scene, key, wanted));
      continue;
    }
    const found = read(scene, key);
    if (found === null)
      problems.push(
        `then.${key}: nothing is called so here${didYouMean(key, [...scene.kept.keys(), ...scene.results.keys(), ...events.names])}`,
      );
    else if (!same(inOrder(key, found), inOrder(key, wanted)))
      problems.push(`${key}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`);
  }
  return problems;
}

function eventProblems(scene: Scene, key: 'events' | 'no-events' | 'in-order', wanted: ExampleValue): string[] {
  if (!Array.isArray(wanted)) return [`then.${key}: expected a list of events`];
  if (key === 'in-order') {
    const missed = outOfOrder(scene, wanted);
    return missed === null ? [] : [`event "${nameOf(missed)}" did not happen in this order`];
  }
  const lines = eventLines(scene);
  return wanted.flatMap((named: ExampleValue) => {
    const happens = lines.some(testOf(scene, named));
    if (happens === (key === 'events')) return [];
    return [`event "${nameOf(named)}" ${happens ? 'happened' : 'did not happen'}`];
  });
}

/** Statuses are a set: the order of their slots depends on which editions have been loaded. */
function inOrder<T extends Found | ExampleValue>(key: string, value: T): T {
  return key.endsWith('.statuses') && Array.isArray(value) ? ([...value].sort() as unknown as T) : value;
}

/** What stands for a key of `then` at the moment; null if nothing is called so. */
export function read(scene: Scene, key: string): Found | null {
  const result = scene.kept.get(key) ?? scene.results.get(key);
  if (result !== undefined) return result;
  if (key === 'red.vp') return scene.game.score[0];
  if (key === 'blue.vp') return scene.game.score[1];
  if (key === 'order') return orderOf(scene);
  const dotted = /^([A-Za-z][A-Za-z0-9-]*(?:\/[0-9]+)?)\.([A-Za-z][A-Za-z0-9-]*)$/.exec(key);
  if (dotted !== null) {
    const [, name, what] = dotted as unknown as readonly [string, string, string];
    const marker = scene.game.board.objectives.find((it) => it.id === name);
    return marker !== undefined && what === 'at' ? [marker.x, marker.y] : readUnit(scene, scene.unit(name), what);
  }
  // `hits@B`: only those of unit B.
  const [event = '', at] = key.split('@');
  const sum = scene.trace.tally(event, at === undefined ? -1 : scene.unit(at).slot);
  if (sum !== null) return sum;
  return events.find(event) >= 0 ? 0 : null;
}

/** The units that acted, in order, where the order of play lets single units act. */
function orderOf(scene: Scene): string {
  const acted: string[] = [];
  for (const line of scene.trace.lines(scene.game))
    if ('event' in line && (line.event === 'activation' || line.event === 'acts'))
      acted.push(String(line.fields['unit']).replace(/^(red|blue)\//, ''));
  return acted.join(' ');
}

/** Other keys of `then` that every edition has. */
export const COMMON_OUTCOMES = ['events', 'no-events', 'in-order', 'order', 'red.vp', 'blue.vp'] as const;

/** Keys of `then` about a unit that every edition has. */
export const COMMON_READERS = ['models', 'wounds', 'hp', 'statuses', 'at', 'level', 'places', 'destroyed', 'place'] as const;

function readUnit(scene: Scene, unit: Unit<Family>, key: string): Found | null {
  const custom = scene.arena.match.ruleset.edition.words.readers[key];
  if (custom !== undefined) return scene.quietly(`${unit.id}.${key}`, () => custom(scene, unit));
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
