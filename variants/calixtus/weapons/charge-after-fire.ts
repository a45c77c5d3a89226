import type { LedgerEntry } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** A type of weapon whose fire leaves a unit free to charge. */
export const mayCharge = (entry: LedgerEntry, type: number) =>
  defineRule({
    ...entry,
    default: 'on',
    patch: () => ({
      wrap: {
        barsCharge: (next) => (g, model, weapon) => weapon.profile.type !== type && next(g, model, weapon),
      },
    }),
  });
