import { countWithinPoint } from 'sandtable/kit';
import { event, type Game, is, PLACE, type SideId } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { FALLING_BACK } from '../state.ts';
import { unitsLost } from './lost-units.ts';
import { scored } from './scored.ts';

const SCORES = event('scores', { side: 'side', points: 'number' }, '{side} scores {points|point|points}');

type Keys =
  | 'isMysterious'
  | 'controlStrength'
  | 'objectiveWorth'
  | 'lossWorth'
  | 'controlInches'
  | 'isAtMarker'
  | 'controls'
  | 'victor'
  | 'isScoring'
  | 'hasObjectiveSecured'
  | 'scoreGame';

/** Whether a side has a model on the battlefield, passengers of transports there included (CLS-TURN-10). */
export function hasModels(g: Game<Classic>, side: SideId): boolean {
  const units = g.sides[side];
  for (let k = 0; k < units.length; k++) {
    const u = units[k];
    if (u.alive > 0 && (u.place === PLACE.table || u.place === PLACE.embarked)) return true;
  }
  return false;
}

/** Gives a side victory points. */
export function award(g: Game<Classic>, side: SideId, points: number): void {
  if (points === 0) return;
  g.score[side] += points;
  g.log.note(SCORES, side, points);
}

/** Points for each marker a side controls. */
function scoreObjectives(g: Game<Classic>, s: ClassicSeams, each: number): void {
  for (let k = 0; k < g.board.objectives.length; k++) {
    const side = s.controls(g, k);
    if (side !== -1) award(g, side, each);
  }
}

/** What markers score at the end of every turn, if the mission says so. */
export function scoreRound(g: Game<Classic>, s: ClassicSeams): void {
  const each = g.mission.scoring['objective-vp-per-round'];
  if (each !== undefined) scoreObjectives(g, s, each);
}

/** A side's claim to a marker: 0 none, 1 a scoring unit, 2 one with Objective Secured. */
function claim(g: Game<Classic>, s: ClassicSeams, side: SideId, objective: number): number {
  const units = g.sides[side];
  let best = 0;
  for (let k = 0; k < units.length; k++) {
    const u = units[k];
    if (u.alive === 0 || (u.place !== PLACE.table && u.place !== PLACE.embarked) || !s.isAtMarker(g, u, objective)) continue;
    if (!s.isScoring(g, u)) continue;
    if (s.hasObjectiveSecured(g, u)) return 2;
    best = 1;
  }
  return best;
}

/** MISSION. */
export const mission = (s: ClassicSeams): Pick<ClassicSeams, Keys> => ({
  isScoring: (g, u) => {
    if (u.place === PLACE.embarked && u.inside >= 0) return u.alive > 0 && s.isScoring(g, g.units[u.inside]);
    return u.alive > 0 && u.place === PLACE.table && u.aloft === 0 && !is(u, FALLING_BACK);
  },
  hasObjectiveSecured: () => false,
  controlInches: (g, marker) => g.desk.numbers.controlInches + g.board.objectives[marker].radius,
  isAtMarker: (g, u, marker) => {
    const { x, y } = g.board.objectives[marker];
    return countWithinPoint(g, u, x, y, s.controlInches(g, marker), 1) > 0;
  },
  isMysterious: (g) => g.mission.options.has('mysterious-objectives'),

  controls: (g, objective) => {
    const red = claim(g, s, 0, objective);
    const blue = claim(g, s, 1, objective);
    if (red === blue) return -1;
    return red > blue ? 0 : 1;
  },

  scoreGame: (g) => {
    const each = scored(g, 'objective-vp');
    if (each !== undefined) scoreObjectives(g, s, each);
    const kill = scored(g, 'kill-points');
    if (kill === undefined) return;
    for (let k = 0; k < g.units.length; k++) award(g, (1 - g.units[k].side) as SideId, kill * unitsLost(g, g.units[k], null));
  },

  controlStrength: (g, u) => (s.isScoring(g, u) ? (s.hasObjectiveSecured(g, u) ? 2 : 1) : 0),
  objectiveWorth: (g, _side, _objective, fromRound) => {
    const last = s.lastRound(g);
    if (fromRound > last) return 0;
    const each = g.mission.scoring['objective-vp-per-round'] ?? 0;
    return each * (last - Math.max(1, fromRound) + 1) + (scored(g, 'objective-vp') ?? 0);
  },
  lossWorth: (g) => scored(g, 'kill-points') ?? 0,

  victor: (g) => {
    const red = hasModels(g, 0);
    const blue = hasModels(g, 1);
    if (red !== blue) return red ? 0 : 1;
    if (!red || g.score[0] === g.score[1]) return -1;
    return g.score[0] > g.score[1] ? 0 : 1;
  },
});
