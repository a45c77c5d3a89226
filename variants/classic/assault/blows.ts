import { arenaMemory, type Decision, decision, type Game, type ModelId, reckoned, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { combatOf, listEnemies, MOST_SHARES, MOST_UNITS, SEVERAL, severalOf } from './combat.ts';

/** Blows of models that are engaged with several enemy units, divided before any is rolled (CLS-ASSAULT-18, -35). */

/** Which of the units a model is engaged with its next attack is aimed at; asked for each attack, the most promising unit first. */
const STRIKE_AT: Decision<Classic> = decision<Classic>('strike-at', 'unit', reckoned);

const mostShares = (g: Game<Classic>): number => Math.min(MOST_SHARES, g.units.length);

/** Attacks of each model of SEVERAL at each enemy unit: `model * mostShares + ordinal`. */
const blowsOf = arenaMemory('classic/shared-blows', (g: Game<Classic>) => ({ shares: new Uint8Array(g.models.x.length * mostShares(g)) }));

/** The enemies of a unit; points that the blows divided so far are expected to take off each, and what one attack of this model is expected to add. */
const sharing = scratch({
  foes: new Int16Array(MOST_UNITS),
  promised: new Float64Array(MOST_SHARES),
  worth: new Float64Array(MOST_SHARES),
});
type Sharing = ReturnType<typeof sharing>;

/** Attacks beyond what would slay a unit on average count for little. */
const SURPLUS = 0.25;

/** Whether a model strikes at an enemy unit in the step under way. */
export function strikesUnit(g: Game<Classic>, i: ModelId, enemy: Unit<Classic>): boolean {
  const struck = combatOf(g).strikesAt[i];
  return struck === enemy.slot + 1 || (struck === SEVERAL && shareOf(g, i, enemy) > 0);
}

const shareOf = (g: Game<Classic>, i: ModelId, enemy: Unit<Classic>): number =>
  blowsOf(g).shares[i * mostShares(g) + combatOf(g).ordinalOf[enemy.slot]];

/** Attacks that a model makes against a unit: all of them, or that unit's share. */
export const attacksAt = (g: Game<Classic>, s: ClassicSeams, i: ModelId, enemy: Unit<Classic>): number =>
  combatOf(g).strikesAt[i] === SEVERAL ? Math.min(shareOf(g, i, enemy), s.attacksOf(g, i, enemy)) : s.attacksOf(g, i, enemy);

/** Divides the blows of those models that `markStrikers` found engaged with several units. */
export function shareBlows(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): void {
  const { strikesAt } = combatOf(g);
  const end = u.first + u.size;
  let i = u.first;
  while (i < end && strikesAt[i] !== SEVERAL) i++;
  if (i === end) return;
  const room = sharing();
  const n = listEnemies(g, u, room.foes);
  room.promised.fill(0);
  for (; i < end; i++) if (strikesAt[i] === SEVERAL) share(g, s, i, n, room);
}

/** Marks a unit's blows at one step as struck. */
export function forgetBlows(g: Game<Classic>, u: Unit<Classic>): void {
  const { strikesAt } = combatOf(g);
  for (let i = u.first; i < u.first + u.size; i++) {
    if (strikesAt[i] !== SEVERAL) continue;
    forgetShares(g, i);
    severalOf(g).engagedWith[i] = 0;
  }
}

/** All units, even those destroyed since the model last struck. */
function forgetShares(g: Game<Classic>, i: ModelId): void {
  const most = mostShares(g);
  blowsOf(g).shares.fill(0, i * most, (i + 1) * most);
}

/** Divides the blows of one model among the first `n` of the foes listed. */
function share(g: Game<Classic>, s: ClassicSeams, i: ModelId, n: number, { foes, promised, worth }: Sharing): void {
  const u = g.unitOf(i);
  const { ordinalOf } = combatOf(g);
  const { shares } = blowsOf(g);
  const engaged = severalOf(g).engagedWith[i];
  const own = i * mostShares(g);
  forgetShares(g, i);
  let attacks = 0;
  for (let k = 0; k < n; k++) {
    const enemy = g.units[foes[k]];
    const ordinal = ordinalOf[enemy.slot];
    if ((engaged & (1 << ordinal)) === 0) continue;
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
      if ((engaged & (1 << ordinal)) === 0 || shares[own + ordinal] >= s.attacksOf(g, i, enemy)) continue;
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
    shares[own + ordinal]++;
    promised[ordinal] += worth[ordinal];
  }
}
