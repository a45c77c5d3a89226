import type { Naming } from '../analysis/naming.ts';
import { roughly } from '../analysis/roughly.ts';
import { counted } from '../rules/counted.ts';
import type { PlannedComparison, PlanResult } from './plan.ts';
import { CAUTION } from './power.ts';
import type { TextTable } from './sweep-words.ts';

const count = (n: number): string => (Number.isFinite(n) ? Math.round(n).toLocaleString('en-US') : 'infinitely many');
const percent = (share: number): string => `${Number((100 * share).toPrecision(3))} %`;
/** `2 percentage points` */
const points = (share: number): string => {
  const value = Number((100 * share).toPrecision(2));
  return counted(value, 'percentage point');
};

const chanceWords = (chance: number): string => (chance > 0.999 ? 'more than 99.9 %' : percent(chance));

/** The plan in sentences, the answer first: one for each comparison, and one for all of them together. */
export function planSentences(plan: PlanResult, { ruleset }: Naming): string[] {
  const several = plan.comparisons.length > 1;
  const lines = plan.comparisons.map((it) => {
    const parts = [...neededWords(it, plan), ...givenWords(it, plan)];
    const name = it.doctrine === undefined ? it.scenario : `${it.scenario} (${it.doctrine})`;
    return several ? `${name}, ${ruleset(it.variant)}: ${parts.join(' ')}` : parts.join(' ');
  });
  if (several && plan.together !== null) {
    lines.push(
      `All ${plan.comparisons.length} comparisons in one run of ${count(plan.together.pairs)} pairs: ${roughly(plan.together.seconds)} here.`,
    );
  }
  return lines;
}

function neededWords({ needed, pilot, secondsPerPair, atWorst }: PlannedComparison, { effect, power, pilotPairs }: PlanResult): string[] {
  if (effect === null) return [];
  if (needed === null) return silentWords(pilot, effect, power, atWorst);
  const { fixed, cautious, looking } = needed;
  const time = (pairs: number): string => `${roughly(pairs * secondsPerPair)} here`;
  const onTheWay =
    looking === null
      ? ''
      : `; with looks along the way, ${count(looking.average)} on average and ${count(looking.budget)} at most (${roughly(looking.average * secondsPerPair)})`;
  return [
    `To find a difference of ${points(effect)} with ${percent(power)} power you need ${count(fixed)} pairs (${time(fixed)})${onTheWay}.`,
    `If the pilot of ${count(pilotPairs)} pairs was lucky: ${count(cautious)}.`,
  ];
}

function silentWords(
  { pairs, identical, differsAtMost }: PlannedComparison['pilot'],
  effect: number,
  power: number,
  atWorst: number | null,
): string[] {
  const what = identical ? 'no event was different' : 'nobody won more or fewer games';
  const told = `In all ${count(pairs)} pairs of the pilot ${what}: with 95 % confidence it differs in at most ${percent(differsAtMost)} of pairs.`;
  if (differsAtMost <= effect) return [told, `A difference of ${points(effect)} is as good as ruled out.`];
  const worst =
    atWorst === null ? '' : ` At worst, ${count(atWorst)} pairs find a difference of ${points(effect)} with ${percent(power)} power.`;
  return [`${told}${worst} A longer --pilot would tell more.`];
}

function givenWords({ given, secondsPerPair, pilot }: PlannedComparison, { pairs, power, effect }: PlanResult): string[] {
  if (pairs === null) return [];
  if (given === null) return effect === null ? silentWords(pilot, 0, power, null) : [];
  const chance =
    given.power === null || effect === null ? '' : ` They find a difference of ${points(effect)} with ${chanceWords(given.power)} power.`;
  return [
    `${count(pairs)} pairs (${roughly(pairs * secondsPerPair)} here) find a difference of ${points(given.effect)} with ${percent(power)} power; of ${points(given.cautious)} if the pilot was lucky.${chance}`,
  ];
}

const milliseconds = (seconds: number): string => String(Number((seconds * 1000).toPrecision(2)));
const signed = (share: number): string => (Number((100 * share).toFixed(1)) > 0 ? '+' : '') + (100 * share).toFixed(1);

/** What the pilot found, a row for each comparison. */
export function pilotTable({ comparisons }: PlanResult, { ruleset }: Naming): TextTable {
  const right = ['pairs that differ', 'difference', 'milliseconds a pair'];
  return {
    title: 'In the pilot; differences of the games that red wins (draws count half), in percentage points',
    heads: ['scenario', 'ruleset', 'pairs that differ', 'difference', '95 % interval', 'milliseconds a pair'],
    rows: comparisons.map(({ scenario, doctrine, variant, pilot, secondsPerPair }) => [
      doctrine === undefined ? scenario : `${scenario} (${doctrine})`,
      ruleset(variant),
      `${pilot.differed} of ${pilot.pairs}`,
      signed(pilot.difference.estimate),
      `${signed(pilot.difference.low)} to ${signed(pilot.difference.high)}`,
      milliseconds(secondsPerPair),
    ]),
    right,
  };
}

/** How it was computed, in one line. */
export const planMethod = ({ method, correction, confidence, workers }: PlanResult): string =>
  `At ${percent(confidence)} confidence (${correction}). Method: ${method}. "If the pilot was lucky": with the upper ${percent(CAUTION)} limit of its variance (Browne 1995). Times: measured after warming up, with ${workers} ${workers === 1 ? 'worker' : 'workers'}.`;
