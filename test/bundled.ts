import { readdirSync, readFileSync } from 'node:fs';

/** Ids of the built-in variants. */
export const builtIn: readonly string[] = Object.keys(
  JSON.parse(readFileSync(new URL('../variants/index.json', import.meta.url), 'utf8')) as Record<string, string>,
);

/** Ids of the bundled scenarios. */
export const scenarios: readonly string[] = readdirSync(new URL('../scenarios/', import.meta.url))
  .filter((it) => it.endsWith('.yaml'))
  .map((it) => it.slice(0, -'.yaml'.length));
