import type { Battle } from './types.ts';

/** What to type for a scenario: its id if it is bundled, else the path of its file. */
export function scenarioName({ id, sources }: Battle): string {
  const path = sources.find((it) => it.kind === 'scenario')?.path ?? id;
  return path === `scenarios/${id}.yaml` ? id : path;
}
