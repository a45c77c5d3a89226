import type { Arena } from '../engine/arena.ts';
import type { Match } from '../engine/match.ts';
import type { Outcome } from '../engine/outcome.ts';
import { PLACE } from '../rules/index.ts';
import type { OnLine } from './transcript.ts';

/** A unit at the end of a round. */
export interface UnitStanding {
  readonly models: number;
  /** Wounds or Hull Points that its models have left. */
  readonly wounds: number;
  /** Points of the remaining models. */
  readonly points: number;
  readonly place: keyof typeof PLACE;
  /** Centre of its models, inches; meaningful on the table only. */
  readonly x: number;
  readonly y: number;
}

/** The state at the end of a round; round 0 is the set-up. */
export interface Standing {
  readonly round: number;
  readonly vp: readonly [number, number];
  /** Points left: red, blue. */
  readonly strength: readonly [number, number];
  /** By unit, `<army>/<id>`. */
  readonly units: { readonly [unit: string]: UnitStanding };
  /** Who holds each objective, by its index in the scenario. */
  readonly objectives: readonly ('red' | 'blue' | 'nobody')[];
}

const PLACES = Object.keys(PLACE) as (keyof typeof PLACE)[];

/** Records the state at the end of every round of one engagement. */
export class RoundWatch {
  readonly standings: Standing[] = [];
  readonly #match: Match;
  readonly #objectives: number;
  #arena: Arena | null = null;

  /** `objectives`: how many the scenario has. */
  constructor(match: Match, objectives: number) {
    this.#match = match;
    this.#objectives = objectives;
  }

  /** A round ends when the next one begins. */
  readonly onLine: OnLine = (lines, arena) => {
    this.#arena = arena;
    const line = lines.at(-1);
    if (line?.kind === 'event' && line.event === 'round') this.#note(Number(line.fields['round']) - 1);
  };

  /** After the last line. */
  close({ rounds }: Pick<Outcome, 'rounds'>): void {
    this.#note(rounds);
  }

  #note(round: number): void {
    const g = this.#arena;
    if (g === null) return;
    const units = Object.fromEntries(g.units.map((unit) => [`${unit.side === 0 ? 'red' : 'blue'}/${unit.id}`, standingOf(g, unit)]));
    const strength: [number, number] = [0, 0];
    for (const unit of g.units) strength[unit.side] += standingOf(g, unit).points;
    const { controls } = this.#match.ruleset.seams;
    const objectives = Array.from({ length: this.#objectives }, (_, i) => {
      const side = controls(g, i);
      return side === 0 ? 'red' : side === 1 ? 'blue' : 'nobody';
    });
    this.standings.push({
      round,
      vp: [g.score[0] as number, g.score[1] as number],
      strength: [tidy(strength[0]), tidy(strength[1])],
      units,
      objectives,
    });
  }
}

function standingOf({ models }: Arena, unit: Arena['units'][number]): UnitStanding {
  let [wounds, points] = [0, 0];
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (models.alive[i] === 0) continue;
    wounds += models.wounds[i] as number;
    points += unit.sheet.models[models.kind[i] as number]?.points ?? 0;
  }
  const { alive, x, y, place } = unit;
  return { models: alive, wounds, points: tidy(points), place: PLACES[place] as keyof typeof PLACE, x, y };
}

/** Hundredths of a point: sums of fractions have rounding errors. */
const tidy = (points: number): number => Math.round(points * 100) / 100;
