import type { Game, ModelId, Unit } from 'sandtable/rules';
import { ARM, type Classic, MOST_WEAPONS, STAT } from '../../classic/family.ts';
import { leader } from '../../classic/movement/mobility.ts';
import type { Tables } from '../../classic/tables.ts';
import { snapShare } from '../../classic/worth/worth.ts';
import type { HybridSeams } from '../hub.ts';

/** What `speedOf` returns for vehicles that moved. */
export const COMBAT = 1;
export const CRUISING = 2;

/** Whether a vehicle that fires by the types of its weapons is at a speed. */
export const isAtSpeed = (g: Game<Classic>, s: HybridSeams, model: ModelId, speed: 1 | 2): boolean =>
  s.firesByTable(g, model) && s.speedOf(g, g.unitOf(model), model) === speed;

/**
 * Whether a weapon that its vehicle's speed would make snap is one of those that it may still fire at full Ballistic Skill. `ordinal`: as
 * for `firesSnap`; weapons that snap anyway, and those that the speed leaves at full skill, do not count.
 */
export function isBeyondSpeed(g: Game<Classic>, s: HybridSeams, model: ModelId, ordinal: number, speed: 1 | 2): boolean {
  const most = s.weaponsBeyondSpeed(g, model);
  if (most === 0) return false;
  const list = g.unitOf(model).sheet.weapons;
  let used = ordinal;
  for (let k = 0; k < list.length; k++) {
    const at = model * MOST_WEAPONS + k;
    used -= g.desk.snapShots[at];
    if (speed === COMBAT && list[k].profile.type !== ARM.heavy) used -= g.desk.fullShots[at];
  }
  return used < most;
}

/** What a Snap Shot of a vehicle's weapon is worth, as a share of its worth at full Ballistic Skill, for what doctrines expect. */
export function snappedShare(g: Game<Classic>, s: HybridSeams, t: Tables, u: Unit<Classic>, weapon: number): number {
  const model = leader(g, u);
  const sheet = u.sheet.weapons[weapon];
  if (!s.mayFireSnap(g, model, sheet)) return 0;
  if (sheet.profile.blastInches === 0) return snapShare(t, u);
  const skill = Math.min(10, g.sheetOf(model).stats.values[STAT.BS]);
  return skill === 0 ? 0 : t.scatteredShare[t.snapByBs[skill]] / t.scatteredShare[skill];
}
