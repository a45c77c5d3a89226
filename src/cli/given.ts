let given: readonly string[] | null = null;

/** The command line for the manifest of a run: what `--resume <folder>` stands for, or as it was typed. */
export const commandLineGiven = (): readonly string[] => given ?? process.argv.slice(2);

export const setCommandLine = (args: readonly string[]): void => {
  given = args;
};
