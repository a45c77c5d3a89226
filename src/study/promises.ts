import { pairFirstTurn, pairMargins, pairMeans, pairRounds, pairScores, pairSeat } from '../analysis/pair-values.ts';
import { DRAW, type EngagementColumns } from '../campaign/result.ts';
import type { PromiseBody } from '../scenario/schema/contract.ts';
import { differences } from '../stats/index.ts';

/** The unit of a promise: `share` of the points or games, `shift` of one, victory points, rounds. */
export type Unit = 'share' | 'shift' | 'vp' | 'rounds';

/** The engagements that one promise is about, all of the same pairs. */
export interface Evidence {
  /** Under the contract's ruleset. */
  readonly columns: EngagementColumns;
  /** Under the ruleset with the promise's rule switched the other way; null for other promises. */
  readonly flipped: EngagementColumns | null;
  /** Whether the contract's ruleset has the promise's rule. */
  readonly hasRule: boolean;
  /** The baseline's values for the same pairs: score, and margin per engagement; null for other promises. */
  readonly before: { readonly scores: Float64Array; readonly margins: Float64Array } | null;
}

/** A promise as numbers: a mean over pairs that has to lie in a band. */
export interface Measure {
  /** What is measured, as the subject of a sentence. */
  readonly subject: string;
  /** The promise itself, as a sentence without a full stop. */
  readonly text: string;
  readonly unit: Unit;
  /** The band, both ends included; infinite where it is open. */
  readonly from: number;
  readonly to: number;
  /** Smallest and largest value of a pair; null where there is none. */
  readonly range: readonly [number, number] | null;
  /** A value for each pair. */
  readonly values: (evidence: Evidence) => Float64Array;
}

const UNIT_SHARE = [0, 1] as const;
const HALF_EITHER_WAY = [-0.5, 0.5] as const;
const WHOLE_EITHER_WAY = [-1, 1] as const;

/** Shares in per cent, shifts in percentage points: `52.5 %`, `5 percentage points`. */
export function amountText(value: number, unit: Unit): string {
  const short = (n: number, digits: number): string => String(Number(n.toFixed(digits)));
  if (unit === 'share') return `${short(value * 100, 1)} %`;
  const number = short(unit === 'shift' ? value * 100 : value, unit === 'shift' ? 1 : 2);
  const plural = number === '1' ? '' : 's';
  return `${number} ${unit === 'shift' ? `percentage point${plural}` : unit === 'vp' ? 'VP' : `round${plural}`}`;
}

/** What armies and rules are called in a promise. */
export interface Called {
  readonly red: string;
  readonly blue: string;
  readonly rule: (id: string) => string;
}
const PLAIN: Called = { red: 'red', blue: 'blue', rule: (id) => id };

/** What a promise measures, and the band that it has to lie in. */
export function measureOf(body: PromiseBody, called: Called = PLAIN): Measure {
  if ('score' in body) return score(body.score, called);
  if ('vp-margin' in body) return vpMargin(body['vp-margin'], called);
  if ('draws' in body) return draws(body.draws['at-most']);
  if ('first-turn' in body) return advantage('first turn', body['first-turn']['at-most'], pairFirstTurn);
  if ('seat' in body) return advantage('side of the table', body.seat['at-most'], pairSeat);
  if ('rounds' in body) return rounds(body.rounds);
  if ('unchanged' in body) return unchanged(body.unchanged, called);
  return effect(body.rule, body.effect, called);
}

const band = (from: number, to: number, unit: Unit): string => {
  if (!Number.isFinite(from)) return `at most ${amountText(to, unit)}`;
  if (!Number.isFinite(to)) return `at least ${amountText(from, unit)}`;
  return `between ${amountText(from, unit).split(' ')[0]} and ${amountText(to, unit)}`;
};

function score({ from, to }: { readonly from: number; readonly to: number }, { red }: Called): Measure {
  const told = band(from === 0 ? Number.NEGATIVE_INFINITY : from, to === 1 ? Number.POSITIVE_INFINITY : to, 'share');
  const text = `${red} wins ${told} of the games (draws count half)`;
  return {
    subject: `games won by ${red}`,
    text,
    unit: 'share',
    from,
    to,
    range: UNIT_SHARE,
    values: ({ columns }) => pairScores(columns),
  };
}

function vpMargin(
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: { readonly from?: number; readonly to?: number },
  { red }: Called,
): Measure {
  const text = `${red} is ahead by ${band(from, to, 'vp')} on average`;
  return {
    subject: `lead of ${red} in victory points`,
    text,
    unit: 'vp',
    from,
    to,
    range: null,
    values: ({ columns }) => pairMargins(columns),
  };
}

function draws(most: number): Measure {
  const text = `at most ${amountText(most, 'share')} of the games are drawn`;
  const values = ({ columns }: Evidence): Float64Array => pairMeans(columns, (row) => (columns.winner[row] === DRAW ? 1 : 0));
  return { subject: 'share of drawn games', text, unit: 'share', from: 0, to: most, range: UNIT_SHARE, values };
}

function advantage(what: string, most: number, values: (columns: EngagementColumns) => Float64Array): Measure {
  return {
    subject: `worth of the ${what}`,
    text: `the ${what} is worth at most ${amountText(most, 'shift')}, either way`,
    unit: 'shift',
    from: -most,
    to: most,
    range: HALF_EITHER_WAY,
    values: ({ columns }) => values(columns),
  };
}

function rounds({ from, to }: { readonly from: number; readonly to: number }): Measure {
  const text = `a game lasts ${band(from, to, 'rounds')} on average`;
  return { subject: 'length of a game', text, unit: 'rounds', from, to, range: null, values: ({ columns }) => pairRounds(columns) };
}

type Quantity = 'score' | 'vp-margin';
const quantityText = (of: Quantity, red: string): string =>
  of === 'score' ? `the share of games that ${red} wins` : `the lead of ${red} in victory points`;

/** Differences have the same form whatever they are relative to. */
function difference(of: Quantity, from: number, to: number): Pick<Measure, 'unit' | 'range' | 'from' | 'to'> {
  return { unit: of === 'score' ? 'shift' : 'vp', range: of === 'score' ? WHOLE_EITHER_WAY : null, from, to };
}

function unchanged({ margin, of }: { readonly margin: number; readonly of: Quantity }, { red }: Called): Measure {
  const shape = difference(of, -margin, margin);
  const what = quantityText(of, red);
  return {
    ...shape,
    subject: `change of ${what} since the baseline`,
    text: `${what} is within ${amountText(margin, shape.unit)} of the baseline`,
    values: ({ columns, before }) => {
      if (before === null) throw new Error('there is no baseline to compare with');
      return of === 'score' ? differences(before.scores, pairScores(columns)) : differences(before.margins, pairMargins(columns));
    },
  };
}

function effect(
  rule: string,
  { 'at-most': most, of, for: whom }: { readonly 'at-most': number; readonly of: Quantity; readonly for: 'either' | 'red' | 'blue' },
  called: Called,
): Measure {
  const shape = difference(of, whom === 'red' ? Number.NEGATIVE_INFINITY : -most, whom === 'blue' ? Number.POSITIVE_INFINITY : most);
  const [name, what] = [called.rule(rule), quantityText(of, called.red)];
  const verb = whom === 'either' ? `moves ${what} by at most` : `helps ${called[whom]} by at most`;
  return {
    ...shape,
    subject: `what ${name} does to ${what}`,
    text: `${name} ${verb} ${amountText(most, shape.unit)}${whom === 'either' ? ', either way' : ''}`,
    values: ({ columns, flipped, hasRule }) => {
      if (flipped === null) throw new Error(`${rule} was not switched`);
      const [without, having] = hasRule ? [flipped, columns] : [columns, flipped];
      const pick = of === 'score' ? pairScores : pairMargins;
      return differences(pick(without), pick(having));
    },
  };
}
