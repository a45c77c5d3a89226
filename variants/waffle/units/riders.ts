import type { Game, ModelId, ModelSheet } from 'sandtable/rules';
import { type Classic, TYPE } from '../../classic/family.ts';

/** Riders per model: the number on the datasheet of a Bike or Jetbike (`rules: [riders 2]`), 1 for anything else (WAF-UNIT-01). */
export const ridersOn = (kind: ModelSheet<Classic>): number =>
  kind.stats.type === TYPE.bike || kind.stats.type === TYPE.jetbike ? (kind.values['riders'] ?? 1) : 1;

/** Riders of a model. Rules that ask are gated by the keyword `riders`. */
export const ridersOf = (g: Game<Classic>, model: ModelId): number => ridersOn(g.sheetOf(model));
