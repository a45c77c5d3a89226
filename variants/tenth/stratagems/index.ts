import type { AnyRule } from 'sandtable/rules';
import commandReroll from './command-reroll.ts';
import counterOffensive from './counter-offensive.ts';
import epicChallenge from './epic-challenge.ts';
import fireOverwatch from './fire-overwatch.ts';
import goToGround from './go-to-ground.ts';
import grenade from './grenade.ts';
import heroicIntervention from './heroic-intervention.ts';
import insaneBravery from './insane-bravery.ts';
import smokescreen from './smokescreen.ts';
import tankShock from './tank-shock.ts';

/** The core Stratagems; Command Re-roll stands outside whatever else re-rolls. */
export const stratagems: readonly AnyRule[] = [
  counterOffensive,
  epicChallenge,
  insaneBravery,
  grenade,
  tankShock,
  fireOverwatch,
  goToGround,
  smokescreen,
  heroicIntervention,
  commandReroll,
];

/** Keywords of units that Stratagems look for. */
export const stratagemKeywords: readonly string[] = ['grenades', 'smoke'];
