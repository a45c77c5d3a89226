import type { Argv } from 'yargs';
import type { Battle } from '../scenario/types.ts';
import { note } from './print.ts';

/** Declares the option of commands that play armies. */
export const uncheckedOption = (args: Argv): Argv =>
  args.option('unchecked', {
    type: 'boolean',
    default: false,
    describe: 'play armies whose list breaks its limit or its detachments, too',
  });

/**
 * Refuses battles with an illegal army list, or says what is wrong with them if they are to be played unchecked.
 * @throws {InputError} with everything that is wrong with them
 */
export async function checkLists(battles: readonly Battle[], unchecked: boolean): Promise<void> {
  const { loadSelection } = await import('../load/selection.ts');
  const { illegalLists, refuseIllegal } = await import('../editions/list-faults.ts');
  if (!unchecked) return refuseIllegal(battles, loadSelection);
  const { formatIssue } = await import('../scenario/input-error.ts');
  for (const issue of await illegalLists(battles, loadSelection)) note(`played unchecked: ${formatIssue(issue)}`);
}
