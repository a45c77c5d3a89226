import { amount, type BlockSchemas, inches, whole, z } from 'sandtable/blocks';
import { modelShape, blocks as ofBase, weaponShape } from '../../classic/format/blocks.ts';

/** The `hybrid` blocks of datasheets: their lines extend the classic ones. */
export const blocks: BlockSchemas = {
  ...ofBase,
  model: z.strictObject({
    ...modelShape,
    M: inches.describe('Movement; by default that of its unit type.').exactOptional(),
  }),
  weapon: z.strictObject({
    ...weaponShape,
    AP: weaponShape.AP.describe('The classic AP; by default the one that the modifier stands for.').exactOptional(),
    modernAP: whole
      .min(-6)
      .max(0)
      .describe('AP as a modifier of saves; by default the one that the classic AP stands for.')
      .exactOptional(),
    D: amount.describe('Damage; by default 1.').exactOptional(),
    A: whole.min(1).max(20).describe('Attacks with this Melee weapon by a vehicle whose profile has none; by default 1.').exactOptional(),
  }),
  faultsOfWeapon: (line) => [
    ...ofBase.faultsOfWeapon(line),
    ...(line['AP'] === undefined && line['modernAP'] === undefined ? ['found neither AP nor modernAP, expected one of them'] : []),
  ],
};
