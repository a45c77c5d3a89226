import type { AnyRule } from 'sandtable/rules';
import { acuteSenses } from './acuteSenses.ts';
import { infiltrators } from './infiltrate.ts';
import { scouts } from './scout.ts';
import { shockDeployment } from './shockDeployment.ts';
import { turnFour } from './turnFour.ts';

/** Rules of reserves that can be switched off alone. */
export const reserveRules: readonly AnyRule[] = [turnFour, shockDeployment, acuteSenses, infiltrators, scouts];
