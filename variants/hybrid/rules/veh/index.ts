import type { AnyRule } from 'sandtable/rules';
import { belowOne } from './belowOne.ts';
import { damageRoll } from './damageRoll.ts';
import { glancingDamage } from './glancingDamage.ts';
import { highAp } from './highAp.ts';
import { lastHullPoint } from './lastHullPoint.ts';
import { penetratingHits } from './penetratingHits.ts';

export const vehRules: readonly AnyRule[] = [glancingDamage, penetratingHits, damageRoll, belowOne, lastHullPoint, highAp];
