import type { AnyRule } from 'sandtable/rules';
import { crashAndBurn, flyerDamage } from './damage.ts';
import { strafingRun, zoomingFire } from './fire.ts';
import { supersonic, zoomingFlatOut } from './flatOut.ts';
import { hardToHit } from './hardToHit.ts';
import { hovering } from './hover.ts';
import { changingFlight, flightModeRule, flyersWait } from './modes.ts';
import { grounding, swooping, vectorDancer } from './swoop.ts';
import { vectorStrike } from './vectorStrike.ts';

/** Rules of what flies above the battlefield. They stand outside all others: nothing that happens below reaches it. */
export const flyerRules: readonly AnyRule[] = [
  flightModeRule,
  flyersWait,
  changingFlight,
  zoomingFire,
  strafingRun,
  hovering,
  hardToHit,
  flyerDamage,
  crashAndBurn,
  zoomingFlatOut,
  supersonic,
  swooping,
  grounding,
  vectorDancer,
  vectorStrike,
];
