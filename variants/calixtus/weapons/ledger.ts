import type { LedgerEntry } from 'sandtable/rules';

/** Entries of CAL-WPN without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CAL-WPN-01',
    title: 'Assault weapons',
    source: 'Moving, Shooting and Assaulting',
    text: 'A unit that moved may shoot Assault weapons with no penalty and may charge in the same turn.',
    simulated: 'full',
    changes: 'restates classic base: Assault weapons (CLS-WPN-02)',
    seams: ['shotsOf'],
  },
  {
    id: 'CAL-WPN-04',
    title: 'Pistols',
    source: 'Moving, Shooting and Assaulting',
    text: [
      'A Pistol counts as Assault 1: one shot, no penalty for moving, charge allowed.',
      'Ruling: two pistols may both be shot, and a pistol counts as a close combat weapon (CLS-WPN-07).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Pistols (CLS-WPN-07)',
    seams: ['weaponsPerModel'],
  },
  {
    id: 'CAL-WPN-07',
    title: 'Salvo weapons',
    source: 'Moving, Shooting and Assaulting',
    text: [
      'A Salvo X/Y weapon shoots Y times if its unit did not move and X (the lower) times if it moved. A unit that shot Salvo weapons after moving may not charge.',
      'Ruling: where the source is silent CLS-WPN-05 stays: after moving the range is halved, a stationary unit that shot Salvo may not charge either, and Relentless or Slow and Purposeful bearers count as stationary (and only they may then charge).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Salvo (CLS-WPN-05, CLS-ASSAULT-03)',
    seams: ['shotsOf'],
  },
  {
    id: 'CAL-WPN-15',
    title: 'Defensive grenade: no charge bonus',
    source: 'Grenades in the Assault Phase',
    text: [
      'A unit that charges an enemy with defensive grenades gets no +1 attack for charging, even if the thrown grenade hits or wounds nothing.',
      'Ruling: the source says both that these grenades keep working as before and that they may now be thrown: the passive effect therefore holds with or without a throw, except when the charged unit was already locked, gone to ground or Pinned (CLS-WPN-54). Its bearers keep Stealth against shots from within 8" (one Cover Save level, CAL-SAVE-03). Only the bonus of CAL-ASSAULT-12 goes; Surprise Assault and Hatred attacks stay.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: defensive grenades (CLS-WPN-54)',
    seams: ['chargeBonus'],
  },
  {
    id: 'CAL-WPN-20',
    title: 'Melta bombs',
    source: 'Grenades in the Assault Phase',
    text: [
      'A melta bomb has Melta: it rolls 2D6 + Strength against vehicle armour.',
      'Ruling: no half-range condition, as it is used in contact. S8, AP1 and Unwieldy stay as in CLS-WPN-55. Against a Monstrous Creature it wounds by S8, without extra dice.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Armourbane of the melta bomb (CLS-WPN-55) by Melta (CLS-WPN-22), which gives the same dice',
    seams: ['penetrationDice'],
  },
  {
    id: 'CAL-WPN-26',
    title: 'Rending: vehicles',
    source: 'Weapons',
    text: [
      'When the D6 of the armour penetration roll of a Rending weapon shows 6, add a D3.',
      'Ruling: "a 6 is rolled" is taken as the penetration die, as in the base, not the to-hit die; the AP1 of CAL-WPN-25 is only for wounds, against vehicles the printed AP is used.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Rending against armour (CLS-WPN-24)',
    seams: ['penetrationBonus'],
  },
];
