import {
  type Decision,
  decision,
  event,
  type Game,
  inflict,
  inOwnTurn,
  integer,
  is,
  lift,
  type Question,
  reckoned,
  type Unit,
} from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { PINNING } from '../../classic/state.ts';
import { standsStill } from '../definitions/stands-still.ts';
import { defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';
import { PRONE } from '../state.ts';

const DROPS_PRONE = event('drops-prone', { unit: 'unit' }, '{unit} drops prone');

/** Whether a unit under fire drops prone, or presses on. */
const DROP = decision('CAL-USR-24/drop', 'flag', reckoned) as Decision<Classic>;

/** Whether any enemy is worth a unit's fire from where it stands. */
function hasTarget(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>): boolean {
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) if (enemies[k].alive > 0 && s.shootingWorth(g, u, enemies[k]) > 0) return true;
  return false;
}

/** Whether a unit is prone in the turn in which it does not move at all. */
const liesStill = (g: Game<Classic>, u: Unit<Classic>): boolean => is(u, PRONE) && inOwnTurn(g, u);

/** Under fire from a Pinning weapon a unit drops prone, unless it presses on or cannot drop. */
export default defineRule({
  id: 'CAL-USR-24',
  title: 'Prone Position: dropping',
  source: 'Universal Special Rules, Prone Position',
  text: [
    "Under fire from a Pinning weapon a unit by default drops prone: no movement in its next turn, shooting in that turn's Shooting phase allowed, and a 6+ cover save.",
    'Ruling: the choice comes when a Pinning Test from shooting is due (CAL-SHOOT-21): drop (no test is taken) or press on (CAL-USR-25). Prone lasts to the end of its next own turn, from the moment of choice; no Run or charge; shooting at full BS (this is the difference from CLS-MORALE-14); no Overwatch. The 6+ is level 1 among the sources of cover (CAL-SAVE-03): it does not improve better cover, but bonuses add to it. Units that can be neither pinned nor sent to ground in the base have no choice to make (CAL-SHOOT-21). A prone unit is not Pinned and keeps its Initiative.',
  ].join('\n'),
  changes:
    'replaces classic base: the pinning test as the only answer to Pinning (CLS-MORALE-12) and the state that follows it (CLS-MORALE-13, CLS-MORALE-14)',
  default: 'on',
  params: { coverOn: integer(6, 2, 7, 'cover save of a unit that is prone', 'needed on a D6') },
  patch: ({ coverOn }, s) => {
    // A unit with something to shoot at loses little by lying down; the others had better press on.
    const whether: Decision<Classic> = {
      ...DROP,
      otherwise: (q: Question<Classic>) => (q.about === null || hasTarget(q.game, s, q.about) ? 1 : 0),
    };
    return {
      wrap: {
        ...standsStill(PRONE),
        consolidate: (next) => (g, u) => {
          if (!liesStill(g, u)) next(g, u);
        },
        mayHitAndRun: (next) => (g, u) => !liesStill(g, u) && next(g, u),
        underFire: (next) => (g, u, by, modifier) => {
          const immune = s.passesAutomatically(g, u, PINNING) && s.knowsFear(g, u);
          if (immune || !s.canBePinned(g, u)) return;
          const pressing = s.mayPressOn(g, u);
          if (!s.knowsFear(g, u)) {
            if (pressing) s.pressOn(g, u, by, modifier);
            else next(g, u, by, modifier);
          } else if (!pressing || g.choose(whether, u.side, u, by)) {
            inflict(g, u, PRONE);
            g.log.note(DROPS_PRONE, u.slot);
          } else s.pressOn(g, u, by, modifier);
        },
        coverOf: (next) => (g, a, model) => {
          const on = next(g, a, model);
          return on > coverOn && is(g.unitOf(model), PRONE) ? coverOn : on;
        },
      },
      before: {
        breakUnit: (_g, u) => lift(u, PRONE),
        pin: (_g, u) => lift(u, PRONE),
      },
    };
  },
});
