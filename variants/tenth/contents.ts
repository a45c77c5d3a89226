// Written by `npm run contents`: every rule of this folder, and every entry of its ledger that is none.
import type { AnyRule, LedgerEntry } from 'sandtable/rules';
import army02 from './army/02-character-warlord.ts';
import army04 from './army/04-two-enhancements.ts';
import { ledger as army } from './army/ledger.ts';
import assault06 from './assault/06-charge-at-overhang.ts';
import assault10 from './assault/10-counts-without-moving.ts';
import assault14 from './assault/14-always-consolidates.ts';
import assault15 from './assault/15-contact-with-overhang.ts';
import assault16 from './assault/16-single-models.ts';
import { ledger as assault } from './assault/ledger.ts';
import command02 from './command/02-extra-points-cap.ts';
import command03 from './command/03-basic-points.ts';
import command04 from './command/04-once-points.ts';
import command05 from './command/05-card-points.ts';
import command06 from './command/06-command-step.ts';
import command07 from './command/07-command-end.ts';
import { ledger as command } from './command/ledger.ts';
import { ledger as definitions } from './definitions/ledger.ts';
import flyers01 from './flyers/01-fly.ts';
import flyers02 from './flyers/02-flying-charge.ts';
import flyers03 from './flyers/03-through-air.ts';
import flyers04 from './flyers/04-starts-in-reserve.ts';
import flyers05 from './flyers/05-free-of-limit.ts';
import flyers06 from './flyers/06-flies-straight.ts';
import flyers07 from './flyers/07-flies-off.ts';
import flyers08 from './flyers/08-least-stays.ts';
import flyers09 from './flyers/09-moves-under.ts';
import flyers10 from './flyers/10-fights-in-the-air.ts';
import flyers11 from './flyers/11-hovers.ts';
import mission02 from './mission/02-redeploys-early.ts';
import mission03 from './mission/03-inside-zone.ts';
import mission07 from './mission/07-control-at-phase-end.ts';
import mission09 from './mission/09-counts-for-all.ts';
import mission10 from './mission/10-retained-until-beaten.ts';
import mission11 from './mission/11-score-last.ts';
import mission12 from './mission/12-one-unit-at-a-time.ts';
import mission13 from './mission/13-pays-again.ts';
import { ledger as mission } from './mission/ledger.ts';
import modifiers02 from './modifiers/02-calculation.ts';
import modifiers05 from './modifiers/05-least-damage.ts';
import modifiers06 from './modifiers/06-least-move.ts';
import modifiers07 from './modifiers/07-best-rolls.ts';
import modifiers08 from './modifiers/08-leadership-limits.ts';
import modifiers09 from './modifiers/09-least-control.ts';
import modifiers10 from './modifiers/10-never-modified.ts';
import modifiers14 from './modifiers/14-missing.ts';
import modifiers15 from './modifiers/15-joined-number.ts';
import modifiers16 from './modifiers/16-extra-unmodified.ts';
import modifiers17 from './modifiers/17-roll-modifier-cap.ts';
import modifiers18 from './modifiers/18-rolls-from-one.ts';
import modifiers20 from './modifiers/20-rerolls-are-rolls.ts';
import modifiers23 from './modifiers/23-discarding.ts';
import modifiers24 from './modifiers/24-treated-as.ts';
import modifiers25 from './modifiers/25-any-or-all.ts';
import { ledger as modifiers } from './modifiers/ledger.ts';
import morale05 from './morale/05-oc-after-shock.ts';
import morale06 from './morale/06-starting-strength-first.ts';
import morale07 from './morale/07-models-shocked.ts';
import morale08 from './morale/08-one-test.ts';
import morale09 from './morale/09-tests-again.ts';
import morale10 from './morale/10-shocked-stay-so.ts';
import morale11 from './morale/11-shocked-in-death.ts';
import morale12 from './morale/12-effects-stay.ts';
import { ledger as morale } from './morale/ledger.ts';
import movement07 from './movement/07-unselected.ts';
import movement11 from './movement/11-straight-legs.ts';
import movement12 from './movement/12-pivots-once.ts';
import movement13 from './movement/13-pivot-values.ts';
import movement14 from './movement/14-axis-of-hulls.ts';
import movement16 from './movement/16-base-fits.ts';
import movement18 from './movement/18-over-the-edge.ts';
import movement19 from './movement/19-only-three-moves.ts';
import movement20 from './movement/20-never-beyond-move.ts';
import movement21 from './movement/21-record-sticks.ts';
import movement22 from './movement/22-one-advance.ts';
import movement24 from './movement/24-over-models.ts';
import { ledger as movement } from './movement/ledger.ts';
import psychic01 from './psychic/01-psychic-attacks.ts';
import psychic02 from './psychic/02-psychic-abilities.ts';
import psychic03 from './psychic/03-hazardous-psychic.ts';
import reserves02 from './reserves/02-reserves-units.ts';
import reserves03 from './reserves/03-counts-only.ts';
import reserves07 from './reserves/07-strikes-from-strategic.ts';
import reserves08 from './reserves/08-every-model.ts';
import reserves09 from './reserves/09-moves-later.ts';
import reserves10 from './reserves/10-stratagems-reach.ts';
import reserves11 from './reserves/11-one-edge.ts';
import reserves12 from './reserves/12-too-large.ts';
import reserves14 from './reserves/14-early-returns.ts';
import reserves15 from './reserves/15-split-points.ts';
import reserves16 from './reserves/16-limits-win.ts';
import reserves17 from './reserves/17-like-reinforcements.ts';
import reserves18 from './reserves/18-tests-when-set-up.ts';
import reserves20 from './reserves/20-effects-go-along.ts';
import reserves21 from './reserves/21-new-unit.ts';
import { ledger as reserves } from './reserves/ledger.ts';
import saves02 from './saves/02-clean.ts';
import saves05 from './saves/05-save-bonus-cap.ts';
import saves08 from './saves/08-bound-wounds.ts';
import saves09 from './saves/09-normal-damage-first.ts';
import saves10 from './saves/10-mixed-leaders.ts';
import saves11 from './saves/11-changed-to-nothing.ts';
import saves14 from './saves/14-toughness-at-selection.ts';
import { ledger as saves } from './saves/ledger.ts';
import shooting03 from './shooting/03-needs-target.ts';
import shooting04 from './shooting/04-unarmed-eligible.ts';
import shooting06 from './shooting/06-shot-means-attacks.ts';
import shooting10 from './shooting/10-overwatch-criticals.ts';
import shooting13 from './shooting/13-one-of-batch.ts';
import shooting15 from './shooting/15-additional-hits-plain.ts';
import shooting16 from './shooting/16-choose-afresh.ts';
import shooting17 from './shooting/17-conditions-at-selection.ts';
import shooting18 from './shooting/18-read-at-allocation.ts';
import shooting19 from './shooting/19-dropped-attacks-count.ts';
import shooting20 from './shooting/20-not-selected.ts';
import shooting24 from './shooting/24-eligible-in-reserve.ts';
import { ledger as shooting } from './shooting/ledger.ts';
import specialRules01 from './special-rules/01-deadly-demise.ts';
import specialRules02 from './special-rules/02-feel-no-pain.ts';
import specialRules03 from './special-rules/03-fights-first.ts';
import specialRules04 from './special-rules/04-lone-operative.ts';
import specialRules05 from './special-rules/05-stealth.ts';
import specialRules06 from './special-rules/06-infiltrators.ts';
import specialRules07 from './special-rules/07-scouts.ts';
import specialRules08 from './special-rules/08-scouts-beyond-move.ts';
import specialRules09 from './special-rules/09-smallest-scouts.ts';
import specialRules10 from './special-rules/10-firing-deck.ts';
import specialRules11 from './special-rules/11-no-one-shot-lent.ts';
import specialRules12 from './special-rules/12-bare-weapons.ts';
import specialRules13 from './special-rules/13-deeds-forgotten.ts';
import specialRules14 from './special-rules/14-auras.ts';
import specialRules15 from './special-rules/15-same-names.ts';
import specialRules16 from './special-rules/16-duplicates.ts';
import specialRules18 from './special-rules/18-fight-on-death.ts';
import specialRules19 from './special-rules/19-shoot-on-death.ts';
import specialRules20 from './special-rules/20-again-if-eligible.ts';
import specialRules21 from './special-rules/21-damaged.ts';
import { ledger as specialRules } from './special-rules/ledger.ts';
import stratagems02 from './stratagems/02-command-reroll.ts';
import stratagems03 from './stratagems/03-fast-reroll.ts';
import stratagems04 from './stratagems/04-counter-offensive.ts';
import stratagems05 from './stratagems/05-epic-challenge.ts';
import stratagems06 from './stratagems/06-insane-bravery.ts';
import stratagems07 from './stratagems/07-insane-bravery-once.ts';
import stratagems08 from './stratagems/08-grenade.ts';
import stratagems09 from './stratagems/09-careful-grenade.ts';
import stratagems10 from './stratagems/10-tank-shock.ts';
import stratagems11 from './stratagems/11-toughness-shock.ts';
import stratagems12 from './stratagems/12-fire-overwatch.ts';
import stratagems13 from './stratagems/13-overwatch-needs-sight.ts';
import stratagems14 from './stratagems/14-rapid-ingress.ts';
import stratagems15 from './stratagems/15-ingress-from-above.ts';
import stratagems16 from './stratagems/16-ingress-at-once.ts';
import stratagems17 from './stratagems/17-go-to-ground.ts';
import stratagems18 from './stratagems/18-smokescreen.ts';
import stratagems19 from './stratagems/19-heroic-intervention.ts';
import stratagems20 from './stratagems/20-cheaper-intervention.ts';
import stratagems21 from './stratagems/21-exempt-use-counts.ts';
import stratagems22 from './stratagems/22-discount-for-several.ts';
import stratagems23 from './stratagems/23-cost-for-one-use.ts';
import { ledger as stratagems } from './stratagems/ledger.ts';
import terrain02 from './terrain/02-seen-over-edge.ts';
import terrain06 from './terrain/06-benefit-of-cover.ts';
import terrain07 from './terrain/07-granted-cover.ts';
import terrain09 from './terrain/09-crater-cover.ts';
import terrain10 from './terrain/10-barricade-cover.ts';
import terrain11 from './terrain/11-barricade-fight.ts';
import terrain12 from './terrain/12-debris-cover.ts';
import terrain13 from './terrain/13-hill-cover.ts';
import terrain14 from './terrain/14-woods.ts';
import terrain16 from './terrain/16-ruin-floors.ts';
import terrain18 from './terrain/18-towering-in-ruins.ts';
import terrain19 from './terrain/19-within-ruins.ts';
import terrain20 from './terrain/20-ruin-cover.ts';
import terrain21 from './terrain/21-plunging-fire.ts';
import { ledger as terrain } from './terrain/ledger.ts';
import transports02 from './transports/02-embarking.ts';
import transports03 from './transports/03-disembarking.ts';
import transports04 from './transports/04-destroyed-transport.ts';
import transports06 from './transports/06-all-out-first.ts';
import transports07 from './transports/07-owner-orders.ts';
import transports08 from './transports/08-anywhere-beside-arrivals.ts';
import transports09 from './transports/09-watched-getting-out.ts';
import transports10 from './transports/10-abilities-stay-inside.ts';
import transports11 from './transports/11-no-boarding-on-arrival.ts';
import transports12 from './transports/12-boarding-in-any-phase.ts';
import transports14 from './transports/14-out-on-arrival.ts';
import transports15 from './transports/15-large-models.ts';
import { ledger as transports } from './transports/ledger.ts';
import turn03 from './turn/03-start-first.ts';
import turn04 from './turn/04-end-closes.ts';
import turn06 from './turn/06-whose-turn.ts';
import turn07 from './turn/07-phase-stays-shut.ts';
import turn08 from './turn/08-effects-stay.ts';
import turn09 from './turn/09-split-effects.ts';
import turn10 from './turn/10-declare-in-turn.ts';
import turn11 from './turn/11-every-trigger.ts';
import turn12 from './turn/12-attackers-priority.ts';
import turn14 from './turn/14-selected.ts';
import { ledger as turn } from './turn/ledger.ts';
import units04 from './units/04-whole-or-not.ts';
import units05 from './units/05-compulsory.ts';
import units06 from './units/06-quiet-loss.ts';
import units09 from './units/09-destroyed-by.ts';
import units10 from './units/10-spared-in-peace.ts';
import units11 from './units/11-adding-models.ts';
import units12 from './units/12-rejoins.ts';
import units13 from './units/13-arrived.ts';
import units16 from './units/16-comes-apart.ts';
import units17 from './units/17-part-keywords.ts';
import units18 from './units/18-leading.ts';
import units20 from './units/20-union-of-keywords.ts';
import { ledger as units } from './units/ledger.ts';
import vehicles01 from './vehicles/01-big-guns-shooting.ts';
import vehicles02 from './vehicles/02-big-guns-shot.ts';
import vehicles03 from './vehicles/03-locked-at-selection.ts';
import vehicles04 from './vehicles/04-locked-hold-fire.ts';
import vehicles06 from './vehicles/06-vehicles-with-bases.ts';
import { ledger as vehicles } from './vehicles/ledger.ts';
import weapons01 from './weapons/01-assault.ts';
import weapons02 from './weapons/02-rapid-fire.ts';
import weapons03 from './weapons/03-ignores-cover.ts';
import weapons04 from './weapons/04-twin-linked.ts';
import weapons05 from './weapons/05-pistol.ts';
import weapons06 from './weapons/06-torrent.ts';
import weapons07 from './weapons/07-lethal-hits.ts';
import weapons08 from './weapons/08-lance.ts';
import weapons09 from './weapons/09-indirect-fire.ts';
import weapons10 from './weapons/10-indirect-misses.ts';
import weapons11 from './weapons/11-no-indirect-torrent.ts';
import weapons12 from './weapons/12-precision.ts';
import weapons13 from './weapons/13-precise-mortal-wounds.ts';
import weapons14 from './weapons/14-attacker-picks-character.ts';
import weapons15 from './weapons/15-blast-attacks.ts';
import weapons16 from './weapons/16-blast-not-into-melee.ts';
import weapons17 from './weapons/17-melta.ts';
import weapons18 from './weapons/18-heavy.ts';
import weapons19 from './weapons/19-hazardous.ts';
import weapons20 from './weapons/20-hazardous-sequence.ts';
import weapons21 from './weapons/21-hazardous-after-charge.ts';
import weapons22 from './weapons/22-devastating-wounds.ts';
import weapons23 from './weapons/23-devastating-last.ts';
import weapons24 from './weapons/24-devastating-modified.ts';
import weapons25 from './weapons/25-sustained-hits.ts';
import weapons26 from './weapons/26-extra-attacks.ts';
import weapons27 from './weapons/27-every-extra-weapon.ts';
import weapons28 from './weapons/28-anti.ts';
import weapons29 from './weapons/29-one-shot.ts';
import weapons30 from './weapons/30-spent-stays-spent.ts';

export const rules: readonly AnyRule[] = [
  army02,
  army04,
  assault06,
  assault10,
  assault14,
  assault15,
  assault16,
  command02,
  command03,
  command04,
  command05,
  command06,
  command07,
  flyers01,
  flyers02,
  flyers03,
  flyers04,
  flyers05,
  flyers06,
  flyers07,
  flyers08,
  flyers09,
  flyers10,
  flyers11,
  mission02,
  mission03,
  mission07,
  mission09,
  mission10,
  mission11,
  mission12,
  mission13,
  modifiers02,
  modifiers05,
  modifiers06,
  modifiers07,
  modifiers08,
  modifiers09,
  modifiers10,
  modifiers14,
  modifiers15,
  modifiers16,
  modifiers17,
  modifiers18,
  modifiers20,
  modifiers23,
  modifiers24,
  modifiers25,
  morale05,
  morale06,
  morale07,
  morale08,
  morale09,
  morale10,
  morale11,
  morale12,
  movement07,
  movement11,
  movement12,
  movement13,
  movement14,
  movement16,
  movement18,
  movement19,
  movement20,
  movement21,
  movement22,
  movement24,
  psychic01,
  psychic02,
  psychic03,
  reserves02,
  reserves03,
  reserves07,
  reserves08,
  reserves09,
  reserves10,
  reserves11,
  reserves12,
  reserves14,
  reserves15,
  reserves16,
  reserves17,
  reserves18,
  reserves20,
  reserves21,
  saves02,
  saves05,
  saves08,
  saves09,
  saves10,
  saves11,
  saves14,
  shooting03,
  shooting04,
  shooting06,
  shooting10,
  shooting13,
  shooting15,
  shooting16,
  shooting17,
  shooting18,
  shooting19,
  shooting20,
  shooting24,
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
  specialRules18,
  specialRules19,
  specialRules20,
  specialRules21,
  stratagems02,
  stratagems03,
  stratagems04,
  stratagems05,
  stratagems06,
  stratagems07,
  stratagems08,
  stratagems09,
  stratagems10,
  stratagems11,
  stratagems12,
  stratagems13,
  stratagems14,
  stratagems15,
  stratagems16,
  stratagems17,
  stratagems18,
  stratagems19,
  stratagems20,
  stratagems21,
  stratagems22,
  stratagems23,
  terrain02,
  terrain06,
  terrain07,
  terrain09,
  terrain10,
  terrain11,
  terrain12,
  terrain13,
  terrain14,
  terrain16,
  terrain18,
  terrain19,
  terrain20,
  terrain21,
  transports02,
  transports03,
  transports04,
  transports06,
  transports07,
  transports08,
  transports09,
  transports10,
  transports11,
  transports12,
  transports14,
  transports15,
  turn03,
  turn04,
  turn06,
  turn07,
  turn08,
  turn09,
  turn10,
  turn11,
  turn12,
  turn14,
  units04,
  units05,
  units06,
  units09,
  units10,
  units11,
  units12,
  units13,
  units16,
  units17,
  units18,
  units20,
  vehicles01,
  vehicles02,
  vehicles03,
  vehicles04,
  vehicles06,
  weapons01,
  weapons02,
  weapons03,
  weapons04,
  weapons05,
  weapons06,
  weapons07,
  weapons08,
  weapons09,
  weapons10,
  weapons11,
  weapons12,
  weapons13,
  weapons14,
  weapons15,
  weapons16,
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
];

export const entries: readonly LedgerEntry[] = [
  ...army,
  ...assault,
  ...command,
  ...definitions,
  ...mission,
  ...modifiers,
  ...morale,
  ...movement,
  ...reserves,
  ...saves,
  ...shooting,
  ...specialRules,
  ...stratagems,
  ...terrain,
  ...transports,
  ...turn,
  ...units,
  ...vehicles,
];
