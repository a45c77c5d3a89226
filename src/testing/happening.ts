import type { TraceLine } from '../engine/trace.ts';
import type { EventKind, FieldType, Unit } from '../rules/index.ts';
import { eventFields, events } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import { didYouMean } from '../scenario/nearest.ts';
import type { ExampleValue } from '../scenario/types.ts';
import { ExampleError } from '../scene/example-units.ts';
import type { Scene } from '../scene/stage.ts';
import { same } from './same.ts';

/** An event as an example names it: `pinned`, `pinned B`, or with its roles, `{ shoots: { by: A, at: B } }`. */
export type Named = ExampleValue;

type Fields = readonly (readonly [name: string, type: FieldType])[];
type EventLine = Extract<TraceLine, { readonly event: string }>;
type Test = (line: EventLine) => boolean;

/** The roles of the first and the second unit of an event that has no fields of these names. */
const ROLES = ['by', 'at'] as const;

/** Events so far, in order. */
export const eventLines = (scene: Scene): readonly EventLine[] => scene.trace.lines(scene.game).filter((line) => 'event' in line);

/** How an event is shown in messages. */
export const nameOf = (named: Named): string => (typeof named === 'string' ? named : JSON.stringify(named).replaceAll('"', ''));

/** What tells whether a line of the trace is the event that is meant. */
export function testOf(scene: Scene, named: Named): Test {
  if (typeof named === 'string') return plainTest(scene, named);
  const [[name, roles] = ['', null], ...more] = Object.entries(named !== null && typeof named === 'object' ? named : {}) as [
    string,
    ExampleValue,
  ][];
  if (more.length > 0 || roles === null || typeof roles !== 'object' || Array.isArray(roles))
    throw new ExampleError(
      `"${nameOf(named)}" names no event: it is a name, a name with units (pinned B), or { shoots: { by: A, at: B } }`,
    );
  const kind = kindOf(name);
  const tests = Object.entries(roles).map(([role, value]) => roleTest(scene, name, item(eventFields, kind), role, value));
  return (line) => line.event === name && tests.every((test) => test(line));
}

function kindOf(name: string): EventKind {
  const kind = events.find(name);
  if (kind < 0) throw new ExampleError(`no event is called "${name}"${didYouMean(name, events.names)}`);
  return kind as EventKind;
}

/** `pinned`, or `pinned B` for an event that names unit B. */
function plainTest(scene: Scene, text: string): Test {
  const [name = '', ...units] = text.split(' ');
  const wanted = units.map((it) => fullName(scene.unit(it)));
  const fields = item(eventFields, kindOf(name))
    .filter(([, type]) => type === 'unit')
    .map(([field]) => field);
  return (line) => line.event === name && wanted.every((it) => fields.some((field) => line.fields[field] === it));
}

function roleTest(scene: Scene, event: string, fields: Fields, role: string, value: ExampleValue): Test {
  const units = fields.filter(([, type]) => type === 'unit');
  const [field, type] = fields.find(([name]) => name === role) ?? units[ROLES.indexOf(role as (typeof ROLES)[number])] ?? ['', null];
  if (type === null) {
    const known = [...fields.map(([name]) => name), ...ROLES.slice(0, units.length)];
    throw new ExampleError(`the event "${event}" has no "${role}"${didYouMean(role, known)}; it has ${known.join(', ')}`);
  }
  const wanted = typeof value === 'string' && value !== 'none' ? fieldText(scene, type, value) : value;
  return (line) => {
    const found = line.fields[field];
    return found !== undefined && same(found, wanted);
  };
}

/** A unit or a model (`B#2`) as the trace writes it. */
function fieldText(scene: Scene, type: FieldType, text: string): string {
  if (type === 'unit') return fullName(scene.unit(text));
  if (type !== 'model') return text;
  const [name = '', place = '1'] = text.split('#');
  return `${fullName(scene.unit(name))}#${place}`;
}

const fullName = (unit: Unit): string => `${unit.side === 0 ? 'red' : 'blue'}/${unit.id}`;

/** The first of a list of events that did not happen after those before it; null if all happened in this order. */
export function outOfOrder(scene: Scene, list: readonly Named[]): Named | null {
  let at = 0;
  const lines = eventLines(scene);
  for (const named of list) {
    const test = testOf(scene, named);
    while (at < lines.length && !test(lines[at] as EventLine)) at++;
    if (at === lines.length) return named;
    at++;
  }
  return null;
}
