import type { Standing, UnitStanding } from './rounds.ts';

/** Kinds of differences between two engagements at the end of a round, the most important first. */
export const CHAIN_KINDS = [
  'victory points',
  'objective',
  'destroyed',
  'models',
  'wounds',
  'place',
  'position',
  'strength',
  'over',
] as const;
export type ChainKind = (typeof CHAIN_KINDS)[number];

/** One difference. */
export interface ChainItem {
  readonly kind: ChainKind;
  /** A unit, an objective, a side, or the engagement. */
  readonly about: string;
  readonly first: number | string;
  readonly second: number | string;
  /** Its size: points for units, inches for positions, victory points. */
  readonly size: number;
  /** The first difference of this kind. */
  readonly news: boolean;
}

/** What differs at the end of a round. */
export interface ChainRound {
  readonly round: number;
  /** Victory points of red minus those of blue. */
  readonly lead: readonly [number, number];
  readonly items: readonly ChainItem[];
}

export interface Chain {
  /** Rounds at whose end something differs, 0 for the set-up; the last is the final state. */
  readonly rounds: readonly ChainRound[];
  /** The round from whose end another side leads in victory points under the second ruleset until the game is over; null if there is none. */
  readonly turningPoint: number | null;
}

/** Compares two engagements round by round. One that is over keeps its final state. `objectives` are their names. */
export function chainOf(first: readonly Standing[], second: readonly Standing[], objectives: readonly string[]): Chain {
  const last = Math.max(first.at(-1)?.round ?? 0, second.at(-1)?.round ?? 0);
  const seen = new Set<ChainKind>();
  const rounds: ChainRound[] = [];
  for (let round = 0; round <= last; round++) {
    const [a, b] = [standingAt(first, round), standingAt(second, round)];
    if (a === undefined || b === undefined) continue;
    const over = (it: Standing): string => (it.round < round ? `over after round ${it.round}` : 'continues');
    const items = [
      ...itemsOf(a, b, objectives),
      ...(a.round === b.round ? [] : [{ kind: 'over' as const, about: 'the engagement', first: over(a), second: over(b), size: 0 }]),
    ].map((it) => ({ ...it, news: !seen.has(it.kind) }));
    for (const { kind } of items) seen.add(kind);
    rounds.push({ round, lead: [a.vp[0] - a.vp[1], b.vp[0] - b.vp[1]], items });
  }
  return { rounds: rounds.filter(({ items }) => items.length > 0), turningPoint: turningPoint(rounds) };
}

const standingAt = (list: readonly Standing[], round: number): Standing | undefined => list.findLast((it) => it.round <= round);

function turningPoint(rounds: readonly ChainRound[]): number | null {
  const agree = rounds.findLastIndex(({ lead: [a, b] }) => Math.sign(a) === Math.sign(b));
  return rounds[agree + 1]?.round ?? null;
}

type Item = Omit<ChainItem, 'news'>;

function itemsOf(a: Standing, b: Standing, objectives: readonly string[]): Item[] {
  const items: Item[] = [];
  const compare = (kind: ChainKind, about: string, first: number | string, second: number | string, size: number): void => {
    if (first !== second) items.push({ kind, about, first, second, size: Math.abs(size) });
  };
  for (const [side, about] of ['red', 'blue'].entries()) {
    compare('victory points', about, a.vp[side] as number, b.vp[side] as number, (a.vp[side] as number) - (b.vp[side] as number));
    const [p, q] = [a.strength[side] as number, b.strength[side] as number];
    compare('strength', about, p, q, p - q);
  }
  for (const [i, about] of objectives.entries()) compare('objective', about, a.objectives[i] ?? 'nobody', b.objectives[i] ?? 'nobody', 0);
  for (const unit of new Set([...Object.keys(a.units), ...Object.keys(b.units)])) {
    const item = unitItem(unit, a.units[unit] ?? ABSENT, b.units[unit] ?? ABSENT);
    if (item !== null) items.push(item);
  }
  return items.sort((x, y) => CHAIN_KINDS.indexOf(x.kind) - CHAIN_KINDS.indexOf(y.kind) || y.size - x.size);
}

/** A unit that exists under only one of the rulesets. */
const ABSENT: UnitStanding = { models: 0, wounds: 0, points: 0, place: 'gone', x: 0, y: 0 };

/** The most important difference of a unit. */
function unitItem(about: string, a: UnitStanding, b: UnitStanding): Item | null {
  const size = Math.abs(a.points - b.points);
  if (a.models !== b.models) {
    const gone = a.models === 0 || b.models === 0;
    return { kind: gone ? 'destroyed' : 'models', about, first: a.models, second: b.models, size };
  }
  if (a.models === 0) return null;
  if (a.wounds !== b.wounds) return { kind: 'wounds', about, first: a.wounds, second: b.wounds, size: Math.abs(a.wounds - b.wounds) };
  if (a.place !== b.place) return { kind: 'place', about, first: a.place, second: b.place, size };
  const inches = Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
  if (a.place !== 'table' || inches === 0) return null;
  const at = ({ x, y }: UnitStanding): string => `${x.toFixed(1)}, ${y.toFixed(1)}`;
  return { kind: 'position', about, first: at(a), second: at(b), size: inches };
}
