import type { Edition } from 'sandtable/rules';
import { carries as ofBase } from '../classic/carries.ts';
import type { Tables } from '../classic/tables.ts';
import type { Calixtus } from './family.ts';

type Carries = Edition<Calixtus, Tables>['carries'];

/** Entries that say what the base says: played by its procedures, and not to be switched. */
const restated: Carries = {
  seams: {
    rollOff: ['CAL-TURN-02'],
    seizes: ['CAL-TURN-03'],
    // SHOOT, SAVE, DEF
    openFire: ['CAL-SHOOT-01'],
    volley: ['CAL-SHOOT-02'],
    weaponsPerModel: ['CAL-SHOOT-03', 'CAL-WPN-04'],
    targeted: ['CAL-SHOOT-07'],
    rollHits: ['CAL-SHOOT-08'],
    hitOn: ['CAL-SHOOT-09'],
    rerollHitOn: ['CAL-SHOOT-10', 'CAL-SHOOT-17'],
    nextPool: ['CAL-SHOOT-12'],
    shootingAction: ['CAL-SHOOT-15'],
    redirect: ['CAL-SHOOT-24'],
    coverOn: ['CAL-SAVE-03'],
    takeWound: ['CAL-DEF-04'],
    initiativeOf: ['CAL-DEF-06'],
    // MOVE, WPN, ASSAULT, MORALE, VEH
    baseMoveInches: ['CAL-MOVE-01'],
    moveAs: ['CAL-MOVE-02', 'CAL-MOVE-03'],
    shotsOf: ['CAL-WPN-01', 'CAL-WPN-07'],
    penetrationDice: ['CAL-WPN-20'],
    penetrationBonus: ['CAL-WPN-26'],
    fightCombat: ['CAL-ASSAULT-11'],
    chargeBonus: ['CAL-ASSAULT-12', 'CAL-WPN-15'],
    combatResult: ['CAL-MORALE-02'],
    shockMet: ['CAL-VEH-07'],
    hurtInside: ['CAL-VEH-01'],
    runAs: ['CAL-MOVE-07'],
    flatOutInches: ['CAL-MOVE-09'],
    armourFacing: ['CAL-VEH-10'],
    penetrationRoll: ['CAL-VEH-11'],
  },
  steps: {
    'player-turns': ['CAL-TURN-01'],
  },
};

type Lists = { readonly [name: string]: readonly string[] };

function joined(base: Lists, own: Lists): Lists {
  const all: { [name: string]: readonly string[] } = { ...base };
  for (const [name, ids] of Object.entries(own)) all[name] = [...(all[name] ?? []), ...ids];
  return all;
}

/** Which entries of both ledgers each procedure and each step of the turn plays. */
export const carries: Carries = {
  seams: joined(ofBase.seams as Lists, restated.seams as Lists) as Carries['seams'],
  steps: joined(ofBase.steps, restated.steps),
};
