// Written by `npm run contents`: every rule of this folder, and every entry of its ledger that is none.
import type { AnyRule, LedgerEntry } from 'sandtable/rules';
import definitions02 from './definitions/02-movement-characteristic.ts';
import definitions03 from './definitions/03-ap-modifier.ts';
import definitions05 from './definitions/05-damage.ts';
import definitions06 from './definitions/06-random-damage.ts';
import definitions07 from './definitions/07-critical-wound.ts';
import definitions09 from './definitions/09-deadly-demise.ts';
import definitions10 from './definitions/10-unlisted-demise.ts';
import definitions11 from './definitions/11-classic-distances.ts';
import { ledger as definitions } from './definitions/ledger.ts';
import flyers01 from './flyers/01-flyer-pivots.ts';
import flyers02 from './flyers/02-zooming-speed.ts';
import flyers04 from './flyers/04-crash-and-burn.ts';
import { ledger as flyers } from './flyers/ledger.ts';
import morale01 from './morale/01-unshaken-pilots.ts';
import units06 from './units/06-bike-boost.ts';
import units11 from './units/11-jetbike-boost.ts';
import units14 from './units/14-crew-to-move.ts';
import units16 from './units/16-double-sight.ts';
import units17 from './units/17-crew-first.ts';
import units20 from './units/20-guns-in-retreat.ts';
import units23 from './units/23-jump-move.ts';
import units27 from './units/27-packs-or-feet.ts';
import units28 from './units/28-packs-on-tops.ts';
import { ledger as units } from './units/ledger.ts';
import vehicles07 from './vehicles/07-combat-speed.ts';
import vehicles08 from './vehicles/08-cruising-speed.ts';
import vehicles09 from './vehicles/09-pivot-value.ts';
import vehicles10 from './vehicles/10-paid-once.ts';
import vehicles13 from './vehicles/13-withdrawn-table.ts';
import vehicles14 from './vehicles/14-combat-speed.ts';
import vehicles15 from './vehicles/15-cruising-speed.ts';
import vehicles16 from './vehicles/16-moving-ordnance.ts';
import vehicles17 from './vehicles/17-snapped-ordnance.ts';
import vehicles18 from './vehicles/18-mounts.ts';
import vehicles20 from './vehicles/20-flat-out-total.ts';
import vehicles29 from './vehicles/29-glancing-damage.ts';
import vehicles30 from './vehicles/30-penetrating-hits.ts';
import vehicles31 from './vehicles/31-damage-roll.ts';
import vehicles32 from './vehicles/32-below-one.ts';
import vehicles33 from './vehicles/33-last-hull-point.ts';
import vehicles35 from './vehicles/35-stunned-flight.ts';
import vehicles36 from './vehicles/36-weapon-destroyed.ts';
import vehicles41 from './vehicles/41-explodes.ts';
import vehicles42 from './vehicles/42-high-ap.ts';
import vehicles53 from './vehicles/53-no-overwatch.ts';
import vehicles54 from './vehicles/54-vehicles-strike.ts';
import vehicles56 from './vehicles/56-no-pile-in.ts';
import vehicles61 from './vehicles/61-pivot-among.ts';
import { ledger as vehicles } from './vehicles/ledger.ts';

export const rules: readonly AnyRule[] = [
  definitions02,
  definitions03,
  definitions05,
  definitions06,
  definitions07,
  definitions09,
  definitions10,
  definitions11,
  flyers01,
  flyers02,
  flyers04,
  morale01,
  units06,
  units11,
  units14,
  units16,
  units17,
  units20,
  units23,
  units27,
  units28,
  vehicles07,
  vehicles08,
  vehicles09,
  vehicles10,
  vehicles13,
  vehicles14,
  vehicles15,
  vehicles16,
  vehicles17,
  vehicles18,
  vehicles20,
  vehicles29,
  vehicles30,
  vehicles31,
  vehicles32,
  vehicles33,
  vehicles35,
  vehicles36,
  vehicles41,
  vehicles42,
  vehicles53,
  vehicles54,
  vehicles56,
  vehicles61,
];

export const entries: readonly LedgerEntry[] = [...definitions, ...flyers, ...units, ...vehicles];
