import type { Selection } from '../compile/select.ts';
import type { RuleId } from '../rules/index.ts';
import type { Example, ExampleFile } from '../scenario/types.ts';
import { type Apart, apart } from './apart.ts';
import { attackOdds } from './attack-odds.ts';
import type { Quantities } from './quantities.ts';
import { sampledQuantities } from './sampled-quantities.ts';
import { acting, without } from './suspects.ts';

/** Odds that were worked out are not those of the game as it is played: an account of an edition, or a rule, is at fault. */
export class OddsError extends Error {
  override readonly name = 'OddsError';
}

/** The first look takes a few milliseconds; what it doubts is decided by a longer one, on other dice. */
const LOOK = { plays: 250, errors: 3.5 };
const LONG_LOOK = { plays: 6000, errors: 5 };
/** Where a rule is looked for: without it, what is worked out and what is played agree. */
const SEARCH = { plays: 3000, bounds: { forks: 40_000, runs: 20_000 }, rules: 60 };
const MOST_NAMED = 3;
const MOST_LISTED = 12;

/**
 * `attackOdds`, with the same attack played beside: 250 times, and 6,000 times more where those leave a doubt (a mean or a share 3.5 standard
 * errors apart). Odds with a mean or a share more than 5 standard errors from the longer sample are not returned.
 *
 * Correct odds are refused about once in a million attacks: of 60 means and shares one is beyond 3.5 of its standard errors in one attack
 * of 36, and beyond 5 in one of 30,000; both have to happen, on dice that are independent. The dice follow from nothing but the attack's own
 * course, so that an attack which is refused is refused again. A fault that moves a share of one half by 0.11, or a mean by 0.22 of its
 * standard deviation, is found in half of the attacks, one that moves them by twice as much in all; smaller ones pass more often.
 *
 * @throws OddsError for odds that are not those of play, with the attack, the quantity, both figures and the rules most likely at fault
 * @throws RangeError for an attack with too many courses to follow
 */
export function checkedOdds(example: Example, file: ExampleFile, selection: Selection): Quantities {
  const exact = attackOdds(example, file, selection);
  const doubt = apart(exact, sampledQuantities(example, file, selection, LOOK.plays, 'a look'), LOOK.plays, LOOK.errors);
  if (doubt.length === 0) return exact;
  const played = sampledQuantities(example, file, selection, LONG_LOOK.plays, 'a long look');
  const found = apart(exact, played, LONG_LOOK.plays, LONG_LOOK.errors);
  const [worst] = found.sort((a, b) => b.errors - a.errors);
  if (worst === undefined) return exact;
  throw new OddsError(
    `${placeOf(example, file)} under ${selection.spec}: ${differenceText(worst)}. ${blameText(example, file, selection)} ` +
      'The odds are not shown; --samples 1000000 plays the attack instead.',
  );
}

function placeOf({ line, title }: Example, { sources }: ExampleFile): string {
  const path = sources[0]?.path;
  return path === undefined ? title : `${path}:${line}: ${title}`;
}

const differenceText = ({ quantity, of, exact, played, errors }: Apart): string =>
  `${of === 'mean' ? `the mean of ${quantity}` : `the chance of ${quantity} ${of}`} comes out as ${exact.toFixed(4)}, ` +
  `but is ${played.toFixed(4)} in ${LONG_LOOK.plays} plays` +
  (Number.isFinite(errors) ? `, ${errors.toFixed(0)} standard errors away` : ', which it could not be');

function blameText(example: Example, file: ExampleFile, selection: Selection): string {
  const rules = acting(example, file, selection);
  const guilty = rules.slice(0, SEARCH.rules).filter((id) => agreesWithout(id, example, file, selection));
  if (guilty.length > 0)
    return `Most likely at fault: ${titled(guilty.slice(0, MOST_NAMED), selection)}; with ${guilty.length > 1 ? 'any of them' : 'it'} off both agree.`;
  return `No rule alone is at fault; these take part: ${titled(rules.slice(0, MOST_LISTED), selection)}${rules.length > MOST_LISTED ? ' ...' : ''}.`;
}

const titled = (ids: readonly RuleId[], { rules }: Selection): string =>
  ids.map((id) => `${id} (${rules.find((it) => it.rule.id === id)?.rule.title})`).join(', ');

function agreesWithout(id: RuleId, example: Example, file: ExampleFile, selection: Selection): boolean {
  const other = without(selection, id);
  try {
    const exact = attackOdds(example, file, other, SEARCH.bounds);
    const { plays } = SEARCH;
    return apart(exact, sampledQuantities(example, file, other, plays, 'a look without'), plays, LOOK.errors).length === 0;
  } catch {
    // The attack cannot be made without the rule, or has too many courses: this tells nothing about it.
    return false;
  }
}
