import { type Decision, decision, first, type Game, type ModelId, type Unit } from 'sandtable/rules';
import { enemiesOf, engagedWith, foes, MOST_SHARES, ordinalOf, SEVERAL, strikesAt } from './combat.ts';
import type { Classic } from './family.ts';
import type { ClassicSeams } from './seams.ts';

/** Blows of models that are engaged with several enemy units, shared out before any is rolled (CLS-ASSAULT-18, -35). */

/** Which of the units a model is engaged with its next attack goes at, asked attack by attack; the most promising first. */
const STRIKE_AT: Decision<Classic> = decision<Classic>('strike-at', 'unit', first);

const MOST_MODELS = 8192;
/** Attacks of a model at each enemy unit: `ordinal * MOST_MODELS + model`. */
const shares = new Uint8Array(MOST_SHARES * MOST_MODELS);
/** Points that blows shared out so far promise to take off each unit, and how much an attack of this model promises. */
const promised = new Float64Array(MOST_SHARES);
const worth = new Float64Array(MOST_SHARES);

/** Attacks beyond what would slay a unit on average count for little. */
const SURPLUS = 0.25;

/** Whether a model strikes at an enemy unit in the step under way. */
export const strikesUnit = (i: ModelId, enemy: Unit<Classic>): boolean =>
  strikesAt[i] === enemy.slot + 1 || (strikesAt[i] === SEVERAL && shares[ordinalOf[enemy.slot] * MOST_MODELS + i] > 0);

/** Attacks that a model makes at a unit it strikes: all, or its share. */
export const attacksAt = (g: Game<Classic>, s: ClassicSeams, i: ModelId, enemy: Unit<Classic>): number =>
  strikesAt[i] === SEVERAL ? Math.min(shares[ordinalOf[enemy.slot] * MOST_MODELS + i], s.attacksOf(g, i, enemy)) : s.attacksOf(g, i, enemy);

/** Shares out the blows of a unit's models that `markStrikers` found engaged with several units. */
export function shareBlows(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): void {
  let fresh = true;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (strikesAt[i] !== SEVERAL) continue;
    if (fresh) promised.fill(0);
    fresh = false;
    share(g, s, u, i);
  }
}

function share(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, i: ModelId): void {
  const n = enemiesOf(g, u);
  let attacks = 0;
  for (let k = 0; k < n; k++) {
    const enemy = g.units[foes[k]];
    const ordinal = ordinalOf[enemy.slot];
    shares[ordinal * MOST_MODELS + i] = 0;
    if ((engagedWith[i] & (1 << ordinal)) === 0) continue;
    worth[ordinal] = s.blowWorth(g, i, enemy);
    attacks = Math.max(attacks, s.attacksOf(g, i, enemy));
  }
  const { options } = STRIKE_AT;
  for (let made = 0; made < attacks; made++) {
    let count = 0;
    let most = -1;
    for (let k = 0; k < n; k++) {
      const enemy = g.units[foes[k]];
      const ordinal = ordinalOf[enemy.slot];
      if ((engagedWith[i] & (1 << ordinal)) === 0 || shares[ordinal * MOST_MODELS + i] >= s.attacksOf(g, i, enemy)) continue;
      const left = enemy.alive * g.sheetOf(enemy.first).points;
      const value = promised[ordinal] < left ? worth[ordinal] : worth[ordinal] * SURPLUS;
      options[count++] = enemy.slot;
      if (value <= most) continue;
      most = value;
      options[count - 1] = options[0];
      options[0] = enemy.slot;
    }
    if (count === 0) return;
    const chosen = g.units[options[count === 1 ? 0 : g.ask(STRIKE_AT, u.side, u, null, count)]];
    const ordinal = ordinalOf[chosen.slot];
    shares[ordinal * MOST_MODELS + i]++;
    promised[ordinal] += worth[ordinal];
  }
}
