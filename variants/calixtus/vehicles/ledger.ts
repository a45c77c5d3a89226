import type { LedgerEntry } from 'sandtable/rules';

/** Entries of CAL-VEH without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CAL-VEH-01',
    title: 'Explosion: passengers of open-topped transports',
    source: 'Bailing Out of Open-Topped Vehicles',
    text: [
      'When an open-topped transport explodes its passengers suffer one S3, AP - hit per embarked model.',
      'Ruling: S3, S4 and S5 concern three groups: S3 AP - passengers of open-topped vehicles, S5 AP5 passengers of all others (CAL-VEH-03), S4 AP6 bystanders (CAL-VEH-02). No model suffers two of them from the same explosion. This one equals the base (CLS-TRANSPORT-08): saves allowed, no cover save.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: passengers of an exploding open-topped transport (CLS-TRANSPORT-08)',
    seams: ['hurtInside'],
  },
  {
    id: 'CAL-VEH-07',
    title: 'Tank Shock: Morale Check',
    source: 'Tank Shock (in the passengers paragraph)',
    text: [
      'If a Tank Shocking vehicle reaches an enemy unit that is not a vehicle (artillery models included) that unit takes a Morale Check and Falls Back at once if it fails.',
      'Ruling: unmodified Leadership; passed: the unit is moved aside (CLS-VEH-34) or may use Death or Glory (CLS-VEH-35).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Tank Shock and Death or Glory (CLS-VEH-34, CLS-VEH-35)',
    seams: ['shockMet'],
  },
  {
    id: 'CAL-VEH-10',
    title: 'Armour facing',
    source: 'paragraph on damaging vehicles',
    text: [
      'Before rolling find out which facing is hit: front, side or rear; its Armour Value is used.',
      "Ruling: judged from the shooter's position by the arcs of CLS-VEH-12 (on a dividing line the higher value); barrage hits the side (CLS-WPN-17); close combat hits use rear armour (CLS-VEH-32), Walkers that are not Immobilised front (CLS-VEH-40).",
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: which facing is hit and armour used in combat (CLS-VEH-12, CLS-VEH-32, CLS-VEH-40)',
    seams: ['armourFacing'],
  },
  {
    id: 'CAL-VEH-11',
    title: 'Armour penetration roll and Glancing Hit',
    source: 'paragraph on damaging vehicles',
    text: 'Roll D6 + Strength. Equal to the Armour Value = Glancing Hit, 1 Hull Point lost. Below = nothing. Above = CAL-VEH-05.',
    simulated: 'full',
    changes: 'restates classic base: armour penetration and glancing hits (CLS-VEH-14, CLS-VEH-15)',
    seams: ['penetrationRoll'],
  },
];
