import { describe, expect, test } from 'vitest';
import { EngagementError } from '../../../src/campaign/engagement-error.ts';
import { type Job, jobName, planJobs } from '../../../src/campaign/plan.ts';
import { ExhaustedError, type Pool, PoolError } from '../../../src/campaign/pool.ts';
import { allocate, type EngagementColumns } from '../../../src/campaign/result.ts';
import { JobError, playJobs } from '../../../src/campaign/schedule.ts';

const columnsOf = (job: Job): EngagementColumns => allocate({ pairs: job.pairs, units: 1, counters: 0, firstPair: job.firstPair });

const poolOf = (run: (job: Job) => Promise<EngagementColumns>, width = 2): Pool => ({
  width,
  run: (jobs) => Promise.all(jobs.map(run)),
  close: () => Promise.resolve(),
});

const JOBS = planJobs(1, 1, 64 * 10);

describe('playing jobs', () => {
  test('every job is finished once, whatever order they come in', async () => {
    const finished: number[] = [];
    const pool = poolOf(async (job) => {
      await new Promise((resolve) => setTimeout(resolve, (job.chunk * 7) % 5));
      return columnsOf(job);
    }, 3);
    const ended = await playJobs({ jobs: JOBS, pool, finished: async (job) => finished.push(job.chunk) < 0 });
    expect(ended).toBe('done');
    expect(finished.sort((a, b) => a - b)).toEqual(JOBS.map((it) => it.chunk));
  });

  test('a job that fails once is played again', async () => {
    const failed = new Set<number>();
    const finished: number[] = [];
    const pool = poolOf((job) => {
      if (job.chunk % 3 === 0 && !failed.has(job.chunk)) {
        failed.add(job.chunk);
        return Promise.reject(new Error('the worker died'));
      }
      return Promise.resolve(columnsOf(job));
    });
    expect(await playJobs({ jobs: JOBS, pool, finished: async (job) => finished.push(job.chunk) < 0 })).toBe('done');
    expect(finished).toHaveLength(JOBS.length);
    expect(failed.size).toBe(4);
  });

  test('one that fails twice ends it, under the name of what went wrong', async () => {
    const tries: number[] = [];
    const pool = poolOf((job) => {
      tries.push(job.chunk);
      return job.chunk === 3 ? Promise.reject(new RangeError('off the table')) : Promise.resolve(columnsOf(job));
    }, 1);
    const error: unknown = await playJobs({ jobs: JOBS, pool, finished: () => Promise.resolve(false) }).catch((it: unknown) => it);
    expect(error).toBeInstanceOf(JobError);
    expect((error as JobError).message).toBe('RangeError: off the table');
    expect((error as JobError).job.chunk).toBe(3);
    expect(tries).toEqual([0, 1, 2, 3, 3]);
  });

  test('a game that is not what full play gives ends it at once', async () => {
    const tries: number[] = [];
    const pool = poolOf((job) => {
      tries.push(job.chunk);
      return Promise.reject(Object.assign(new Error('ends otherwise'), { name: 'SharingError' }));
    }, 1);
    await expect(playJobs({ jobs: JOBS, pool, finished: () => Promise.resolve(false) })).rejects.toThrow('SharingError: ends otherwise');
    expect(tries).toEqual([0]);
  });

  test('enough is enough', async () => {
    const finished: number[] = [];
    const pool = poolOf((job) => Promise.resolve(columnsOf(job)), 1);
    const ended = await playJobs({ jobs: JOBS, pool, finished: async (job) => finished.push(job.chunk) === 4 });
    expect(ended).toBe('enough');
    expect(finished).toEqual([0, 1, 2, 3]);
  });

  test('an interruption leaves what is under way behind', async () => {
    const controller = new AbortController();
    const finished: number[] = [];
    const pool = poolOf((job) => (job.chunk < 3 ? Promise.resolve(columnsOf(job)) : new Promise(() => controller.abort())), 1);
    const ended = await playJobs({ jobs: JOBS, pool, signal: controller.signal, finished: async (job) => finished.push(job.chunk) < 0 });
    expect(ended).toBe('interrupted');
    expect(finished).toEqual([0, 1, 2]);
  });

  test('jobs with the same key are played together, and only those that are wanted', async () => {
    const batches: string[] = [];
    const finished: string[] = [];
    const pool: Pool = {
      width: 1,
      run: (jobs) => {
        batches.push(jobs.map(jobName).join(' '));
        return Promise.resolve(jobs.map(columnsOf));
      },
      close: () => Promise.resolve(),
    };
    const ended = await playJobs({
      jobs: planJobs(1, 4, 128),
      together: ({ chunk, variant }) => `${chunk}-${variant < 3}`,
      pool,
      finished: async (job) => finished.push(jobName(job)) < 0,
      wanted: ({ variant, chunk }) => variant !== 1 || chunk === 0,
    });
    expect(ended).toBe('done');
    expect(batches).toEqual(['0-0-0 0-1-0 0-2-0', '0-3-0', '0-0-1 0-2-1', '0-3-1']);
    expect(finished).toEqual(batches.flatMap((it) => it.split(' ')));
  });

  test.each([
    ['a game that cannot be played is blamed on its own ruleset', 'divided by nobody', false],
    ['and if it fails otherwise the next time, that is told', 'divided by everybody', true],
  ])('%s', async (_, second, passes) => {
    const messages = ['divided by nobody', second];
    const failure = () => new EngagementError({ variant: 2, pair: 5, seat: 1 }, new Error(messages.shift()), null);
    const pool: Pool = {
      width: 1,
      run: () => Promise.reject(failure()),
      close: () => Promise.resolve(),
    };
    const failing = playJobs({ jobs: planJobs(1, 4, 64), together: () => 'all', pool, finished: () => Promise.resolve(false) });
    const error: unknown = await failing.catch((it: unknown) => it);
    expect(error).toMatchObject({ job: { variant: 2, chunk: 0 }, cause: { message: 'Error: divided by nobody', passes } });
  });

  test('where machines may be to blame, a batch is tried as often as the pool says, and the rest goes on', async () => {
    const tries: number[] = [];
    const finished: number[] = [];
    const pool: Pool = {
      tries: 3,
      ...poolOf((job) => {
        tries.push(job.chunk);
        const fails = job.chunk === 3 || job.chunk === 1 || (job.chunk === 5 && tries.filter((it) => it === 5).length < 3);
        return fails ? Promise.reject(new RangeError(`off the table ${job.chunk}`)) : Promise.resolve(columnsOf(job));
      }, 1),
    };
    const error: unknown = await playJobs({ jobs: JOBS, pool, finished: async (job) => finished.push(job.chunk) < 0 }).catch(
      (it: unknown) => it,
    );
    expect(tries).toEqual([0, 1, 1, 1, 2, 3, 3, 3, 4, 5, 5, 5, 6, 7, 8, 9]);
    expect(finished).toEqual([0, 2, 4, 5, 6, 7, 8, 9]);
    expect(error).toMatchObject({ message: 'RangeError: off the table 1', tries: 3, also: [{ message: 'RangeError: off the table 3' }] });
  });

  test('and ends where more fails than can be played', async () => {
    let tries = 0;
    const pool: Pool = {
      tries: 3,
      ...poolOf((job) => {
        tries += 1;
        return job.chunk < 2 ? Promise.resolve(columnsOf(job)) : Promise.reject(new RangeError('off the table'));
      }, 1),
    };
    const error: unknown = await playJobs({ jobs: planJobs(1, 1, 64 * 100), pool, finished: () => Promise.resolve(false) }).catch(
      (it: unknown) => it,
    );
    expect((error as JobError).also).toHaveLength(7);
    expect(tries).toBe(2 + 8 * 3);
  });

  test('whatever else is then under way is given up', async () => {
    let givenUp = 0;
    const pool: Pool = {
      tries: 1,
      width: 50,
      run: ([job], unwanted) =>
        new Promise((_, reject) => {
          if ((job as Job).chunk < 8) reject(new RangeError('off the table'));
          unwanted?.addEventListener('abort', () => {
            givenUp += 1;
            reject(unwanted.reason as Error);
          });
        }),
      close: () => Promise.resolve(),
    };
    const failing = playJobs({ jobs: planJobs(1, 1, 64 * 30), pool, finished: () => Promise.resolve(false) });
    await expect(failing).rejects.toThrow('off the table');
    expect(givenUp).toBe(22);
  });

  test.each([
    ['a batch that the pool has tried itself is not tried again, and the rest goes on', new ExhaustedError('all went away'), [0, 1, 2, 3]],
    ['what nothing can be played after ends all', new PoolError('two differ', JOBS[0] as Job), [0, 1]],
  ])('%s', async (_, thrown, expected) => {
    const tries: number[] = [];
    const pool: Pool = {
      tries: 3,
      ...poolOf((job) => {
        tries.push(job.chunk);
        return job.chunk === 1 ? Promise.reject(thrown) : Promise.resolve(columnsOf(job));
      }, 1),
    };
    await expect(playJobs({ jobs: JOBS.slice(0, 4), pool, finished: () => Promise.resolve(false) })).rejects.toThrow(thrown.message);
    expect(tries).toEqual(expected);
  });

  test.each([
    ['once there is enough, what has not been played is given up', (n: number) => n === 2, () => true, 'enough', 2],
    ['so is what is wanted no more', () => false, (job: Job, n: number) => n < 2 || job.chunk >= 5, 'done', 7],
  ] as const)('%s', async (_, isEnough, isWanted, expected, most) => {
    const finished: number[] = [];
    const givenUp: number[] = [];
    const pool: Pool = {
      tries: 3,
      width: 100,
      run: async ([job], unwanted) => {
        const { chunk } = job as Job;
        if (chunk >= 2 && chunk < 5) {
          await new Promise<void>((_, reject) => {
            unwanted?.addEventListener('abort', () => {
              givenUp.push(chunk);
              reject(unwanted.reason as Error);
            });
          });
        }
        if (chunk >= 5) await new Promise((resolve) => setTimeout(resolve, 100));
        return [columnsOf(job as Job)];
      },
      close: () => Promise.resolve(),
    };
    const ended = await playJobs({
      jobs: JOBS,
      pool,
      finished: async (job) => isEnough(finished.push(job.chunk)),
      wanted: (job) => isWanted(job, finished.length),
    });
    expect(ended).toBe(expected);
    expect(finished).toHaveLength(most);
    expect(givenUp).toEqual(expect.arrayContaining([2, 3, 4]));
  });

  test('an error of the taker reaches the caller', async () => {
    const pool = poolOf((job) => Promise.resolve(columnsOf(job)));
    const failing = playJobs({ jobs: JOBS, pool, finished: () => Promise.reject(new Error('disk full')) });
    await expect(failing).rejects.toThrow('disk full');
  });
});
