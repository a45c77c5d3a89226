/**
 * Speed of what matters: `npm run bench` (`-- --short` for a quick look). Every figure stands beside a loop of fixed work that
 * was measured just before and after it; compare the costs of two runs, not their seconds. Equal checksums say that two
 * versions did the same work. Nothing is asserted about time.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import {
  diceModule,
  dist,
  formatsModule,
  matchModule,
  playModule,
  rootKeyModule,
  rulesModule,
  runModule,
  scenarioModule,
  selectionModule,
} from './compiled.ts';
import { facesOf } from './faces.ts';
import { type Measured, measure, median } from './yardstick.ts';

const short = process.argv.includes('--short');
const SECONDS = short ? 1 : 5;

const { loadScenario } = await scenarioModule();
const { loadFormats } = await formatsModule();
const formats = await loadFormats();
const { loadSelection } = await selectionModule();
const { compileMatch } = await matchModule();
const { openPlayer } = await playModule();
const { rootKey } = await rootKeyModule();
const { AddressedDice } = await diceModule();
const rules = await rulesModule();
const { playCampaign } = await runModule();

const root = rootKey('bench');
const say = (line: string): void => console.log(line);

async function playerOf(scenario: string, spec: string) {
  return openPlayer(compileMatch(await loadSelection(spec), loadScenario(scenario, { formats })).match);
}

/** Whole engagements on one core. */
async function engagements(scenario: string, spec: string): Promise<Measured> {
  const player = await playerOf(scenario, spec);
  const pairs = 4;
  return measure(`engagements, ${scenario} under ${spec}`, SECONDS, pairs * 2, (turn) => {
    let sum = 0;
    for (let pair = 0; pair < pairs; pair++) {
      for (const seat of [0, 1] as const) sum = (Math.imul(sum, 31) + player.play(root, turn * pairs + pair, seat).digestLo) | 0;
    }
    return sum;
  });
}

/** One unit's whole shooting: targets, sight, ranges, dice, casualties. */
async function volleys(spec: string): Promise<Measured> {
  const { arena } = await playerOf('duel', spec);
  const seams = arena.match.ruleset.seams as unknown as { readonly shootUnit: (game: unknown, unit: unknown) => void };
  const [shooter] = arena.sides[0];
  return measure(`attack sequences, one unit's shooting in duel under ${spec}`, SECONDS / 2, 200, (turn) => {
    let sum = 0;
    for (let i = 0; i < 200; i++) {
      (arena.dice as InstanceType<typeof AddressedDice>).seat(root, arena.match.scenarioKey, turn * 200 + i);
      arena.reset(0);
      arena.round = 1;
      for (let m = shooter.first; m < shooter.first + shooter.size; m++) arena.models.y[m] += 8;
      arena.moved(shooter);
      seams.shootUnit(arena, shooter);
      sum = (Math.imul(sum, 31) + arena.log.lo) | 0;
    }
    return sum;
  });
}

const nobody = { key: 3, index: 2 };
const [red, blue] = [
  { key: 1, index: 0 },
  { key: 2, index: 1 },
];
// Purposes come first: dice have a row for each that is known when they are made.
const [HIT, WOUND, ARMOUR] = ['hit', 'wound', 'armour'].map(rules.purpose);
const dice = new AddressedDice(3, nobody);

function draws(): Measured {
  return measure('addressed draws', SECONDS / 2, 1_000_000, (turn) => {
    dice.seat(root, 7, turn);
    let sum = 0;
    for (let deed = 0; deed < 1000; deed++) {
      const frame = dice.begin(rules.DEED.shoot, red, blue);
      for (let i = 0; i < 1000; i++) sum += dice.d6(frame, HIT);
      dice.end(frame);
    }
    return sum;
  });
}

/** Ten shots at 3+, wounds at 4+, saves at 3+: dice and counting alone. */
function bareAttacks(): Measured {
  return measure('bare attack sequences (10 shots, 3+, 4+, save 3+)', SECONDS / 2, 10_000, (turn) => {
    dice.seat(root, 9, turn);
    let lost = 0;
    for (let attack = 0; attack < 10_000; attack++) {
      const frame = dice.begin(rules.DEED.shoot, red, blue);
      let hits = 0;
      for (let i = 0; i < 10; i++) if (dice.d6(frame, HIT) >= 3) hits++;
      for (let i = 0; i < hits; i++) if (dice.d6(frame, WOUND) >= 4 && dice.d6(frame, ARMOUR) < 3) lost++;
      dice.end(frame);
    }
    return lost;
  });
}

/** Turns a second of so many threads that all spin at once; starting them is not counted. */
async function spinning(threads: number): Promise<number> {
  const turns = short ? 60 : 300;
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./spin-worker.mjs', import.meta.url), { workerData: { turns }, execArgv: [] }),
  );
  await Promise.all(workers.map((it) => once(it, 'message')));
  const begin = performance.now();
  for (const worker of workers) worker.postMessage('go');
  await Promise.all(workers.map((it) => once(it, 'message')));
  return (threads * turns) / (performance.now() - begin);
}

/** How much two workers do together, as a multiple of one, beside what two loops of pure arithmetic manage on this machine. */
async function scaling(): Promise<void> {
  const battles = [loadScenario('patrol', { formats })];
  // Until each worker has played some hundreds of engagements its code is still being compiled.
  const [brief, long] = short ? [192, 448] : [512, 2048];
  const play = (workers: number, pairs: number) => playCampaign({ battles, specs: ['classic'], pairs, seed: 'bench', workers });
  // The difference of a long and a short run leaves out what every worker spends on loading and warming up.
  const timed = async (workers: number): Promise<number> => {
    const [more, few] = [await play(workers, long), await play(workers, brief)];
    return (more.engagements - few.engagements) / (more.seconds - few.seconds);
  };
  const ratios: number[] = [];
  const spins: number[] = [];
  for (let i = 0; i < (short ? 1 : 5); i++) {
    ratios.push((await timed(2)) / (await timed(1)));
    spins.push((await spinning(2)) / (await spinning(1)));
  }
  say(
    `two workers against one: ${median(ratios).toFixed(2)} times the engagements; two spinning threads: ${median(spins).toFixed(2)}; ratio ${(median(ratios) / median(spins)).toFixed(2)} (median of ${ratios.length})`,
  );
}

/** Heap after garbage collection while engagements go by: it has to stay where it is. */
async function memory(): Promise<void> {
  const collect = (globalThis as { gc?: () => void }).gc;
  if (collect === undefined) return say('memory: run node with --expose-gc');
  const player = await playerOf('patrol', 'classic');
  const seen: string[] = [];
  let pair = 0;
  for (const target of short ? [50, 100, 200] : [100, 500, 1000, 2000]) {
    for (; pair < target; pair++) for (const seat of [0, 1] as const) player.play(root, pair, seat);
    collect();
    seen.push(`${(process.memoryUsage().heapUsed / 2 ** 20).toFixed(2)} MiB after ${2 * target}`);
  }
  say(`memory: ${seen.join(', ')} engagements`);
}

function startUp(): void {
  const time = (args: readonly string[]): number => {
    const begin = performance.now();
    execFileSync(process.execPath, args, { stdio: 'ignore' });
    return performance.now() - begin;
  };
  const times = short ? 5 : 20;
  const cli = fileURLToPath(new URL('cli.js', dist));
  const help: number[] = [];
  const empty: number[] = [];
  for (let i = 0; i < times; i++) {
    empty.push(time(['-e', '0']));
    help.push(time([cli, '--help']));
  }
  say(
    `sandtable --help: ${(median(help) / median(empty)).toFixed(2)} times node -e 0 (${median(help).toFixed(0)} and ${median(empty).toFixed(0)} ms, median of ${times})`,
  );
}

const show = ({ name, perSecond, cost, disturbed, checksum }: Measured): void =>
  say(
    `${name}: ${perSecond.toPrecision(4)} a second and core, ${cost.toPrecision(4)} thousand yardstick rounds each, checksum ${checksum}${disturbed ? ' (disturbed)' : ''}`,
  );

say(`node ${process.version}, ${availableParallelism()} cores`);
for (const spec of ['classic', 'calixtus', 'waffle', 'hybrid', 'tenth']) show(await engagements('meeting', spec));
for (const spec of ['classic', 'tenth']) show(await volleys(spec));
show(bareAttacks());
show(draws());
say(facesOf(dice, root, rules.DEED.shoot, HIT, [red, blue], short ? 10_000_000 : 100_000_000));
await scaling();
await memory();
startUp();
