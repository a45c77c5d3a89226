import { type Answer, armyHead, naming } from '../analysis/index.ts';
import type { SweepResult, SweepTrend } from './sweep-result.ts';
import { sweepMethod, sweepSentences } from './sweep-words.ts';
import { trueMinus } from './true-minus.ts';

/** The answer of a sweep: which side more of a parameter helps, by how much, and where the game is even. */
export function sweepAnswer(result: SweepResult, titleOf: (scenario: string) => string): Answer {
  const { names } = result;
  const armies = Object.fromEntries(Object.entries(names?.armies ?? {}).map(([id, both]) => [titleOf(id), both]));
  const titled: SweepResult = {
    ...result,
    scenarios: result.scenarios.map((it) => ({ ...it, scenario: titleOf(it.scenario) })),
    ...(names !== undefined && { names: { ...names, armies } }),
  };
  const scenarios = [...new Set(titled.scenarios.map((it) => it.scenario))].join(', ');
  return {
    about: `${result.params.map((it) => `${it.name} from ${it.values[0]} to ${it.values.at(-1)}`).join(', ')} under ${naming(result).ruleset(result.spec)} in ${scenarios}`,
    headline: result.params.map(({ name }) => headlineOf(name, titled)).join('; '),
    sentences: sweepSentences(titled).map((text) => ({ text: trueMinus(text) })),
    method: [trueMinus(sweepMethod(result))],
  };
}

function headlineOf(name: string, result: SweepResult): string {
  const { scenarios } = result;
  const trends = scenarios.flatMap((it) => it.trends.filter(({ param }) => param === name));
  if (trends.length === 0) return `What ${name} does to wins`;
  const ways = new Set(trends.map(({ direction }) => direction));
  if (ways.size > 1) return `What more of ${name} does depends on the scenario`;
  const [first] = trends as [SweepTrend, ...SweepTrend[]];
  return {
    up: `More of ${name} helps ${armyHead(result, 'red')}`,
    down: `More of ${name} helps ${armyHead(result, 'blue')}`,
    unclear: `No clear trend over ${name}`,
  }[first.direction];
}
