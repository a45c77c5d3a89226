import { DEED, enemyOf, event, type Game, type Objective, purpose, type SideId, sideRegister, type Zone } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { award, wasDestroyed } from '../mission.ts';
import { ROLLED_MISSION, scored } from '../scored.ts';

const MARKERS = purpose('markers');
const MARKER_WORTH = purpose('marker-worth');
const MARKERS_LAID = event('markers-laid', { count: 'number' }, '{count|objective is|objectives are} laid');
const WORTH_FOUND = event('marker-worth', { marker: 'number', points: 'number' }, 'Objective {marker} is worth {points|point|points}');

/** Markers in play, on red's side; 0 while all of the scenario are. */
const IN_PLAY = sideRegister('markers-in-play', 'game');
/** Points of Scouring, in the order in which they are dealt out. */
const WORTHS = [1, 2, 2, 3, 3, 4];
/** What the marker of each place is worth in Scouring, on red's side. */
const WORTH_OF = WORTHS.map((_, k) => sideRegister(`worth-of-marker-${k + 1}`, 'game'));
const LEAST_MARKERS = 2;
/** No marker is in play. */
const NONE = -1;

/** The missions of the die that lay markers in a way of their own. */
const MISSION = { holdGround: 1, purge: 2, bigGuns: 3, twoKeeps: 5, relic: 6 } as const;
const WHICH_MISSION = purpose('mission');
const MISSION_ROLLED = event('mission-rolled', { mission: 'number' }, 'Mission number {mission} is rolled');

/** Each marker draws one of the points that are left (Scouring). */
function dealWorths(g: Game<Classic>): void {
  const own = g.sideReg[0];
  for (let k = 0; k < WORTH_OF.length; k++) own[WORTH_OF[k]] = 0;
  const frame = g.dice.begin(DEED.setup, g.nobody, g.nobody);
  for (let k = 0; k < WORTHS.length; k++) {
    // Passes over the markers that have their points already.
    let skip = g.dice.pick(frame, MARKER_WORTH, WORTHS.length - k);
    let at = 0;
    while (own[WORTH_OF[at]] !== 0 || skip-- > 0) at++;
    own[WORTH_OF[at]] = WORTHS[k];
    g.log.note(WORTH_FOUND, at + 1, WORTHS[k]);
  }
  g.dice.end(frame);
}

/** Rolls for the mission, and lays the markers of those that do not use the scenario's as they are. Returns the die. */
function rollMission(g: Game<Classic>): number {
  const frame = g.dice.begin(DEED.setup, g.nobody, g.nobody);
  const rolled = g.dice.d6(frame, WHICH_MISSION);
  g.dice.end(frame);
  g.sideReg[0][ROLLED_MISSION] = rolled;
  g.log.note(MISSION_ROLLED, rolled);
  const { objectives, zones, width, height } = g.board;
  if (rolled === MISSION.purge) g.sideReg[0][IN_PLAY] = NONE;
  else if (rolled === MISSION.twoKeeps) {
    g.sideReg[0][IN_PLAY] = 2;
    for (let seat = 0; seat < 2 && seat < objectives.length; seat++) layInZone(objectives[seat], zones[seat]);
  } else if (rolled === MISSION.relic && objectives.length > 0) {
    g.sideReg[0][IN_PLAY] = 1;
    objectives[0].x = width / 2;
    objectives[0].y = height / 2;
  }
  return rolled;
}

/** Puts a marker into the middle of a deployment zone. */
function layInZone(marker: Objective, zone: Zone): void {
  let x = 0;
  let y = 0;
  for (let k = 0; k < zone.length; k += 2) {
    x += zone[k];
    y += zone[k + 1];
  }
  marker.x = (2 * x) / zone.length;
  marker.y = (2 * y) / zone.length;
}

function scoreDestroyed(g: Game<Classic>, role: string, points: number): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (wasDestroyed(u) && u.sheet.roles.includes(role)) award(g, enemyOf(u.side), points);
  }
}

/** What the missions score beside markers, kill points and the relic; the scenario names the mission by what it scores, or has it rolled for. */
export const namedMissions = defineRule({
  id: 'CLS-MISSION-11',
  default: 'on',
  patch: (_p, s) => ({
    after: {
      beginGame: (g) => {
        const rolled = g.mission.options.has('rolled-mission') ? rollMission(g) : 0;
        if (g.mission.options.has('random-markers') || rolled === MISSION.holdGround || rolled === MISSION.bigGuns) {
          const frame = g.dice.begin(DEED.setup, g.nobody, g.nobody);
          g.sideReg[0][IN_PLAY] = g.dice.d3(frame, MARKERS) + LEAST_MARKERS;
          g.dice.end(frame);
          g.log.note(MARKERS_LAID, g.sideReg[0][IN_PLAY]);
        }
        if (scored(g, 'scouring') !== undefined) dealWorths(g);
      },
      scoreGame: (g) => {
        const heavy = scored(g, 'heavy-support-destroyed');
        if (heavy !== undefined) scoreDestroyed(g, 'heavy-support', heavy);
        const fast = scored(g, 'fast-attack-destroyed');
        if (fast !== undefined) scoreDestroyed(g, 'fast-attack', fast);
        const each = scored(g, 'scouring');
        if (each === undefined) return;
        for (let k = 0; k < g.board.objectives.length && k < WORTH_OF.length; k++) {
          const side: SideId | -1 = s.controls(g, k);
          if (side !== -1) award(g, side, each * g.sideReg[0][WORTH_OF[k]]);
        }
      },
    },
    wrap: {
      controls: (next) => (g, objective) => {
        const inPlay = g.sideReg[0][IN_PLAY];
        return inPlay !== 0 && objective >= inPlay ? -1 : next(g, objective);
      },
    },
  }),
});
