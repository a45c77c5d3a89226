// Written by `npm run contents`: every rule of this folder, and every entry of its ledger that is none.
import type { AnyRule, LedgerEntry } from 'sandtable/rules';
import army03 from './army/03-warlords.ts';
import army04 from './army/04-command-traits.ts';
import army05 from './army/05-personal-traits.ts';
import army06 from './army/06-strategic-traits.ts';
import army07 from './army/07-alliances.ts';
import army09 from './army/09-lords-of-war.ts';
import { ledger as army } from './army/ledger.ts';
import assault04 from './assault/04-overwatch.ts';
import assault07 from './assault/07-difficult-charge.ts';
import assault10 from './assault/10-several-targets.ts';
import assault15 from './assault/15-late-chargers.ts';
import assault19 from './assault/19-charge-bonus.ts';
import assault24 from './assault/24-challenges.ts';
import assault30 from './assault/30-useless-weapons.ts';
import { ledger as assault } from './assault/ledger.ts';
import { ledger as definitions } from './definitions/ledger.ts';
import flyers01 from './flyers/01-flight-mode-rule.ts';
import flyers03 from './flyers/03-zooming-fire.ts';
import flyers04 from './flyers/04-hovering.ts';
import flyers05 from './flyers/05-hard-to-hit.ts';
import flyers06 from './flyers/06-flyer-damage.ts';
import flyers07 from './flyers/07-crash-and-burn.ts';
import flyers08 from './flyers/08-zooming-flat-out.ts';
import flyers10 from './flyers/10-flyers-wait.ts';
import flyers13 from './flyers/13-swooping.ts';
import flyers14 from './flyers/14-changing-flight.ts';
import flyers15 from './flyers/15-grounding.ts';
import { ledger as flyers } from './flyers/ledger.ts';
import mission05 from './mission/05-objective-secured.ts';
import mission07 from './mission/07-first-blood.ts';
import mission08 from './mission/08-slay-the-warlord.ts';
import mission09 from './mission/09-linebreaker.ts';
import mission11 from './mission/11-named-missions.ts';
import mission12 from './mission/12-relic.ts';
import mission13 from './mission/13-tactical-objectives.ts';
import mission14 from './mission/14-mysterious-objectives.ts';
import mission15 from './mission/15-shock-deployment.ts';
import { ledger as mission } from './mission/ledger.ts';
import morale02 from './morale/02-insane-heroism.ts';
import morale03 from './morale/03-casualty-morale.ts';
import morale11 from './morale/11-few-regroup.ts';
import morale13 from './morale/13-going-to-ground.ts';
import { ledger as morale } from './morale/ledger.ts';
import movement10 from './movement/10-floors.ts';
import { ledger as movement } from './movement/ledger.ts';
import psychic01 from './psychic/01-psykers.ts';
import psychic03 from './psychic/03-psychic-focus.ts';
import psychic09 from './psychic/09-perils-of-the-warp.ts';
import psychic10 from './psychic/10-deny-the-witch.ts';
import psychic11 from './psychic/11-deny-modifiers.ts';
import psychic20 from './psychic/20-brotherhood.ts';
import psychic21 from './psychic/21-psychic-pilot.ts';
import psychic22 from './psychic/22-force-power.ts';
import psychic24 from './psychic/24-force-lash.ts';
import psychic25 from './psychic/25-cinder-breath.ts';
import psychic26 from './psychic/26-mind-spike.ts';
import psychic27 from './psychic/27-piercing-ray.ts';
import psychic28 from './psychic/28-shockwave.ts';
import psychic29 from './psychic/29-iron-ward.ts';
import psychic30 from './psychic/30-leaden-limbs.ts';
import psychic31 from './psychic/31-open-the-gate.ts';
import { ledger as psychic } from './psychic/ledger.ts';
import reserves03 from './reserves/03-turn-four.ts';
import reserves10 from './reserves/10-infiltrators.ts';
import reserves11 from './reserves/11-scouts.ts';
import { ledger as reserves } from './reserves/ledger.ts';
import saves07 from './saves/07-intervening-models.ts';
import saves12 from './saves/12-ground-cover.ts';
import { ledger as saves } from './saves/ledger.ts';
import shooting07 from './shooting/07-skilled-shots.ts';
import shooting18 from './shooting/18-look-out-sir.ts';
import shooting19 from './shooting/19-precision-shots.ts';
import { ledger as shooting } from './shooting/ledger.ts';
import specialRules01 from './special-rules/01-acute-senses.ts';
import specialRules02 from './special-rules/02-adamantium-will.ts';
import specialRules03 from './special-rules/03-know-no-fear.ts';
import specialRules04 from './special-rules/04-bulky.ts';
import specialRules05 from './special-rules/05-counter-attack.ts';
import specialRules06 from './special-rules/06-crusader.ts';
import specialRules07 from './special-rules/07-daemon.ts';
import specialRules08 from './special-rules/08-eternal-warrior.ts';
import specialRules09 from './special-rules/09-fear.ts';
import specialRules10 from './special-rules/10-fearless.ts';
import specialRules11 from './special-rules/11-feel-no-pain.ts';
import specialRules12 from './special-rules/12-fleet.ts';
import specialRules13 from './special-rules/13-furious-charge.ts';
import specialRules14 from './special-rules/14-hammer-of-wrath.ts';
import specialRules15 from './special-rules/15-hatred.ts';
import specialRules16 from './special-rules/16-hit-and-run.ts';
import specialRules17 from './special-rules/17-it-will-not-die.ts';
import specialRules19 from './special-rules/19-jink.ts';
import specialRules20 from './special-rules/20-move-through-cover.ts';
import specialRules21 from './special-rules/21-monster-hunter.ts';
import specialRules22 from './special-rules/22-night-vision.ts';
import specialRules23 from './special-rules/23-machine-spirit.ts';
import specialRules24 from './special-rules/24-preferred-enemy.ts';
import specialRules25 from './special-rules/25-precision-strikes.ts';
import specialRules26 from './special-rules/26-rage.ts';
import specialRules27 from './special-rules/27-rampage.ts';
import specialRules28 from './special-rules/28-relentless.ts';
import specialRules30 from './special-rules/30-shrouded.ts';
import specialRules31 from './special-rules/31-skilled-rider.ts';
import specialRules32 from './special-rules/32-slow-and-purposeful.ts';
import specialRules33 from './special-rules/33-smash.ts';
import specialRules34 from './special-rules/34-split-fire.ts';
import specialRules35 from './special-rules/35-stealth.ts';
import specialRules36 from './special-rules/36-stubborn.ts';
import specialRules37 from './special-rules/37-strafing-run.ts';
import specialRules38 from './special-rules/38-supersonic.ts';
import specialRules39 from './special-rules/39-swarms.ts';
import specialRules40 from './special-rules/40-tank-hunters.ts';
import specialRules41 from './special-rules/41-vector-dancer.ts';
import specialRules42 from './special-rules/42-vector-strike.ts';
import specialRules43 from './special-rules/43-zealot.ts';
import specialRules44 from './special-rules/44-never-to-ground.ts';
import { ledger as specialRules } from './special-rules/ledger.ts';
import terrain12 from './terrain/12-buildings.ts';
import terrain13 from './terrain/13-building-table.ts';
import terrain14 from './terrain/14-battlements.ts';
import terrain15 from './terrain/15-emplaced-guns.ts';
import terrain17 from './terrain/17-night-fighting.ts';
import terrain18 from './terrain/18-mysterious-terrain.ts';
import terrain19 from './terrain/19-charges-between-floors.ts';
import { ledger as terrain } from './terrain/ledger.ts';
import transports02 from './transports/02-embarking.ts';
import transports03 from './transports/03-disembarking.ts';
import transports04 from './transports/04-after-disembarking.ts';
import transports05 from './transports/05-assault-vehicles.ts';
import transports07 from './transports/07-wrecked-passengers.ts';
import transports08 from './transports/08-blown-up-passengers.ts';
import transports09 from './transports/09-fire-points.ts';
import transports10 from './transports/10-shaken-passengers.ts';
import transports15 from './transports/15-occupation.ts';
import { ledger as transports } from './transports/ledger.ts';
import turn08 from './turn/08-seize-the-initiative.ts';
import turn09 from './turn/09-random-game-length.ts';
import { ledger as turn } from './turn/ledger.ts';
import units04 from './units/04-artillery.ts';
import units05 from './units/05-artillery-toughness.ts';
import units06 from './units/06-artillery-retreat.ts';
import units07 from './units/07-jump-packs.ts';
import units13 from './units/13-gargantuans.ts';
import units14 from './units/14-gargantuan-resistance.ts';
import units17 from './units/17-independent-characters.ts';
import units20 from './units/20-immobile.ts';
import { ledger as units } from './units/ledger.ts';
import vehicles07 from './vehicles/07-fast-vehicles.ts';
import vehicles08 from './vehicles/08-heavy-vehicles.ts';
import vehicles13 from './vehicles/13-hidden-facings.ts';
import vehicles18 from './vehicles/18-damage-modifiers.ts';
import vehicles28 from './vehicles/28-smoke-launchers.ts';
import vehicles29 from './vehicles/29-squadrons.ts';
import vehicles30 from './vehicles/30-moving-targets.ts';
import vehicles32 from './vehicles/32-rear-armour.ts';
import vehicles34 from './vehicles/34-tank-shock.ts';
import vehicles35 from './vehicles/35-death-or-glory.ts';
import vehicles36 from './vehicles/36-ramming.ts';
import vehicles38 from './vehicles/38-open-topped.ts';
import vehicles41 from './vehicles/41-chariots.ts';
import vehicles43 from './vehicles/43-super-heavies.ts';
import vehicles44 from './vehicles/44-invincible-behemoth.ts';
import vehicles45 from './vehicles/45-catastrophic-damage.ts';
import vehicles46 from './vehicles/46-thunderblitz.ts';
import vehicles47 from './vehicles/47-super-heavy-transports.ts';
import vehicles48 from './vehicles/48-super-heavy-walkers.ts';
import vehicles49 from './vehicles/49-stomps.ts';
import vehicles51 from './vehicles/51-upgrades.ts';
import vehicles53 from './vehicles/53-mixed-units.ts';
import vehicles54 from './vehicles/54-super-heavy-flyers.ts';
import { ledger as vehicles } from './vehicles/ledger.ts';
import weapons15 from './weapons/15-blast-rerolls.ts';
import weapons17 from './weapons/17-barrage.ts';
import weapons18 from './weapons/18-multiple-barrages.ts';
import weapons19 from './weapons/19-gets-hot.ts';
import weapons20 from './weapons/20-gets-hot-without-hit-rolls.ts';
import weapons21 from './weapons/21-twin-linked.ts';
import weapons22 from './weapons/22-melta.ts';
import weapons23 from './weapons/23-lance.ts';
import weapons24 from './weapons/24-rending.ts';
import weapons25 from './weapons/25-sniper.ts';
import weapons26 from './weapons/26-poisoned.ts';
import weapons27 from './weapons/27-fleshbane.ts';
import weapons28 from './weapons/28-armourbane.ts';
import weapons29 from './weapons/29-haywire.ts';
import weapons30 from './weapons/30-ignores-cover.ts';
import weapons31 from './weapons/31-pinning.ts';
import weapons32 from './weapons/32-skyfire.ts';
import weapons33 from './weapons/33-interceptor.ts';
import weapons34 from './weapons/34-destroyer.ts';
import weapons35 from './weapons/35-concussive.ts';
import weapons36 from './weapons/36-strikedown.ts';
import weapons37 from './weapons/37-unwieldy.ts';
import weapons38 from './weapons/38-specialist-weapon.ts';
import weapons39 from './weapons/39-two-handed.ts';
import weapons40 from './weapons/40-force-weapons.ts';
import weapons41 from './weapons/41-shred.ts';
import weapons42 from './weapons/42-master-crafted.ts';
import weapons43 from './weapons/43-one-use-only.ts';
import weapons44 from './weapons/44-soul-blaze.ts';
import weapons45 from './weapons/45-blind.ts';
import weapons46 from './weapons/46-graviton.ts';
import weapons47 from './weapons/47-torrent.ts';
import weapons48 from './weapons/48-vortex.ts';
import weapons49 from './weapons/49-instant-death.ts';
import weapons53 from './weapons/53-assault-grenades.ts';
import weapons54 from './weapons/54-defensive-grenades.ts';
import weapons55 from './weapons/55-grenades-in-combat.ts';
import weapons56 from './weapons/56-combined-weapons.ts';
import weapons57 from './weapons/57-sunder.ts';
import { ledger as weapons } from './weapons/ledger.ts';

export const rules: readonly AnyRule[] = [
  army03,
  army04,
  army05,
  army06,
  army07,
  army09,
  assault04,
  assault07,
  assault10,
  assault15,
  assault19,
  assault24,
  assault30,
  flyers01,
  flyers03,
  flyers04,
  flyers05,
  flyers06,
  flyers07,
  flyers08,
  flyers10,
  flyers13,
  flyers14,
  flyers15,
  mission05,
  mission07,
  mission08,
  mission09,
  mission11,
  mission12,
  mission13,
  mission14,
  mission15,
  morale02,
  morale03,
  morale11,
  morale13,
  movement10,
  psychic01,
  psychic03,
  psychic09,
  psychic10,
  psychic11,
  psychic20,
  psychic21,
  psychic22,
  psychic24,
  psychic25,
  psychic26,
  psychic27,
  psychic28,
  psychic29,
  psychic30,
  psychic31,
  reserves03,
  reserves10,
  reserves11,
  saves07,
  saves12,
  shooting07,
  shooting18,
  shooting19,
  specialRules01,
  specialRules02,
  specialRules03,
  specialRules04,
  specialRules05,
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
  specialRules30,
  specialRules31,
  specialRules32,
  specialRules33,
  specialRules34,
  specialRules35,
  specialRules36,
  specialRules37,
  specialRules38,
  specialRules39,
  specialRules40,
  specialRules41,
  specialRules42,
  specialRules43,
  specialRules44,
  terrain12,
  terrain13,
  terrain14,
  terrain15,
  terrain17,
  terrain18,
  terrain19,
  transports02,
  transports03,
  transports04,
  transports05,
  transports07,
  transports08,
  transports09,
  transports10,
  transports15,
  turn08,
  turn09,
  units04,
  units05,
  units06,
  units07,
  units13,
  units14,
  units17,
  units20,
  vehicles07,
  vehicles08,
  vehicles13,
  vehicles18,
  vehicles28,
  vehicles29,
  vehicles30,
  vehicles32,
  vehicles34,
  vehicles35,
  vehicles36,
  vehicles38,
  vehicles41,
  vehicles43,
  vehicles44,
  vehicles45,
  vehicles46,
  vehicles47,
  vehicles48,
  vehicles49,
  vehicles51,
  vehicles53,
  vehicles54,
  weapons15,
  weapons17,
  weapons18,
  weapons19,
  weapons20,
  weapons21,
  weapons22,
  weapons23,
  weapons24,
  weapons25,
  weapons26,
  weapons27,
  weapons28,
  weapons29,
  weapons30,
  weapons31,
  weapons32,
  weapons33,
  weapons34,
  weapons35,
  weapons36,
  weapons37,
  weapons38,
  weapons39,
  weapons40,
  weapons41,
  weapons42,
  weapons43,
  weapons44,
  weapons45,
  weapons46,
  weapons47,
  weapons48,
  weapons49,
  weapons53,
  weapons54,
  weapons55,
  weapons56,
  weapons57,
];

export const entries: readonly LedgerEntry[] = [
  ...army,
  ...assault,
  ...definitions,
  ...flyers,
  ...mission,
  ...morale,
  ...movement,
  ...psychic,
  ...reserves,
  ...saves,
  ...shooting,
  ...specialRules,
  ...terrain,
  ...transports,
  ...turn,
  ...units,
  ...vehicles,
  ...weapons,
];
