import { compileMatch } from '../../src/compile/index.ts';
import { type Match, type Outcome, openPlayer, type Player } from '../../src/engine/index.ts';
import { DEFAULT_DOCTRINE } from '../../src/scenario/default-doctrine.ts';
import { randomFrom } from '../../src/stats/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn, scenarios } from '../bundled.ts';
import { loadScenario } from '../files.ts';
import { ledByScripts } from '../led.ts';
import { FULL } from '../sampled.ts';

/** A bundled scenario under a built-in edition, with its own scripts, random ones, or commanders. */
export interface Cell {
  readonly edition: string;
  readonly scenario: string;
  readonly atRandom: boolean;
  readonly commanded?: boolean;
}

export const nameOf = ({ edition, scenario, atRandom, commanded = false }: Cell): string =>
  `${edition} ${scenario}${atRandom ? ', led at random' : ''}${commanded ? ', led by commanders' : ''}`;

/** Every scenario under every edition. */
export const cells = (atRandom: boolean): readonly Cell[] =>
  builtIn.flatMap((edition) => scenarios.map((scenario) => ({ edition, scenario, atRandom })));

/** Every scenario under every edition, led by commanders: one in four of them, or with `SOAK=full` all. */
export const commandedCells = (): readonly Cell[] =>
  cells(false)
    .filter((_, k) => FULL || k % 4 === 1)
    .map((cell) => ({ ...cell, commanded: true }));

/** Cells where units are brought into play, join and leave, know powers, and elect Ordnance, and where the default player thinks: where state leaks most easily. */
export const ALWAYS: readonly Cell[] = [
  ...['rift', 'psykers', 'grudges'].map((scenario) => ({ edition: 'waffle', scenario, atRandom: false })),
  { edition: 'hybrid', scenario: 'armour', atRandom: true },
  ...['rift', 'armour'].map((scenario) => ({ edition: 'waffle', scenario, atRandom: false, commanded: true })),
  { edition: 'tenth', scenario: 'patrol', atRandom: false, commanded: true },
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

export async function matchOf({ edition, scenario, atRandom, commanded = false }: Cell): Promise<Match> {
  const leader = atRandom ? 'random' : commanded ? DEFAULT_DOCTRINE : null;
  const battle = leader === null ? ledByScripts(scenario) : loadScenario(scenario, { doctrines: { red: leader, blue: leader } });
  return compileMatch(await loadSelection(edition), battle).match;
}

export const playerOf = async (cell: Cell): Promise<Player> => openPlayer(await matchOf(cell));

export const digestOf = ({ digestHi, digestLo }: Outcome): string =>
  (digestHi >>> 0).toString(16).padStart(8, '0') + (digestLo >>> 0).toString(16).padStart(8, '0');
