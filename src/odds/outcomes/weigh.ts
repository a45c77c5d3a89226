import { item } from '../../rules/item.ts';
import { type Ending, type Fork, type Graph, isFork } from './graph.ts';

/** How likely a place is, and for each tally how likely it is to be there with each sum. */
interface Weight {
  chance: number;
  readonly sums: (number[] | null)[];
}

/** Chance of each ending, and of each value of each tally. */
export interface Outcomes {
  readonly endings: ReadonlyMap<Ending, number>;
  readonly tallies: readonly ReadonlyMap<number, number>[];
}

/** Carries chances through the graph, every fork after all that lead to it. */
export function weigh(graph: Graph): Outcomes {
  const weights = new Map<Fork | Ending, Weight>();
  const order = inOrder(graph.start);
  const counted = countedIn(graph, order);
  weights.set(graph.start, { chance: 1, sums: counted.map((q) => pointAt(item(graph.before, q))) });
  for (const fork of order) {
    const weight = weights.get(fork) as Weight;
    weights.delete(fork);
    for (const [to, bundle] of bundles(fork)) {
      let target = weights.get(to);
      if (target === undefined) {
        target = { chance: 0, sums: counted.map(() => null) };
        weights.set(to, target);
      }
      for (const { chance, tallied } of bundle) {
        target.chance += chance * weight.chance;
        for (let k = 0; k < counted.length; k++)
          target.sums[k] = added(item(target.sums, k), item(weight.sums, k), item(tallied, item(counted, k)), chance);
      }
    }
  }
  const tallies = graph.before.map(() => new Map<number, number>());
  const endings = new Map<Ending, number>();
  for (const [ending, { chance, sums }] of weights) {
    endings.set(ending as Ending, chance);
    sums.forEach((list, k) => {
      const values = item(tallies, item(counted, k));
      list?.forEach((p, value) => {
        if (p > 0) values.set(value, (values.get(value) ?? 0) + p);
      });
    });
  }
  for (const values of tallies) if (values.size === 0) values.set(0, 1);
  return { endings, tallies };
}

/** Places of the tallies that are ever counted: most attacks know few of them. */
function countedIn({ before }: Graph, order: readonly Fork[]): number[] {
  const seen = before.map((n) => n !== 0);
  for (const { links } of order)
    for (const link of links) if (link !== null) for (let q = 0; q < seen.length; q++) if (link.tallied[q] !== 0) seen[q] = true;
  return seen.flatMap((is, q) => (is ? [q] : []));
}

function pointAt(n: number): number[] {
  const list = new Array<number>(n + 1).fill(0);
  list[n] = 1;
  return list;
}

function added(into: number[] | null, from: readonly number[] | null, shift: number, chance: number): number[] | null {
  if (from === null) return into;
  const list = into ?? [];
  while (list.length < from.length + shift) list.push(0);
  for (const [k, p] of from.entries()) {
    // What was pending may turn out smaller, so that a sum falls; none falls below 0.
    if (p > 0) list[k + shift] = item(list, k + shift) + chance * p;
  }
  return list;
}

/** Outcomes that lead to the same place with the same tallies are one. */
function bundles(fork: Fork): Map<Fork | Ending, { chance: number; readonly tallied: readonly number[] }[]> {
  const found = new Map<Fork | Ending, { chance: number; readonly tallied: readonly number[] }[]>();
  fork.links.forEach((link, outcome) => {
    if (link === null) throw new Error('a fork was left unexplored');
    const chance = item(fork.shape.chances, outcome);
    const list = found.get(link.to);
    if (list === undefined) {
      found.set(link.to, [{ chance, tallied: link.tallied }]);
      return;
    }
    const same = list.find(({ tallied }) => tallied.every((n, k) => n === link.tallied[k]));
    if (same === undefined) list.push({ chance, tallied: link.tallied });
    else same.chance += chance;
  });
  return found;
}

/** Forks, each after all that lead to it. */
function inOrder(start: Fork | Ending): Fork[] {
  // How many outcomes lead to a fork.
  const leading = new Map<Fork, number>();
  const stack: Fork[] = isFork(start) ? [start] : [];
  if (isFork(start)) leading.set(start, 0);
  for (let fork = stack.pop(); fork !== undefined; fork = stack.pop()) {
    for (const link of fork.links) {
      if (link === null || !isFork(link.to)) continue;
      const { to } = link;
      const n = leading.get(to);
      if (n === undefined) stack.push(to);
      leading.set(to, (n ?? 0) + 1);
    }
  }
  const order: Fork[] = [];
  const ready: Fork[] = isFork(start) ? [start] : [];
  for (let fork = ready.pop(); fork !== undefined; fork = ready.pop()) {
    order.push(fork);
    for (const link of fork.links) {
      if (link === null || !isFork(link.to)) continue;
      const { to } = link;
      const n = (leading.get(to) as number) - 1;
      leading.set(to, n);
      if (n === 0) ready.push(to);
    }
  }
  if (order.length < leading.size) throw new RangeError('a roll can be repeated for ever');
  return order;
}
