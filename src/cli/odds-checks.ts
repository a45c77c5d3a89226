import { loadSelection } from '../load/selection.ts';
import { acting } from '../odds/suspects.ts';
import { anyAttack, type Stock, stockOf } from '../odds/trials/any-attack.ts';
import { Draw } from '../odds/trials/draw.ts';
import { facesLookedAt, lookText } from '../odds/trials/faces.ts';
import { tryOut } from '../odds/trials/trial.ts';
import { builtInParts } from './built-in-parts.ts';

/** Attacks that are tried, small enough for a few seconds. */
const TRIALS = 40;
const SIZE = { attackers: 2, targets: 2, shots: 2 };
const EFFORT = { bounds: { forks: 1000, runs: 600 }, courses: 300, plays: 200 };
/** Courses of each in which faces are put in the place of others. */
const COURSES = 3;
const MOST_TOLD = 3;
const NO_FILE = { examples: [], datasheets: {}, sources: [] };

/**
 * Small attacks with the words, values and switches of a ruleset, above all its own words: their odds have to be those of play, or `odds` would
 * tell wrong ones, and faces that odds take for others have to be taken so by all who are told of them (`faceTold`). A sentence for each that is
 * not, with the rules that take part.
 */
export async function checkOdds(spec: string): Promise<string[]> {
  const selection = await loadSelection(spec);
  const stock = await stockOf(selection);
  if (stock === null) return [];
  const { words, rules } = await builtInParts(selection.variant.edition.family);
  const own = selection.rules.filter(({ rule }) => !rules.has(rule.id)).map(({ rule }) => rule.id);
  const favoured = favouring(stock, words);
  const problems: string[] = [];
  const looks = new Set<string>();
  for (let seed = 0; seed < TRIALS && problems.length < MOST_TOLD; seed++) {
    const trial = anyAttack(favoured, selection, seed, SIZE);
    const verdict = tryOut(trial, EFFORT);
    if (verdict.what === 'impossible') continue;
    for (const look of facesLookedAt(trial.example, NO_FILE, trial.selection, new Draw(seed), COURSES)) looks.add(lookText(look));
    if (verdict.what !== 'apart') continue;
    const theirs = acting(trial.example, NO_FILE, trial.selection).filter((id) => own.includes(id));
    const parts = theirs.length > 0 ? `; ${theirs.join(', ')} ${theirs.length > 1 ? 'take' : 'takes'} part` : '';
    problems.push(
      `${trial.selection.spec}: the odds of an attack are not those of play: ${verdict.where[0]}${parts}. ` +
        `What a rule remembers between dice has to stand in the arena, not in a variable: ${JSON.stringify(trial.example.given.units)}`,
    );
  }
  return [...problems, ...[...looks].slice(0, MOST_TOLD).map((it) => `${selection.spec}: ${it}`)];
}

/** The stock with as many of its own words as of all others. */
function favouring(stock: Stock, usual: ReadonlySet<string>): Stock {
  const more = (texts: readonly string[]): readonly string[] => {
    const own = texts.filter((text) => !usual.has(text.split(' ')[0] as string));
    const times = own.length === 0 ? 0 : Math.ceil(texts.length / own.length);
    return [...texts, ...Array.from({ length: times }, () => own).flat()];
  };
  return { ...stock, ofWeapon: more(stock.ofWeapon), ofModel: more(stock.ofModel) };
}
