import { type Decision, decision, event, type Game, inflict, is, lift, type Question, take, type Unit } from 'sandtable/rules';
import { type Classic, NEVER } from '../../../classic/family.ts';
import { PINNING } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import type { CalixtusSeams } from '../../seams.ts';
import { standsStill } from '../../standsStill.ts';
import { PRESSED_ON, PRONE } from '../../state.ts';

const PRONE_COVER = 6;
const DROPS_PRONE = event('drops-prone', { unit: 'unit' }, '{unit} drops prone');
const PRESSES_ON = event('presses-on', { unit: 'unit' }, '{unit} presses on');

/** Whether a unit under fire drops prone, or presses on. */
const DROP = decision('CAL-USR-24/drop', 'flag', take) as Decision<Classic>;

/** Whether anything on the enemy's side is worth a unit's fire from where it stands. */
function hasTarget(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>): boolean {
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) if (enemies[k].alive > 0 && s.shootingWorth(g, u, enemies[k]) > 0) return true;
  return false;
}

/** Under fire from a Pinning weapon a unit drops prone, unless it presses on or cannot drop. */
export const dropProne = defineRule({
  id: 'CAL-USR-24',
  default: 'on',
  patch: (_p, s) => {
    // Who has something to shoot at loses little by lying down; the others had better get on.
    const whether: Decision<Classic> = {
      ...DROP,
      otherwise: (q: Question<Classic>) => (q.about === null || hasTarget(q.game, s, q.about) ? 1 : 0),
    };
    return {
      wrap: {
        ...standsStill(PRONE),
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
          return on > PRONE_COVER && is(g.unitOf(model), PRONE) ? PRONE_COVER : on;
        },
      },
      before: { breakUnit: (_g, u) => lift(u, PRONE) },
    };
  },
});

/** Instead of dropping a unit may take its pinning test, and goes on as it likes if it passes. */
export const pressOn = defineRule({
  id: 'CAL-USR-25',
  default: 'on',
  requires: ['CAL-USR-24'],
  patch: () => ({
    before: {
      pressOn: (g, u) => {
        inflict(g, u, PRESSED_ON);
        g.log.note(PRESSES_ON, u.slot);
      },
    },
    wrap: {
      mayPressOn: () => () => true,
      pinHolds: (next) => (g, u) => !is(u, PRESSED_ON) && next(g, u),
    },
  }),
});

/** Who presses on has no cover of any kind for the rest of the phase. */
export const pressOnUncovered = defineRule({
  id: 'CAL-USR-26',
  default: 'on',
  requires: ['CAL-USR-25'],
  patch: () => ({
    wrap: { coverOn: (next) => (g, a, model) => (is(g.unitOf(model), PRESSED_ON) ? NEVER : next(g, a, model)) },
  }),
});

/** Who fails to press on is Pinned, and not only gone to ground. */
export const pinnedWhilePressingOn = defineRule({
  id: 'CAL-USR-27',
  default: 'on',
  requires: ['CAL-USR-25'],
  patch: () => ({ wrap: { pinHolds: (next) => (g, u) => is(u, PRESSED_ON) || next(g, u) } }),
});
