import { expect } from 'vitest';
import { anyAttack, type Size, stockOf } from '../../../src/odds/trials/any-attack.ts';
import { Draw } from '../../../src/odds/trials/draw.ts';
import { facesLookedAt, lookText } from '../../../src/odds/trials/faces.ts';
import { type Effort, tryOut, type Verdict } from '../../../src/odds/trials/trial.ts';
import { loadSelection } from '../../../src/testing/index.ts';

const NO_FILE = { examples: [], datasheets: {}, sources: [] };

interface Row {
  readonly first: number;
  readonly count: number;
  readonly size: Size;
  readonly effort: Effort;
}

/** Tries out attacks of consecutive numbers; none may come apart, nor depend on a face that is followed for others. How many of them came to which verdict. */
export async function expectTrials(
  spec: string,
  { first, count, size, effort }: Row,
): Promise<{ readonly [it in Verdict['what']]: number }> {
  const selection = await loadSelection(spec);
  const stock = await stockOf(selection);
  if (stock === null) throw new Error(`${spec} does not say how an attack is written`);
  const counts = { walked: 0, played: 0, impossible: 0, refused: 0, apart: 0 };
  const apart: string[] = [];
  for (let seed = first; seed < first + count; seed++) {
    const trial = anyAttack(stock, selection, seed, size);
    const verdict = tryOut(trial, effort);
    counts[verdict.what]++;
    if (verdict.what !== 'impossible') {
      const looks = facesLookedAt(trial.example, NO_FILE, trial.selection, new Draw(seed), 1);
      apart.push(...looks.map((it) => `attack ${seed} under ${trial.selection.spec}: ${lookText(it)}`));
    }
    if (verdict.what === 'apart') apart.push(`attack ${seed} under ${trial.selection.spec}: ${verdict.where.slice(0, 2).join('; ')}`);
  }
  expect(apart).toEqual([]);
  return counts;
}
