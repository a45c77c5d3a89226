import type { Edition } from 'sandtable/rules';
import type { Classic } from './family.ts';
import type { Tables } from './tables.ts';

type Carries = Edition<Classic, Tables>['carries'];

/** Which entries of the ledger each procedure and each step of the turn plays. */
export const carries: Carries = {
  seams: {
    // DEF
    statOf: ['CLS-DEF-09'],
    majorityOf: ['CLS-DEF-11'],
    passesTest: ['CLS-DEF-10'],
    rollOff: ['CLS-DEF-05'],
    scatter: ['CLS-DEF-06'],
    unitSees: ['CLS-DEF-08'],
    // SHOOT
    volley: ['CLS-SHOOT-01', 'CLS-SHOOT-21'],
    mayShoot: ['CLS-SHOOT-02'],
    mayTarget: ['CLS-SHOOT-03'],
    bears: ['CLS-SHOOT-04', 'CLS-DEF-01'],
    electWeapons: ['CLS-SHOOT-05'],
    hitOn: ['CLS-SHOOT-06'],
    ballisticSkillOf: ['CLS-SHOOT-08'],
    canSnap: ['CLS-SHOOT-09'],
    woundOn: ['CLS-SHOOT-10'],
    toughnessOf: ['CLS-SHOOT-11'],
    nextPool: ['CLS-SHOOT-12'],
    allocateNext: ['CLS-SHOOT-13', 'CLS-SHOOT-15'],
    breakTie: ['CLS-SHOOT-14'],
    markReachable: ['CLS-SHOOT-16'],
    instantDeath: ['CLS-SHOOT-20'],
    isTargetable: ['CLS-SHOOT-22'],
    takeWound: ['CLS-DEF-13'],
    // SAVE
    armourOn: ['CLS-SAVE-01', 'CLS-SAVE-02'],
    invulnerableOn: ['CLS-SAVE-03'],
    coverOn: ['CLS-SAVE-04', 'CLS-SAVE-09'],
    terrainCover: ['CLS-SAVE-05'],
    saves: ['CLS-SAVE-08'],
    allowsCover: ['CLS-SAVE-10', 'CLS-SAVE-11'],
    // WPN
    strengthOf: ['CLS-WPN-01'],
    shotsOf: ['CLS-WPN-02', 'CLS-WPN-04', 'CLS-WPN-05'],
    firesSnap: ['CLS-WPN-03'],
    mayFire: ['CLS-WPN-06'],
    weaponsPerModel: ['CLS-WPN-07', 'CLS-WPN-08'],
    templateHits: ['CLS-WPN-10', 'CLS-WPN-11', 'CLS-DEF-07'],
    blastHits: ['CLS-WPN-16'],
    layMarker: ['CLS-WPN-12', 'CLS-WPN-13', 'CLS-WPN-14'],
  },
  steps: {},
};
