import type { Entry } from './command-list.ts';
import { folded } from './print.ts';

/** What `sandtable` and `sandtable --help` print. */
export function rootHelp(commands: readonly Entry[]): string {
  const width = Math.max(...commands.map((it) => it.name.length + it.takes.length)) + 3;
  const lines = commands.map((it) => `  ${`${it.name} ${it.takes}`.padEnd(width)} ${it.does}`);
  return fitted(`Usage: sandtable <command> [options]

Plays seeded, scripted tabletop games under competing editions of the rules and says what a rule does.

Commands:
${lines.join('\n')}

Options of every command:
  --help        what the command does, its options and examples
  --json        machine-readable results on stdout
  --quiet, -q   no progress
  --no-color    plain text (so does NO_COLOR)
  --version     the version

Rulesets, wherever a command takes --variant: BASE[:preset][+pack]*[@switch,...]
  classic@-CLS-MORALE-03                        without a rule (+ID for one that is off; +layer:NAME, -layer:NAME)
  ./my-rules@MY-MOVE-01.inches=2                with a rule's parameter set
  classic@line-infantry.T=4                     with a value of a datasheet, for all its kinds of model
  classic@red.line-1.models=12                  with so many models in a unit (or .weapon=, .weapons=, .points=, or a value of its datasheet)
  classic@line-infantry.rifle.S=5               of one weapon or kind of model; 3+ is written 3, AV=13/12/10, inv=none
  classic@hitOn+1, tenth@moveInches=x1.5        with what a procedure returns changed: +1 -1 =4 =..6 =2.. =x1.5, =on =off
  classic@hitOn:vehicle:shooting+1              for a keyword, datasheet or side, in a phase (rules classic --seam list; --seam hitOn)

Examples:
  sandtable run patrol -v classic -v tenth      compare two editions on a scenario
  sandtable rules classic                       what is played, and what can be switched
  sandtable replay patrol -v classic --pair 0   read one game

Exit codes: 0 done, 1 promise broken, example failed or odds that play does not bear out, 2 bad usage or bad input, 3 not enough games to tell, 130 interrupted.
`);
}

/** Lines of two columns go on below the second one. */
const fitted = (text: string): string =>
  text
    .split('\n')
    .map((line) => folded(line, undefined, /^ +\S.*? {2,}(?=\S)/.exec(line)?.[0].length ?? 0))
    .join('\n');
