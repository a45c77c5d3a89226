import { DEED, enemyOf, event, type Game, purpose, type SideId, sideRegister } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { award, wasDestroyed } from '../mission.ts';

const MARKERS = purpose('markers');
const MARKER_WORTH = purpose('marker-worth');
const MARKERS_LAID = event('markers-laid', { count: 'number' });
const WORTH_FOUND = event('marker-worth', { marker: 'number', points: 'number' });

/** Markers in play, on red's side; 0 while all of the scenario are. */
const IN_PLAY = sideRegister('markers-in-play', 'game');
/** Points of Scouring, in the order in which they are dealt out. */
const WORTHS = [1, 2, 2, 3, 3, 4];
/** What the marker of each place is worth in Scouring, on red's side. */
const WORTH_OF = WORTHS.map((_, k) => sideRegister(`worth-of-marker-${k + 1}`, 'game'));
const LEAST_MARKERS = 2;

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

function scoreDestroyed(g: Game<Classic>, role: string, points: number): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (wasDestroyed(u) && u.sheet.roles.includes(role)) award(g, enemyOf(u.side), points);
  }
}

/** What the missions score beside markers, kill points and the relic; the scenario names the mission by what it scores. */
export const namedMissions = defineRule({
  id: 'CLS-MISSION-11',
  default: 'on',
  patch: (_p, s) => ({
    after: {
      beginGame: (g) => {
        if (g.mission.options.has('random-markers')) {
          const frame = g.dice.begin(DEED.setup, g.nobody, g.nobody);
          g.sideReg[0][IN_PLAY] = g.dice.d3(frame, MARKERS) + LEAST_MARKERS;
          g.dice.end(frame);
          g.log.note(MARKERS_LAID, g.sideReg[0][IN_PLAY]);
        }
        if (g.mission.scoring['scouring'] !== undefined) dealWorths(g);
      },
      scoreGame: (g) => {
        const heavy = g.mission.scoring['heavy-support-destroyed'];
        if (heavy !== undefined) scoreDestroyed(g, 'heavy-support', heavy);
        const fast = g.mission.scoring['fast-attack-destroyed'];
        if (fast !== undefined) scoreDestroyed(g, 'fast-attack', fast);
        const each = g.mission.scoring['scouring'];
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
