import { withinPoint } from 'sandtable/kit';
import { type Game, hasBit, type ModelId, purpose } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { EMP } from './grenades.ts';

export const EMP_DIE = purpose('emp');
export const KEYWORDS = ['emp', 'emp-grenades'] as const;

export const isEmp = (a: Attack): boolean => hasBit(a.weapon.profile.bits, EMP);

/** Whether a model of the target is under the marker; without a marker all of them are. */
export const isCovered = (g: Game<Classic>, a: Attack, model: ModelId): boolean =>
  a.marks === 0 || withinPoint(g.models, model, a.mark[0], a.mark[1], a.weapon.profile.blastInches);
