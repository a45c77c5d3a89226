import script from './engine.worker.ts?worker&url';
import { awaitEnd } from './life.ts';

/*
 * Workers are started by a line of script in memory: then they are under the policy of the page, and own rules in them can reach nothing else. One that
 * is fetched would be under none.
 */
const ADDRESS = URL.createObjectURL(
  new Blob([`import ${JSON.stringify(new URL(script, location.href).href)};`], { type: 'text/javascript' }),
);

/** A worker with the engine. */
export interface Engine {
  readonly worker: Worker;
  readonly end: () => void;
}

/**
 * Starts a worker with the engine: the desk, a player or a clerk.
 * @param failed is told why it could not be started, or has ended otherwise than by `end`
 */
export function startEngine(part: 'desk' | 'player' | 'clerk', failed: (words: string) => void): Engine {
  const life = `${part} ${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  const worker = new Worker(ADDRESS, { type: 'module', name: life });
  const ended = new AbortController();
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    failed(event.message);
  });
  // It says nothing before it holds its lock.
  worker.addEventListener('message', () => awaitEnd(life, ended.signal, () => failed('it has ended without a word')), { once: true });
  const end = (): void => {
    ended.abort();
    worker.terminate();
  };
  return { worker, end };
}
