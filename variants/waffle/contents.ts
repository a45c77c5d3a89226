// Written by `npm run contents`: every rule of this folder, and every entry of its ledger that is none.
import type { AnyRule, LedgerEntry } from 'sandtable/rules';
import army10 from './army/10-choosing-traits.ts';
import army12 from './army/12-night-attack.ts';
import army13 from './army/13-ambush.ts';
import army18 from './army/18-one-sided.ts';
import army19 from './army/19-mutual-brothers.ts';
import { ledger as army } from './army/ledger.ts';
import assault05 from './assault/05-charge-reaction.ts';
import assault07 from './assault/07-overwatch-range.ts';
import assault08 from './assault/08-fall-back-from-charge.ts';
import assault09 from './assault/09-caught-in-flight.ts';
import assault10 from './assault/10-one-reaction.ts';
import assault12 from './assault/12-to-hit-chart.ts';
import assault13 from './assault/13-surest-blows.ts';
import assault14 from './assault/14-fiery-charge.ts';
import assault15 from './assault/15-fiery-charge-bonus.ts';
import assault16 from './assault/16-final-blow.ts';
import assault18 from './assault/18-sweeping-hits.ts';
import assault19 from './assault/19-sweeping-several.ts';
import { ledger as assault } from './assault/ledger.ts';
import definitions04 from './definitions/04-short-scatter.ts';
import { ledger as definitions } from './definitions/ledger.ts';
import flyers01 from './flyers/01-agile-flyer.ts';
import flyers02 from './flyers/02-super-heavy-flyer-terror.ts';
import mission01 from './mission/01-to-the-middle.ts';
import mission03 from './mission/03-on-battlements.ts';
import mission04 from './mission/04-choosing-the-time.ts';
import mission05 from './mission/05-before-daybreak.ts';
import mission06 from './mission/06-approaching-night.ts';
import mission07 from './mission/07-shrouded-night.ts';
import mission10 from './mission/10-impossible-cards.ts';
import { ledger as mission } from './mission/ledger.ts';
import morale01 from './morale/01-pinned-by-losses.ts';
import morale02 from './morale/02-flight-by-losses.ts';
import morale03 from './morale/03-loss-ratio.ts';
import morale06 from './morale/06-rallies-when-charged.ts';
import morale07 from './morale/07-rallied.ts';
import morale08 from './morale/08-unrallied.ts';
import { ledger as morale } from './morale/ledger.ts';
import { ledger as movement } from './movement/ledger.ts';
import psychic01 from './psychic/01-warp-pool.ts';
import psychic02 from './psychic/02-summoning.ts';
import psychic03 from './psychic/03-sacrifice.ts';
import psychic04 from './psychic/04-incursion.ts';
import psychic05 from './psychic/05-possession.ts';
import reserves01 from './reserves/01-roll-is-activation.ts';
import reserves07 from './reserves/07-shoot-or-assault.ts';
import reserves09 from './reserves/09-mishap-trigger.ts';
import reserves10 from './reserves/10-delayed.ts';
import { ledger as reserves } from './reserves/ledger.ts';
import saves01 from './saves/01-every-save.ts';
import { ledger as saves } from './saves/ledger.ts';
import shooting01 from './shooting/01-reaction-step.ts';
import shooting07 from './shooting/07-react-to-fire.ts';
import shooting08 from './shooting/08-return-fire.ts';
import shooting09 from './shooting/09-dive-for-cover.ts';
import shooting10 from './shooting/10-one-reaction.ts';
import shooting12 from './shooting/12-snap-shots.ts';
import shooting14 from './shooting/14-suppressive-fire.ts';
import shooting15 from './shooting/15-suppression-pins.ts';
import shooting16 from './shooting/16-shock-troops.ts';
import shooting17 from './shooting/17-overwhelming-strength.ts';
import shooting18 from './shooting/18-final-shot.ts';
import shooting21 from './shooting/21-into-melee.ts';
import shooting22 from './shooting/22-stray-shots.ts';
import shooting23 from './shooting/23-friendly-casualties.ts';
import { ledger as shooting } from './shooting/ledger.ts';
import specialRules01 from './special-rules/01-agile.ts';
import specialRules03 from './special-rules/03-blank-leadership.ts';
import specialRules04 from './special-rules/04-blank-charge.ts';
import specialRules05 from './special-rules/05-blank-harness.ts';
import specialRules06 from './special-rules/06-blank-immune.ts';
import specialRules07 from './special-rules/07-blank-ends.ts';
import specialRules08 from './special-rules/08-blind.ts';
import specialRules09 from './special-rules/09-charge-only.ts';
import specialRules10 from './special-rules/10-counter-attack-move.ts';
import specialRules11 from './special-rules/11-counter-attack-bonuses.ts';
import specialRules12 from './special-rules/12-counter-attack-reaction.ts';
import specialRules14 from './special-rules/14-courageous-acts.ts';
import specialRules15 from './special-rules/15-courageous-stands.ts';
import specialRules16 from './special-rules/16-dodge.ts';
import specialRules17 from './special-rules/17-fear.ts';
import specialRules19 from './special-rules/19-fearless-stand.ts';
import specialRules20 from './special-rules/20-terror.ts';
import specialRules22 from './special-rules/22-frenzy-run.ts';
import specialRules23 from './special-rules/23-frenzy-sweep.ts';
import specialRules25 from './special-rules/25-hatred-knows-no-fear.ts';
import specialRules26 from './special-rules/26-immobile.ts';
import specialRules27 from './special-rules/27-repair.ts';
import specialRules29 from './special-rules/29-slow-to-react.ts';
import specialRules30 from './special-rules/30-steady-fire.ts';
import { ledger as specialRules } from './special-rules/ledger.ts';
import terrain02 from './terrain/02-mysterious-container.ts';
import terrain03 from './terrain/03-container-guns.ts';
import terrain04 from './terrain/04-container-profile.ts';
import terrain06 from './terrain/06-fuel-pipes.ts';
import terrain07 from './terrain/07-fuel-reserve.ts';
import terrain08 from './terrain/08-boosted-flamers.ts';
import terrain10 from './terrain/10-statuary.ts';
import terrain12 from './terrain/12-reactor-leak.ts';
import terrain13 from './terrain/13-reactor-profile.ts';
import terrain14 from './terrain/14-automatic-fire.ts';
import terrain15 from './terrain/15-gun-preferences.ts';
import { ledger as terrain } from './terrain/ledger.ts';
import transports03 from './transports/03-fire-points-and-speed.ts';
import { ledger as transports } from './transports/ledger.ts';
import turn01 from './turn/01-priority.ts';
import turn02 from './turn/02-alternating.ts';
import turn03 from './turn/03-order-of-steps.ts';
import turn04 from './turn/04-surplus.ts';
import turn05 from './turn/05-melee-rounds.ts';
import turn06 from './turn/06-end-of-turn.ts';
import turn07 from './turn/07-windows.ts';
import turn08 from './turn/08-ranks.ts';
import turn09 from './turn/09-initiative-ranks.ts';
import units01 from './units/01-rider-weapons.ts';
import units02 from './units/02-rider-hits.ts';
import units03 from './units/03-rider-bonuses.ts';
import units04 from './units/04-riders-strike.ts';
import units05 from './units/05-rider-warrior.ts';
import units06 from './units/06-monsters-strike.ts';
import units07 from './units/07-gargantuans-strike.ts';
import units08 from './units/08-gargantuan-terror.ts';
import vehicles01 from './vehicles/01-vehicles-ignore-fire.ts';
import vehicles02 from './vehicles/02-vehicles-do-not-react.ts';
import vehicles04 from './vehicles/04-chariots-strike.ts';
import vehicles07 from './vehicles/07-walkers-react.ts';
import vehicles08 from './vehicles/08-walkers-turn.ts';
import vehicles11 from './vehicles/11-walkers-from-behind.ts';
import vehicles13 from './vehicles/13-walkers-strike.ts';
import vehicles14 from './vehicles/14-declare-shock.ts';
import vehicles15 from './vehicles/15-slam.ts';
import vehicles16 from './vehicles/16-grind.ts';
import vehicles18 from './vehicles/18-shock-check.ts';
import vehicles19 from './vehicles/19-shock-tests.ts';
import vehicles20 from './vehicles/20-shock-hits.ts';
import vehicles23 from './vehicles/23-super-heavy-terror.ts';
import vehicles24 from './vehicles/24-super-heavy-walkers-strike.ts';
import vehicles25 from './vehicles/25-super-heavy-walker-terror.ts';
import { ledger as vehicles } from './vehicles/ledger.ts';
import weapons05 from './weapons/05-heavy-and-rapid.ts';
import weapons06 from './weapons/06-blast-to-hit.ts';
import weapons08 from './weapons/08-misses-scatter.ts';
import weapons09 from './weapons/09-ordnance-blast.ts';
import weapons12 from './weapons/12-blast-rerolls.ts';
import weapons13 from './weapons/13-barrage-lands.ts';
import weapons14 from './weapons/14-indirect-fire.ts';
import weapons17 from './weapons/17-storm-strength.ts';
import weapons18 from './weapons/18-storm-ap.ts';
import weapons20 from './weapons/20-hot-without-roll.ts';
import weapons21 from './weapons/21-hot-rerolls.ts';
import weapons22 from './weapons/22-haywire.ts';
import weapons23 from './weapons/23-pinning.ts';
import weapons24 from './weapons/24-pinned.ts';
import weapons26 from './weapons/26-melta-wounds.ts';
import weapons27 from './weapons/27-sniper-firers.ts';
import weapons28 from './weapons/28-sniper-rerolls.ts';
import weapons29 from './weapons/29-sniper-rends.ts';
import weapons30 from './weapons/30-sunder.ts';
import weapons33 from './weapons/33-vortex.ts';
import { ledger as weapons } from './weapons/ledger.ts';

export const rules: readonly AnyRule[] = [
  army10,
  army12,
  army13,
  army18,
  army19,
  assault05,
  assault07,
  assault08,
  assault09,
  assault10,
  assault12,
  assault13,
  assault14,
  assault15,
  assault16,
  assault18,
  assault19,
  definitions04,
  flyers01,
  flyers02,
  mission01,
  mission03,
  mission04,
  mission05,
  mission06,
  mission07,
  mission10,
  morale01,
  morale02,
  morale03,
  morale06,
  morale07,
  morale08,
  psychic01,
  psychic02,
  psychic03,
  psychic04,
  psychic05,
  reserves01,
  reserves07,
  reserves09,
  reserves10,
  saves01,
  shooting01,
  shooting07,
  shooting08,
  shooting09,
  shooting10,
  shooting12,
  shooting14,
  shooting15,
  shooting16,
  shooting17,
  shooting18,
  shooting21,
  shooting22,
  shooting23,
  specialRules01,
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
  specialRules14,
  specialRules15,
  specialRules16,
  specialRules17,
  specialRules19,
  specialRules20,
  specialRules22,
  specialRules23,
  specialRules25,
  specialRules26,
  specialRules27,
  specialRules29,
  specialRules30,
  terrain02,
  terrain03,
  terrain04,
  terrain06,
  terrain07,
  terrain08,
  terrain10,
  terrain12,
  terrain13,
  terrain14,
  terrain15,
  transports03,
  turn01,
  turn02,
  turn03,
  turn04,
  turn05,
  turn06,
  turn07,
  turn08,
  turn09,
  units01,
  units02,
  units03,
  units04,
  units05,
  units06,
  units07,
  units08,
  vehicles01,
  vehicles02,
  vehicles04,
  vehicles07,
  vehicles08,
  vehicles11,
  vehicles13,
  vehicles14,
  vehicles15,
  vehicles16,
  vehicles18,
  vehicles19,
  vehicles20,
  vehicles23,
  vehicles24,
  vehicles25,
  weapons05,
  weapons06,
  weapons08,
  weapons09,
  weapons12,
  weapons13,
  weapons14,
  weapons17,
  weapons18,
  weapons20,
  weapons21,
  weapons22,
  weapons23,
  weapons24,
  weapons26,
  weapons27,
  weapons28,
  weapons29,
  weapons30,
  weapons33,
];

export const entries: readonly LedgerEntry[] = [
  ...army,
  ...assault,
  ...definitions,
  ...mission,
  ...morale,
  ...movement,
  ...reserves,
  ...saves,
  ...shooting,
  ...specialRules,
  ...terrain,
  ...transports,
  ...vehicles,
  ...weapons,
];
