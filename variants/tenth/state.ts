import { event, purpose, reroll, sideRegister, status, tally, trigger, unitTally } from 'sandtable/rules';

/** Conditions of units. */
export const ADVANCED = status('advanced', 'turn');
export const FELL_BACK = status('fell-back', 'turn');
/** Made a Normal move. */
export const MOVED = status('moved', 'turn');
export const STATIONARY = status('remained-stationary', 'turn');
/** Made a Charge move. */
export const CHARGED = status('charged', 'turn');
/** Gets Fights First from its Charge move. */
export const CHARGE_BONUS = status('charge-bonus', 'turn');
export const HAS_BEEN_CHARGED = status('has-been-charged', 'turn');
/** Selected in the current phase. */
export const HAS_MOVED = status('selected-to-move', 'phase');
export const HAS_SHOT = status('has-shot', 'phase');
export const HAS_DECLARED = status('selected-to-charge', 'phase');
export const HAS_FOUGHT = status('has-fought', 'phase');
export const BATTLE_SHOCKED = status('battle-shocked', 'own-command', 'isBattleShocked');

/** Command points of a side. */
export const COMMAND_POINTS = sideRegister('command-points', 'game');

/** Moments at which the other side may react. `unit` is the one that may react, `cause` the one that acted. */
export const TARGETED = trigger('targeted');
/** `cause` starts a Normal, Advance or Fall Back move. */
export const ENEMY_STARTS_MOVE = trigger('enemy-starts-move');
/** `cause` has just ended one, or has been set up. */
export const ENEMY_MOVED = trigger('enemy-moved');
/** `cause` has just made a Charge move: reactions with fire, and those with a charge. */
export const ENEMY_IN_CHARGE = trigger('enemy-ends-charge');
export const ENEMY_CHARGED = trigger('enemy-charged');
/** `cause` has just fought. */
export const ENEMY_FOUGHT = trigger('enemy-fought');
/** `unit` has just been selected to fight or shoot. */
export const OWN_FIGHTS = trigger('own-fights');

/** What odds count of an attack. Unsaved wounds are those that Feel No Pain may still discount. */
export const ATTACKS_MADE = tally('attacks', 'attack');
export const CRITICAL_HITS = tally('criticalHits', 'hit');
export const CRITICAL_WOUNDS = tally('criticalWounds', 'wound');
export const FAILED_HAZARDS = unitTally('failedHazardousTests', 'attack');
export const HITS_MADE = tally('hits', 'hit');
export const WOUNDS_MADE = tally('wounds', 'wound');
export const UNSAVED_MADE = tally('unsaved', 'save');
export const DAMAGE_DONE = tally('damage', 'loss');
export const MORTAL_WOUNDS_DEALT = tally('mortalWounds', 'loss');

/** What happened, for trace and digest. */
export const SHOOTS = event(
  'shoots-at',
  { unit: 'unit', target: 'unit', attacks: 'number' },
  '{unit} shoots at {target} with {attacks|attack|attacks}',
);
export const FIGHTS = event(
  'fights',
  { unit: 'unit', target: 'unit', attacks: 'number' },
  '{unit} fights {target} with {attacks|attack|attacks}',
);
export const HITS = event('hits', { unit: 'unit', target: 'unit', count: 'number' }, '{unit} scores {count|hit|hits} on {target}');
export const WOUNDS = event(
  'wounds',
  { unit: 'unit', target: 'unit', count: 'number' },
  '{unit} inflicts {count|wound|wounds} on {target}',
);
export const UNSAVED = event(
  'unsaved',
  { unit: 'unit', target: 'unit', count: 'number' },
  '{target} suffers {count|unsaved wound|unsaved wounds} from {unit}',
);
export const DAMAGE = event('damage', { unit: 'unit', target: 'unit', count: 'number' }, '{unit} deals {count} damage to {target}');
export const MORTAL_WOUNDS = event('mortal-wounds', { unit: 'unit', count: 'number' }, '{unit} suffers {count|mortal wound|mortal wounds}');

/** Why dice are rolled. */
export const ATTACKS = purpose('attacks');
export const HIT_ROLL = purpose('hit');
export const HIT_REROLL = reroll('hit');
export const WOUND_ROLL = purpose('wound');
export const WOUND_REROLL = reroll('wound');
export const STRENGTH_ROLL = purpose('strength');
export const ARMOUR = purpose('armour');
export const ARMOUR_REROLL = reroll('armour');
export const INVULNERABLE = purpose('invulnerable');
export const INVULNERABLE_REROLL = reroll('invulnerable');
export const DAMAGE_ROLL = purpose('damage');
export const DAMAGE_REROLL = reroll('damage');
export const FEEL_NO_PAIN = purpose('feel-no-pain');
export const MORTAL_ROLL = purpose('mortal-wounds');
export const SUSTAINED_ROLL = purpose('sustained-hits');
export const HAZARDOUS_ROLL = purpose('hazardous');
export const HAZARDOUS_REROLL = reroll('hazardous');
export const DEMISE_ROLL = purpose('deadly-demise');
export const ROLL_OFF = purpose('roll-off');
