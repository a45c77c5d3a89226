import type { Argv } from 'yargs';

/** Options of every command. */
export interface CommonArgs {
  readonly json: boolean;
  readonly quiet: boolean;
}

/** The command that goes on with what another has prepared. */
export interface Following {
  readonly next: readonly string[];
  /** The command line that the manifest is to name. */
  readonly stands: readonly string[];
}

/** One command. `Args` are its own options as yargs parses them. */
export interface Command<Args extends object = never> {
  /** Positional arguments as yargs writes them: `<scenario..>`. */
  readonly takes: string;
  /** Command lines, each with what it shows. */
  readonly examples: readonly (readonly [line: string, what: string])[];
  readonly options: (args: Argv) => Argv;
  /** Runs the command and returns the exit code, or what goes on with it. Throws for bad usage and bad input. */
  readonly run: (args: Args & CommonArgs) => Promise<number | Following>;
}

/** 0 done, 1 promise broken, example failed or odds that play does not bear out, 2 bad usage, bad input or results that could not be written, 3 not enough evidence, 130 interrupted. */
export const EXIT = { done: 0, broken: 1, usage: 2, undecided: 3, interrupted: 130 } as const;

/** The command line is wrong or asks for the impossible. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
