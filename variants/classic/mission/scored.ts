import { type Game, sideRegister } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** The mission that was rolled, 1 to 6, on red's side; 0 if the scenario names it by what it scores (CLS-MISSION-11). */
export const ROLLED_MISSION = sideRegister('rolled-mission', 'game');

/** Primary scoring of the six missions, by the die. */
const PRIMARY: readonly { readonly [name: string]: number }[] = [
  {},
  { 'objective-vp': 3 },
  { 'kill-points': 1 },
  { 'objective-vp': 3, 'heavy-support-destroyed': 1 },
  { scouring: 1, 'fast-attack-destroyed': 1 },
  { 'objective-vp': 3 },
  { relic: 3 },
];

/** Points for one item of primary scoring, by the mission rolled or else the scenario; undefined if the item does not score. */
export function scored(g: Game<Classic>, name: string): number | undefined {
  const rolled = g.sideReg[0][ROLLED_MISSION];
  return (rolled === 0 ? g.mission.scoring : PRIMARY[rolled])[name];
}
