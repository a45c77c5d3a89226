import { EPSILON, gapToPoint, insidePolygon } from 'sandtable/kit';
import type { Game, SideId, Unit } from 'sandtable/rules';
import { enemyOf, event, hasBit, is, keyword, PLACE, sideRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { levelsFavour } from '../objectives/seams.ts';
import { BATTLE_SHOCKED } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { MissionSeams } from './seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const CHARACTER = keyword('character');
/** Whether a side has scored the first kill. */
const FIRST_BLOOD = sideRegister('first-blood', 'game');
export const SCORES = event('scores', { side: 'side', points: 'number' }, '{side} scores {points|point|points}');

/** Objectives, Victory points and the winner (MISSION area). */
export function missionSeams(
  s: ModernSeams,
  t: Tables,
): MissionSeams &
  Pick<ModernSeams, 'controls' | 'victor' | 'controlInches' | 'controlStrength' | 'objectiveWorth' | 'lossWorth' | 'lastRound'> {
  return {
    ocOf: (g, i) => (is(g.unitOf(i), BATTLE_SHOCKED) ? t.shockedControl : g.sheetOf(i).stats.OC),
    inRangeOf(g, i, o) {
      const mark = g.board.objectives[o];
      return (
        g.models.z[i] <= t.objectiveUpInches + EPSILON &&
        gapToPoint(g.models, i, mark.x, mark.y) <= mark.radius + t.objectiveInches + EPSILON
      );
    },
    levelOfControl(g, side, o) {
      const mark = g.board.objectives[o];
      const units = g.sides[side];
      let level = 0;
      for (let k = 0; k < units.length; k++) {
        const u = units[k];
        if (u.alive === 0 || u.place !== PLACE.table) continue;
        const dx = u.x - mark.x;
        const dy = u.y - mark.y;
        const far = u.radius + mark.radius + t.objectiveInches + EPSILON;
        if (dx * dx + dy * dy > far * far || !s.contests(g, u)) continue;
        for (let i = u.first; i < u.first + u.size; i++)
          if (g.models.alive[i] !== 0 && s.inRangeOf(g, i, o) && s.countsFor(g, i, o)) level += s.ocOf(g, i);
      }
      return level;
    },
    controls: (g, o) => levelsFavour(g, s, o),
    controlInches: (g, o) => g.board.objectives[o].radius + t.objectiveInches,
    controlStrength(g, u) {
      if (u.alive === 0 || !s.contests(g, u)) return 0;
      let level = 0;
      for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) level += s.ocOf(g, i);
      return level;
    },
    objectiveWorth(g, _side, _o, fromRound) {
      const last = s.lastRound(g);
      if (fromRound > last) return 0;
      const from = Math.max(1, fromRound);
      // What is taken in a round scores in the Command phase of the next.
      return (
        points(g, 'objective-vp-per-command') * (last - from) +
        points(g, 'objective-vp-per-round') * (last - from + 1) +
        points(g, 'objective-vp')
      );
    },
    lossWorth(g, u) {
      const first = g.sideReg[0][FIRST_BLOOD] === 0 && g.sideReg[1][FIRST_BLOOD] === 0 ? points(g, 'first-blood') : 0;
      return points(g, 'kill-points') + first + (u.sheet.roles.includes('warlord') ? points(g, 'slay-the-warlord') : 0);
    },
    lastRound: (g) => (g.mission.rounds > 0 ? g.mission.rounds : t.battleRounds),
    scoreTurn() {},
    scoreRound(g) {
      const each = points(g, 'objective-vp-per-round');
      if (each !== 0) scoreObjectives(g, s, each);
    },
    victor(g) {
      if (g.score[0] !== g.score[1]) return g.score[0] > g.score[1] ? 0 : 1;
      return -1;
    },
  };
}

/** What something scores in the current mission; 0 for nothing. */
export const points = (g: G, name: string): number => g.mission.scoring[name] ?? 0;

/** Gives a side Victory points. */
export function gain(g: G, side: SideId, vp: number): void {
  if (vp === 0) return;
  g.score[side] += vp;
  g.log.note(SCORES, side, vp);
}

function scoreObjectives(g: G, s: ModernSeams, each: number): void {
  for (let o = 0; o < g.board.objectives.length; o++) {
    const holder = s.controls(g, o);
    if (holder !== -1) gain(g, holder, each);
  }
}

/** What a side scores at the end for the other's losses, and for units in the enemy's zone. */
function scoreLosses(g: G, side: SideId): void {
  const enemies = g.sides[enemyOf(side)];
  let kills = 0;
  let warlord = false;
  for (let k = 0; k < enemies.length; k++) {
    const u = enemies[k];
    if (u.strength === 0) continue;
    if (isDestroyed(g, u)) kills++;
    if (u.sheet.roles.includes('warlord') && warlordDead(g, u)) warlord = true;
  }
  gain(g, side, kills * points(g, 'kill-points'));
  if (warlord) gain(g, side, points(g, 'slay-the-warlord'));
  if (g.sideReg[side][FIRST_BLOOD] !== 0) gain(g, side, points(g, 'first-blood'));
  const line = points(g, 'linebreaker');
  if (line !== 0 && inEnemyZone(g, side)) gain(g, side, line);
}

/** Destroyed, or neither on the table at the end nor in a Transport that is. */
function isDestroyed(g: G, u: U): boolean {
  if (u.alive === 0 || u.place === PLACE.gone || u.place === PLACE.reserve) return true;
  return u.place === PLACE.embarked && u.inside >= 0 && isDestroyed(g, g.units[u.inside]);
}

/** Whether the Character of a warlord's unit is dead; a unit without one has to be gone entirely. */
function warlordDead(g: G, u: U): boolean {
  if (isDestroyed(g, u)) return true;
  let led = false;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (!hasBit(g.sheetOf(i).keywordBits, CHARACTER)) continue;
    if (g.models.alive[i] !== 0) return false;
    led = true;
  }
  return led;
}

function inEnemyZone(g: G, side: SideId): boolean {
  const zone = g.board.zones[g.seatOf[enemyOf(side)]];
  const units = g.sides[side];
  for (let k = 0; k < units.length; k++) {
    const u = units[k];
    if (u.alive === 0 || u.place !== PLACE.table) continue;
    for (let i = u.first; i < u.first + u.size; i++) {
      if (g.models.alive[i] !== 0 && insidePolygon(zone, zone.length / 2, g.models.x[i], g.models.y[i])) return true;
    }
  }
  return false;
}

/** Records the first unit that the enemy has lost; called whenever a unit may have been destroyed. */
export function noteFirstBlood(g: G): void {
  const red = g.sideReg[0];
  const blue = g.sideReg[1];
  if (red[FIRST_BLOOD] !== 0 || blue[FIRST_BLOOD] !== 0) return;
  if (hasLostUnit(g, 1)) red[FIRST_BLOOD] = 1;
  if (hasLostUnit(g, 0)) blue[FIRST_BLOOD] = 1;
}

function hasLostUnit(g: G, side: SideId): boolean {
  const units = g.sides[side];
  for (let k = 0; k < units.length; k++) if (units[k].alive === 0 && units[k].strength > 0) return true;
  return false;
}

/** At the end of a side's Command phase. */
export function scoreCommand(g: Game<Modern>, s: ModernSeams, side: SideId): void {
  const each = points(g, 'objective-vp-per-command');
  if (each === 0) return;
  for (let o = 0; o < g.board.objectives.length; o++) if (s.controls(g, o) === side) gain(g, side, each);
}

/** At the end of the battle. */
export function scoreEnd(g: Game<Modern>, s: ModernSeams): void {
  const each = points(g, 'objective-vp');
  if (each !== 0) scoreObjectives(g, s, each);
  for (let side = 0; side < 2; side++) scoreLosses(g, side as SideId);
}
