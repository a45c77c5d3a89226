import type { Family, Unit } from '../rules/index.ts';
import { events, statuses } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import { own } from '../rules/own.ts';
import type { Found } from './found.ts';
import type { Scene } from './stage.ts';

/** What stands for a key of `then` at the moment; null if nothing is called so. */
export function read(scene: Scene, key: string): Found | null {
  const result = scene.kept.get(key) ?? scene.results.get(key);
  if (result !== undefined) return result;
  if (key === 'red.vp') return item(scene.game.score, 0);
  if (key === 'blue.vp') return item(scene.game.score, 1);
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
  const custom = own(scene.arena.match.ruleset.edition.words.readers, key);
  if (custom !== undefined) return scene.quietly(`${unit.id}.${key}`, () => custom(scene, unit));
  const m = scene.game.models;
  const living: number[] = [];
  for (let i = unit.first; i < unit.first + unit.size; i++) if (m.alive[i] !== 0) living.push(i);
  switch (key as (typeof COMMON_READERS)[number]) {
    case 'models':
      return unit.alive;
    case 'wounds':
    case 'hp':
      return unit.size === 1 ? item(m.wounds, unit.first) : living.map((i) => item(m.wounds, i));
    case 'statuses':
      return statuses.names.filter((_, slot) => unit.status[slot] !== 0);
    case 'at':
      return living.length === 0 ? [] : [item(m.x, living[0] as number), item(m.y, living[0] as number)];
    case 'level':
      return living.length === 0 ? 0 : item(m.z, living[0] as number);
    case 'places':
      return living.flatMap((i) => [item(m.x, i), item(m.y, i)]);
    case 'destroyed':
      return unit.alive === 0;
    case 'place':
      return ['table', 'reserve', 'embarked', 'gone'][unit.place] as string;
    default:
      return null;
  }
}
