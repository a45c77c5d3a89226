import { facingsTowards, makePose, quarterTurns, SHY_INCHES, setPose } from 'sandtable/kit';
import { CAUSE, DEED, event, type Game, inflict, type ModelId, scratch, type Unit } from 'sandtable/rules';
import { type Classic, VEHICLE } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { leader } from '../movement/mobility.ts';
import { stray } from '../saves/stray.ts';
import type { VehicleSeams } from '../seams.ts';
import { armourOf } from '../sight/facing.ts';
import { MOVED, RAMMED, SHOCKED } from '../state.ts';
import { noteStart, testDangers } from '../terrain/terrain.ts';
import { madeArm } from '../weapons/arms.ts';
import { freeInches, hullBarred, hullGapAt, STEP_INCHES, setHull, stretch, touchInches } from './shock.ts';

const RAMS = event('rams', { unit: 'unit', target: 'unit' }, '{unit} rams {target}');
/** Maximum of Combat Speed; a ram is faster. */
const COMBAT_INCHES = 6;
/** Maximum of Cruising Speed. */
const RAM_INCHES = 12;
const MOST_STRENGTH = 10;

/** The blow of a hull by its Strength. */
const BLOWS = Array.from({ length: MOST_STRENGTH + 1 }, (_, strength) =>
  madeArm('ram', { S: Math.max(1, strength), AP: '-', type: 'assault' }),
);

/** Strength of one vehicle's blow at another: half the Armour Value in contact, rounded up, more for tanks and heavy hulls. */
function ramStrength(g: Game<Classic>, i: ModelId, j: ModelId): number {
  const m = g.models;
  const { stats } = g.sheetOf(i);
  const av = armourOf(stats, facingsTowards(m, i, m.x[j], m.y[j]));
  const tank = (stats.vehicle & VEHICLE.tank) !== 0 ? 1 : 0;
  const heavy = (stats.vehicle & (VEHICLE.heavy | VEHICLE['super-heavy'])) !== 0 ? 2 : 0;
  return Math.min(MOST_STRENGTH, Math.ceil(av / 2) + tank + heavy);
}

/** Resolves one hull's blow at another. */
export function strikeRam(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, i: ModelId, target: Unit<Classic>, strength: number): void {
  if (target.alive === 0) return;
  const frame = g.dice.begin(DEED.charge, u, target);
  s.strayHits(g, target, BLOWS[strength], 1, stray(u, CAUSE.assault, frame, g.models.x[i], g.models.y[i]));
  g.dice.end(frame);
}

const starts = scratch(makePose());
const onTheWay = scratch(makePose());
const ends = scratch(makePose());

/** VEH: ramming. */
export const ramming = (s: ClassicSeams): Pick<VehicleSeams<Classic>, 'mayRam' | 'ramsBeyondInches' | 'ramInches' | 'ram'> => ({
  mayRam: () => false,
  ramsBeyondInches: () => COMBAT_INCHES,
  ramInches: () => RAM_INCHES,

  ram: (g, u, target) => {
    const m = g.models;
    const i = leader(g, u);
    const j = leader(g, target);
    const x = m.x[i];
    const y = m.y[i];
    const far = Math.sqrt((m.x[j] - x) * (m.x[j] - x) + (m.y[j] - y) * (m.y[j] - y));
    if (far === 0) return;
    const dirX = (m.x[j] - x) / far;
    const dirY = (m.y[j] - y) / far;
    const start = setPose(starts(), x, y, dirX, dirY);
    inflict(g, u, SHOCKED);
    inflict(g, u, RAMMED);
    if (hullBarred(g, s, i, start, target) || hullGapAt(g, i, start, target) <= 0) return;
    noteStart(g, u);
    const most = s.ramInches(g, u);
    let gone = 0;
    let hit = false;
    let end = most;
    while (gone < end && u.alive > 0) {
      let d = Math.min(gone + STEP_INCHES, end);
      if (hullBarred(g, s, i, setPose(onTheWay(), x + dirX * d, y + dirY * d, dirX, dirY), target)) {
        d = freeInches(g, s, i, start, stretch(gone, d), target);
        end = d;
      }
      if (target.alive > 0 && hullGapAt(g, i, setPose(onTheWay(), x + dirX * d, y + dirY * d, dirX, dirY), target) <= 0) {
        gone = Math.max(gone, touchInches(g, i, start, gone, d, target) - SHY_INCHES);
        setHull(g, u, i, setPose(ends(), x + dirX * gone, y + dirY * gone, dirX, dirY));
        if (hit) break;
        hit = true;
        g.log.note(RAMS, u.slot, target.slot);
        const own = ramStrength(g, i, j);
        const other = ramStrength(g, j, i);
        s.ramBlow(g, u, i, target, own);
        s.ramBlow(g, target, j, u, other);
        if (target.alive > 0) break;
        continue;
      }
      gone = d;
    }
    if (u.alive === 0) return;
    setHull(g, u, i, setPose(ends(), x + dirX * gone, y + dirY * gone, dirX, dirY));
    m.reg[MOVED][i] += gone;
    testDangers(g, s, u, s.fliesOver(g, u));
  },
});

/** Turns of 90 degrees or part of it that a vehicle makes to face the one that it rams: 0 if it stands upon it, or faces it. */
export function quarterTurnsTo(g: Game<Classic>, u: Unit<Classic>, target: Unit<Classic>): 0 | 1 | 2 {
  const m = g.models;
  const i = leader(g, u);
  const j = leader(g, target);
  const dx = m.x[j] - m.x[i];
  const dy = m.y[j] - m.y[i];
  const far = Math.sqrt(dx * dx + dy * dy);
  return far === 0 ? 0 : quarterTurns(m, i, dx / far, dy / far);
}
