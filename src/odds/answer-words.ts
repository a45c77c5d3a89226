import type { AttackOdds } from './attack-table.ts';
import { percentText } from './percent-text.ts';

/** An answer in words, with what it is under each ruleset. */
export type AnswerLine = readonly [question: string, ...answers: string[]];

/** Where a ruleset has no answer: no price, no target. */
export const NO_ANSWER = '–';

/** The answers to one attack under one ruleset or several, a line for each question that any of them answers. */
export function answerLines(odds: readonly AttackOdds[]): AnswerLine[] {
  const [first] = odds.flatMap(({ answers }) => answers ?? []);
  if (first === undefined) return [];
  const { attacker, target } = first;
  const line = (question: string, of: (it: NonNullable<AttackOdds['answers']>) => string | undefined): AnswerLine[] => {
    const told = odds.map(({ answers }) => (answers === undefined ? undefined : of(answers)) ?? NO_ANSWER);
    return told.every((it) => it === NO_ANSWER) ? [] : [[question, ...told]];
  };
  const { kills } = first;
  return [
    ...line(`destroys ${target}`, ({ destroys }) => percentText(destroys)),
    ...(kills === undefined ? [] : line(`kills ${kills.models} or more of ${target}`, (it) => it.kills && percentText(it.kills.chance))),
    ...line(`army points of ${target} destroyed`, ({ points }) => points && `${points.destroyed.toFixed(1)} of ${points.target}`),
    ...line(`for every 100 points of ${attacker}`, ({ points }) => points?.destroyedPer100.toFixed(1)),
    ...line(`destroys as much as ${attacker} costs`, ({ points }) => points && `${percentText(points.paysBack)} (${points.attacker})`),
  ];
}

/** Quantities that answers give in better words. */
export const isAnswered = (quantity: string): boolean => /\.(pointsLost|isDestroyed)$/.test(quantity);
