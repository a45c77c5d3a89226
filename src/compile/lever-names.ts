import type { Family, Sheet } from '../rules/index.ts';
import { didYouMean } from '../scenario/nearest.ts';
import type { Battle } from '../scenario/types.ts';
import { leverText } from './lever.ts';
import { isSide, phasesOf } from './lever-rule.ts';
import type { Selection } from './select.ts';
import { SpecError } from './spec.ts';

/**
 * A procedure changed for a keyword or a datasheet that nobody has would change nothing, and say nothing.
 *
 * @param sheets the datasheets of all units of a scenario
 * @param together the scenarios of the run: of several, only one has to have somebody
 * @throws SpecError that names who is there
 */
export function checkLeverNames({ rules, spec, variant }: Selection, sheets: readonly Sheet<Family>[], together: readonly Battle[]): void {
  const phases = phasesOf(variant.edition.sequence.root);
  const there = new Set(sheets.flatMap((it) => [it.id, ...it.keywords]));
  const elsewhere = (name: string): boolean =>
    together.length > 1 && (variant.edition.keywords.includes(name) || together.some((it) => it.datasheets[name] !== undefined));
  const problems = rules.flatMap(({ lever }) =>
    lever === undefined
      ? []
      : lever.only
          .filter((it) => !isSide(it) && !phases.has(it) && !there.has(it) && !elsewhere(it))
          .map(
            (it) =>
              `${leverText(lever)}: no unit here is or has "${it}"${didYouMean(it, [...there, ...phases])}; ${whoIsThere(sheets, phases)}`,
          ),
  );
  if (problems.length > 0) throw new SpecError(spec, problems);
}

function whoIsThere(sheets: readonly Sheet<Family>[], phases: ReadonlySet<string>): string {
  const ids = [...new Set(sheets.map((it) => it.id))].sort();
  const keywords = [...new Set(sheets.flatMap((it) => it.keywords))].sort();
  return `datasheets: ${ids.join(', ')}; keywords: ${keywords.join(', ')}; sides: red, blue; phases: ${[...phases].join(', ')}`;
}

/** The levers of a ruleset that are limited to phases: for what is played outside of any phase they would do nothing. */
export function leversOfPhases({ rules, variant }: Selection): string[] {
  const phases = phasesOf(variant.edition.sequence.root);
  return rules.flatMap(({ lever }) => (lever?.only.some((it) => phases.has(it)) === true ? [leverText(lever)] : []));
}
