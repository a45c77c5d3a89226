import type { Block, InlineAttack, InlineOption } from 'sandtable/rules';

const MODEL = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };

/** BS 3 hits on 4+: together they are 7 (CLS-SHOOT-06). */
const HIT_AND_BS = 7;

const options: readonly InlineOption[] = [
  { name: 'BS', of: 'attacker', key: 'BS', about: 'Ballistic Skill', otherwise: 4 },
  { name: 'hit', of: 'attacker', key: 'BS', about: 'the roll to hit when shooting, instead of BS', reads: (roll) => HIT_AND_BS - roll },
  { name: 'WS', of: 'attacker', key: 'WS', about: 'Weapon Skill', otherwise: 4 },
  { name: 'I', of: 'attacker', key: 'I', about: 'Initiative', otherwise: 4 },
  { name: 'S', of: 'weapon', key: 'S', about: 'Strength', otherwise: 4 },
  { name: 'AP', of: 'weapon', key: 'AP', about: 'Armour Piercing, 1 to 6 or - (--AP=-)', otherwise: '-' },
  { name: 'T', of: 'target', key: 'T', about: 'Toughness of the target', otherwise: 4 },
  { name: 'W', of: 'target', key: 'W', about: 'Wounds of each of its models', otherwise: 1 },
  { name: 'Sv', of: 'target', key: 'Sv', about: 'its Armour Save', otherwise: 'none' },
  { name: 'inv', of: 'target', key: 'inv', about: 'its Invulnerable Save' },
  { name: 'AV', of: 'target', key: 'AV', about: 'Armour Values of a vehicle: 14/12/10', makes: { type: 'vehicle', HP: 3 } },
  { name: 'HP', of: 'target', key: 'HP', about: 'Hull Points of a vehicle', otherwise: 3 },
];

/** Attacks in a command line. */
export const inline: InlineAttack = {
  options,
  shooting: {
    weapon: { range: 36, S: 4, AP: '-', type: 'assault' },
    attacker: MODEL,
    target: MODEL,
    number: { of: 'weapon', key: 'shots' },
    when: { shoot: 'A', at: 'B', with: 'attack' },
  },
  melee: {
    weapon: { S: 4, AP: '-', type: 'melee' },
    attacker: MODEL,
    target: MODEL,
    number: { of: 'attacker', key: 'A' },
    when: { strike: 'A', at: 'B' },
  },
  weaponRules: 'rules',
  feelNoPain: 'feel-no-pain',
  isVehicle: (target: Block) => target['AV'] !== undefined,
};
