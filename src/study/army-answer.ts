import type { Answer } from '../analysis/index.ts';
import { withNames } from './army-names.ts';
import { changeText, circleText, methodText, standingText, unequalPoints } from './army-paper.ts';
import type { ArmyStudy } from './army-study.ts';
import type { ArmyTable } from './army-tables.ts';
import { trueMinus } from './true-minus.ts';

/** The answer of a round-robin: which army is strongest under which ruleset, and what changes. */
export function armyAnswer(study: ArmyStudy): Answer {
  const named = withNames(study);
  const { armies, tables, changes, confidence, field } = named;
  const unequal = unequalPoints(named);
  const under = (variant: string, text: string): string => (tables.length === 1 ? text : `Under ${variant}: ${lowerFirst(text)}`);
  const sentences = [
    ...tables.map((table) => under(table.variant, `${standingText(table, confidence)} ${circleText(table.circles, confidence, false)}`)),
    ...changes.map((one) => `${one.variant} against ${one.baseline}: ${lowerFirst(changeText(one))}`),
    ...(unequal === null ? [] : [unequal]),
  ];
  return {
    about: `${armies.length} armies, each against every other, on ${field}`,
    headline: headline(tables),
    sentences: sentences.map((text) => ({ text: trueMinus(text) })),
    method: [trueMinus(methodText(study))],
  };
}

/** `Swarm comes out on top under classic, Raiders under tenth` */
function headline(tables: readonly ArmyTable[]): string {
  const found = new Map<string, string[]>();
  for (const { variant, standings } of tables) {
    const best = standings[0]?.army ?? '';
    found.set(best, [...(found.get(best) ?? []), variant]);
  }
  const [only] = found.keys();
  if (found.size === 1 && only !== undefined) return `${only} comes out on top${tables.length === 1 ? '' : ' under every ruleset'}`;
  return [...found].map(([army, variants], i) => `${army}${i === 0 ? ' comes out on top' : ''} under ${variants.join(' and ')}`).join(', ');
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
