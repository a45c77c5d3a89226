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
 * @param units all units of a scenario
 * @param together the scenarios of the run: of several, only one has to have somebody
 * @throws SpecError that names who is there
 */
export function checkLeverNames({ rules, spec, variant }: Selection, units: readonly Had[], together: readonly Battle[]): void {
  const sheets = units.map((it) => it.sheet);
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
  if (problems.length === 0 && together.length <= 1)
    problems.push(
      ...rules.flatMap(({ lever }) => {
        const whom = lever?.only.filter((it) => !phases.has(it)) ?? [];
        return lever === undefined || whom.length < 2 || units.some((unit) => whom.every((it) => isCalled(unit, it)))
          ? []
          : [`${leverText(lever)}: no unit here is all of ${whom.join(', ')}, so that it would change nothing`];
      }),
    );
  if (problems.length > 0) throw new SpecError(spec, problems);
}

/** A unit of one of the sides. */
interface Had {
  readonly side: 0 | 1;
  readonly sheet: Sheet<Family>;
}

const isCalled = ({ side, sheet }: Had, name: string): boolean =>
  isSide(name) ? name === (side === 0 ? 'red' : 'blue') : sheet.id === name || sheet.keywords.includes(name);

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
