import { is, PLACE } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { isHull } from '../movement/mobility.ts';
import { GONE_TO_GROUND, LOCKED, OVERWATCHED, TURBO_BOOSTED } from '../state.ts';

/** A unit that is charged may fire Snap Shots at the charger, once per phase. */
export default defineRule({
  id: 'CLS-ASSAULT-04',
  title: 'Overwatch',
  source: 'assault: Overwatch',
  text: 'Before the charge range is rolled the target unit may fire Overwatch at the charging unit: a full shooting attack of Snap Shots with all normal rules, except that it causes no morale or pinning tests and blast, ordnance and other non-Snap weapons cannot be used (templates: CLS-WPN-11). A unit locked in combat or gone to ground cannot. A unit fires Overwatch at most once in each Assault phase, however many units charge it; if the first charger fails its charge, the target has no Overwatch left against the next one.',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      mayOverwatch: (next) => (g, u, charger) => {
        if (next(g, u, charger)) return true;
        if (u.alive === 0 || u.place !== PLACE.table || is(u, LOCKED) || is(u, GONE_TO_GROUND) || is(u, OVERWATCHED)) return false;
        // Who turbo-boosted does not shoot until its next turn (CLS-MOVE-12); of vehicles only those fight that fight in close combat (CLS-VEH-39).
        return !is(u, TURBO_BOOSTED) && !isHull(g, u) && s.canFire(g, u, charger, true);
      },
    },
  }),
});
