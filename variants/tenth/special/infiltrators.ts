import { moveTowards, unitGapToPolygon } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import { enemyOf, event, hasBit, INTENT, intent, intentArgument, intentKind, keyword, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { keepPlaces, prepareMove, putBack } from '../footing.ts';
import { INTENTION } from '../move.ts';
import type { Tables } from '../tables.ts';

const INFILTRATORS = keyword('infiltrators');
const INFILTRATES = event('infiltrates', { unit: 'unit', moved: 'inches' }, '{unit} infiltrates, {moved} away from where it was set up');
const KEEP_AWAY_INCHES = 9;
const CLEAR_INCHES = 1 / 64;
/** Places tried on the way to an objective. */
const STEPS = 32;

/** Set-up far forward: after deployment, from the seat whose army stands first on. */
export default defineRule({
  id: 'TEN-USR-06',
  default: 'on',
  keyword: 'infiltrators',
  patch: (_p, _s, t) => ({
    after: {
      deploy: (g) => {
        for (let seat = 0; seat < 2; seat++) {
          const units = g.sides[g.seatOf[0] === seat ? 0 : 1];
          for (let k = 0; k < units.length; k++) {
            const u = units[k];
            if (u.place === PLACE.table && hasBit(u.allBits, INFILTRATORS)) infiltrate(g, t, u);
          }
        }
      },
    },
  }),
});

function infiltrate(g: Game<Modern>, t: Tables, u: Unit<Modern>): void {
  const options = INTENTION.options;
  let n = 0;
  options[n++] = intent(INTENT.hold);
  for (let o = 0; o < g.board.objectives.length; o++) options[n++] = intent(INTENT.objective, o);
  const code = options[g.ask(INTENTION, u.side, u, null, n)];
  if (intentKind(code) !== INTENT.objective) return;
  const goal = g.board.objectives[intentArgument(code)];
  const rules = prepareMove(g, t, u, true, 0);
  rules.keepFromEnemiesInches = KEEP_AWAY_INCHES + CLEAR_INCHES;
  const zone = g.board.zones[g.seatOf[enemyOf(u.side)]];
  const { x, y } = u;
  const far = g.board.width + g.board.height;
  keepPlaces(g, u);
  for (let step = STEPS; step > 0; step--) {
    const moved = moveTowards(g, u, x + ((goal.x - x) * step) / STEPS, y + ((goal.y - y) * step) / STEPS, far, rules);
    if (moved === 0) continue;
    if (unitGapToPolygon(g, u, zone, zone.length / 2) > KEEP_AWAY_INCHES) {
      g.log.note(INFILTRATES, u.slot, Math.round(moved * 256));
      return;
    }
    putBack(g, u);
  }
}
