import type { Game, ModelId } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { isGargantuan } from '../heavy/kinds.ts';

export const KINDS = ['gargantuan', 'flying-gargantuan'] as const;

export const gargantuanModel = (g: Game<Classic>, model: ModelId): boolean => isGargantuan(g.sheetOf(model).stats);
