import type { AnyRule } from 'sandtable/rules';
import commandReroll from './command-reroll.ts';
import { cheaperIntervention, costForOneUse, discountForSeveral, exemptUseCounts } from './costs.ts';
import counterOffensive from './counter-offensive.ts';
import epicChallenge from './epic-challenge.ts';
import fastReroll from './fast-reroll.ts';
import fireOverwatch from './fire-overwatch.ts';
import goToGround from './go-to-ground.ts';
import { carefulGrenade, grenade } from './grenade.ts';
import heroicIntervention from './heroic-intervention.ts';
import insaneBravery from './insane-bravery.ts';
import insaneBraveryOnce from './insane-bravery-once.ts';
import { ingressAtOnce, ingressFromAbove, rapidIngress } from './rapid-ingress.ts';
import { stratagemAbilities } from './seams.ts';
import smokescreen from './smokescreen.ts';
import { tankShock, toughnessShock } from './tank-shock.ts';

/** The core Stratagems; Command Re-roll stands outside whatever else re-rolls. */
export const stratagems: readonly AnyRule[] = [
  counterOffensive,
  epicChallenge,
  insaneBravery,
  insaneBraveryOnce,
  grenade,
  carefulGrenade,
  tankShock,
  toughnessShock,
  fireOverwatch,
  goToGround,
  smokescreen,
  heroicIntervention,
  cheaperIntervention,
  exemptUseCounts,
  discountForSeveral,
  costForOneUse,
  rapidIngress,
  ingressFromAbove,
  ingressAtOnce,
  commandReroll,
  fastReroll,
];

/** Keywords of units that Stratagems look for. */
export const stratagemKeywords: readonly string[] = ['grenades', 'smoke', ...stratagemAbilities];
