import { type Game, scratch, type Unit } from 'sandtable/rules';
import { type Classic, MOST_WEAPONS, STAT } from '../family.ts';
import { snapGain, weaponWorth } from '../worth/worth.ts';

/** Worth of Snap Shots at Ballistic Skill 1 as a share of aimed fire. */
const SNAP_SHARE = 1 / 4;

/** The worth of a model's elected weapons against a target. */
function electedWorth(g: Game<Classic>, u: Unit<Classic>, i: number, target: Unit<Classic>): number {
  const snaps = SNAP_SHARE * snapGain(g.desk.worth.tables, g.sheetOf(i).stats.values[STAT.BS]);
  let worth = 0;
  for (let w = 0; w < u.sheet.weapons.length; w++) {
    const at = i * MOST_WEAPONS + w;
    const each = weaponWorth(g, u, w, target);
    if (g.desk.fullShots[at] > 0) worth = Math.max(worth, each + 1 / 256);
    if (g.desk.snapShots[at] > 0) worth = Math.max(worth, each * snaps + 1 / 512);
  }
  return worth;
}

const MOST = 8192;
const room = scratch({ worths: new Float64Array(MOST) });

/** Lets only `points` models fire, those whose weapons are worth most. */
export function thinOut(g: Game<Classic>, u: Unit<Classic>, target: Unit<Classic>, points: number): void {
  const { worths } = room();
  const end = u.first + u.size;
  for (let i = u.first; i < end; i++) worths[i] = g.models.alive[i] === 0 ? 0 : electedWorth(g, u, i, target);
  for (let k = 0; k < points; k++) {
    let best = -1;
    for (let i = u.first; i < end; i++) if (worths[i] > 0 && (best < 0 || worths[i] > worths[best])) best = i;
    if (best < 0) return;
    worths[best] = -1;
  }
  for (let i = u.first; i < end; i++) {
    if (worths[i] <= 0) continue;
    g.desk.fullShots.fill(0, i * MOST_WEAPONS, (i + 1) * MOST_WEAPONS);
    g.desk.snapShots.fill(0, i * MOST_WEAPONS, (i + 1) * MOST_WEAPONS);
  }
}
