import { events } from '../rules/index.ts';
import { didYouMean } from '../scenario/nearest.ts';
import type { ExampleValue } from '../scenario/types.ts';
import type { Found } from '../scene/found.ts';
import { read } from '../scene/read.ts';
import type { Scene } from '../scene/stage.ts';
import { eventLines, nameOf, outOfOrder, testOf } from './happening.ts';
import { same } from './same.ts';

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
