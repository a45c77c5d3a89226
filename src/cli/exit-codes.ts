import { EXIT } from './command.ts';

/** The exit code of a command that threw. */
export const codeOfError = ({ name }: Error): number =>
  // Nothing is wrong with what was asked, but with the answer.
  name === 'OddsError' ? EXIT.broken : EXIT.usage;

/**
 * The exit code of the process.
 * @param said what its command ended with; null where it was ended before
 * @param printed whether all results could be printed
 */
export function codeOfProcess(said: number | null, printed: boolean): number {
  if (said === null) return EXIT.usage;
  // What is broken, undecided or interrupted is so whether or not it can be read.
  return said === EXIT.done && !printed ? EXIT.usage : said;
}
