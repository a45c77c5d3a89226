/**
 * Entry of worker threads when the sources run as they are (under tsx or vitest), as `thread.cjs` is for compiled code. A thread does not inherit the loader,
 * so it registers its own before anything is imported. Compiled workers do not need it.
 */

/** Tests have many threads, and load what `test/joined-threads.mjs` has made of the sources. */
const joined = process.env['SANDTABLE_THREADS'];

async function load() {
  if (joined !== undefined) return import(joined);
  const { register } = await import('tsx/esm/api');
  register();
  return import('./worker.ts');
}

const worker = load();

/** Whoever asks for the first task hears of it. */
worker.catch(() => undefined);

module.exports = async (task) => (await worker).default(task);
