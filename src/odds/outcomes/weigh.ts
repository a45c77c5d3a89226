import type { Held } from './held.ts';
import { type Ending, type Fork, type Graph, isFork, type Link } from './shape.ts';

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

/** More than what rounding loses on the way. */
const LOST = 1e-9;

/** Carries chances through the graph, every fork after all that lead to it. */
export function weigh(graph: Graph, held: Held): Outcomes {
  const order = inOrder(graph);
  const counted = countedIn(graph, order);
  const weights = new Array<Weight | null>(graph.forks).fill(null);
  const endings = new Map<Ending, Weight>();
  const weightOf = (place: Fork | Ending): Weight => {
    const found = isFork(place) ? weights[place.number] : endings.get(place);
    if (found !== null && found !== undefined) return found;
    const made = { chance: 0, sums: counted.map(() => null) };
    if (isFork(place)) weights[place.number] = made;
    else endings.set(place, made);
    return made;
  };
  const first = weightOf(graph.start);
  first.chance = 1;
  for (let k = 0; k < counted.length; k++) first.sums[k] = pointAt(graph.before[counted[k]]);
  const links: Link[] = [];
  const chances: number[] = [];
  for (const fork of order) {
    const weight = weightOf(fork);
    weights[fork.number] = null;
    for (const sums of weight.sums) held.numbers(-(sums?.length ?? 0));
    bundle(fork, links, chances);
    for (let n = 0; n < links.length; n++) {
      const { to, tallied } = links[n];
      const target = weightOf(to);
      target.chance += chances[n] * weight.chance;
      for (let k = 0; k < counted.length; k++) {
        const before = target.sums[k]?.length ?? 0;
        target.sums[k] = added(target.sums[k], weight.sums[k], tallied[counted[k]], chances[n]);
        held.numbers((target.sums[k]?.length ?? 0) - before);
      }
    }
  }
  const total = [...endings.values()].reduce((sum, { chance }) => sum + chance, 0);
  if (Math.abs(total - 1) > LOST) throw new Error(`the chances of all ends of the attack sum to ${total}`);
  const tallies = graph.before.map(() => new Map<number, number>());
  for (const { sums } of endings.values()) {
    sums.forEach((list, k) => {
      const values = tallies[counted[k]];
      list?.forEach((p, value) => {
        if (p > 0) values.set(value, (values.get(value) ?? 0) + p);
      });
    });
  }
  for (const values of tallies) if (values.size === 0) values.set(0, 1);
  return { endings: new Map([...endings].map(([ending, { chance }]) => [ending, chance])), tallies };
}

/** Places of the tallies that are ever counted: most attacks know few of them. */
function countedIn({ before }: Graph, order: readonly Fork[]): number[] {
  const lists = new Set([before]);
  for (const { links } of order) for (let k = 0; k < links.length; k++) lists.add((links[k] as Link).tallied);
  const seen = before.map(() => false);
  for (const list of lists) for (let q = 0; q < seen.length; q++) if (list[q] !== 0) seen[q] = true;
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
  for (let k = 0; k < from.length; k++) {
    // What was pending may turn out smaller, so that a sum falls; none falls below 0.
    if (from[k] > 0) list[k + shift] += chance * from[k];
  }
  return list;
}

/** Outcomes that lead to the same place with the same tallies are one: their links, each with its chance. */
function bundle({ links, shape }: Fork, into: Link[], chances: number[]): void {
  into.length = 0;
  chances.length = 0;
  for (let outcome = 0; outcome < links.length; outcome++) {
    const link = links[outcome] as Link;
    let at = 0;
    while (at < into.length && into[at] !== link && (into[at].to !== link.to || into[at].tallied !== link.tallied)) at++;
    if (at === into.length) {
      into.push(link);
      chances.push(0);
    }
    chances[at] += shape.chances[outcome];
  }
}

/** Forks, each after all that lead to it. */
function inOrder({ start, forks }: Graph): Fork[] {
  if (!isFork(start)) return [];
  // How many outcomes lead to a fork; -1 where none has been seen to.
  const leading = new Int32Array(forks).fill(-1);
  const stack = [start];
  let reached = 1;
  leading[start.number] = 0;
  for (let fork = stack.pop(); fork !== undefined; fork = stack.pop()) {
    for (let k = 0; k < fork.links.length; k++) {
      const link = fork.links[k];
      if (link === null) throw new Error('a fork was left unexplored');
      if (!isFork(link.to)) continue;
      if (leading[link.to.number] < 0) {
        leading[link.to.number] = 0;
        reached++;
        stack.push(link.to);
      }
      leading[link.to.number]++;
    }
  }
  const order: Fork[] = [];
  const ready = [start];
  for (let fork = ready.pop(); fork !== undefined; fork = ready.pop()) {
    order.push(fork);
    if (order.length > reached) break;
    for (let k = 0; k < fork.links.length; k++) {
      const { to } = fork.links[k] as Link;
      if (isFork(to) && --leading[to.number] === 0) ready.push(to);
    }
  }
  // The start is ready whatever leads to it: then it comes up twice.
  if (order.length !== reached || leading[start.number] !== 0) throw new RangeError('a roll can be repeated for ever');
  return order;
}
