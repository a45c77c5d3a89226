/**
 * Entry of the compiled worker threads. The pool requires it, and Node aborts the whole process where a thread is ended while `require` links ES modules
 * (seen in Node 20: "v8::Module::IsGraphAsync must be used on an instantiated module"). `import` bears that.
 */
const worker = import('./worker.js');

/** Whoever asks for the first task hears of it. */
worker.catch(() => undefined);

module.exports = async (task) => (await worker).default(task);
