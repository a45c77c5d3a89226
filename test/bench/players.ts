/**
 * How well doctrines play: `npm run bench:players -- counts`, `-- tournament`, `-- verdicts`, `-- gaps` and `-- search`.
 *
 * - `counts`: how often players do something foolish, by edition and doctrine (both sides play it).
 * - `tournament`: what the first doctrine gains on the mirror of each of the others, by scenario, edition and side, on the same dice.
 * - `verdicts`: what changes of rules do when each of `--doctrines` meets each, and to the value of that game; whether the sign depends on who plays.
 * - `gaps`: which decisions a player that looks ahead (the first of `--rollouts`) takes otherwise than the commander, and what each kind gains on
 *   dice that did not choose it (`--tries 16` of them): the mean of the chance to win, in percentage points, and the sum over a game.
 * - `search`: games per core-minute of the commander, and of players that look ahead with each of `--rollouts 16,64,256`, against the commander.
 *
 * Options, lists with commas: `--scenarios patrol,meeting`, `--editions classic,tenth`, `--doctrines commander,own` (`own`: what the scenario
 * names; the tournament's first is the one that is tried), `--pairs 2`, `--seed bench`, `--by-scenario` for counts of each scenario alone;
 * `--ask 'patrol classic tenth'` (repeatable): a scenario and two rulesets, instead of the usual questions.
 */
import { parseArgs } from 'node:util';
import { TEMPERAMENTS } from '../../src/cli/players.ts';
import { compileMatch } from '../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../src/engine/index.ts';
import { type Interval, meanInterval } from '../../src/stats/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn, scenarios as bundled } from '../bundled.ts';
import { loadScenario } from '../files.ts';
import { type Counts, merge, noCounts, type Share, Watch } from './players/counts.ts';
import { gapsOf } from './players/gaps.ts';
import { gamesPerCoreMinute } from './players/paces.ts';
import { gains, named, OWN } from './players/tournament.ts';
import { Panels, QUESTIONS, readQuestion, verdictOf } from './players/verdicts.ts';

/** Scenarios whose armies were drawn up to be about equal. */
const BALANCED = ['patrol', 'meeting', 'assault', 'armour'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scenarios: { type: 'string' },
    editions: { type: 'string', default: builtIn.join(',') },
    doctrines: { type: 'string' },
    pairs: { type: 'string' },
    rollouts: { type: 'string', default: '16,64,256' },
    tries: { type: 'string', default: '16' },
    seed: { type: 'string', default: 'bench' },
    'by-scenario': { type: 'boolean', default: false },
    ask: { type: 'string', multiple: true, default: [] },
  },
});
const list = (text: string): string[] => text.split(',').filter((it) => it !== '');
const editions = list(values.editions);
const root = rootKey(values.seed);
const say = (line: string): void => console.log(line);

const percent = ({ count, of }: Share): string => (of === 0 ? '-' : `${((100 * count) / of).toFixed(0)} % of ${of}`);
const mean = ({ count, of }: Share): string => (of === 0 ? '-' : (count / of).toFixed(1));

const LINES: readonly [string, (it: Counts) => string][] = [
  ['units that could take an objective in the last round and went elsewhere', (it) => percent(it.wentElsewhere)],
  ['objectives in reach in the last round for which nobody set out', (it) => percent(it.left)],
  ['objectives in reach in the last round at which nobody arrived who set out', (it) => percent(it.short)],
  ['objectives held by nobody at the end', (it) => percent(it.unheld)],
  ['charges that lose two points for one', (it) => percent(it.lostTwoToOne)],
  ['charges with a chance below one in three', (it) => percent(it.unlikely)],
  ['warlords lost by the end of round 2', (it) => percent(it.warlordsLost)],
  ['Command points left, mean', (it) => mean(it.unspent)],
  ['units that did no damage and held nothing', (it) => percent(it.idle)],
  ['units that never shot nor charged, did no damage and held nothing', (it) => percent(it.inactive)],
  ['flyers that flew off the table', (it) => percent(it.flownOff)],
  ['targets that cannot be hurt', (it) => percent(it.harmless)],
  ['passengers that stayed in their transport', (it) => percent(it.neverOut)],
  ['reserves that never came', (it) => percent(it.neverCame)],
];

async function countsOf(scenario: string, edition: string, doctrine: string, pairs: number): Promise<Counts> {
  const battle = loadScenario(scenario, { doctrines: named(doctrine, doctrine) });
  const player = openPlayer(compileMatch(await loadSelection(edition), battle).match);
  const watch = new Watch(player);
  for (let pair = 0; pair < pairs; pair++) for (const seat of [0, 1] as const) watch.play(player, root, pair, seat);
  return merge(watch.counts);
}

function tell(title: string, found: Counts): void {
  say(`${title}, ${found.games / 2} games`);
  for (const [words, value] of LINES) say(`  ${words.padEnd(74)} ${value(found)}`);
}

async function counts(): Promise<void> {
  const names = list(values.scenarios ?? bundled.join(','));
  const pairs = Number(values.pairs ?? 1);
  for (const doctrine of list(values.doctrines ?? 'commander,own')) {
    for (const edition of editions) {
      const each: Counts[] = [];
      for (const scenario of names) {
        const found = await countsOf(scenario, edition, doctrine, pairs);
        if (values['by-scenario']) tell(`${doctrine}, ${edition}, ${scenario}`, found);
        each.push(found);
      }
      tell(
        `${doctrine}, ${edition}`,
        each.reduce((sum, it) => merge([sum, it]), noCounts()),
      );
    }
  }
}

async function tournament(): Promise<void> {
  const [newer, ...olds] = list(values.doctrines ?? `commander,${OWN},balanced,objective,hunter,assault,gunline,hold`);
  const pairs = Number(values.pairs ?? 4);
  const by = new Map<string, number[]>();
  const points = (value: number): string => (100 * value).toFixed(0).padStart(4);
  for (const old of olds) {
    for (const scenario of list(values.scenarios ?? BALANCED.join(','))) {
      for (const edition of editions) {
        for (const { side, before, gain } of await gains({ scenario, edition, root, pairs }, newer, old)) {
          say(
            `${newer} for ${old}, ${scenario} under ${edition}, ${side}: from ${before.toFixed(2)}, gain ${points(gain.estimate)} [${points(gain.low)}, ${points(gain.high)}]`,
          );
          for (const key of ['all', `for ${old}`, `in ${scenario}`, `under ${edition}`, `as ${side}`])
            by.set(key, [...(by.get(key) ?? []), gain.estimate]);
        }
      }
    }
  }
  // Between cells, not between dice: what another scenario, edition or side might show.
  for (const [key, values] of by) {
    const { estimate, low, high } = meanInterval(values, 0.95, 1);
    say(
      `mean gain ${key}: ${points(estimate)} [${points(low)}, ${points(high)}] over ${values.length} cells, ${values.filter((it) => it < 0).length} below 0`,
    );
  }
}

async function verdicts(): Promise<void> {
  const asked = values.ask.length > 0 ? values.ask : QUESTIONS;
  const pairs = Number(values.pairs ?? 64);
  const panels = new Panels({ players: list(values.doctrines ?? TEMPERAMENTS.join(',')), pairs, seed: values.seed, root });
  const points = (value: number): string => (100 * value).toFixed(1);
  const told = ({ estimate, low, high }: Interval): string => `${points(estimate)} [${points(low)}, ${points(high)}]`;
  for (const text of asked) {
    const question = readQuestion(text);
    const answer = await panels.answer(question);
    say(`${question.scenario}, ${question.before} to ${question.after}, ${pairs} pairs a meeting: ${verdictOf(answer)}`);
    say(`  the value to red: from ${points(answer.before.estimate)}, effect ${told(answer.effect)}`);
    for (const { red, blue, effect } of answer.meetings) say(`  ${`${red} against ${blue}`.padEnd(26)} ${told(effect)}`);
  }
}

async function gaps(): Promise<void> {
  const pairs = Number(values.pairs ?? 4);
  const rollouts = Number(list(values.rollouts)[0] ?? 64);
  for (const scenario of list(values.scenarios ?? BALANCED.join(','))) {
    for (const edition of editions) {
      const found = await gapsOf({ scenario, edition, root, pairs }, rollouts, Number(values.tries));
      const games = 4 * pairs;
      say(`${scenario} under ${edition}, search:${rollouts} against commander, ${games} games`);
      say(`  ${'decision'.padEnd(44)} tried a game, differ, mean gain where they do (its error), sum a game`);
      for (const [kind, it] of [...found].sort(([, a], [, b]) => b.gained - a.gained)) {
        const mean = it.differed === 0 ? 0 : it.gained / it.differed;
        const error = it.differed < 2 ? Number.NaN : Math.sqrt(Math.max(0, it.squares / it.differed - mean * mean) / (it.differed - 1));
        const share = ((100 * it.differed) / it.tried).toFixed(0);
        const points = (value: number): string => (100 * value).toFixed(1);
        say(
          `  ${kind.padEnd(44)} ${(it.tried / games).toFixed(1).padStart(5)} ${share.padStart(4)} % ${points(mean).padStart(6)} (${points(error)}) ${points(it.gained / games).padStart(7)}`,
        );
      }
    }
  }
}

async function search(): Promise<void> {
  for (const scenario of list(values.scenarios ?? BALANCED.join(','))) {
    for (const edition of editions) {
      for (const red of ['commander', ...list(values.rollouts).map((rollouts) => `search:${rollouts}`)]) {
        const games = await gamesPerCoreMinute({ scenario, edition, root, pairs: Number(values.pairs ?? 1) }, red, 'commander');
        say(`${scenario} under ${edition}, red ${red} against commander: ${games.toPrecision(3)} games per core-minute`);
      }
    }
  }
}

const [what] = positionals;
if (what === 'counts') await counts();
else if (what === 'tournament') await tournament();
else if (what === 'verdicts') await verdicts();
else if (what === 'gaps') await gaps();
else if (what === 'search') await search();
else throw new Error('say what to measure: counts, tournament, verdicts, gaps or search');
