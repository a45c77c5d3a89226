import type { AnyRule } from 'sandtable/rules';
import { flatOutAlone } from './flatOutAlone.ts';
import { artilleryRuns, beastsRun } from './running.ts';
import { swiftJetbikes } from './swiftJetbikes.ts';
import { terrainSlows } from './terrainSlows.ts';

export const moveRules: readonly AnyRule[] = [terrainSlows, artilleryRuns, beastsRun, swiftJetbikes, flatOutAlone];
