import type { InlineAttack, InlineOption } from 'sandtable/rules';

const MODEL = { M: 6, T: 4, Sv: 7, W: 1, Ld: 7, OC: 1 };

const options: readonly InlineOption[] = [
  { name: 'hit', of: 'weapon', key: 'skill', about: 'the roll to hit: BS or WS', otherwise: '4+' },
  { name: 'S', of: 'weapon', key: 'S', about: 'Strength', otherwise: 4 },
  { name: 'AP', of: 'weapon', key: 'AP', about: 'Armour Penetration, 0 to -6', otherwise: 0 },
  { name: 'D', of: 'weapon', key: 'D', about: 'Damage, a number or dice', otherwise: 1 },
  { name: 'T', of: 'target', key: 'T', about: 'Toughness of the target', otherwise: 4 },
  { name: 'W', of: 'target', key: 'W', about: 'Wounds of each of its models', otherwise: 1 },
  { name: 'Sv', of: 'target', key: 'Sv', about: 'its Save', otherwise: 'none' },
  { name: 'inv', of: 'target', key: 'inv', about: 'its invulnerable save' },
];

/** Attacks in a command line. */
export const inline: InlineAttack = {
  options,
  shooting: {
    weapon: { range: 36, skill: 4, S: 4, AP: 0, D: 1 },
    attacker: MODEL,
    target: MODEL,
    number: { of: 'weapon', key: 'A' },
    when: { shoot: 'A', at: 'B', with: 'attack' },
  },
  melee: {
    weapon: { range: 'melee', skill: 4, S: 4, AP: 0, D: 1 },
    attacker: MODEL,
    target: MODEL,
    number: { of: 'weapon', key: 'A' },
    when: { strike: 'A', at: 'B' },
  },
  weaponRules: 'keywords',
  feelNoPain: 'feel-no-pain',
  isVehicle: () => false,
};
