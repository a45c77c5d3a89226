import { shellWord } from '../campaign/command-line.ts';
import { OWN_FOLDER } from './own-files.ts';
import type { Question } from './question.ts';

/**
 * The arguments with which the command line plays the games of a question.
 * @param inFolder whether in a folder that the studio has saved; it has to be one where there are own files
 */
export function argsOf({ scenario, rulesets, seed, own }: Question, pairs: number, inFolder = Object.keys(own).length > 0): string[] {
  const data = inFolder ? ['--data', OWN_FOLDER] : [];
  return ['run', scenario, ...rulesets.flatMap((it) => ['-v', it]), ...data, '--players', 'own', '--seed', seed, '-n', String(pairs)];
}

/** The same as one types it. */
export const commandOf = (...asked: Parameters<typeof argsOf>): string => ['sandtable', ...argsOf(...asked).map(shellWord)].join(' ');
