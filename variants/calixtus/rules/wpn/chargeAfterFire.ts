import { ARM } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';

/** A type of weapon whose fire leaves a unit free to charge. */
const mayCharge = (id: string, type: number) =>
  defineRule({
    id,
    default: 'on',
    patch: () => ({
      wrap: {
        barsCharge: (next) => (g, model, weapon) => weapon.profile.type !== type && next(g, model, weapon),
      },
    }),
  });

export const rapidFire = mayCharge('CAL-WPN-06', ARM['rapid-fire']);
export const primary = mayCharge('CAL-WPN-08', ARM.primary);
