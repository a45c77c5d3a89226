import { expect, test } from 'vitest';
import type { Job } from '../../../../src/campaign/plan.ts';
import type { Workload } from '../../../../src/campaign/workload.ts';
import { NOTHING } from '../../../../src/studio/own-files.ts';
import { PagePool, type Player, type StartPlayer, type ToPlayer } from '../../../../src/studio/page-pool.ts';

/* With players of the test: workers of a browser are started in the tests of the studio. Checked against the library of pages, as the studio is. */

/** A player who answers at once, unless it is told not to. */
class Answering implements Player {
  readonly posted: ToPlayer[] = [];
  readonly #hear: Parameters<StartPlayer>[0];
  isEnded = false;
  answers = true;

  constructor(hear: Parameters<StartPlayer>[0]) {
    this.#hear = hear;
  }

  readonly post = (message: ToPlayer): void => {
    this.posted.push(message);
    if ('id' in message && this.answers) this.#hear.answered({ id: message.id, played: { columns: [], again: null } });
  };

  readonly end = (): void => {
    this.isEnded = true;
  };

  fails(): void {
    this.#hear.failed('its script was not there');
  }
}

const WORK = {} as Workload;
const JOBS: readonly Job[] = [];

function opened() {
  const players: Answering[] = [];
  const pool = new PagePool(1, (hear) => {
    const player = new Answering(hear);
    players.push(player);
    return player;
  });
  return { pool, players };
}

test('a player hears of the workload before it is asked to play', async () => {
  const { pool, players } = opened();
  expect(await pool.open(WORK, NOTHING).pool.run(JOBS)).toEqual([]);
  expect(players[0]?.posted).toMatchObject([{ work: WORK }, { id: 0 }]);
});

test('a player that fails at work fails what it was asked, and another one takes its place', async () => {
  const { pool, players } = opened();
  const [failing] = players;
  if (failing === undefined) throw new Error('none was started');
  failing.answers = false;
  const { run } = pool.open(WORK, NOTHING).pool;
  const first = run(JOBS);
  await Promise.resolve();
  failing.fails();
  await expect(first).rejects.toThrow('could not be started or has failed: its script was not there');
  expect(await run(JOBS)).toEqual([]);
  expect(players.map((it) => it.isEnded)).toEqual([true, false]);
  expect(players[1]?.posted).toMatchObject([{ work: WORK }, { id: 1 }]);
});

test('a player that has failed while nobody waited for it is not waited for', async () => {
  const { pool, players } = opened();
  players[0]?.fails();
  const { run } = pool.open(WORK, NOTHING).pool;
  expect(players.map((it) => it.isEnded)).toEqual([true, false]);
  players[1]?.fails();
  expect(await run(JOBS)).toEqual([]);
  expect(players.map((it) => it.isEnded)).toEqual([true, true, false]);
});
