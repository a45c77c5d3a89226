import { decision, decline } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { MORALE } from '../state.ts';

/** Whether a unit that lost to an enemy it cannot hurt fails its check. */
const YIELD = decision<Classic>('our-weapons-are-useless', 'flag', decline);

/** A unit that cannot hurt its enemy may fail its check on purpose. */
export default defineRule({
  id: 'CLS-ASSAULT-30',
  title: 'Our Weapons Are Useless',
  source: 'assault: Our Weapons Are Useless',
  text: 'A unit locked in combat with only enemies it cannot hurt (no attack can wound or glance with any legal roll), when it must take a Morale check for losing, may choose to fail it automatically.',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      yields: (next) => (g, loser, winner) =>
        next(g, loser, winner) ||
        (!s.passesAutomatically(g, loser, MORALE) && !s.canHurt(g, loser, winner) && g.choose(YIELD, loser.side, loser, winner)),
    },
  }),
});
