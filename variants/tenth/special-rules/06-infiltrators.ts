import { EPSILON, intentGoal, moveTowards, SPARE_INCHES, unitGapToPolygon } from 'sandtable/kit';
import { enemyOf, event, type Game, hasBit, integer, keyword, PLACE, scratch, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { keepPlaces, prepareMove, putBack } from '../movement/footing.ts';
import { INTENTION, listIntents } from '../movement/move.ts';
import type { Tables } from '../tables.ts';
import { unitInches } from '../terrain/distance.ts';

const INFILTRATORS = keyword('infiltrators');
const INFILTRATES = event('infiltrates', { unit: 'unit', moved: 'inches' }, '{unit} infiltrates, {moved} away from where it was set up');
/** How far from the enemy the unit is set up, unless a ruleset says otherwise. */
export const AWAY_INCHES = 9;
/** Places tried on the way to a goal. */
const STEPS = 32;
const room = scratch({ goal: new Float64Array(2) });

/** Set-up far forward: after deployment, starting with the seat of the first army. */
export default defineRule({
  id: 'TEN-USR-06',
  title: 'Infiltrators',
  source: 'Core rules, Infiltrators',
  text: 'If every model has it, the unit may be set up during deployment anywhere more than 9" horizontally from the enemy deployment zone and from all enemy models.',
  layer: 'core',
  default: 'on',
  keyword: 'infiltrators',
  params: { awayInches: integer(AWAY_INCHES, 0, 24, "how far from the enemy's deployment zone and models the unit is set up", 'inches') },
  patch: ({ awayInches }, _s, t) => ({
    after: {
      redeployUnit: (g, u) => {
        if (u.place === PLACE.table && hasBit(u.allBits, INFILTRATORS)) infiltrate(g, t, u, awayInches);
      },
      deploy: (g) => {
        for (let seat = 0; seat < 2; seat++) {
          const units = g.sides[g.seatOf[0] === seat ? 0 : 1];
          for (let k = 0; k < units.length; k++) {
            const u = units[k];
            if (u.place === PLACE.table && hasBit(u.allBits, INFILTRATORS)) infiltrate(g, t, u, awayInches);
          }
        }
      },
    },
  }),
});

/** Whether a unit stands where Infiltrators may be set up: more than 9" from the enemy's deployment zone and from all enemy models. */
export function standsFarEnough(g: Game<Modern>, u: Unit<Modern>, awayInches: number): boolean {
  const zone = g.board.zones[g.seatOf[enemyOf(u.side)]];
  if (unitGapToPolygon(g, u, zone, zone.length / 2) <= awayInches + EPSILON) return false;
  const enemies = g.sides[enemyOf(u.side)];
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive > 0 && e.place === PLACE.table && unitInches(g, u, e) <= awayInches + EPSILON) return false;
  }
  return true;
}

/** Sets the unit up as near to its player's choice as the rule allows; it stays at its scenario place if its player wants that. */
function infiltrate(g: Game<Modern>, t: Tables, u: Unit<Modern>, awayInches: number): void {
  const code = INTENTION.options[g.ask(INTENTION, u.side, u, null, listIntents(g, u))];
  const rules = prepareMove(g, t, u, true, 0);
  // Set-up is not a move: only moves may not end on markers.
  rules.offMarkers = false;
  // Set-up crosses nothing on the way.
  rules.throughAir = false;
  rules.keepFromEnemiesInches = awayInches + SPARE_INCHES;
  const point = g.orderPoint(u);
  if (point !== null) {
    rules.pointX = point.x;
    rules.pointY = point.y;
  }
  const { goal } = room();
  const far = g.board.width + g.board.height;
  if (!intentGoal(g, u, code, far, rules, goal)) return;
  const { x, y } = u;
  keepPlaces(g, u);
  for (let step = STEPS; step > 0; step--) {
    const moved = moveTowards(g, u, x + ((goal[0] - x) * step) / STEPS, y + ((goal[1] - y) * step) / STEPS, far, rules);
    if (moved === 0) continue;
    if (standsFarEnough(g, u, awayInches)) {
      g.log.note(INFILTRATES, u.slot, Math.round(moved * 256));
      return;
    }
    putBack(g, u);
  }
}
