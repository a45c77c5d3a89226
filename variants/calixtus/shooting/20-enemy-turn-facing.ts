import { CAUSE, inflict, is, lift, status } from 'sandtable/rules';
import { LOCKED } from '../../classic/state.ts';
import { ARC } from '../definitions/facing.ts';
import { defineRule } from '../family.ts';
import { turnTowardUnit } from './unit-facing.ts';

/** The shooting unit has fired Suppression Fire at this one. */
const SUPPRESSED = status('suppressed', 'phase', 'isSuppressed');

/** A unit that is shot at with Suppression Fire turns to face it, hit or not. */
export default defineRule({
  id: 'CAL-SHOOT-20',
  title: 'Unit facing in the enemy turn',
  source: 'The Shooting Phase, opening paragraph',
  text: [
    "In the enemy's turn a unit turns to face an enemy unit that shoots Suppression Fire at it.",
    "Ruling: it turns after that enemy unit's attack is fully resolved, whether or not a shot hit; that shooter is then recorded as having shot from the front for CAL-SHOOT-14. The latest Suppression Fire decides. Other shooting does not turn the unit. Locked units do not turn.",
  ].join('\n'),
  changes: 'new',
  default: 'on',
  patch: (_p, s) => ({
    before: {
      beforeShots: (g, a) => {
        const isFire = a.cause === CAUSE.shooting && !a.overwatch && !a.melee;
        if (isFire && g.active !== a.aimed.side && s.suppresses(g, a)) inflict(g, a.aimed, SUPPRESSED);
      },
    },
    wrap: { recordedArc: (next) => (g, u, by, arc) => (is(u, SUPPRESSED) && !is(u, LOCKED) ? ARC.front : next(g, u, by, arc)) },
    after: {
      afterShooting: (g, u, target) => {
        if (!is(target, SUPPRESSED)) return;
        lift(target, SUPPRESSED);
        if (target.alive > 0 && u.alive > 0 && !is(target, LOCKED)) turnTowardUnit(g, target, u);
      },
    },
  }),
});
