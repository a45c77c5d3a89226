import { compileMatch } from '../../src/compile/match.ts';
import { rootKey } from '../../src/engine/dice/root-key.ts';
import { openPlayer } from '../../src/engine/play.ts';
import { loadSelection } from '../../src/load/selection.ts';
import { purposes } from '../../src/rules/index.ts';
import { mean, variance } from '../../src/stats/index.ts';
import { loadScenario } from '../files.ts';

/*
 * What luck that is known could save: the share of the variance of a rule's effect, by pair, that a regression on the dice above expectation explains.
 * Dice have addresses, so the sum of all faces of a kind less 3.5 each has mean 0 whatever is done with them, and can be a control variate. With a share R2 left out, as
 * many pairs are needed as 1 - R2 of those without.
 */

const SCENARIO = 'meeting';
const PAIRS = 150;
const RULES = ['MORALE-01', 'SAVE-02', 'SHOOT-04', 'VEH-09', 'SAVE-01', 'ASSAULT-01'].map((it) => `CAL-${it}`);
/** Kinds of dice that are thrown most. */
const KINDS = ['hit', 'cover', 'wound', 'penetration', 'armour'];

/** A pair: red's share of both games, and his luck and the enemy's with each kind of dice. */
interface Pair {
  readonly score: number;
  readonly luck: readonly number[];
}

async function play(spec: string): Promise<Pair[]> {
  const luck = new Float64Array(2 * KINDS.length);
  const { match } = compileMatch(await loadSelection(spec), loadScenario(SCENARIO));
  const player = openPlayer(match, {
    event: () => undefined,
    die: ({ actor }, why, _, face) => {
      const kind = KINDS.indexOf(purposes.names[why] ?? '');
      const unit = match.units[actor.index];
      if (kind >= 0 && unit !== undefined) luck[2 * kind + unit.side] = (luck[2 * kind + unit.side] ?? 0) + face - 3.5;
    },
  });
  const root = rootKey('luck');
  return Array.from({ length: PAIRS }, (_, pair) => {
    luck.fill(0);
    let score = 0;
    for (const seat of [0, 1] as const) {
      const { winner } = player.play(root, pair, seat);
      score += winner === 0 ? 0.5 : winner === 2 ? 0.25 : 0;
    }
    return { score, luck: [...luck] };
  });
}

/** The share of the variance of values that least squares on some columns explain, adjusted for their number. */
function explained(values: readonly number[], rows: readonly (readonly number[])[]): number {
  const width = rows[0]?.length ?? 0;
  const centre = mean(values);
  // One column after the other, each less what those before it tell (Gram and Schmidt).
  const bases: number[][] = [];
  for (let k = 0; k < width; k++) {
    const column = rows.map((row) => row[k] ?? 0);
    const middle = mean(column);
    let left = column.map((it) => it - middle);
    for (const basis of bases) left = less(left, basis);
    if (dot(left, left) > 1e-9) bases.push(left);
  }
  let rest = values.map((it) => it - centre);
  const whole = dot(rest, rest);
  for (const basis of bases) rest = less(rest, basis);
  const n = values.length;
  return 1 - (dot(rest, rest) / whole) * ((n - 1) / (n - bases.length - 1));
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, it, i) => sum + it * (b[i] ?? 0), 0);
const less = (a: readonly number[], basis: readonly number[]): number[] => {
  const share = dot(a, basis) / dot(basis, basis);
  return a.map((it, i) => it - share * (basis[i] ?? 0));
};

const on = await play('calixtus');
process.stdout.write(
  `${SCENARIO} under calixtus, ${PAIRS} pairs: luck explains ${share(
    on.map((it) => it.score),
    on.map((it) => it.luck),
  )} of red's score\n`,
);
for (const rule of RULES) {
  const off = await play(`calixtus@-${rule}`);
  const effect = off.map((it, i) => it.score - (on[i]?.score ?? 0));
  const base = on.map((it) => it.luck);
  const both = on.map((it, i) => [...it.luck, ...(off[i]?.luck ?? [])]);
  const deviation = Math.sqrt(variance(effect)).toFixed(2);
  process.stdout.write(
    `${rule}: standard deviation ${deviation}; luck with the rule explains ${share(effect, base)}, with and without it ${share(effect, both)}\n`,
  );
}

function share(values: readonly number[], rows: readonly (readonly number[])[]): string {
  return `${Math.round(100 * explained(values, rows))} %`;
}
