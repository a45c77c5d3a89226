import { leastMissed } from 'sandtable/kit';
import {
  decision,
  event,
  first,
  modelRegister,
  purpose,
  reckoned,
  reroll,
  status,
  take,
  tally,
  trigger,
  unitRegister,
  unitTally,
} from 'sandtable/rules';
import type { Classic } from './family.ts';
import { goesToGround, worthOnGround } from './movement/ground-sense.ts';
import { runsByDefault } from './movement/run-sense.ts';

/** Conditions, memories, dice, decisions and events that several areas share. Those used by one file are declared there. */

/** CLS-MORALE-14, -12: gone to ground by choice or by a failed pinning test. */
export const GONE_TO_GROUND = status('gone-to-ground', 'next-own-turn-end', 'isGoneToGround');
export const FALLING_BACK = status('falling-back', 'game', 'isFallingBack');
/** Regrouped this turn: cannot charge (CLS-MORALE-10). */
export const REGROUPED = status('regrouped', 'own-turn-end');
export const LOCKED = status('locked', 'game');
/** Frightened by a failed Fear test (CLS-USR-09). */
export const AFRAID = status('afraid', 'phase');
/** Out of coherency after its move: must Run to regain it (CLS-MOVE-05). */
export const SCATTERED = status('scattered', 'turn');
export const RAN = status('ran', 'turn');
export const TURBO_BOOSTED = status('turbo-boosted', 'own-turn-start');
export const FLAT_OUT = status('flat-out', 'turn');
/** Made a successful charge this turn. */
export const CHARGED = status('charged', 'turn');
/** Declared a charge at several units: no bonus for charging (CLS-ASSAULT-10). */
export const DISORDERED = status('disordered', 'turn');
/** Charged through difficult terrain: strikes at step 1 (CLS-ASSAULT-15). */
export const CHARGED_THROUGH = status('charged-through', 'turn');
export const OVERWATCHED = status('overwatched', 'phase');
/** Has shot this turn, and at whom: slot + 1. */
export const SHOT = status('shot', 'turn');
export const SHOT_AT = unitRegister('shot-at', 'turn');
/** Is firing as the unit its owner picked to shoot, not in reaction to anything. */
export const FIRING = status('firing', 'phase');
/** Has fired at more than one unit this turn. */
export const DIVIDED = status('divided-fire', 'turn');
/** Fired Rapid Fire, Salvo, Heavy or Ordnance weapons: may not charge (CLS-ASSAULT-03). */
export const NO_CHARGE = status('no-charge', 'turn');
/** Already took its casualty check or broke this phase (CLS-MORALE-04). */
export const TESTED = status('tested', 'phase');
/** Hull Points or unsaved wounds inflicted in the combat of this phase (CLS-ASSAULT-27). */
export const COMBAT_SCORE = unitRegister('combat-score', 'phase');
/** Suffered an unsaved wound from a Pinning weapon of the unit that is shooting. */
export const PIN_DUE = status('pin-due', 'phase');
export const JINKED = status('jinked', 'own-turn-start');
/** Jinked, or its crew is shaken: Snap Shots until the end of its own next turn. */
export const SNAPS_ONLY = status('snaps-only', 'next-own-turn-end');
export const SHAKEN = status('shaken', 'next-own-turn-end', 'isShaken');
export const STUNNED = status('stunned', 'next-own-turn-end', 'isStunned');
export const IMMOBILISED = status('immobilised', 'game', 'isImmobilised');
/** Jump troops that are not using their packs (CLS-UNIT-07). */
export const ON_FOOT = status('on-foot', 'turn');
/** Made a Tank Shock or a ram this turn (CLS-VEH-34, -36). */
export const SHOCKED = status('tank-shocked', 'turn');
export const RAMMED = status('rammed', 'turn');
/** Lit up by a searchlight: night does not help it (CLS-VEH-51). */
export const LIT = status('lit', 'phase');
export const SMOKE = status('smoke', 'own-turn-start');

/** Inches a model moved in this turn's Movement phase; for vehicles, the length of the path. */
export const MOVED = modelRegister('moved', 'turn');
/** Inches it moved in its own last turn, for attacks against it in the enemy's (CLS-VEH-30). */
export const MOVED_LAST = modelRegister('moved-last', 'game');
/** Weapons of a model that are destroyed or used up, as bits by index in the list of what it carries. */
export const BROKEN = modelRegister('broken-weapons', 'game');

export const HIT = purpose('hit');
export const HIT_REROLL = reroll('hit');
export const WOUNDING = purpose('wound');
export const WOUND_REROLL = reroll('wound');
export const ARMOUR = purpose('armour');
export const COVER = purpose('cover');
export const INVULNERABLE = purpose('invulnerable');
export const SAVE_REROLL = reroll('save');
export const FEEL_NO_PAIN = purpose('feel-no-pain');
export const LOOK_OUT_SIR = purpose('look-out-sir');
export const PICK = purpose('pick');
export const SHOTS = purpose('shots');
export const SCATTER = purpose('scatter');
export const SCATTER_DISTANCE = purpose('scatter-distance');
export const SCATTER_REROLL = reroll('scatter');
export const SCATTER_DISTANCE_REROLL = reroll('scatter-distance');
export const TEMPLATE_HITS = purpose('template-hits');
export const GETS_HOT = purpose('gets-hot');
export const PENETRATION = purpose('penetration');
export const PENETRATION_REROLL = reroll('penetration');
export const VEHICLE_DAMAGE = purpose('vehicle-damage');
export const ROLL_OFF = purpose('roll-off');
export const PINNING = purpose('pinning');
export const MORALE = purpose('morale');
export const REGROUP = purpose('regroup');
export const FALL_BACK = purpose('fall-back');
export const FEAR = purpose('fear');
export const CHARGE_REROLL = reroll('charge');
export const RUN_ROLL = purpose('run');
export const INITIATIVE = purpose('initiative');

/** A unit has become a target, before any To Hit roll: Jink and the like. */
export const TARGETED = trigger('targeted');

/** Which enemy unit to shoot; options are unit slots, the most worthwhile first, and -1 for none. */
export const SHOOT_AT = decision('shoot-at', 'unit', first);
/** The weapon name fired next, and the pool of wounds given out next. */
export const NEXT_WEAPON = decision('next-weapon', 'weapon', first);
export const NEXT_POOL = decision('next-pool', 'number', reckoned);
/** Which of several models that are equally near takes wounds, where its owner chooses. */
export const ALLOCATE = decision<Classic>('allocate', 'model', (q) => leastMissed(q.game, q.options, q.n));
export const RUN = decision<Classic>('run', 'flag', runsByDefault);
export const GO_TO_GROUND = decision<Classic>('go-to-ground', 'flag', goesToGround, worthOnGround);
export const OVERWATCH = decision('overwatch', 'flag', take);

/** What odds count of an attack. Unsaved wounds are those that Feel No Pain may still discount. */
export const ATTACKS_MADE = tally('attacks', 'attack');
/** Shots that never came to a roll To Hit, and hits that cover stopped. */
export const SHOTS_DISCARDED = tally('shotsDiscarded', 'attack');
export const HITS_DISCARDED = tally('hitsDiscarded', 'hit');
export const HITS_MADE = tally('hits', 'hit');
export const WOUNDS_MADE = tally('wounds', 'wound');
export const UNSAVED_MADE = tally('unsaved', 'save');
export const GLANCING_HITS = tally('glancingHits', 'wound');
export const PENETRATING_HITS = tally('penetratingHits', 'wound');
export const OVERHEATS = unitTally('overheats', 'attack');

export const SHOOTS = event('shoots', { unit: 'unit', target: 'unit' }, '{unit} shoots at {target}');
export const HITS = event('hits', { unit: 'unit', target: 'unit', count: 'number' }, '{unit} scores {count|hit|hits} on {target}');
/** Where a marker came down, 1/256 inch. */
export const MARKER = event('marker', { unit: 'unit', x: 'inches', y: 'inches' }, 'The marker of {unit} comes down at {x}, {y}');
export const WOUNDS = event(
  'wounds',
  { unit: 'unit', target: 'unit', count: 'number' },
  '{unit} inflicts {count|wound|wounds} on {target}',
);
/** Wounds not stopped by a save or Feel No Pain. */
export const UNSAVED = event(
  'unsaved',
  { unit: 'unit', target: 'unit', count: 'number' },
  '{target} suffers {count|unsaved wound|unsaved wounds} from {unit}',
);
/** Models slain. */
export const SLAIN = event('slain', { unit: 'unit', target: 'unit', count: 'number' }, '{unit} kills {count|model|models} of {target}');
