import { DEED, enemyOf, event, type Game, integer, type Objective, purpose, type SideId, sideRegister, type Zone } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { unitsLost } from './lost-units.ts';
import { award } from './mission.ts';
import { ROLLED_MISSION, scored } from './scored.ts';

const MARKERS = purpose('markers');
const MARKER_WORTH = purpose('marker-worth');
const MARKERS_LAID = event('markers-laid', { count: 'number' }, '{count|objective is|objectives are} laid');
const WORTH_FOUND = event('marker-worth', { marker: 'marker', points: 'number' }, 'Objective {marker} is worth {points|point|points}');

/** Number of markers in play, on red's side; 0 if all of the scenario's are. */
const IN_PLAY = sideRegister('markers-in-play', 'game');
/** Marker values of Scouring, in the order in which they are dealt. */
const WORTHS = [1, 2, 2, 3, 3, 4];
/** What each marker is worth in Scouring, on red's side. */
const WORTH_OF = WORTHS.map((_, k) => sideRegister(`worth-of-marker-${k + 1}`, 'game'));
/** No marker is in play. */
const NONE = -1;

/** The missions on the die that place markers in their own way. */
const MISSION = { holdGround: 1, purge: 2, bigGuns: 3, twoKeeps: 5, relic: 6 } as const;
const WHICH_MISSION = purpose('mission');
const MISSION_ROLLED = event(
  'mission-rolled',
  { mission: 'number' },
  'Mission {mission} is rolled: {mission#1 Hold Ground#2 Purge#3 Big Guns#4 Scouring#5 Two Keeps#6 Relic}',
);

/** Each marker draws one of the remaining values (Scouring). */
function dealWorths(g: Game<Classic>): void {
  const own = g.sideReg[0];
  for (let k = 0; k < WORTH_OF.length; k++) own[WORTH_OF[k]] = 0;
  const frame = g.dice.begin(DEED.setup, g.nobody, g.nobody);
  for (let k = 0; k < WORTHS.length; k++) {
    // Skips the markers that already have a value.
    let skip = g.dice.pick(frame, MARKER_WORTH, WORTHS.length - k);
    let at = 0;
    while (own[WORTH_OF[at]] !== 0 || skip-- > 0) at++;
    own[WORTH_OF[at]] = WORTHS[k];
    g.log.note(WORTH_FOUND, at + 1, WORTHS[k]);
  }
  g.dice.end(frame);
}

/** Rolls for the mission and places its markers if it does not use the scenario's as they are. Returns the die. */
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

/** Puts a marker in the middle of a deployment zone. */
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
    award(g, enemyOf(u.side), points * unitsLost(g, u, role));
  }
}

/** What missions score other than markers, kill points and the relic. A scenario names its mission by what it scores, or has it rolled. */
export default defineRule({
  id: 'CLS-MISSION-11',
  title: 'Missions (D6)',
  source: 'missions and victory: Missions (D6)',
  text: [
    'Roll a D6 (or the scenario names one). Secondary objectives (CLS-MISSION-07, CLS-MISSION-08, CLS-MISSION-09) apply in all six.',
    '| D6 | Mission | Primary scoring at the end of the game |',
    '|---|---|---|',
    '| 1 | Hold Ground | D3+2 markers, 3 VP for each one controlled |',
    '| 2 | Purge | 1 VP per enemy unit destroyed (CLS-MISSION-10) |',
    '| 3 | Big Guns | as 1, and 1 VP per enemy Heavy Support unit destroyed |',
    '| 4 | Scouring | six markers worth 1, 2, 2, 3, 3, 4 VP, assigned at random before turn 1, and 1 VP per enemy Fast Attack unit destroyed |',
    '| 5 | Two Keeps | each player places one marker in his own zone, 3 VP for each one controlled |',
    '| 6 | Relic | one movable marker in the centre, 3 VP (CLS-MISSION-12) |',
  ].join('\n'),
  outside: ['CLS-TERRAIN-18'],
  default: 'on',
  params: {
    plus: integer(2, 0, 5, 'Markers laid beside a D3', 'markers'),
  },
  patch: ({ plus }, s) => ({
    after: {
      beginGame: (g) => {
        const rolled = g.mission.options.has('rolled-mission') ? rollMission(g) : 0;
        if (g.mission.options.has('random-markers') || rolled === MISSION.holdGround || rolled === MISSION.bigGuns) {
          const frame = g.dice.begin(DEED.setup, g.nobody, g.nobody);
          g.sideReg[0][IN_PLAY] = g.dice.d3(frame, MARKERS) + plus;
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
      objectiveWorth: (next) => (g, side, objective, fromRound) => {
        const inPlay = g.sideReg[0][IN_PLAY];
        if (inPlay !== 0 && objective >= inPlay) return 0;
        const each = objective < WORTH_OF.length && fromRound <= s.lastRound(g) ? scored(g, 'scouring') : undefined;
        return next(g, side, objective, fromRound) + (each === undefined ? 0 : each * g.sideReg[0][WORTH_OF[objective]]);
      },
      lossWorth: (next) => (g, u) => {
        const { roles } = u.sheet;
        return (
          next(g, u) +
          (roles.includes('heavy-support') ? (scored(g, 'heavy-support-destroyed') ?? 0) : 0) +
          (roles.includes('fast-attack') ? (scored(g, 'fast-attack-destroyed') ?? 0) : 0)
        );
      },
      controls: (next) => (g, objective) => {
        const inPlay = g.sideReg[0][IN_PLAY];
        return inPlay !== 0 && objective >= inPlay ? -1 : next(g, objective);
      },
    },
  }),
});
