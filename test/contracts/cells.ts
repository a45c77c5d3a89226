import { compileMatch } from '../../src/compile/index.ts';
import { type Match, type Outcome, openPlayer, type Player } from '../../src/engine/index.ts';
import { randomFrom } from '../../src/stats/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn, scenarios } from '../bundled.ts';
import { loadScenario } from '../files.ts';
import { ledByScripts } from '../led.ts';

/** A bundled scenario under a built-in edition, with its own doctrines or random ones. */
export interface Cell {
  readonly edition: string;
  readonly scenario: string;
  readonly atRandom: boolean;
}

export const nameOf = ({ edition, scenario, atRandom }: Cell): string => `${edition} ${scenario}${atRandom ? ', led at random' : ''}`;

/** Every scenario under every edition. */
export const cells = (atRandom: boolean): readonly Cell[] =>
  builtIn.flatMap((edition) => scenarios.map((scenario) => ({ edition, scenario, atRandom })));

/** Cells where units are brought into play, join and leave, know powers, and elect Ordnance: where state leaks most easily. */
export const ALWAYS: readonly Cell[] = [
  ...['rift', 'psykers', 'grudges'].map((scenario) => ({ edition: 'waffle', scenario, atRandom: false })),
  { edition: 'hybrid', scenario: 'armour', atRandom: true },
];

/** `each` cells of each edition, and those that are always checked. */
export function sampleOfCells(each: number, seed: string): readonly Cell[] {
  const all = shuffled(cells(false), seed);
  const sample = builtIn.flatMap((edition) => all.filter((it) => it.edition === edition).slice(0, each));
  return [...ALWAYS, ...sample.filter((it) => !ALWAYS.some((other) => nameOf(other) === nameOf(it)))];
}

export function shuffled<T>(list: readonly T[], seed: string): T[] {
  const random = randomFrom(seed);
  const copy = [...list];
  for (let k = copy.length - 1; k > 0; k--) {
    const j = random.below(k + 1);
    [copy[k], copy[j]] = [copy[j] as T, copy[k] as T];
  }
  return copy;
}

export async function matchOf({ edition, scenario, atRandom }: Cell): Promise<Match> {
  const battle = atRandom ? loadScenario(scenario, { doctrines: { red: 'random', blue: 'random' } }) : ledByScripts(scenario);
  return compileMatch(await loadSelection(edition), battle).match;
}

export const playerOf = async (cell: Cell): Promise<Player> => openPlayer(await matchOf(cell));

export const digestOf = ({ digestHi, digestLo }: Outcome): string =>
  (digestHi >>> 0).toString(16).padStart(8, '0') + (digestLo >>> 0).toString(16).padStart(8, '0');
