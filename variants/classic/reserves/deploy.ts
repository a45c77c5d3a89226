import { deployInZone, makePose, setPose, zoneBounds } from 'sandtable/kit';
import { type Game, hasBit, keyword, PLACE, type SideId, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { moveRulesOf } from '../movement/mobility.ts';
import type { ReserveSeams } from '../seams.ts';
import { promiseAt } from './promise.ts';
import { SET_ASIDE } from './state.ts';

const INFILTRATE = keyword('infiltrate');

type Keys = 'deployArmies' | 'mustWait' | 'reserveLimit' | 'infiltrate' | 'infiltrates' | 'infiltrationWorth' | 'scoutMoves';

const there = scratch(makePose());

/** RESERVE, TURN: from the scenario's places to the first turn. */
export const deploying = (s: ClassicSeams): Pick<ReserveSeams<Classic>, Keys> => ({
  deployArmies: (g) => {
    setAside(g, s);
    holdToLimit(g, s, g.first);
    holdToLimit(g, s, (1 - g.first) as SideId);
    s.infiltrate(g);
    s.scoutMoves(g);
  },

  mustWait: () => false,

  reserveLimit: (g, side) => {
    const units = g.sides[side];
    let n = 0;
    for (let k = 0; k < units.length; k++) if (units[k].inside < 0 && !s.mustWait(g, units[k])) n++;
    return Math.ceil(n * g.desk.numbers.reserveShare);
  },

  infiltrate: () => {},
  infiltrates: (_g, u) => hasBit(u.allBits, INFILTRATE),
  infiltrationWorth: (g, u, x, y) => promiseAt(g, s, u, x, y),
  scoutMoves: () => {},
});

/** Takes units off the table that may not start on it. */
function setAside(g: Game<Classic>, s: ClassicSeams): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (u.place !== PLACE.table || u.alive === 0 || !s.mustWait(g, u)) continue;
    g.relocate(u, PLACE.reserve);
    g.log.note(SET_ASIDE, u.slot);
  }
}

const counts = (g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): boolean =>
  u.place === PLACE.reserve && u.alive > 0 && !s.mustWait(g, u);

/** An army with too many units in Reserve sets up the excess, the last of its list first. */
function holdToLimit(g: Game<Classic>, s: ClassicSeams, side: SideId): void {
  const units = g.sides[side];
  let waiting = 0;
  for (let k = 0; k < units.length; k++) if (counts(g, s, units[k])) waiting++;
  if (waiting === 0) return;
  const limit = s.reserveLimit(g, side);
  for (let k = units.length - 1; k >= 0 && waiting > limit; k--) if (counts(g, s, units[k]) && deployUnit(g, units[k])) waiting--;
}

/** Sets a unit up wholly inside its own deployment zone, where there is room; false, with nothing changed, if there is none. */
export function deployUnit(g: Game<Classic>, u: Unit<Classic>): boolean {
  const seat = g.seatOf[u.side];
  const home = g.board.homeward[seat];
  const box = zoneBounds(g.board.zones[seat]);
  const before = u.place;
  u.place = PLACE.table;
  if (
    deployInZone(
      g,
      u,
      g.board.zones[seat],
      setPose(there(), (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, -home.x, -home.y),
      moveRulesOf(g, u, false),
    )
  ) {
    g.relocate(u, PLACE.table);
    return true;
  }
  u.place = before;
  return false;
}
