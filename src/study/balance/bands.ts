import { meanByPair, scoreInterval } from '../../analysis/method.ts';
import { pairFirstTurn, pairMargins, pairRounds, pairScores } from '../../analysis/pair-values.ts';
import type { EngagementColumns } from '../../campaign/result.ts';
import type { Interval, Numbers } from '../../stats/index.ts';

/** What a target or a promise is about; by pair. */
interface Kind {
  /** In words, of an army's title. */
  readonly says: (army: string) => string;
  readonly values: (columns: EngagementColumns) => Float64Array;
  /** Shown in hundredths. */
  readonly percent: boolean;
  /** The lowest and highest possible value. */
  readonly limits: readonly [low: number, high: number] | null;
}

const KINDS: Readonly<Record<string, Kind>> = {
  score: { says: (army) => `${army} wins`, values: (columns) => pairScores(columns), percent: true, limits: [0, 1] },
  vpMargin: { says: (army) => `${army} leads by`, values: pairMargins, percent: false, limits: null },
  firstTurn: {
    says: () => 'the side with the first turn wins more than half by',
    values: pairFirstTurn,
    percent: true,
    limits: [-0.5, 0.5],
  },
  rounds: { says: () => 'a game lasts', values: pairRounds, percent: false, limits: null },
};

/** What a mean is to lie between, in one scenario: the target, or a promise that is to hold besides. */
export interface Band {
  /** `score` (red's share of the games), `vpMargin` (red's, in victory points), `firstTurn` (above one half) or `rounds`. */
  readonly measure: string;
  /** Id of the scenario. */
  readonly scenario: string;
  readonly low: number;
  readonly high: number;
}

/** A band that cannot be read. */
export class BandError extends Error {
  override readonly name = 'UsageError';
}

const NUMBER = '(-?\\d+(?:\\.\\d+)?%?)';
const FORM = new RegExp(`^([A-Za-z]+)(?::([^=]+))?=${NUMBER}(\\+-|±|\\.\\.)${NUMBER}$`);

/**
 * Reads `score=0.5+-0.02`, `score:patrol=45%..55%` or `vpMargin=-2..2`.
 * @param fallback the scenario of a band that names none
 * @throws BandError for any other form, and for a band that no result could lie in
 */
export function readBand(option: string, text: string, fallback: string): Band {
  const found = FORM.exec(text.replaceAll(' ', ''));
  const kind = found === null ? undefined : KINDS[found[1] as string];
  if (found === null || kind === undefined)
    throw new BandError(
      `--${option} ${text}: expected ${Object.keys(KINDS).join(', ')} with a band, for example score=0.5+-0.02, score:patrol=0.45..0.55 or vpMargin=-2..2`,
    );
  const [, measure = '', scenario = fallback, first = '', how, second = ''] = found;
  const [a, b] = [numberOf(first), numberOf(second)];
  const [low, high] = how === '..' ? [a, b] : [a - b, a + b];
  const [least, most] = kind.limits ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (!(low < high) || high < least || low > most)
    throw new BandError(
      `--${option} ${text}: expected a band with some width${kind.limits === null ? '' : ` that reaches into ${least} to ${most}`}`,
    );
  return { measure, scenario, low, high };
}

const numberOf = (text: string): number => (text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text));

const kindOf = ({ measure }: Pick<Band, 'measure'>): Kind => KINDS[measure] as Kind;

/** By pair. */
export const valuesOfBand = (band: Band, columns: EngagementColumns): Float64Array => kindOf(band).values(columns);

export const centreOf = ({ low, high }: Band): number => (low + high) / 2;
export const halfOf = ({ low, high }: Band): number => (high - low) / 2;

/** The interval of a mean that was played with a number of pairs that was set before. */
export function intervalOfBand(band: Band, values: Numbers, confidence: number): Interval {
  const inference = { method: 'fixed', confidence, seed: '' } as const;
  if (band.measure === 'score')
    return scoreInterval(
      Uint8Array.from(values, (it) => Math.round(4 * it)),
      inference,
    );
  const limit = kindOf(band).limits?.[1];
  return meanByPair(values, inference, limit);
}

/** An estimate that had luck taken out of it, no farther than a value can lie: of few pairs it may come out beyond that. */
export function possible(band: Band, { estimate, low, high }: Interval): Interval {
  const [least, most] = kindOf(band).limits ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const clamp = (n: number): number => Math.min(most, Math.max(least, n));
  return { estimate: clamp(estimate), low: clamp(low), high: clamp(high) };
}

const plain = (n: number): string => n.toFixed(1).replace(/^-(0\.0)$/, '$1');
const scaled = (band: Band, n: number): string => plain(kindOf(band).percent ? 100 * n : n);
const unit = (band: Band): string =>
  ({ score: ' %', vpMargin: ' VP', firstTurn: ' percentage points', rounds: ' rounds' })[band.measure] ?? '';

/** A value of a band's measure with its unit. */
export const bandValue = (band: Band, n: number): string => `${scaled(band, n)}${unit(band)}`;
export const bandRange = (band: Band, { low, high }: { readonly low: number; readonly high: number }): string =>
  `${scaled(band, low)} to ${scaled(band, high)}${unit(band)}`;

/** `Line squad (red) wins`. */
export const bandSays = (band: Band, army: string): string => kindOf(band).says(army);
