import script from './engine.worker.ts?worker&url';

/*
 * Workers are started by a line of script in memory: then they are under the policy of the page, and own rules in them can reach nothing else. One that
 * is fetched would be under none.
 */
const ADDRESS = URL.createObjectURL(
  new Blob([`import ${JSON.stringify(new URL(script, location.href).href)};`], { type: 'text/javascript' }),
);

/** Starts a worker with the engine: by its name the desk, a player or a clerk. */
export const startEngine = (name: 'desk' | 'player' | 'clerk'): Worker => new Worker(ADDRESS, { type: 'module', name });
