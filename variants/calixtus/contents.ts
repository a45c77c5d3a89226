// Written by `npm run contents`: every rule of this folder, and every entry of its ledger that is none.
import type { AnyRule, LedgerEntry } from 'sandtable/rules';
import assault01 from './assault/01-failed-charge.ts';
import assault02 from './assault/02-too-close.ts';
import assault03 from './assault/03-charging-the-broken.ts';
import assault04 from './assault/04-front-line.ts';
import assault05 from './assault/05-to-strike-chart.ts';
import assault06 from './assault/06-to-wound-chart.ts';
import assault07 from './assault/07-rear-charge.ts';
import assault08 from './assault/08-uphill.ts';
import assault09 from './assault/09-pinned-fight.ts';
import assault10 from './assault/10-lost-to-rear.ts';
import { ledger as assault } from './assault/ledger.ts';
import definitions01 from './definitions/01-fire-order.ts';
import definitions02 from './definitions/02-arcs.ts';
import definitions03 from './definitions/03-pinned.ts';
import definitions05 from './definitions/05-second-attempt.ts';
import { ledger as definitions } from './definitions/ledger.ts';
import morale01 from './morale/01-ranged-morale.ts';
import { ledger as morale } from './morale/ledger.ts';
import movement04 from './movement/04-terrain-slows.ts';
import movement05 from './movement/05-artillery-runs.ts';
import movement06 from './movement/06-beasts-run.ts';
import movement08 from './movement/08-swift-jetbikes.ts';
import movement10 from './movement/10-flat-out-alone.ts';
import { ledger as movement } from './movement/ledger.ts';
import psychic01 from './psychic/01-primaris-known.ts';
import psychic02 from './psychic/02-lore-mastery.ts';
import psychic03 from './psychic/03-split-lore.ts';
import psychic04 from './psychic/04-warp-charge-generation.ts';
import psychic05 from './psychic/05-dispel-pool.ts';
import psychic06 from './psychic/06-dispelling.ts';
import psychic07 from './psychic/07-perils-when-dispelling.ts';
import psychic09 from './psychic/09-casting-powers.ts';
import psychic10 from './psychic/10-perils-when-casting.ts';
import psychic11 from './psychic/11-mental-resistance.ts';
import psychic12 from './psychic/12-resistance-modifiers.ts';
import { ledger as psychic } from './psychic/ledger.ts';
import saves01 from './saves/01-cover-before-hits.ts';
import saves02 from './saves/02-cover-classes.ts';
import saves04 from './saves/04-one-plus-armour.ts';
import saves05 from './saves/05-power-weapons.ts';
import { ledger as saves } from './saves/ledger.ts';
import shooting04 from './shooting/04-target-by-eye.ts';
import shooting05 from './shooting/05-guess-range.ts';
import shooting06 from './shooting/06-height-range.ts';
import shooting11 from './shooting/11-going-to-ground.ts';
import shooting13 from './shooting/13-owner-chooses.ts';
import shooting14 from './shooting/14-crossfire.ts';
import shooting16 from './shooting/16-guess-scatter.ts';
import shooting18 from './shooting/18-crossfire-suppresses.ts';
import shooting19 from './shooting/19-own-turn-facing.ts';
import shooting20 from './shooting/20-enemy-turn-facing.ts';
import shooting21 from './shooting/21-suppression-fire.ts';
import shooting22 from './shooting/22-suppression-modifier.ts';
import shooting23 from './shooting/23-wound-reach.ts';
import { ledger as shooting } from './shooting/ledger.ts';
import specialRules01 from './special-rules/01-acute-senses.ts';
import specialRules02 from './special-rules/02-counter-attack.ts';
import specialRules03 from './special-rules/03-shielding.ts';
import specialRules04 from './special-rules/04-no-shielding.ts';
import specialRules06 from './special-rules/06-hidden-in-cover.ts';
import specialRules07 from './special-rules/07-spotting.ts';
import specialRules08 from './special-rules/08-outflank-suppression.ts';
import specialRules09 from './special-rules/09-outflank-rear.ts';
import specialRules10 from './special-rules/10-preferred-enemy.ts';
import specialRules11 from './special-rules/11-fear-when-charged.ts';
import specialRules12 from './special-rules/12-fear-of-charging.ts';
import specialRules13 from './special-rules/13-fighting-afraid.ts';
import specialRules14 from './special-rules/14-fear-overcome.ts';
import specialRules15 from './special-rules/15-fearless.ts';
import specialRules16 from './special-rules/16-fleet.ts';
import specialRules17 from './special-rules/17-double-attacks.ts';
import specialRules18 from './special-rules/18-frenzy-lost.ts';
import specialRules19 from './special-rules/19-forced-advance.ts';
import specialRules20 from './special-rules/20-must-charge.ts';
import specialRules21 from './special-rules/21-hateful-blows.ts';
import specialRules22 from './special-rules/22-hateful-charge.ts';
import specialRules23 from './special-rules/23-steady-nerves.ts';
import specialRules24 from './special-rules/24-drop-prone.ts';
import specialRules25 from './special-rules/25-press-on.ts';
import specialRules26 from './special-rules/26-press-on-uncovered.ts';
import specialRules27 from './special-rules/27-pinned-while-pressing-on.ts';
import specialRules28 from './special-rules/28-surprise-assault.ts';
import specialRules29 from './special-rules/29-auspex.ts';
import { ledger as specialRules } from './special-rules/ledger.ts';
import turn04 from './turn/04-after-turn-five.ts';
import turn05 from './turn/05-after-turn-six.ts';
import turn06 from './turn/06-after-turn-seven.ts';
import turn07 from './turn/07-night-from-turn-five.ts';
import { ledger as turn } from './turn/ledger.ts';
import vehicles02 from './vehicles/02-explosion.ts';
import vehicles03 from './vehicles/03-closed-transports.ts';
import vehicles04 from './vehicles/04-blown-out-test.ts';
import vehicles05 from './vehicles/05-harder-hits.ts';
import vehicles06 from './vehicles/06-armour-piercing.ts';
import vehicles08 from './vehicles/08-perilous-flight.ts';
import vehicles09 from './vehicles/09-pivots.ts';
import { ledger as vehicles } from './vehicles/ledger.ts';
import weapons02 from './weapons/02-unit-moved.ts';
import weapons03 from './weapons/03-ordnance-stands-still.ts';
import weapons05 from './weapons/05-locked-pistols.ts';
import weapons06 from './weapons/06-rapid-fire.ts';
import weapons08 from './weapons/08-primary.ts';
import weapons09 from './weapons/09-charge-throw.ts';
import weapons10 from './weapons/10-blast-grenades-pin.ts';
import weapons11 from './weapons/11-pinned-by-grenade.ts';
import weapons12 from './weapons/12-frag-grenade.ts';
import weapons13 from './weapons/13-frag-in-the-open.ts';
import weapons14 from './weapons/14-defensive-throw.ts';
import weapons16 from './weapons/16-photon-grenade.ts';
import weapons17 from './weapons/17-emp-on-hulls.ts';
import weapons18 from './weapons/18-emp-shockwave.ts';
import weapons19 from './weapons/19-emp-slows.ts';
import weapons21 from './weapons/21-fusion.ts';
import weapons22 from './weapons/22-grenades-on-hulls.ts';
import weapons23 from './weapons/23-thunder-hammer.ts';
import weapons24 from './weapons/24-hefty.ts';
import weapons25 from './weapons/25-rending-hits.ts';
import weapons27 from './weapons/27-grenade-range.ts';
import { ledger as weapons } from './weapons/ledger.ts';

export const rules: readonly AnyRule[] = [
  assault01,
  assault02,
  assault03,
  assault04,
  assault05,
  assault06,
  assault07,
  assault08,
  assault09,
  assault10,
  definitions01,
  definitions02,
  definitions03,
  definitions05,
  morale01,
  movement04,
  movement05,
  movement06,
  movement08,
  movement10,
  psychic01,
  psychic02,
  psychic03,
  psychic04,
  psychic05,
  psychic06,
  psychic07,
  psychic09,
  psychic10,
  psychic11,
  psychic12,
  saves01,
  saves02,
  saves04,
  saves05,
  shooting04,
  shooting05,
  shooting06,
  shooting11,
  shooting13,
  shooting14,
  shooting16,
  shooting18,
  shooting19,
  shooting20,
  shooting21,
  shooting22,
  shooting23,
  specialRules01,
  specialRules02,
  specialRules03,
  specialRules04,
  specialRules06,
  specialRules07,
  specialRules08,
  specialRules09,
  specialRules10,
  specialRules11,
  specialRules12,
  specialRules13,
  specialRules14,
  specialRules15,
  specialRules16,
  specialRules17,
  specialRules18,
  specialRules19,
  specialRules20,
  specialRules21,
  specialRules22,
  specialRules23,
  specialRules24,
  specialRules25,
  specialRules26,
  specialRules27,
  specialRules28,
  specialRules29,
  turn04,
  turn05,
  turn06,
  turn07,
  vehicles02,
  vehicles03,
  vehicles04,
  vehicles05,
  vehicles06,
  vehicles08,
  vehicles09,
  weapons02,
  weapons03,
  weapons05,
  weapons06,
  weapons08,
  weapons09,
  weapons10,
  weapons11,
  weapons12,
  weapons13,
  weapons14,
  weapons16,
  weapons17,
  weapons18,
  weapons19,
  weapons21,
  weapons22,
  weapons23,
  weapons24,
  weapons25,
  weapons27,
];

export const entries: readonly LedgerEntry[] = [
  ...assault,
  ...definitions,
  ...morale,
  ...movement,
  ...psychic,
  ...saves,
  ...shooting,
  ...specialRules,
  ...turn,
  ...vehicles,
  ...weapons,
];
