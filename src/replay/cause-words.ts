import type { Change } from '../compile/between.ts';
import { seamTitle } from '../compile/lever-words.ts';
import type { Cause } from './cause.ts';

/** Most switches listed by name. */
const MOST_NAMED = 12;

/** `“Morale tests” (CLS-MORALE-03)`; a value of a datasheet as it is written. */
export const changeName = ({ name, rule, title }: Change): string => (rule === null || title === name ? name : `“${title}” (${name})`);

/** Why two games of an engagement part, a line each. @param rule what a rule is called */
export function causeLines({ how, changes, enough, alone, minimal, ran, procedure, replays }: Cause, rule: (id: string) => string): string {
  const lines: string[] = [];
  if (how === 'ran') {
    lines.push('No single rule can be named: different editions are different games on shared dice.');
    const only = (ids: readonly string[]): string =>
      ids.length > MOST_NAMED
        ? `${ids.slice(0, MOST_NAMED).map(rule).join(', ')} and ${ids.length - MOST_NAMED} more`
        : ids.map(rule).join(', ') || 'none';
    if (ran.flat().length > 0) lines.push(`Rules whose code ran there only in A: ${only(ran[0])}; only in B: ${only(ran[1])}.`);
  } else {
    const several = changes.length > 1;
    lines.push(
      ...changes
        .slice(0, MOST_NAMED)
        .map((it) => `${several ? '  ' : 'Because of '}${changeName(it)}: ${it.first} in A, ${it.second} in B.`),
    );
    const joined = alone.length > 1 ? `any of ${changes.length} switches` : `${changes.length} switches together`;
    if (several) lines.unshift(`Because of ${joined}${minimal ? '' : ', or of some of them (there may be a smaller set)'}:`);
    if (changes.length > MOST_NAMED) lines.push(`  and ${changes.length - MOST_NAMED} more`);
    const them = several ? 'them' : 'it';
    const parts = enough ? 'diverges here in the same way' : 'does not diverge here, so more is involved';
    if (replays > 0) lines.push(`A with only ${them} as in B ${parts}; B with ${them} as in A does not diverge here.`);
    if (several && alone.length > 0) lines.push(`Enough by itself: ${alone.map(changeName).join(', ')}.`);
  }
  if (procedure !== null) {
    const hands = procedure.rules.length === 0 ? '' : ` (${procedure.rules.slice(0, MOST_NAMED).map(rule).join(', ')})`;
    lines.push(
      procedure.kind === 'value'
        ? `The first ${typeof procedure.first === 'number' ? 'number' : 'answer'} that differs: ${seamTitle(procedure.seam)} (${procedure.seam})${aboutText(procedure.args)} is ${procedure.first} in A, ${procedure.second} in B${hands}.`
        : `Next A comes to ${seamWords(procedure.first)}, B to ${seamWords(procedure.second)}.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The name of a procedure as words: `hitOn` is "hit on". */
const seamWords = (seam: string | null): string =>
  seam === null ? 'nothing more' : `"${seam.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}"`;

const aboutText = (args: readonly string[]): string => {
  const said = args.filter((it) => it !== '');
  return said.length === 0 ? '' : ` of ${said.join(', ')}`;
};
