import { fileDifferences, type Plan } from '../campaign/manifest.ts';
import { outsideCode } from '../load/outside-code.ts';
import type { Source } from '../scenario/types.ts';
import { planHeader } from './build.ts';

/** What decides games besides what was asked: this package, code from outside, and files that were read. */
export type PlayedWith = Pick<Plan, 'sandtable' | 'code' | 'diceVersion' | 'plugins' | 'data'>;

/** @throws SpecError, PluginError for a ruleset that cannot be read or found */
export function playedWith(specs: readonly string[], sources: readonly Pick<Source, 'path' | 'digest'>[]): PlayedWith {
  const { sandtable, code, diceVersion } = planHeader();
  const data = new Map(sources.map(({ path, digest }) => [path, digest]));
  return {
    sandtable,
    code,
    diceVersion,
    plugins: outsideCode(specs, process.cwd()),
    data: [...data].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, digest]) => ({ path, digest })),
  };
}

/** What is different, in words; games of an older version, which did not note it, may have been played with anything. */
export function playedDifferences(before: PlayedWith | undefined, now: PlayedWith): string[] {
  if (before === undefined) return ['it does not say which code played it'];
  const found = [...fileDifferences(before.plugins, now.plugins), ...fileDifferences(before.data, now.data)];
  for (const name of ['sandtable', 'code', 'diceVersion'] as const)
    if (before[name] !== now[name]) found.push(`${name}: ${before[name]} then, ${now[name]} now`);
  return found;
}
