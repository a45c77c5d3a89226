import { compileMatch } from '../../src/compile/index.ts';
import type { Battle } from '../../src/scenario/types.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { type Cell, nameOf } from '../contracts/cells.ts';
import { loadScenario } from '../files.ts';
import { accountOf, firstDifference, standOf } from './account.ts';

/** Another way to write down the same battle. */
export type Transformation = (battle: Battle, seed: string) => Battle;

/** The pairs of engagements compared for each cell, in both seatings. */
export interface Span {
  readonly pairs: number;
  readonly seed: string;
}

const SEATS = [0, 1] as const;

/** How a battle written in two ways is played differently in the first engagement where it is, or null. */
export async function differs(cell: Cell, transform: Transformation, { pairs, seed }: Span, without?: RegExp): Promise<string | null> {
  const { edition, scenario, atRandom } = cell;
  const selection = await loadSelection(edition);
  const battle = loadScenario(scenario, atRandom ? { doctrines: { red: 'random', blue: 'random' } } : {});
  const [plain, other] = [battle, transform(battle, seed)].map((it) => standOf(compileMatch(selection, it).match));
  if (plain === undefined || other === undefined) return null;
  const kept = (lines: readonly string[]): readonly string[] => (without === undefined ? lines : lines.filter((it) => !without.test(it)));
  for (let pair = 0; pair < pairs; pair++) {
    for (const seat of SEATS) {
      const parted = firstDifference(kept(accountOf(plain, seed, pair, seat)), kept(accountOf(other, seed, pair, seat)));
      if (parted !== null) return `${nameOf(cell)}, pair ${pair}, seat ${seat}:\n${parted}`;
    }
  }
  return null;
}

/** All cells that are played differently. */
export async function allThatDiffer(cells: readonly Cell[], transform: Transformation, span: Span, without?: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const cell of cells) {
    const parted = await differs(cell, transform, span, without);
    if (parted !== null) found.push(parted);
  }
  return found;
}
