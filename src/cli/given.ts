import { withoutOptions } from './option-kinds.ts';

let given: readonly string[] | null = null;

/** The command line for the manifest of a run: what `--resume <folder>` stands for, or as it was typed. */
export const commandLineGiven = (): readonly string[] => given ?? process.argv.slice(2);

/** Where games were played is no part of it: nothing hangs on that, and the address of a queue may hold a password. */
export const setCommandLine = (args: readonly string[]): void => {
  given = withoutOptions(args, ['queue']);
};
