import { type Decision, decision, is, take } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { LOCKED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { STOPPED, thrown } from './charge-grenades.ts';
import { grenadeOf, isDown, SEEK, throwerOf, throwGrenade } from './grenades.ts';

const THROW_BACK: Decision<Classic> = decision<Classic>('CAL-WPN-14/throw', 'flag', take);

/** A charged unit throws a defensive grenade at chargers that are certain to arrive; if Pinned, they do not. */
export default defineRule({
  id: 'CAL-WPN-14',
  title: 'Defensive grenade: thrown at chargers',
  source: 'Moving, Shooting and Assaulting; Grenades in the Assault Phase',
  text: [
    'A unit being charged may name one model to throw one defensive grenade at the charging unit. It is resolved once the charge roll has succeeded. If the chargers become Pinned by it the charge fails.',
    'Ruling: "right before they charge" and "after the charge succeeded" are joined: after the charge roll, before charge moves; range counts as met because the chargers close in (CAL-WPN-09). Models removed by it do not undo a charge roll that reached. A charge that fails this way ends with no move at all (Pinned units do not move). Locked, gone-to-ground or Pinned units may not throw (CLS-WPN-54). A defensive grenade without a printed profile uses CAL-WPN-16.',
  ].join('\n'),
  changes: 'extends classic base: defensive grenades (CLS-WPN-54), passive there',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      ...thrown,
      chargeReaches: (next) => (g, u, target, rolledInches) => {
        if (!next(g, u, target, rolledInches)) return false;
        if (u.alive === 0 || target.alive === 0 || is(target, LOCKED) || isDown(g, s, target) || s.isVehicle(g, u)) return true;
        const thrower = throwerOf(g, s, target, u, SEEK.defensive);
        if (thrower < 0 || !g.choose(THROW_BACK, target.side, target, u)) return true;
        const weapon = grenadeOf(g, s, thrower, SEEK.defensive);
        if (weapon !== null) throwGrenade(g, s, thrower, weapon, u);
        if (!isDown(g, s, u)) return true;
        g.log.note(STOPPED, u.slot, target.slot);
        return false;
      },
    },
  }),
});
