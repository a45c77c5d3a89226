import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A thread does not inherit the loader.
register();
const { spin } = await import('./yardstick.ts');
parentPort.postMessage('ready');
parentPort.once('message', () => {
  let h = 1;
  for (let i = 0; i < workerData.turns; i++) h = spin(2_000_000, h + i);
  parentPort.postMessage(h);
});
