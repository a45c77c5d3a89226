/**
 * A process that carries out one command line after the other, as its parent sends them: as the compiled command does, but for its start, which takes
 * longer than most of them. What a command must not leave behind would spoil those after it, and is found so.
 */
import { explainError } from '../../dist/src/cli/errors.js';
import { main } from '../../dist/src/cli/main.js';

const NAMES = ['stdout', 'stderr'];
let said = { stdout: '', stderr: '' };
for (const name of NAMES)
  process[name].write = (text, ...rest) => {
    said[name] += Buffer.isBuffer(text) ? text.toString() : String(text);
    rest.find((it) => typeof it === 'function')?.();
    return true;
  };

const answer = (code) => process.send?.({ code, ...said });

// As the command itself has it: what nobody caught ends it.
process.on('uncaughtException', (error) => {
  answer(explainError(error, ''));
  process.exit();
});

process.on('message', async ({ args, cwd, env }) => {
  said = { stdout: '', stderr: '' };
  process.chdir(cwd);
  process.argv = [process.argv[0], process.argv[1], ...args];
  delete process.env.NO_COLOR;
  Object.assign(process.env, env);
  const code = await main(args);
  for (const name of Object.keys(env)) delete process.env[name];
  answer(code);
});
process.on('disconnect', () => process.exit());
