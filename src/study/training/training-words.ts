import { item } from '../../rules/item.ts';
import type { Interval } from '../../stats/index.ts';
import type { Block } from '../army-paper.ts';
import type { Member, TrainingResult } from './training-result.ts';

const percent = (share: number): string => (100 * share).toFixed(1);
const range = ({ low, high }: Interval): string => `(${percent(low)} to ${percent(high)})`;

/** A training in words and tables: the weights of each member, what they are worth, and who beats whom. */
export function trainingBlocks(result: TrainingResult): Block[] {
  const { plan, members, matrix } = result;
  const titles = members.map((it, k) => it.doctrine?.id ?? `member ${k + 1}`);
  const played = `${plan.steps} steps of ${plan.pairs} pairs on ${plan.scenarios.join(', ')} under ${plan.spec}`;
  return [
    { text: members.map((member, k) => proofWords(member, item(titles, k))).join(' ') },
    {
      heads: ['consideration', plan.start.id, ...titles],
      rows: plan.names.map((name) => [
        name,
        String(plan.start.commander?.[name] ?? 1),
        ...members.map((it) => String(it.doctrine?.commander?.[name] ?? '')),
      ]),
      right: [plan.start.id, ...titles],
      kept: 1,
    },
    ...(matrix === null || matrix.length < 3 ? [] : [matrixBlock([plan.start.id, ...titles], matrix)]),
    {
      text: `${played}, by simultaneous perturbation; proved with ${plan.proofPairs} pairs on ${plan.proof.join(', ')}, on dice that had no part in the training.`,
    },
  ];
}

function proofWords({ proof }: Member, title: string): string {
  if (proof === null) return `${title} is not proved yet.`;
  const { againstStart, gains } = proof;
  const better = againstStart.low > 0.5 ? 'better' : againstStart.high < 0.5 ? 'worse' : null;
  const verdict = better === null ? 'not proved to be better or worse than' : `${better} than`;
  const against = gains.map(({ opponent, start, gain }) => {
    const more = gain.estimate < 0 ? 'fewer' : 'more';
    return `Against ${opponent} it takes ${percent(Math.abs(gain.estimate))} points ${more} than the start's ${percent(start)} % (${percent(gain.low)} to ${percent(gain.high)}).`;
  });
  return [
    `${title} is ${verdict} its start: it takes ${percent(againstStart.estimate)} % ${range(againstStart)} of the points against it.`,
    ...against,
  ].join(' ');
}

const matrixBlock = (titles: readonly string[], matrix: readonly (readonly number[])[]): Block => ({
  heads: ['% of the points', ...titles],
  rows: matrix.map((row, i) => [item(titles, i), ...row.map((share, j) => (i === j ? '' : percent(share)))]),
  right: titles,
  kept: 1,
});
