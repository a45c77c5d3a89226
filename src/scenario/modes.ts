import type { z } from 'zod';
import type { Block } from '../rules/index.ts';
import { id } from './schema/common.ts';

/** Weapons with several modes, of which a model fires one: lines that name the same gun. */

/** The gun of which a weapon is a mode. */
export const modeOf: z.ZodType<string> = id.describe(
  'The weapon of which it is another mode, or a name that all its modes share: a model fires one of them for each copy of the weapon.',
);

/** The fault of a melee weapon with a mode. */
export const MELEE_MODE = 'found mode-of at a melee weapon, expected it at ranged ones only: of melee weapons one is chosen anyway';

/** Names of guns that no other weapon of a datasheet has or shares, so that the weapon would be fired beside what it is a mode of. */
export function faultsOfModes(lines: { readonly [weapon: string]: Block }): { readonly weapon: string; readonly fault: string }[] {
  const guns = Object.entries(lines).map(([weapon, line]) => ({ weapon, gun: line['mode-of'] }));
  return guns.flatMap(({ weapon, gun }) => {
    if (typeof gun !== 'string' || guns.some((it) => it.weapon !== weapon && (it.gun === gun || it.weapon === gun))) return [];
    return [{ weapon, fault: `found mode-of: ${gun}, expected the name of another weapon of the datasheet, or one that another has too` }];
  });
}
