import { type Game, inflict, is, lift, PLACE, type Unit } from 'sandtable/rules';
import { isLocked } from '../../classic/assault/charge.ts';
import type { Classic } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { FIRING, PIN_DUE } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';
import { testUnderFire } from './pinned.ts';

const CARRIERS = ['pinning', 'sniper', 'barrage', 'psyker', 'brotherhood-of-psykers', 'psychic-pilot'] as const;

const pins = (g: Game<Classic>, s: WaffleSeams, a: Attack): boolean => !a.melee && !a.overwatch && !a.stray && s.causesPinning(g, a);

/** All units shot at with Pinning weapons test, once each. */
function testAll(g: Game<Classic>, s: WaffleSeams, by: Unit<Classic>): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (!is(u, PIN_DUE)) continue;
    lift(u, PIN_DUE);
    if (u.alive > 0 && u.place === PLACE.table && !isLocked(u) && !s.isVehicle(g, u)) testUnderFire(g, s, u, by);
  }
}

/** A unit shot at with a Pinning weapon tests when the firing unit has finished, whether or not it was hit. */
export default defineRule({
  id: 'WAF-WPN-23',
  title: 'Pinning: when the test is taken',
  source: 'Special Rules, Pinning',
  text: [
    'A non-vehicle unit shot at with a Pinning weapon takes a Leadership test. One test per shooting unit, several per turn possible while they are passed. A unit already gone to ground takes none. Units that cannot be pinned pass automatically but may still choose to Dive for Cover.',
    "Ruling: Read literally: being the target, or being hit by a drifting marker, is enough even if nothing hits or wounds. The test comes after that unit's shooting, before the voluntary reaction. Overwatch never causes one; Return Fire can. Units that pass automatically: Fearless, Never goes to ground, Bikes, Jetbikes, Monstrous and Gargantuan Creatures. Only those that may go to ground at all can still choose to Dive for Cover. Locked and embarked units and vehicles take no test. Tests that the base demands outside shooting (wrecked or exploded transports, CLS-TRANSPORT-07, -08) stay; failing one means going to ground without a Run.",
  ].join('\n'),
  changes: 'classic base: Pinning weapons, which needed an unsaved wound; Pinning test (CLS-WPN-31, CLS-MORALE-12)',
  default: 'on',
  keyword: CARRIERS,
  supersedes: ['CLS-WPN-31'],
  patch: (_p, s) => ({
    before: {
      beforeShots: (g, a) => {
        if (pins(g, s, a)) inflict(g, a.aimed, PIN_DUE);
      },
      unitHasShot: (g, u) => testAll(g, s, u),
    },
    after: {
      attackResolved: (g, a) => {
        if (a.hits > 0 && pins(g, s, a)) inflict(g, a.target, PIN_DUE);
      },
      // The unit that was picked to shoot may still fire at others.
      afterShooting: (g, u, _target, overwatch) => {
        if (!overwatch && !is(u, FIRING)) testAll(g, s, u);
      },
    },
  }),
});
