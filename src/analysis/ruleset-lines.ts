import { specLines, titleLines } from './lines.ts';
import { naming } from './naming.ts';
import type { Summary } from './summary.ts';

/** Rulesets in lines short enough for an axis: by name in words, by specification in runs that have no names. */
export function rulesetLines(summary: Pick<Summary, 'names'>): (spec: string) => string {
  const { ruleset } = naming(summary);
  return (spec) => (summary.names?.rulesets[spec] === undefined ? specLines(spec) : titleLines(ruleset(spec)));
}
