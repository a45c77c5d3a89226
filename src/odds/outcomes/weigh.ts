import type { Held } from './held.ts';
import { type Ending, type Fork, type Graph, isFork, type Link } from './shape.ts';
import { Sums } from './sums.ts';

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
  const sums = new Sums(counted.length, held);
  /** By number of a fork; -1 before anything has come to it. */
  const slots = new Int32Array(graph.forks).fill(-1);
  const endings = new Map<Ending, number>();
  const slotOf = (place: Fork | Ending): number => {
    const found = isFork(place) ? slots[place.number] : endings.get(place);
    if (found !== undefined && found >= 0) return found;
    const made = sums.open();
    if (isFork(place)) slots[place.number] = made;
    else endings.set(place, made);
    return made;
  };
  sums.begin(
    slotOf(graph.start),
    counted.map((k) => graph.before[k]),
  );
  const links: Link[] = [];
  const chances: number[] = [];
  for (const fork of order) {
    const slot = slotOf(fork);
    bundle(fork, links, chances);
    for (let n = 0; n < links.length; n++) {
      const { to, tallied } = links[n];
      const target = slotOf(to);
      sums.reach(target, chances[n] * sums.chance(slot));
      for (let k = 0; k < counted.length; k++) sums.carry(slot, target, k, tallied[counted[k]], chances[n]);
    }
    sums.close(slot);
  }
  let total = 0;
  for (const slot of endings.values()) total += sums.chance(slot);
  if (Math.abs(total - 1) > LOST) throw new Error(`the chances of all ends of the attack sum to ${total}`);
  const tallies = graph.before.map(() => new Map<number, number>());
  for (const slot of endings.values()) {
    for (let k = 0; k < counted.length; k++) {
      const values = tallies[counted[k]];
      sums.each(slot, k, (value, p) => values.set(value, (values.get(value) ?? 0) + p));
    }
  }
  for (const values of tallies) if (values.size === 0) values.set(0, 1);
  return { endings: new Map([...endings].map(([ending, slot]) => [ending, sums.chance(slot)])), tallies };
}

/** Places of the tallies that are ever counted: most attacks know few of them. */
function countedIn({ before }: Graph, order: readonly Fork[]): number[] {
  const lists = new Set([before]);
  for (const { links } of order) for (let k = 0; k < links.length; k++) lists.add((links[k] as Link).tallied);
  const seen = before.map(() => false);
  for (const list of lists) for (let q = 0; q < seen.length; q++) if (list[q] !== 0) seen[q] = true;
  return seen.flatMap((is, q) => (is ? [q] : []));
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
