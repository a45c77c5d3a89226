import type { AnyRule } from 'sandtable/rules';
import { explosion } from './explosion.ts';
import { blownOutTest, closedTransports } from './passengers.ts';
import { armourPiercing, harderHits } from './penetratingHits.ts';
import { pivots } from './pivots.ts';
import { perilousFlight } from './tankShock.ts';

/** What AP1 adds comes before the count of points by which a hit beats the armour. */
export const vehRules: readonly AnyRule[] = [explosion, closedTransports, blownOutTest, armourPiercing, harderHits, perilousFlight, pivots];
