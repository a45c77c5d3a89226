import { unitsTouch } from 'sandtable/kit';
import { arenaMemory, event, type Game, inflict, is, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { AFRAID, FEAR, LOCKED } from '../../classic/state.ts';
import type { CalixtusSeams } from '../hub.ts';
import { WAS_AFRAID } from '../state.ts';

/** Fear between pairs of units (CAL-USR-11 to -15). */

/** What is kept about a unit and one of its enemies, as bits of `pairs`. */
export const PAIR = {
  /** Failed its latest Fear test against this enemy. */
  afraid: 1,
  /** Has beaten it, and no longer fears it. */
  overcame: 2,
  /** Has fought it while afraid. */
  met: 4,
} as const;

const FRIGHTENED = event('frightened', { unit: 'unit' }, '{unit} is frightened');

/** By pair of units (`slot * units + slot of the other`), until the engagement ends. */
const pairs = arenaMemory('calixtus/fear', (g: Game<Classic>) => ({ bits: new Uint8Array(g.units.length * g.units.length) }));

const pairAt = (g: Game<Classic>, u: Unit<Classic>, enemy: Unit<Classic>): number => u.slot * g.units.length + enemy.slot;

export const pairHas = (g: Game<Classic>, u: Unit<Classic>, enemy: Unit<Classic>, bit: number): boolean =>
  (pairs(g).bits[pairAt(g, u, enemy)] & bit) !== 0;
export function setPair(g: Game<Classic>, u: Unit<Classic>, enemy: Unit<Classic>, bits: number): void {
  pairs(g).bits[pairAt(g, u, enemy)] |= bits;
}
export function clearPair(g: Game<Classic>, u: Unit<Classic>, enemy: Unit<Classic>, bits: number): void {
  pairs(g).bits[pairAt(g, u, enemy)] &= ~bits;
}

/** Whether a living model of a unit causes Fear. */
export function causesFear(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && s.causesFear(g, i)) return true;
  return false;
}

/** Whether a unit fears an enemy unit: the enemy causes Fear, and nothing makes this unit immune (CAL-USR-15). */
export const fearsUnit = (g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>, enemy: Unit<Classic>): boolean =>
  u.alive > 0 &&
  enemy.alive > 0 &&
  causesFear(g, s, enemy) &&
  !s.isVehicle(g, u) &&
  !s.passesAutomatically(g, u, FEAR) &&
  s.mayFear(g, u, enemy);

/** The Fear test of a unit against an enemy that it fears; the latest one counts (CAL-USR-13). */
export function testFear(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>, enemy: Unit<Classic>, modifier: number): boolean {
  if (s.passesLeadership(g, u, FEAR, modifier)) {
    clearPair(g, u, enemy, PAIR.afraid);
    return true;
  }
  setPair(g, u, enemy, PAIR.afraid);
  return false;
}

/** A unit whose fight begins in contact with an enemy that it was last seen afraid of fights frightened. */
export function fightAfraid(g: Game<Classic>, u: Unit<Classic>): void {
  const others = g.sides[1 - u.side];
  for (let k = 0; k < others.length; k++) {
    const other = others[k];
    if (other.alive === 0 || !pairHas(g, u, other, PAIR.afraid) || !is(other, LOCKED) || !unitsTouch(g, u, other)) continue;
    setPair(g, u, other, PAIR.met);
    inflict(g, u, WAS_AFRAID);
    if (is(u, AFRAID)) continue;
    inflict(g, u, AFRAID);
    g.log.note(FRIGHTENED, u.slot);
  }
}

/** When a combat ends, so does the Fear that its units had of each other. */
export function forgetFear(g: Game<Classic>): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (!is(u, WAS_AFRAID) || is(u, LOCKED)) continue;
    u.status[WAS_AFRAID] = 0;
    const others = g.sides[1 - u.side];
    for (let e = 0; e < others.length; e++) if (pairHas(g, u, others[e], PAIR.met)) clearPair(g, u, others[e], PAIR.afraid | PAIR.met);
  }
}
