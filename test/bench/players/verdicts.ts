import type { RootKey } from '../../../src/engine/index.ts';
import { differences, gameValues, type Interval, meanInterval } from '../../../src/stats/index.ts';
import { redScores } from './tournament.ts';

/** A change of rules in a scenario, of which one asks whom it helps. */
export interface Question {
  readonly scenario: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Two that were answered one way or the other, as one or the other script played, and for each edition one that is known to matter.
 * A house edition without its own rules is its base.
 */
export const QUESTIONS: readonly string[] = [
  'meeting classic tenth',
  'patrol calixtus calixtus@-CAL-MORALE-01',
  'patrol classic classic@-CLS-MORALE-03',
  'patrol calixtus calixtus:bare',
  'patrol waffle waffle@-WAF-SHOOT-09',
  'patrol hybrid hybrid@-HYB-DEF-03',
  'patrol tenth tenth@-layer:errata',
];

/** Reads `<scenario> <ruleset> <ruleset>`. */
export function readQuestion(text: string): Question {
  const [scenario, before, after, more] = text.trim().split(/\s+/);
  if (scenario === undefined || before === undefined || after === undefined || more !== undefined)
    throw new Error(`"${text}": expected a scenario, a ruleset and another`);
  return { scenario, before, after };
}

export interface Meeting {
  readonly red: string;
  readonly blue: string;
  /** By how much red's share of the points moves, on the same dice. */
  readonly effect: Interval;
}

export interface Answer {
  readonly meetings: readonly Meeting[];
  /** The share of the points that red can expect before, when each side lets play who does best; and what the change does to it. */
  readonly before: Interval;
  readonly effect: Interval;
  /** Meetings whose interval lies on that side of 0, at a confidence that all of a question have together. */
  readonly helps: { readonly red: number; readonly blue: number };
}

export interface Sample {
  readonly players: readonly string[];
  readonly pairs: number;
  readonly seed: string;
  readonly root: RootKey;
}

const CONFIDENCE = 0.95;

/** Scores of red in every meeting of players under a ruleset, played once for all questions. */
export class Panels {
  readonly #sample: Sample;
  readonly #played = new Map<string, Promise<Float64Array[][]>>();

  constructor(sample: Sample) {
    this.#sample = sample;
  }

  async answer({ scenario, before, after }: Question): Promise<Answer> {
    const { players, seed } = this.#sample;
    const [old, now] = [await this.#scores(scenario, before), await this.#scores(scenario, after)];
    const each = 1 - (1 - CONFIDENCE) / players.length ** 2;
    const moved = old.flatMap((row, i) =>
      row.map((scores, j) => ({ red: players[i] ?? '', blue: players[j] ?? '', by: differences(scores, now[i]?.[j] ?? scores) })),
    );
    const certain = moved.map(({ by }) => meanInterval(by, each, 1));
    const [was, is] = gameValues([old, now], `${seed} ${scenario} ${before} ${after}`, { confidence: CONFIDENCE });
    if (was === undefined || is === undefined || is.difference === null) throw new Error('two games have two values');
    return {
      meetings: moved.map(({ red, blue, by }) => ({ red, blue, effect: meanInterval(by, CONFIDENCE, 1) })),
      before: was.value,
      effect: is.difference,
      helps: { red: certain.filter(({ low }) => low > 0).length, blue: certain.filter(({ high }) => high < 0).length },
    };
  }

  #scores(scenario: string, edition: string): Promise<Float64Array[][]> {
    const key = `${scenario} ${edition}`;
    const known = this.#played.get(key);
    if (known !== undefined) return known;
    const { players, pairs, root } = this.#sample;
    const play = async (): Promise<Float64Array[][]> => {
      const rows: Float64Array[][] = [];
      for (const red of players) {
        const row: Float64Array[] = [];
        for (const blue of players) row.push(await redScores({ scenario, edition, root, pairs }, red, blue));
        rows.push(row);
      }
      return rows;
    };
    const scores = play();
    this.#played.set(key, scores);
    return scores;
  }
}

/** What an answer comes to, in words. */
export function verdictOf({ helps }: Answer): string {
  if (helps.red > 0 && helps.blue > 0) return 'the sign depends on who plays';
  if (helps.red > 0) return `helps red, certainly in ${helps.red} meetings and blue in none`;
  if (helps.blue > 0) return `helps blue, certainly in ${helps.blue} meetings and red in none`;
  return 'certain in no meeting by itself';
}
