import { expect, test } from 'vitest';
import { Elsewhere, rowsAgain } from '../../../src/campaign/again.ts';
import { EngagementError } from '../../../src/campaign/engagement-error.ts';
import type { Heard } from '../../../src/campaign/heard.ts';
import type { Pool } from '../../../src/campaign/pool.ts';
import { allocate } from '../../../src/campaign/result.ts';
import { JobError } from '../../../src/campaign/schedule.ts';
import type { Again, WhichGame } from '../../../src/campaign/which-game.ts';
import type { Selection } from '../../../src/compile/select.ts';
import type { GameDigest } from '../../../src/engine/outcome.ts';
import { loadSelection } from '../../../src/testing/index.ts';

const JOB = { scenario: 0, variant: 0, chunk: 0, firstPair: 0, pairs: 2 };

const builtIn = await loadSelection('classic');
const outside: Selection = {
  ...builtIn,
  outside: {
    rules: new Map([
      ['ME-MOVE-01', 'pack.js:3'],
      ['ME-SHOOT-02', 'pack.js:9'],
    ]),
    edition: null,
    running: { name: () => 0, enter: () => 0, leave: () => undefined, composing: (work) => work() },
  },
};

/** Two pairs whose digests are 0, 1, 2 and 3. */
function columnsOf(firstPair = 0, pairs = 2) {
  const columns = allocate({ pairs, units: 1, counters: 0, firstPair });
  for (let row = 0; row < columns.rows; row++) columns.digestLo[row] = row;
  return columns;
}

const HEARD: Heard = { names: ['rule ME-MOVE-01 (pack.js:3), moveInches'], rows: Float64Array.of(0, 6, 1, 1) };
const OTHER: Heard = { ...HEARD, rows: Float64Array.of(0, 7, 1, 1) };

/** A pool that plays single games only, with the digests that it is given. */
function poolOf(width: number, play: (game: WhichGame, listens: boolean) => Again): Pool & Required<Pick<Pool, 'again'>> {
  const nothing = (): Promise<never> => Promise.reject(new Error('plays no jobs'));
  return { width, run: nothing, again: async (game, listens) => play(game, listens), close: () => Promise.resolve() };
}
const digest = (digestLo: number): GameDigest => ({ digestHi: 0, digestLo });

const here = poolOf(2, ({ pair, seat }, listens) => ({ ...digest(2 * pair + seat), heard: listens ? HEARD : null }));
const there = poolOf(1, (_, listens) => ({ ...digest(99), heard: listens ? OTHER : null }));

const failure = (checking: Promise<void>): Promise<unknown> =>
  checking.then(
    () => null,
    (error: unknown) => error,
  );

async function checked(elsewhere: Elsewhere): Promise<void> {
  elsewhere.check(JOB, columnsOf());
  await elsewhere.done();
}

test('one game in 200 is played again, of each ruleset another one, and the last of the first chunk', () => {
  const rows = (chunk: number, variant = 0): number[] =>
    rowsAgain({ chunk, variant }, columnsOf(64 * chunk, 64)).map((row) => 128 * chunk + row);
  expect([0, 1, 2, 3, 4].flatMap((chunk) => rows(chunk))).toEqual([127, 199, 399, 599]);
  expect([0, 1, 2, 3, 4].flatMap((chunk) => rows(chunk, 3))).toEqual([127, 196, 396, 596]);
});

test('rulesets without code from outside are never played elsewhere', async () => {
  const elsewhere = new Elsewhere([builtIn], here, () => {
    throw new Error('opened');
  });
  elsewhere.check(JOB, columnsOf());
  await elsewhere.done();
  await elsewhere.close();
});

test('a game that is the same elsewhere passes, and nothing else of the chunk is played', async () => {
  const games: WhichGame[] = [];
  const same = poolOf(1, (game) => {
    games.push(game);
    return { ...digest(3), heard: null };
  });
  await checked(new Elsewhere([outside], here, () => same));
  expect(games).toEqual([{ scenario: 0, variant: 0, pair: 1, seat: 1 }]);
});

test('one that is another game ends the job, and names the rule that answered otherwise', async () => {
  const error = await failure(checked(new Elsewhere([outside], here, () => there)));
  expect(error).toBeInstanceOf(JobError);
  const { cause, job, also } = error as JobError;
  expect([job, also]).toEqual([JOB, []]);
  expect(cause).toBeInstanceOf(EngagementError);
  expect((cause as EngagementError).game).toEqual({ scenario: 0, variant: 0, pair: 1, seat: 1 });
  expect((cause as EngagementError).cause.message).toBe(
    'the same game was not the same when another thread played it, so code from outside keeps something in a variable, where each thread has its own: most likely rule ME-MOVE-01 (pack.js:3), moveInches',
  );
});

test('nothing is played again after that, and nothing is taken any more', async () => {
  let played = 0;
  const counting = poolOf(1, (_, listens) => {
    played += listens ? 0 : 1;
    return { ...digest(99), heard: null };
  });
  const elsewhere = new Elsewhere([outside], here, () => counting);
  elsewhere.check(JOB, columnsOf());
  elsewhere.check({ ...JOB, scenario: 1 }, columnsOf());
  expect(await failure(elsewhere.done())).toMatchObject({ job: JOB });
  expect(played).toBe(1);
  expect(() => elsewhere.check({ ...JOB, scenario: 2 }, columnsOf())).toThrow(JobError);
});

test('what is left when all is over is dropped', async () => {
  const elsewhere = new Elsewhere([outside], here, () => there);
  elsewhere.check(JOB, columnsOf());
  await elsewhere.close();
  await elsewhere.done();
});

test('where no thread plays the game any more as it was, all rules from outside are named', async () => {
  const gone = poolOf(2, () => ({ ...digest(98), heard: HEARD }));
  const error = await failure(checked(new Elsewhere([outside], gone, () => there)));
  expect((error as JobError).message).toContain('each thread has its own: rule ME-MOVE-01 (pack.js:3), rule ME-SHOOT-02 (pack.js:9)');
});

test('a rule that throws only elsewhere is told as one that does not do the same each time', async () => {
  const throwing = poolOf(1, ({ variant, pair, seat }) => {
    throw new EngagementError({ variant, pair, seat }, new Error('misfire'), 'rule ME-SHOOT-02 (pack.js:9)');
  });
  const error = await failure(checked(new Elsewhere([outside], here, () => throwing)));
  expect((error as JobError).cause).toMatchObject({ passes: true, whose: 'rule ME-SHOOT-02 (pack.js:9)' });
});
