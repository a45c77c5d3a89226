/**
 * `sandtable/blocks`: the parts from which a family writes the schemas of its blocks. Schemas are those of zod; the others are those
 * that all files share, with their messages. A message that begins with `expected` is printed after what was found.
 */
export { z } from 'zod';
export type { BlockSchemas } from '../rules/index.ts';
export { faultsOfModes, MELEE_MODE, modeOf } from './modes.ts';
export { amount, angle, base, expected, id, inches, keyword, keywords, named, whole } from './schema/common.ts';
