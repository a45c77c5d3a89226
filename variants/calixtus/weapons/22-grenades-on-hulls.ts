import { hasBit, keyword } from 'sandtable/rules';
import { ARM, STAT } from '../../classic/family.ts';
import { defineRule } from '../family.ts';

const MELEE_GRENADE = keyword('melee-grenade');

/** A grenade or bomb used on a hull without Weapon Skill hits automatically, even if the hull moved. */
export default defineRule({
  id: 'CAL-WPN-22',
  title: 'Grenades and bombs against vehicles without WS',
  source: 'Grenades in the Assault Phase',
  text: [
    'A model in close combat with a vehicle that has no WS may attack it with a grenade or bomb, which hits automatically.',
    'Ruling: each model doing so makes exactly one such attack in place of all its attacks (CLS-WPN-55), on rear armour (CLS-VEH-32). Other attacks on a vehicle that moved still roll against WS 1 (CLS-VEH-30). Walkers have WS: CLS-VEH-52 applies there.',
  ].join('\n'),
  changes:
    'restates classic base: one grenade attack per model (CLS-WPN-55, CLS-VEH-32); replaces the to-hit roll against a vehicle that moved (CLS-VEH-30) for these attacks',
  default: 'on',
  keyword: 'melee-grenade',
  patch: () => ({
    wrap: {
      targetSkill: (next) => (g, a) => {
        const arm = a.weapon.profile;
        const { vehicle, values } = a.target.sheet.models[0].stats;
        if (vehicle === 0 || values[STAT.WS] !== 0 || arm.type !== ARM.grenade || !hasBit(arm.bits, MELEE_GRENADE)) return next(g, a);
        return 0;
      },
    },
  }),
});
