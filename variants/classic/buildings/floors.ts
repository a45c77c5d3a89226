import { whollyInPiece } from 'sandtable/kit';
import {
  type AnyRule,
  type Decision,
  decision,
  event,
  type Game,
  is,
  type Piece,
  PLACE,
  type Question,
  terrainKind,
  type Unit,
} from 'sandtable/rules';
import { type Classic, defineRule, TYPE, VEHICLE } from '../family.ts';
import { leader, statsOf } from '../mobility.ts';
import type { ClassicSeams } from '../seams.ts';
import { FALLING_BACK, LOCKED, MOVED } from '../state.ts';
import { houseOf } from './occupying.ts';
import { hasTargets } from './rules.ts';

const RUIN = terrainKind('ruin');
const CLIMBS = event('climbs', { unit: 'unit', inches: 'inches' }, '{unit} climbs {inches}');
/** Range from which a unit is one to shoot from above. */
const SHOOTERS_INCHES = 24;
const LEEWAY = 1 / 64;
/** How far above or below each other models fight (CLS-TERRAIN-19). */
const ACROSS_FLOORS_INCHES = 2;

const CLIMBERS = new Uint8Array(Object.keys(TYPE).length);
for (const type of [TYPE.infantry, TYPE.jump, TYPE['jet-pack'], TYPE.jetbike, TYPE.monster]) CLIMBERS[type] = 1;

/** Whether a unit is of a type that goes above the ground of ruins (CLS-TERRAIN-03). */
function mayClimb(g: Game<Classic>, u: Unit<Classic>): boolean {
  const { type, vehicle } = statsOf(g, u);
  return vehicle !== 0 ? (vehicle & VEHICLE.walker) !== 0 : CLIMBERS[type] !== 0;
}

/** The ruin with floors that all of a unit stands in, or null. */
function ruinOf(g: Game<Classic>, u: Unit<Classic>): Piece | null {
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    if (piece.kind !== RUIN || piece.floors.length === 0) continue;
    if (u.x < piece.minX || u.x > piece.maxX || u.y < piece.minY || u.y > piece.maxY) continue;
    let all = true;
    for (let i = u.first; i < u.first + u.size && all; i++) all = g.models.alive[i] === 0 || whollyInPiece(g.models, i, piece);
    if (all) return piece;
  }
  return null;
}

const levelOf = (g: Game<Classic>, u: Unit<Classic>): number => g.models.z[leader(g, u)];

/** The same where that is a floor of a ruin; 0 on the ground and on hills. */
const floorOf = (g: Game<Classic>, u: Unit<Classic>): number => (levelOf(g, u) > 0 && ruinOf(g, u) !== null ? levelOf(g, u) : 0);

/** Longest way that a model of a unit has gone in this phase. */
function goneInches(g: Game<Classic>, u: Unit<Classic>): number {
  let most = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) most = Math.max(most, g.models.reg[MOVED][i]);
  return most;
}

/** Takes all of a unit to a level: what it climbs is part of its move. */
export function climbTo(g: Game<Classic>, u: Unit<Classic>, level: number): void {
  const m = g.models;
  const inches = Math.abs(level - levelOf(g, u));
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    m.z[i] = level;
    m.reg[MOVED][i] += inches;
  }
  g.moved(u);
  g.log.note(CLIMBS, u.slot, Math.round(inches * 256));
}

/** Lists the levels that a unit can still reach, that on which it stands first; returns how many. */
function listLevels(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, ruin: Piece, options: Int32Array): number {
  const own = levelOf(g, u);
  const left = s.baseMoveInches(g, u) - goneInches(g, u) + LEEWAY;
  let n = 0;
  options[n++] = Math.round(own * 256);
  if (own > 0 && own <= left) options[n++] = 0;
  for (let k = 0; k < ruin.floors.length; k++) {
    const floor = ruin.floors[k];
    if (floor !== own && Math.abs(floor - own) <= left) options[n++] = Math.round(floor * 256);
  }
  return n;
}

/** Units in ruins go up and down between floors as part of their move, and stay in the ruin while they are above the ground. */
export const floors = defineRule({
  id: 'CLS-MOVE-10',
  default: 'on',
  keyword: 'upper-floors',
  patch: (_p, s) => {
    const highest = (q: Question<Classic>): number => {
      if (q.about === null || s.reachInches(q.game, q.about) < SHOOTERS_INCHES) return 0;
      // Up for a better view, and down again when there is nobody to see.
      const up = hasTargets(q.game, s, q.about) ? 1 : -1;
      let best = 0;
      for (let k = 1; k < q.n; k++) if (up * q.options[k] > up * q.options[best]) best = k;
      return best;
    };
    /** Which level to go to; 1/256 inch above the ground, the level on which the unit stands first. */
    const climb: Decision<Classic> = decision<Classic>('climb', 'number', highest);
    const climbs = (g: Game<Classic>, u: Unit<Classic>): void => {
      if (u.alive === 0 || u.place !== PLACE.table || is(u, LOCKED) || is(u, FALLING_BACK) || houseOf(u) >= 0 || !mayClimb(g, u)) return;
      const ruin = ruinOf(g, u);
      const n = ruin === null ? 0 : listLevels(g, s, u, ruin, climb.options);
      const level = n > 1 ? climb.options[g.ask(climb, u.side, u, null, n)] / 256 : levelOf(g, u);
      if (level !== levelOf(g, u)) climbTo(g, u, level);
    };
    return {
      wrap: {
        moveInches: (next) => (g, u) => {
          const inches = next(g, u);
          return levelOf(g, u) > 0 && ruinOf(g, u) !== null ? 0 : inches;
        },
        moveUnit: (next) => (g, u) => {
          const above = u.place === PLACE.table && levelOf(g, u) > 0 && houseOf(u) < 0 && ruinOf(g, u) !== null;
          if (above) {
            climbs(g, u);
            return;
          }
          next(g, u);
          climbs(g, u);
        },
      },
    };
  },
});

/** Charges between levels count what they climb, and reach who is at most 2 inches above or below. */
export const chargesBetweenFloors = defineRule({
  id: 'CLS-TERRAIN-19',
  default: 'on',
  keyword: 'upper-floors',
  patch: (_p, s) => {
    const climbed = (g: Game<Classic>, u: Unit<Classic>, target: Unit<Classic>): number => Math.abs(floorOf(g, u) - floorOf(g, target));
    return {
      after: {
        // Who finds room on the level stands on it.
        chargeMade: (g, u, target) => {
          const level = floorOf(g, target);
          const ruin = level > 0 ? ruinOf(g, target) : null;
          if (ruin === null || !mayClimb(g, u)) return;
          for (let i = u.first; i < u.first + u.size; i++) {
            if (g.models.alive[i] !== 0 && whollyInPiece(g.models, i, ruin)) g.models.z[i] = level;
          }
          g.moved(u);
        },
      },
      wrap: {
        chargePenalty: (next) => (g, u, target) => next(g, u, target) + climbed(g, u, target),
        inChargeReach: (next) => (g, u, target) => {
          const up = climbed(g, u, target);
          if (up > 0 && !mayClimb(g, u) && up - g.models.height[leader(g, u)] > ACROSS_FLOORS_INCHES) return false;
          return up < s.longestCharge(g, u) && next(g, u, target);
        },
      },
    };
  },
});

export const floorRules: readonly AnyRule[] = [floors, chargesBetweenFloors];
