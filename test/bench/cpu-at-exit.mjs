import { isMainThread } from 'node:worker_threads';

/** Loaded before a program: says on its standard error what processor time it took, in microseconds, with all of its threads. */
if (isMainThread)
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    console.error(`cpu ${user + system}`);
  });
