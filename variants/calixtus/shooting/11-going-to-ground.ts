import { CAUSE, type Decision } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { goToGround } from '../../classic/morale/to-ground.ts';
import { GO_TO_GROUND } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

/** A unit goes to ground when the shots at it are counted, before the cover dice, and not after being wounded. */
export default defineRule({
  id: 'CAL-SHOOT-11',
  title: 'Going to Ground',
  source: 'The Shooting Phase, point 11',
  text: [
    'A unit shot at in the enemy Shooting phase may go to ground. Its cover save improves by 1 (one Cover Save level); in the open it gets a 6+ cover save. It may be declared after the enemy has shot at it.',
    'Ruling: cover dice come before to-hit, so "after being shot at" means: after target, weapon and number of shots are known, before the cover dice of that weapon group. It stays in force to the end of the unit\'s next own turn. Units that cannot go to ground in the base cannot here: Fearless ones, vehicles, Monstrous Creatures, Bikes, Jetbikes, locked and falling back units (CLS-MORALE-13, CLS-UNIT-02, CLS-UNIT-03, CLS-UNIT-11). Drawbacks are those of CLS-MORALE-14 (no move, Run or charge, only Snap Shots, no Overwatch); a charge that makes contact ends the state and the unit then fights at its own Initiative (CLS-MORALE-15), unlike a Pinned one. It may be declared at a later weapon group of the same attack, helping only from then on.',
  ].join('\n'),
  changes:
    'replaces classic base: moment of going to ground, after to-wound and before saves (CLS-MORALE-13); restates its bonus and drawbacks (CLS-SAVE-12, CLS-MORALE-14)',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      // For powers it stays where the base has it.
      goToGroundOffer: (next) => (g, a) => {
        if (a.cause !== CAUSE.shooting) next(g, a);
      },
    },
    before: {
      beforeShots: (g, a) => {
        const u = a.aimed;
        if (a.cause !== CAUSE.shooting || a.melee || a.stray || a.overwatch || !s.mayGoToGround(g, u)) return;
        if (g.choose(GO_TO_GROUND as Decision<Classic>, u.side, u, a.attacker)) goToGround(g, u);
      },
    },
  }),
});
