import { EPSILON } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import { arenaMemory, decision, scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { unitInches } from '../terrain/distance.ts';
import { gunOf } from '../weapons/modes.ts';
import { weaponWorth } from '../worth/worth.ts';

/** The unit that one kind of weapon shoots at; the first option is the unit's main target if the weapon can reach it. */
export const WEAPON_AT = decision<Modern>('TEN-SHOOT-07/weapon-at', 'unit', (q) => weighed(q.game).better);

const MOST_UNITS = 256;
/** Units that may be shot at, how many, and the main target among them. */
export const targets = scratch({ legal: new Int16Array(MOST_UNITS), n: 0, main: -1 });
export type Targets = ReturnType<typeof targets>;
/** The option worth most to the weapon being asked about; 0 while there is none. */
const weighed = arenaMemory('tenth/weapon-at', (_g: Game<Modern>) => ({ better: 0 }));
/** A weapon shoots at another target than the main one if that is worth this many times as much. */
const SPLIT_FACTOR = 1.5;

const inches = (g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, w: number): number => s.rangeOf(g, u, -1, w) + EPSILON;

/** Whether a weapon, or some mode of a gun, has the range to shoot at a unit. */
function inRange(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, w: number, gun: number, t: Unit<Modern>): boolean {
  const apart = unitInches(g, u, t);
  if (gun < 0) return apart <= inches(g, s, u, w);
  for (let k = gun; k < u.sheet.weapons.length; k++) if (gunOf(g, u, k) === gun && apart <= inches(g, s, u, k)) return true;
  return false;
}

/** What a weapon is worth against a unit, or the best mode of a gun that has the range. */
function worthAt(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, w: number, gun: number, t: Unit<Modern>): number {
  if (gun < 0) return weaponWorth(g, u, w, t);
  const apart = unitInches(g, u, t);
  let most = 0;
  for (let k = gun; k < u.sheet.weapons.length; k++)
    if (gunOf(g, u, k) === gun && apart <= inches(g, s, u, k)) most = Math.max(most, weaponWorth(g, u, k, t));
  return most;
}

/** The unit that a weapon is to shoot at, or -1 if none is in its range; `gun` with all its modes instead, if it is not -1. */
export function favouriteOf(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, w: number, gun: number, { legal, n, main }: Targets): number {
  const options = WEAPON_AT.options;
  let count = 0;
  for (let pass = 0; pass < 2; pass++) {
    for (let k = 0; k < n; k++) {
      if ((legal[k] === main) !== (pass === 0) || !inRange(g, s, u, w, gun, g.units[legal[k]])) continue;
      options[count++] = legal[k];
    }
  }
  if (count === 0) return -1;
  const to = weighed(g);
  to.better = 0;
  let worth = worthAt(g, s, u, w, gun, g.units[options[0]]) * (options[0] === main ? SPLIT_FACTOR : 1);
  for (let k = 1; k < count; k++) {
    const other = worthAt(g, s, u, w, gun, g.units[options[k]]);
    if (other <= worth) continue;
    worth = other;
    to.better = k;
  }
  const target = options[g.ask(WEAPON_AT, u.side, u, null, count)];
  to.better = 0;
  return target;
}
