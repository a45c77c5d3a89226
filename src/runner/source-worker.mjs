/**
 * Entry of worker threads when the sources run as they are (under tsx or vitest). A thread does not inherit the loader, so
 * it registers its own before anything is imported. The build leaves this file out: compiled workers do not need it.
 */
import { register } from 'tsx/esm/api';

/** Tests have many threads, and load what `test/joined-threads.mjs` has made of the sources. */
const joined = process.env['SANDTABLE_THREADS'];

if (joined === undefined) register();
export default (joined === undefined ? await import('./worker.ts') : await import(joined)).default;
