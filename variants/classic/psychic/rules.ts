import type { AnyRule } from 'sandtable/rules';
import { adamantiumWill, denyModifiers, denyTheWitch } from './deny.ts';
import { perilsOfTheWarp } from './perils.ts';
import { cinderBreath } from './powers/cinder-breath.ts';
import { forcePower, forceWeapons } from './powers/force.ts';
import { forceLash } from './powers/force-lash.ts';
import { ironWard } from './powers/iron-ward.ts';
import { leadenLimbs } from './powers/leaden-limbs.ts';
import { mindSpike } from './powers/mind-spike.ts';
import { openTheGate } from './powers/open-the-gate.ts';
import { piercingRay } from './powers/piercing-ray.ts';
import { shockwave } from './powers/shockwave.ts';
import { brotherhood, psychicFocus, psychicPilot, psykers } from './psychicPhase.ts';

/** Rules of the Psychic phase. Powers stand in the table in this order. */
export const psychicRules: readonly AnyRule[] = [
  psykers,
  brotherhood,
  psychicPilot,
  psychicFocus,
  denyTheWitch,
  denyModifiers,
  adamantiumWill,
  perilsOfTheWarp,
  forcePower,
  forceWeapons,
  forceLash,
  cinderBreath,
  mindSpike,
  piercingRay,
  shockwave,
  ironWard,
  leadenLimbs,
  openTheGate,
];
