import type { Arena, Player } from '../../../src/engine/index.ts';
import { gapToPoint, rememberedGap } from '../../../src/kit/index.ts';
import {
  type Decision,
  enemyOf,
  events,
  INTENT,
  intent,
  intentArgument,
  intentKind,
  PLACE,
  type SideId,
  sideRegisters,
  type Unit,
  type WayEnd,
} from '../../../src/rules/index.ts';

/** Shares that tell good play from bad: how often something foolish happened, of how many occasions. */
export interface Share {
  count: number;
  of: number;
}

/** What a side's players did in the games that were watched. */
export interface Counts {
  games: number;
  /** Units that could take an objective in the last round which their side lacks, and went elsewhere. */
  readonly wentElsewhere: Share;
  /**
   * Objectives that a side lacked in the last round and does not hold at the end, for which nobody set out, and which units could have held:
   * each unit one, and no unit that ends at another that its side wants. Of all those that are held, were set out for, or left.
   */
  readonly left: Share;
  /** Objectives that a side lacked in the last round, for which somebody set out and at which nobody arrived; of the same. */
  readonly short: Share;
  /** Objectives that nobody holds at the end. */
  readonly unheld: Share;
  /** Charges that lose at least twice as many points in a round as they destroy, by the edition's own assessments. */
  readonly lostTwoToOne: Share;
  /** Charges with a chance below one in three. */
  readonly unlikely: Share;
  /** Warlords lost before the end of round 2. */
  readonly warlordsLost: Share;
  /** Command points at the end; `of` counts games. */
  readonly unspent: Share;
  /**
   * Units that neither took a wound off an enemy nor stood at an objective of their side at the end of any round, nor brought somebody who did.
   */
  readonly idle: Share;
  /** Those of them that never shot at anybody and never charged, either: the others had no luck. */
  readonly inactive: Share;
  /** Flyers that flew off the table. */
  readonly flownOff: Share;
  /** Targets that the shooter cannot hurt. */
  readonly harmless: Share;
  /** Units that never left their transport, of those that began in one. */
  readonly neverOut: Share;
  /** Units that were still in reserve at the end, of those that began there. */
  readonly neverCame: Share;
}

const share = (): Share => ({ count: 0, of: 0 });

export const noCounts = (): Counts => ({
  games: 0,
  wentElsewhere: share(),
  left: share(),
  short: share(),
  unheld: share(),
  lostTwoToOne: share(),
  unlikely: share(),
  warlordsLost: share(),
  unspent: share(),
  idle: share(),
  inactive: share(),
  flownOff: share(),
  harmless: share(),
  neverOut: share(),
  neverCame: share(),
});

/** All of several counts together. */
export function merge(all: readonly Counts[]): Counts {
  const sum = noCounts();
  for (const { games, ...shares } of all) {
    sum.games += games;
    for (const [name, { count, of }] of Object.entries(shares) as [Exclude<keyof Counts, 'games'>, Share][]) {
      sum[name].count += count;
      sum[name].of += of;
    }
  }
  return sum;
}

function note(into: Share, happened: boolean): void {
  into.of++;
  if (happened) into.count++;
}

const TWO_TO_ONE = 2;
const ONE_IN_THREE = 1 / 3;
/** Units this near to an enemy are taken to be locked in combat: they are not free to go anywhere. */
const ENGAGED_INCHES = 1;
const EARLY_ROUND = 2;

const seams = (a: Arena) => a.match.ruleset.seams;
const present = (u: Unit): boolean => u.alive > 0 && u.place === PLACE.table;

/** Distance of the nearest of a unit's models from the middle of an objective, inches. */
function awayFrom(a: Arena, u: Unit, objective: number): number {
  const { x, y } = a.board.objectives[objective];
  let best = Infinity;
  for (let i = u.first; i < u.first + u.size; i++) if (a.models.alive[i] !== 0) best = Math.min(best, gapToPoint(a.models, i, x, y));
  return best;
}

/** Whether a unit counts at an objective where it stands. */
const isAt = (a: Arena, u: Unit, objective: number): boolean =>
  present(u) && seams(a).controlStrength(a, u) > 0 && awayFrom(a, u, objective) <= seams(a).controlInches(a, objective);

const isEngaged = (a: Arena, u: Unit): boolean =>
  a.sides[enemyOf(u.side)].some((e) => present(e) && rememberedGap(a, u, e) <= ENGAGED_INCHES);

/** Whether a unit is near enough to an objective for one ordinary move, and free to make it. */
const mayReach = (a: Arena, u: Unit, objective: number): boolean =>
  present(u) &&
  seams(a).controlStrength(a, u) > 0 &&
  !isEngaged(a, u) &&
  awayFrom(a, u, objective) - seams(a).controlInches(a, objective) <= seams(a).moveInches(a, u);

/** What a side could still take with a turn: per objective that it lacks, who can get there. */
export interface Chance {
  readonly objective: number;
  /** Units that could take it on their own. */
  readonly alone: readonly Unit[];
  /** Units that get there; together they are stronger than the enemy there. */
  readonly together: readonly Unit[];
  /** Strength of the enemy there. */
  readonly there: number;
}

/** Whether a unit near enough to an objective gets there: something may stand in its way. */
export type GetsThere = (u: Unit, objective: number) => boolean;

/** What a side could take now. Units that stand at an objective which their side holds have a reason to stay, and do not count. */
export function chancesOf(a: Arena, side: SideId, getsThere: GetsThere = () => true): Chance[] {
  const s = seams(a);
  const free = a.sides[side].filter((u) => !a.board.objectives.some((_, k) => s.controls(a, k) === side && isAt(a, u, k)));
  return scoring(a).flatMap((objective): Chance[] => {
    if (s.controls(a, objective) === side) return [];
    const there = strengthAt(a, a.sides[enemyOf(side)], objective);
    const together = free.filter((u) => mayReach(a, u, objective) && getsThere(u, objective));
    if (together.reduce((sum, u) => sum + s.controlStrength(a, u), 0) <= there) return [];
    return [{ objective, together, there, alone: together.filter((u) => s.controlStrength(a, u) > there) }];
  });
}

function strengthAt(a: Arena, units: readonly Unit[], objective: number): number {
  return units.reduce((sum, u) => sum + (isAt(a, u, objective) ? seams(a).controlStrength(a, u) : 0), 0);
}

type Went = (u: Unit, objective: number) => boolean;

/** Whether a side holds an objective that it lacked, or somebody went there who could take it. */
const isDone = (a: Arena, side: SideId, { objective, together }: Chance, went: Went): boolean =>
  seams(a).controls(a, objective) === side || together.some((u) => went(u, objective));

/**
 * How many objectives a side could have taken besides those that it holds and those for which somebody set out, with the units that did
 * neither. Those that can hold nothing at the end, because they are shaken, could not have.
 */
export function leftOver(a: Arena, side: SideId, chances: readonly Chance[], went: Went): number {
  const s = seams(a);
  const wanted = scoring(a).filter((k) => s.controls(a, k) === side || chances.some((it) => it.objective === k));
  const free = (u: Unit): boolean => s.controlStrength(a, u) > 0 && !wanted.some((k) => went(u, k));
  const open = chances.filter((it) => !isDone(a, side, it, went));
  const taken = new Map<Unit, Chance>();
  const take = (it: Chance, tried: Set<Unit>): boolean =>
    it.alone.some((u) => {
      if (tried.has(u) || !free(u)) return false;
      tried.add(u);
      const other = taken.get(u);
      if (other !== undefined && !take(other, tried)) return false;
      taken.set(u, it);
      return true;
    });
  const others = open.filter((it) => !take(it, new Set()));
  // What nobody takes alone may be taken by those together who are needed nowhere else.
  const rest = new Set(others.flatMap((it) => it.together.filter((u) => free(u) && !taken.has(u))));
  let left = open.length - others.length;
  for (const { together, there } of others) {
    const able = together.filter((u) => rest.has(u));
    if (able.reduce((sum, u) => sum + s.controlStrength(a, u), 0) <= there) continue;
    for (const u of able) rest.delete(u);
    left++;
  }
  return left;
}

/** Objectives that bring a side something. */
const scoring = (a: Arena): number[] =>
  a.board.objectives.flatMap((_, k) =>
    seams(a).objectiveWorth(a, 0, k, a.round) > 0 || seams(a).objectiveWorth(a, 1, k, a.round) > 0 ? [k] : [],
  );

function pointsLeft(a: Arena, u: Unit): number {
  let points = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (a.models.alive[i] !== 0) points += a.sheetOf(i).points;
  return points;
}

/** Whether a charge loses at least two points for each that it destroys in a round of close combat. */
export function isLostTwoToOne(a: Arena, u: Unit, target: Unit): boolean {
  const wins = Math.min(pointsLeft(a, target), seams(a).fightWorth(a, u, target));
  const loses = Math.min(pointsLeft(a, u), seams(a).fightWorth(a, target, u));
  return loses > 0 && loses >= TWO_TO_ONE * wins;
}

/** How many of a unit's parts were its side's warlord, and how many of them are lost. */
export function warlordsOf(a: Arena, u: Unit): Share {
  const lost = u.alive === 0 && u.host < 0;
  const { parts, roles } = u.sheet;
  if (parts === undefined) return roles.includes('warlord') ? { count: lost ? 1 : 0, of: 1 } : share();
  const found = share();
  let first = u.first;
  for (const part of parts) {
    if (part.roles.includes('warlord')) note(found, !a.models.alive.subarray(first, first + part.size).includes(1));
    first += part.size;
  }
  return found;
}

/**
 * Counts what the players of both sides do. What is asked and what happens is read from the arena while it is played, without what a player
 * that looks ahead only tries out.
 */
export class Watch {
  readonly counts: readonly [Counts, Counts] = [noCounts(), noCounts()];
  readonly #arena: Arena;
  readonly #did: Uint8Array;
  /** Units that shot at somebody, or charged. */
  readonly #attacked: Uint8Array;
  /** The transport in which each unit began, or -1. */
  readonly #rode: Int16Array;
  /** The question where a unit goes, as the edition puts it; null until it was put. */
  #where: Decision | null = null;
  readonly #flew: Uint8Array;
  readonly #began: Uint8Array;
  /** The objective for which each unit set out in this round, or -1. */
  readonly #heading: Int16Array;
  readonly #chances: [Chance[], Chance[]] = [[], []];
  readonly #warlordsEarly: [Share, Share] = [share(), share()];
  #points = false;

  constructor(player: Player) {
    const { arena } = player;
    this.#arena = arena;
    this.#did = new Uint8Array(arena.units.length);
    this.#attacked = new Uint8Array(arena.units.length);
    this.#rode = new Int16Array(arena.units.length);
    this.#flew = new Uint8Array(arena.units.length);
    this.#began = new Uint8Array(arena.units.length);
    this.#heading = new Int16Array(arena.units.length);
    const wound = arena.wound.bind(arena);
    arena.wound = (model, wounds, cause, by) => {
      const lost = wound(model, wounds, cause, by);
      if (lost > 0 && by !== null && by.side !== arena.unitOf(model).side) this.#credit(by);
      return lost;
    };
    const ask = arena.ask.bind(arena);
    arena.ask = (what, side, about, cause, n) => {
      if (what.id === 'intent') this.#where = what as unknown as Decision;
      const index = ask(what, side, about, cause, n);
      if (about !== null && arena.log.recorder !== null) this.#answered(what.id, what.options[index], about);
      return index;
    };
  }

  /** Plays and counts one engagement. */
  play(player: Player, ...[root, pair, seat]: Parameters<Player['play']>): ReturnType<Player['play']> {
    const arena = this.#arena;
    this.#did.fill(0);
    this.#attacked.fill(0);
    this.#flew.fill(0);
    this.#chances[0] = [];
    this.#chances[1] = [];
    this.#points = false;
    player.begin(root, pair, seat, { event: (kind, a) => this.#event(events.names[kind], a) });
    for (const u of arena.units) {
      this.#began[u.slot] = u.place;
      this.#rode[u.slot] = u.inside;
    }
    const outcome = player.finish();
    this.#roundEnds(arena.round);
    for (const side of [0, 1] as const) this.#end(side);
    return outcome;
  }

  #credit(by: Unit): void {
    if (this.#arena.log.recorder === null) return;
    this.#did[by.slot] = 1;
    for (const u of this.#arena.units) if (u.host === by.slot) this.#did[u.slot] = 1;
  }

  #answered(decision: string, option: number, u: Unit): void {
    const a = this.#arena;
    const counts = this.counts[u.side];
    if (option < 0) return;
    if (decision === 'shoot-at' || decision === 'charge-at') this.#attacked[u.slot] = 1;
    if (decision === 'intent') this.#heading[u.slot] = intentKind(option) === INTENT.objective ? intentArgument(option) : -1;
    if (decision === 'shoot-at') note(counts.harmless, seams(a).shootingWorth(a, u, a.units[option]) <= 0);
    if (decision === 'charge-at') {
      this.#heading[u.slot] = -1;
      note(counts.unlikely, seams(a).chargeChance(a, u, a.units[option]) < ONE_IN_THREE);
      note(counts.lostTwoToOne, isLostTwoToOne(a, u, a.units[option]));
    }
  }

  #event(name: string, first: number): void {
    const a = this.#arena;
    if (name === 'flies') this.#flew[first] ||= 1;
    if (name === 'flies-off') this.#flew[first] = 2;
    if (name === 'turn') this.#chances[first as SideId] = this.#chancesOf(first as SideId);
    if (name !== 'round') return;
    this.#roundEnds(a.round - 1);
    this.#heading.fill(-1);
    for (const side of [0, 1] as const) this.#chances[side] = this.#chancesOf(side);
  }

  readonly #triedEnd: WayEnd = { x: 0, y: 0, lost: 0, nearest: new Float64Array(64) };

  /** What a side could take now, by moves that were tried out in the last round: before that an objective may be taken later. */
  #chancesOf(side: SideId): Chance[] {
    const a = this.#arena;
    const ends = this.#where?.ends;
    if (ends === undefined || this.#where === null || a.round < seams(a).lastRound(a)) return chancesOf(a, side);
    const what = this.#where;
    return chancesOf(a, side, (u, k) => {
      const option = intent(INTENT.objective, k);
      const to = this.#triedEnd;
      to.nearest.fill(Number.NaN);
      const q = { what, game: a, side, about: u, cause: null, options: Int32Array.of(option), n: 1 };
      if (!ends(q, option, seams(a).moveInches(a, u), seams(a), to)) return isAt(a, u, k);
      return !(to.nearest[k] > seams(a).controlInches(a, k));
    });
  }

  #roundEnds(round: number): void {
    const a = this.#arena;
    if (round < 1) return;
    for (const u of a.units) {
      if (a.board.objectives.some((_, k) => seams(a).controls(a, k) === u.side && isAt(a, u, k))) this.#did[u.slot] = 1;
    }
    const points = sideRegisters.find('command-points');
    if (points >= 0 && (a.sideReg[0][points] > 0 || a.sideReg[1][points] > 0)) this.#points = true;
    if (round > EARLY_ROUND) return;
    for (const side of [0, 1] as const) {
      const found = a.sides[side].map((u) => warlordsOf(a, u));
      this.#warlordsEarly[side] = { count: found.reduce((n, it) => n + it.count, 0), of: found.reduce((n, it) => n + it.of, 0) };
    }
  }

  #end(side: SideId): void {
    const a = this.#arena;
    const counts = this.counts[side];
    counts.games++;
    // Once a game, not once a side.
    if (side === 0) for (const k of scoring(a)) note(counts.unheld, seams(a).controls(a, k) < 0);
    const chances = this.#chances[side];
    // Whoever was killed on the way may have been going there.
    const went: Went = (u, k) => u.alive === 0 || isAt(a, u, k);
    const tried: Went = (u, k) => went(u, k) || this.#heading[u.slot] === k;
    const left = leftOver(a, side, chances, tried);
    const done = chances.filter((it) => isDone(a, side, it, tried));
    counts.left.count += left;
    counts.short.count += done.filter((it) => !isDone(a, side, it, went)).length;
    for (const it of [counts.left, counts.short]) it.of += left + done.length;
    for (const u of new Set(chances.flatMap((it) => it.alone)))
      note(counts.wentElsewhere, !chances.some((it) => it.alone.includes(u) && went(u, it.objective)));
    counts.warlordsLost.count += this.#warlordsEarly[side].count;
    counts.warlordsLost.of += this.#warlordsEarly[side].of;
    if (this.#points) {
      counts.unspent.count += a.sideReg[side][sideRegisters.find('command-points')];
      counts.unspent.of++;
    }
    // A transport has done its part if a passenger has.
    for (const u of a.sides[side]) {
      const rode = this.#rode[u.slot];
      if (rode < 0) continue;
      if (this.#did[u.slot] !== 0) this.#did[rode] = 1;
      if (this.#attacked[u.slot] !== 0) this.#attacked[rode] = 1;
    }
    for (const u of a.sides[side]) {
      if (this.#flew[u.slot] > 0) note(counts.flownOff, this.#flew[u.slot] === 2);
      if (u.strength === 0 && u.host < 0) continue;
      note(counts.idle, this.#did[u.slot] === 0);
      note(counts.inactive, this.#did[u.slot] === 0 && this.#attacked[u.slot] === 0);
      if (this.#began[u.slot] === PLACE.embarked) note(counts.neverOut, u.place === PLACE.embarked);
      if (this.#began[u.slot] === PLACE.reserve) note(counts.neverCame, u.place === PLACE.reserve);
    }
  }
}
