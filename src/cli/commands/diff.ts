import type { Naming } from '../../analysis/naming.ts';
import { commandLine } from '../../campaign/command-line.ts';
import { compileMatch } from '../../compile/match.ts';
import { rootKey } from '../../engine/dice/root-key.ts';
import { loadSelection } from '../../load/selection.ts';
import { CauseFinder } from '../../replay/cause.ts';
import { idleChanges } from '../../replay/idle.ts';
import { mostMoved, type Search, searchPairs } from '../../replay/search.ts';
import { type Story, tellStory } from '../../replay/story.ts';
import { loadScenarios } from '../campaign.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { type DiffReport, diffText } from '../diff-text.ts';
import { namingOf } from '../naming-of.ts';
import { listOf, once, wholeNumber } from '../numbers.ts';
import { out, outJson } from '../print.ts';
import { uncheckedOption } from '../unchecked.ts';

interface DiffArgs {
  readonly scenario: string;
  readonly variant?: string | readonly string[];
  readonly pair?: string;
  readonly first?: string;
  readonly search: string;
  readonly seat: string;
  readonly seed: string;
  readonly lines: string;
  readonly doctrine?: string | readonly string[];
  readonly data?: string | readonly string[];
  readonly unchecked: boolean;
  readonly json: boolean;
}

/** Shared lines shown before the divergence. */
const SHARED = 6;
/** Differing pairs to look for when no pair is named. */
const FIRST = '3';
const MOST_PAIRS = 10_000_000;
/** Counting calls of rules is slow: replay at most this many pairs for it. */
const MOST_COUNTED = 64;

export const command: Command<DiffArgs> = {
  takes: '<scenario>',
  examples: [
    ['sandtable diff patrol -v classic -v classic@-CLS-MORALE-03', 'the first pairs that differ, and one of them in detail'],
    [
      'sandtable diff patrol -v classic -v classic@-CLS-MORALE-03 --pair 3 --seat 0',
      'one game: where they diverge, why, and what followed',
    ],
  ],
  options: (args) =>
    uncheckedOption(args)
      .positional('scenario', { type: 'string', demandOption: true, describe: 'name of a bundled scenario, or a path' })
      .option('variant', { alias: 'v', type: 'string', describe: 'the two rulesets (give it twice)' })
      .option('pair', { type: 'string', describe: 'number of the pair in the run' })
      .option('first', { type: 'string', describe: `without --pair: how many pairs that differ to look for (default: ${FIRST})` })
      .option('search', { type: 'string', default: '100', describe: 'without --pair: most pairs to search, from pair 0' })
      .option('seat', { type: 'string', default: 'both', describe: 'the seat red sits in: 0, 1 or both' })
      .option('seed', { type: 'string', default: 'sandtable', describe: 'seed of the run' })
      .option('lines', { type: 'string', default: '15', describe: 'lines of what followed' })
      .option('doctrine', { type: 'string', describe: 'who decides: red=<name>,blue=<name>' })
      .option('data', { type: 'string', describe: 'folder to look up names in (repeatable)' }),
  run,
};

async function run(args: DiffArgs): Promise<number> {
  const lines = wholeNumber('lines', args.lines, 1, 10_000);
  const { report, named } = await findOut(args, lines);
  if (args.json) outJson({ format: 1, ...report });
  else out(diffText(report, { lines, width: process.stdout.columns ?? 0, named }));
  return EXIT.done;
}

async function findOut(args: DiffArgs, lines: number): Promise<{ readonly report: DiffReport; readonly named: Naming }> {
  const specs = listOf(args.variant);
  if (specs.length !== 2) throw new UsageError(`--variant is given ${specs.length} times; expected two rulesets`);
  const seats = readSeats(once('seat', args.seat) as string);
  const seed = once('seed', args.seed) as string;
  const root = rootKey(seed);
  const wanted = readWanted(args);
  const [battle] = await loadScenarios([args.scenario], args, specs);
  if (battle === undefined) throw new UsageError('name a scenario');
  const first = await loadSelection(specs[0] as string);
  const second = await loadSelection(specs[1] as string);
  const selections = [first, second] as const;
  const causes = new CauseFinder(first, second);

  let search: Search | null = null;
  let engagements = seats.map((seat) => ({ pair: wanted.pair ?? 0, seat }));
  if (wanted.pair === null) {
    const matches = [compileMatch(first, battle).match, compileMatch(second, battle).match] as const;
    search = searchPairs(matches, root, seats, 0, wanted.first, wanted.search);
    engagements = search.found.map(({ pair, seat }) => ({ pair, seat }));
  }
  const replay = ({ pair, seat }: Story, spec: string): string =>
    commandLine('replay', [args.scenario], {
      v: spec,
      seed,
      pair,
      seat,
      doctrine: listOf(args.doctrine).join(',') || undefined,
      data: listOf(args.data),
    });
  const stories = engagements.map(({ pair, seat }) => {
    const story = tellStory({ battle, root, pair, redSeat: seat }, selections, causes, { before: SHARED, after: lines });
    return { ...story, replay: [replay(story, first.spec), replay(story, second.spec)] as const };
  });
  const most = mostMoved(stories.map(({ ends: [a, b] }, i) => ({ first: resultOf(a), second: resultOf(b), i })));
  const played = search === null ? [wanted.pair ?? 0] : Array.from({ length: Math.min(search.searched, MOST_COUNTED) }, (_, i) => i);
  const report: DiffReport = {
    scenario: battle.id,
    seed,
    rulesets: [first.spec, second.spec],
    changes: causes.changes,
    search,
    stories,
    told: most?.i ?? null,
    idle: stories.every((it) => it.same)
      ? { pairs: played.length, changes: idleChanges(causes.changes ?? [], selections, { battle, root, pairs: played, seats }) }
      : null,
  };
  return { report, named: namingOf([battle], selections) };
}

const WINNERS = ['red', 'blue', 'draw'] as const;
const resultOf = ({ winner, vp }: Story['ends'][0]) => ({ winner: WINNERS.indexOf(winner) as 0 | 1 | 2, vp });

function readSeats(text: string): readonly (0 | 1)[] {
  if (text === 'both') return [0, 1];
  if (text === '0') return [0];
  if (text === '1') return [1];
  throw new UsageError(`--seat ${text}: expected 0, 1 or both`);
}

/** The named pair, or how many differing pairs to look for among how many. */
function readWanted(args: DiffArgs): { readonly pair: number | null; readonly first: number; readonly search: number } {
  const { pair, first } = args;
  if (pair !== undefined && first !== undefined)
    throw new UsageError('--pair names one pair and --first looks for pairs that differ: choose one');
  return {
    pair: pair === undefined ? null : wholeNumber('pair', pair, 0, MOST_PAIRS),
    first: wholeNumber('first', first ?? FIRST, 1, 1000),
    search: wholeNumber('search', args.search, 1, MOST_PAIRS),
  };
}
