import { COMMANDS } from '../../src/cli/command-list.ts';
import { optionsOf } from '../../src/cli/dispatch.ts';
import { argsOf, LINES } from './lines.ts';
import { type Draw, drawFrom } from './numbers.ts';

interface Option {
  readonly name: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

interface Known {
  readonly name: string;
  readonly options: readonly Option[];
}

/** Options that reach out of the folder: to a browser, to a server, to threads without end. */
const OUTSIDE = new Set(['open', 'queue', 'queue-keep', 'help', 'h']);

/** The options of all commands but that which never ends. */
export const knownCommands = (): Promise<Known[]> =>
  Promise.all(
    COMMANDS.filter((it) => it.lasts !== true).map(async ({ name, load }): Promise<Known> => {
      const { boolean, choices, key } = optionsOf((await load()).command);
      const names = Object.keys(key).filter((it) => !OUTSIDE.has(it));
      return {
        name,
        options: names.map((it) => ({
          // What the help shows.
          name: it === 'color' ? 'no-color' : it,
          takesValue: !boolean.includes(it),
          choices: choices[it] ?? [],
        })),
      };
    }),
  );

const VALUES = [
  ...[
    '',
    ' ',
    '0',
    '1',
    '2',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '9'.repeat(30),
    '٣',
    '1,2',
    '1..3',
    '3..1',
    'a=b',
    'red=steady',
    'red=',
  ],
  ...[
    'classic',
    'tenth',
    'waffle@-WAF-TURN-02',
    'classic@',
    'classic@-',
    'classic@-CLS-NOPE-01',
    'classic:bare',
    'tenth:nope',
    'classic+',
    '@a/b',
    './',
    '..',
    '/',
  ],
  ...[
    'classic@line-infantry.T=4',
    'classic@line-infantry.T=',
    'classic@hitOn+1',
    'classic@red.line-1.models=12',
    'line-infantry.T=3..4',
    'hitOn+=-1..1',
    'line-1',
  ],
  ...[
    'duel',
    'patrol',
    'nowhere',
    'constructor',
    '__proto__',
    'toString',
    'one.examples.yaml',
    'broken.balance.yaml',
    'list.json',
    'finished',
    'part',
    './nowhere.yaml',
  ],
  ...[
    'md',
    'csv,json',
    'html,nope',
    'own',
    'panel',
    'bold,steady',
    'search:2',
    'layer:errata',
    'CLS-*',
    '*',
    '[',
    'score',
    'true',
    'false',
    '1/1',
    '2/1',
    '0/0',
  ],
  ...[
    '\u001b[31m',
    '::error::x',
    'a\nb',
    '😀',
    'x'.repeat(500),
    '--',
    '-',
    '-x',
    '--nope',
    '=',
    'steady',
    'range=6..24:6',
    'kill',
    'line-infantry:5',
  ],
];

/** What plays everything where nothing is named. */
const EVERYTHING = new Set(['verify', 'armies']);

/** Not more work than a second's, whatever else the line says. */
const SMALL = ['1', '2', '3', '0', '-1', '1.5', 'x', ''];
const COUNTS = new Set([
  'pairs',
  'n',
  'pilot',
  'confirm-pairs',
  'proof-pairs',
  'steps',
  'rollouts',
  'games',
  'most',
  'search',
  'population',
  'coalitions',
  'samples',
  'workers',
]);

const withValue = ({ name, takesValue, choices }: Option, draw: Draw): string[] => {
  const written = name.length === 1 ? `-${name}` : `--${name}`;
  if (!takesValue) return [draw.one([written, written, `--no-${name}`, `${written}=x`])];
  const value = COUNTS.has(name) ? draw.one(SMALL) : choices.length > 0 && draw.chance(0.6) ? draw.one(choices) : draw.one(VALUES);
  return draw.chance(0.3) && name.length > 1 ? [`${written}=${value}`] : [written, value];
};

/** A command line with options that the command has, with values that they may and may not have. */
export function madeUpLine(commands: readonly Known[], seed: number): string[] {
  const draw = drawFrom(seed);
  const { name, options } = draw.one(commands);
  const line = LINES.find((it) => it.name === name);
  if (line === undefined) throw new Error(`there is no line for ${name}`);
  const args = draw.chance(0.85) ? argsOf(line, draw.chance(0.15) ? { reads: draw.one(VALUES) } : {}) : [name];
  for (let n = draw.below(4); n > 0; n--) args.push(...withValue(draw.one(options), draw));
  if (draw.chance(0.1)) args.splice(draw.below(args.length + 1), 0, draw.one(VALUES));
  if (draw.chance(0.1)) args.splice(1 + draw.below(args.length), 1);
  // Without anything named these do all there is.
  if (EVERYTHING.has(name) && line.reads !== null && !args.includes(line.reads)) args.push(line.reads);
  if (line.writes && draw.chance(0.9)) args.push('--out', `made-up-${seed}`);
  return args;
}
