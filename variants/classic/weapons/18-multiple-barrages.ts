import { outlookOf, pointsTo, scatterX, scatterY } from 'sandtable/kit';
import type { Game } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { Attack } from '../shooting/attack.ts';
import { coveredBy, landMarker, touchesForbidden } from '../shooting/markers.ts';
import { weaponHas } from '../special-rules/carried.ts';
import { SCATTER } from '../state.ts';
import { BARRAGE } from './barrage.ts';

/** Degrees between the places tried for a marker that the firer places against another. */
const STEP_DEGREES = 15;

function layBeside(a: Attack, degrees: number): void {
  const apart = 2 * a.weapon.profile.blastInches;
  a.mark[0] = scatterX(a.firstMark[0], degrees, apart);
  a.mark[1] = scatterY(a.firstMark[1], degrees, apart);
}

/** The side of the first marker on which the next covers most of the target and no friend. */
function bestBearing(g: Game<Classic>, a: Attack): number {
  const radius = a.weapon.profile.blastInches;
  const begin = outlookOf(g, a.attacker.side) > 0 ? 0 : 180;
  let best = begin;
  let most = 0;
  for (let degrees = begin; degrees < begin + 360; degrees += STEP_DEGREES) {
    layBeside(a, degrees);
    const n = coveredBy(g, a.aimed, a.mark[0], a.mark[1], radius);
    if (n <= most || touchesForbidden(g, a.attacker, a.mark[0], a.mark[1], radius)) continue;
    most = n;
    best = degrees;
  }
  return best;
}

/** Further markers of a barrage are placed touching the first: an arrow gives the side, a Hit lets the firer choose. */
export default defineRule({
  id: 'CLS-WPN-18',
  title: 'Multiple barrages',
  source: 'weapons: Multiple barrages',
  text: 'When a unit fires several barrage shots with one weapon name, place and scatter the first; for each further marker roll a scatter die only: arrow, place it touching the first on the side of the arrow; Hit, the firer places it anywhere touching a marker already placed. Then count all hits.',
  default: 'on',
  keyword: 'barrage',
  requires: ['CLS-WPN-17'],
  patch: (_p, s) => ({
    wrap: {
      layMarker: (next) => (g, a) => {
        if (a.marks === 0 || !weaponHas(a, BARRAGE)) {
          next(g, a);
          return;
        }
        const degrees = pointsTo(g, a.frame, g.dice.scatter(a.frame, SCATTER));
        layBeside(a, degrees < 0 ? bestBearing(g, a) : degrees);
        landMarker(g, s, a);
      },
    },
  }),
});
