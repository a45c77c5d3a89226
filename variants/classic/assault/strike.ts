import { lookUp } from 'sandtable/kit';
import { CAUSE, DEED, event, type Game, is, type ModelId, scratch, type Unit, type WeaponSheet } from 'sandtable/rules';
import { ARM, type Classic, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { beginAttack, endAttack } from '../shooting/attack.ts';
import { reportHits } from '../shooting/report-hits.ts';
import { ATTACKS_MADE, COMBAT_SCORE } from '../state.ts';
import type { Tables } from '../tables.ts';
import { madeArm } from '../weapons/arms.ts';
import { strengthWith } from '../weapons/strength.ts';
import { attacksAt, strikesUnit } from './blows.ts';
import { DUELLING, duellistOf, opponentOf } from './duel.ts';

/** What a model without a melee weapon fights with (CLS-WPN-50). */
export const BARE_HANDS: WeaponSheet<Classic> = madeArm('close-combat-weapon', { S: 'user', AP: '-', type: 'melee' });

/** Blows of a unit at one Initiative step. */
const STRIKES = event(
  'strikes',
  { unit: 'unit', target: 'unit', step: 'number', blows: 'number' },
  '{unit} strikes at {target} at Initiative {step} with {blows|model|models}',
);

const MOST_MODELS = 8192;
const DONE = -2;
/** Index of the weapon each striking model fights with, -1 for bare hands, DONE once it has struck. */
/** `opponent`: the only model they can hit, and the only one that strikes, in a challenge; else -1. */
const arming = scratch({ weaponOf: new Int16Array(MOST_MODELS), opponent: -1 });
type Arming = ReturnType<typeof arming>;

type Keys =
  | 'initiativeOf'
  | 'fixedInitiative'
  | 'attacksOf'
  | 'attacksWith'
  | 'mostStrength'
  | 'bonusAttacks'
  | 'chargeBonus'
  | 'secondWeaponBonus'
  | 'mayStrikeWith'
  | 'meleeWeaponOf'
  | 'targetSkill'
  | 'strikingSkill'
  | 'fightHitOn'
  | 'strike';

const isCloseCombat = (type: number): boolean => type === ARM.melee || type === ARM.pistol;

/** Rough worth of one blow at a Strength: its chance to wound an average foe and get past its armour. */
export function worthOf(weapon: WeaponSheet<Classic>, strength: number): number {
  return strengthWith(weapon.profile, strength) * (8 - Math.min(weapon.profile.ap, 7));
}

/** ASSAULT: blows. */
export const striking = (s: ClassicSeams, t: Tables): Pick<ClassicSeams, Keys> => ({
  initiativeOf: (g, model) => s.statOf(g, model, STAT.I),

  fixedInitiative: () => 0,

  attacksOf: (g, model, enemy) => {
    const index = s.meleeWeaponOf(g, model, enemy);
    const weapon = index < 0 ? BARE_HANDS : g.unitOf(model).sheet.weapons[index];
    const own = s.attacksWith(g, model, weapon);
    return own === 0 ? 0 : own + s.chargeBonus(g, model, enemy) + s.secondWeaponBonus(g, model, weapon);
  },
  attacksWith: (g, model, _weapon) => s.statOf(g, model, STAT.A),
  mostStrength: (g, a) => s.strengthOf(g, a),
  bonusAttacks: (_g, _model, printed) => printed,
  chargeBonus: () => 0,

  // Weapons that do not count say so in their own rules (CLS-WPN-38, -39).
  secondWeaponBonus: (g, model, _weapon) => {
    const carried = g.sheetOf(model).weapons;
    const list = g.unitOf(model).sheet.weapons;
    let n = 0;
    for (let k = 0; k < carried.length; k++) {
      const other = list[carried[k]];
      if (isCloseCombat(other.profile.type) && s.mayStrikeWith(g, model, other)) n++;
    }
    return n >= g.desk.numbers.secondWeapons ? s.bonusAttacks(g, model, g.desk.numbers.secondWeaponAttacks) : 0;
  },

  mayStrikeWith: () => true,
  meleeWeaponOf: (g, model, enemy) => {
    const sheet = g.sheetOf(model);
    const met = enemy.sheet.models[0].stats;
    const list = g.unitOf(model).sheet.weapons;
    let best = -1;
    let most = -1;
    for (let k = 0; k < sheet.weapons.length; k++) {
      const weapon = list[sheet.weapons[k]];
      if (weapon.profile.type !== ARM.melee || !s.mayStrikeWith(g, model, weapon)) continue;
      const lost = met.vehicle !== 0 ? t.onPaper.hullLost : t.onPaper.woundsLost;
      const worth = worthOf(weapon, s.statOf(g, model, STAT.S)) * lost(weapon.profile, met.wounds);
      if (worth <= most) continue;
      most = worth;
      best = sheet.weapons[k];
    }
    return best;
  },

  targetSkill: (g, a) => s.majorityOf(g, a.target, STAT.WS),
  strikingSkill: (g, a) => s.statOf(g, a.bearer, STAT.WS),
  fightHitOn: (g, a) => {
    const enemy = s.targetSkill(g, a);
    const own = s.strikingSkill(g, a);
    if (own === 0) return 7;
    return enemy === 0 ? 1 : lookUp(t.toStrike, own, enemy);
  },

  strike: (g, u, enemy, initiative) => {
    const arms = arming();
    const { weaponOf } = arms;
    let blows = 0;
    for (let i = u.first; i < u.first + u.size; i++) {
      if (!strikesUnit(g, i, enemy)) continue;
      weaponOf[i] = s.meleeWeaponOf(g, i, enemy);
      blows++;
    }
    if (blows === 0) return;
    g.log.note(STRIKES, u.slot, enemy.slot, initiative, blows);
    if (is(u, DUELLING)) strikeOpponent(g, s, u, enemy, arms);
    arms.opponent = -1;
    const frame = g.dice.begin(DEED.fight, u, enemy);
    for (let i = u.first; i < u.first + u.size; i++) {
      if (!strikesUnit(g, i, enemy) || weaponOf[i] === DONE) continue;
      strikeWith(g, s, enemy, i, frame, arms);
    }
    g.dice.end(frame);
  },
});

/** The blows of the model in a challenge, as a deed of their own. */
function strikeOpponent(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, enemy: Unit<Classic>, arms: Arming): void {
  const i = duellistOf(g, u);
  if (i < 0 || !strikesUnit(g, i, enemy)) return;
  const frame = g.dice.begin(DEED.fight, u, enemy);
  arms.opponent = opponentOf(g, i);
  strikeWith(g, s, enemy, i, frame, arms);
  g.dice.end(frame);
}

/**
 * All blows with the weapon of model `first` by it, and outside a challenge by the models after it: hits, wounds, casualties, score
 * (CLS-ASSAULT-21 to -23, -27).
 */
function strikeWith(
  g: Game<Classic>,
  s: ClassicSeams,
  enemy: Unit<Classic>,
  first: ModelId,
  frame: Parameters<typeof beginAttack>[4],
  { weaponOf, opponent }: Arming,
): void {
  const u = g.unitOf(first);
  const end = opponent >= 0 ? first + 1 : u.first + u.size;
  const index = weaponOf[first];
  const weapon = index < 0 ? BARE_HANDS : u.sheet.weapons[index];
  const a = beginAttack(g, u, enemy, weapon, frame, CAUSE.assault);
  a.melee = true;
  a.duel = opponent;
  g.dice.weapon(frame, weapon.key);
  for (let i = first; i < end; i++) {
    if (!strikesUnit(g, i, enemy) || weaponOf[i] !== index) continue;
    weaponOf[i] = DONE;
    a.firer[a.firers] = i;
    a.snaps[a.firers] = 0;
    const blows = attacksAt(g, s, i, enemy);
    g.log.tally(ATTACKS_MADE, blows, u.slot, enemy.slot, frame);
    a.shots[a.firers++] = blows;
  }
  s.rollHits(g, a);
  reportHits(g, a);
  if (a.hits > 0) s.resolveHits(g, a);
  u.reg[COMBAT_SCORE] += a.totalLost;
  endAttack(g);
}
