import { type Command, EXIT } from '../command.ts';
import { SCRIPTS } from '../completion/scripts.ts';
import { out } from '../print.ts';

interface CompletionArgs {
  readonly shell: keyof typeof SCRIPTS;
}

export const command: Command<CompletionArgs> = {
  takes: '<shell>',
  examples: [
    ['sandtable completion bash', 'what to add to ~/.bashrc: eval "$(sandtable completion bash)"'],
    ['sandtable completion zsh', 'what to add to ~/.zshrc, below compinit: eval "$(sandtable completion zsh)"'],
  ],
  options: (args) =>
    args.positional('shell', { type: 'string', choices: Object.keys(SCRIPTS), demandOption: true, describe: 'which shell' }),
  run: async ({ shell }) => {
    out(SCRIPTS[shell]);
    return EXIT.done;
  },
};
