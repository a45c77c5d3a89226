import { compileMatch } from '../../compile/match.ts';
import type { Selection } from '../../compile/select.ts';
import { rootKey } from '../../engine/dice/rootKey.ts';
import { loadSelection } from '../../load/selection.ts';
import { type Divergence, divergence } from '../../replay/divergence.ts';
import { digestText, lineText } from '../../replay/text.ts';
import { type Transcript, transcribe } from '../../replay/transcript.ts';
import { loadScenarios } from '../campaign.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { listOf, once, wholeNumber } from '../numbers.ts';
import { out, outJson } from '../print.ts';

interface DiffArgs {
  readonly scenario: string;
  readonly variant?: string | readonly string[];
  readonly pair: string;
  readonly seat: string;
  readonly seed: string;
  readonly lines: string;
  readonly doctrine?: string | readonly string[];
  readonly data?: string | readonly string[];
  readonly json: boolean;
}

/** Lines that both share, shown before the point where they part. */
const SHARED = 6;

export const command: Command<DiffArgs> = {
  takes: '<scenario>',
  examples: [['sandtable diff patrol -v classic -v classic@-CLS-MORALE-03 --pair 3', 'the first event that differs, and what followed']],
  options: (args) =>
    args
      .positional('scenario', { type: 'string', demandOption: true, describe: 'name of a bundled scenario, or a path' })
      .option('variant', { alias: 'v', type: 'string', describe: 'the two rulesets (give it twice)' })
      .option('pair', { type: 'string', default: '0', describe: 'which pair of the run' })
      .option('seat', { type: 'string', default: '0', describe: 'the seat red sits in: 0 or 1' })
      .option('seed', { type: 'string', default: 'sandtable', describe: 'seed of the run' })
      .option('lines', { type: 'string', default: '15', describe: 'how much of what followed' })
      .option('doctrine', { type: 'string', describe: 'who decides: red=<name>,blue=<name>' })
      .option('data', { type: 'string', describe: 'folder in which names are looked up (repeatable)' }),
  run,
};

async function run(args: DiffArgs): Promise<number> {
  const specs = listOf(args.variant);
  if (specs.length !== 2) throw new UsageError(`--variant stands ${specs.length} times, expected two rulesets`);
  const pair = wholeNumber('pair', args.pair, 0, 10_000_000);
  const seat = wholeNumber('seat', args.seat, 0, 1) as 0 | 1;
  const lines = wholeNumber('lines', args.lines, 1, 10_000);
  const root = rootKey(once('seed', args.seed) as string);
  const [battle] = await loadScenarios([args.scenario], args);
  if (battle === undefined) throw new UsageError('name a scenario');
  const selections: Selection[] = [];
  const told: Transcript[] = [];
  for (const spec of specs) {
    const selection = await loadSelection(spec);
    selections.push(selection);
    told.push(transcribe(compileMatch(selection, battle).match, root, pair, seat));
  }
  const [a, b] = selections as [Selection, Selection];
  const [first, second] = told as [Transcript, Transcript];
  const found = divergence(first, second, SHARED, lines);
  const rules = differingRules(a, b);
  const ends = [first, second].map(({ outcome }, i) => ({
    spec: selections[i]?.spec,
    winner: ['red', 'blue', 'draw'][outcome.winner],
    vp: [...outcome.vp],
    rounds: outcome.rounds,
    digest: digestText(outcome),
  }));
  if (args.json) outJson({ format: 1, scenario: battle.id, pair, seat, rules, same: found === null, divergence: found, ends });
  else
    out(
      diffText(
        [a.spec, b.spec],
        rules,
        found,
        ends.map((it) => `${it.spec}: ${it.winner}, victory points ${it.vp.join(' to ')}, ${it.rounds} rounds, digest ${it.digest}`),
      ),
    );
  return EXIT.done;
}

/** Rules that are at work in one of two rulesets only, or with other values. */
function differingRules(a: Selection, b: Selection): string[] {
  const state = ({ rules }: Selection): Map<string, string> =>
    new Map(rules.filter(({ on, dormant }) => on && dormant.length === 0).map(({ rule, values }) => [rule.id, JSON.stringify(values)]));
  const [x, y] = [state(a), state(b)];
  return [...new Set([...x.keys(), ...y.keys()])].filter((id) => x.get(id) !== y.get(id));
}

function diffText(specs: readonly [string, string], rules: readonly string[], found: Divergence | null, ends: readonly string[]): string {
  const list = rules.length > 12 ? `${rules.length} rules differ` : `rules that differ: ${rules.join(', ') || 'none'}`;
  if (found === null) return `The same in every event (${list}).\n\n${ends.join('\n')}`;
  const indent = (text: string): string => `  ${text}`;
  const part = (spec: string, lines: Divergence['first']): string =>
    `${spec}\n${lines.length === 0 ? '  (nothing more happens)' : lines.map(lineText).map(indent).join('\n')}`;
  return [
    `They part in ${found.where.map(lineText).join(', ') || 'the set-up'} (${list}).`,
    `Just before\n${found.before.map(lineText).map(indent).join('\n')}`,
    part(specs[0], found.first),
    part(specs[1], found.second),
    ends.join('\n'),
  ].join('\n\n');
}
