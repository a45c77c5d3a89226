import type { LedgerEntry } from 'sandtable/rules';

export const veh: readonly LedgerEntry[] = [
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
  },
  {
    id: 'CAL-VEH-02',
    title: 'Explosion: models nearby',
    source: 'Destroyed - Explodes',
    text: [
      'When a vehicle explodes it is removed and every model within D6" of its hull suffers one S4, AP6 hit.',
      'Ruling: the same hit whether or not the vehicle is open-topped (the base lowers it to S3, CLS-VEH-23). Friend and foe alike; the one D6 is rolled once per explosion, before passengers are placed. No cover save. Vehicles in range take the hit on the facing towards the wreck. Zooming Flyers crash (CLS-FLYER-07) and super-heavies use CLS-VEH-44 and CLS-VEH-45 instead.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Explodes, models nearby (CLS-VEH-23: S4 AP -, S3 if open-topped)',
  },
  {
    id: 'CAL-VEH-03',
    title: 'Explosion: passengers of closed transports',
    source: 'Effects of Damage Results on Passengers',
    text: [
      'The embarked unit suffers as many S5, AP5 hits as it has embarked models, handled like hits from shooting.',
      'Ruling: only if the transport is not open-topped (CAL-VEH-01). No cover save; the wounds count for CAL-MORALE-01 in a Shooting phase.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: passengers of an exploding closed transport (CLS-TRANSPORT-08: S4 AP -)',
  },
  {
    id: 'CAL-VEH-04',
    title: 'Explosion: placing survivors and Pinning',
    source: 'Effects of Damage Results on Passengers',
    text: [
      'The survivors of the embarked unit are set up on the spot of the wreck, then take a Pinning Test with -1 Leadership for each casualty they suffered in the explosion.',
      'Ruling: the test is taken even without casualties; it applies to open-topped transports too. After a wreck without explosion the test of CLS-TRANSPORT-07 stays unmodified. Casualty = model removed.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: placing survivors (CLS-TRANSPORT-08); replaces their unmodified pinning test (CLS-MORALE-12)',
  },
  {
    id: 'CAL-VEH-05',
    title: 'Penetrating Hit costs more Hull Points',
    source: 'paragraph on damaging vehicles',
    text: [
      'If D6 + Strength is above the Armour Value it is a Penetrating Hit: 1 Hull Point plus 1 more for each point by which the total exceeds the Armour Value.',
      'Ruling: "wounds" of vehicles are Hull Points; "additional" is added to the 1 of a Glancing Hit. A Penetrating Hit also rolls on the base Vehicle Damage table with base modifiers. Automatic Penetrating Hits (EMP, Haywire) count as exceeding by 1. Hits that print their own Hull Point loss (Destroyer CLS-WPN-34, Graviton CLS-WPN-46) and losses from terrain or table results are not increased. At 0 Hull Points: wrecked (CLS-VEH-24), unless a damage roll of the same attack shows Explodes (CLS-VEH-16).',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: penetrating hit costs 1 Hull Point (CLS-VEH-16); the damage roll (CLS-VEH-16, CLS-VEH-17) stays',
  },
  {
    id: 'CAL-VEH-06',
    title: 'AP1 against vehicles',
    source: 'paragraph on damaging vehicles',
    text: [
      'AP1 turns a Glancing Hit into a Penetrating Hit, and raises a Penetrating Hit by 1 point.',
      'Ruling: read as +1 to a total that already reached the Armour Value: a glance becomes a Penetrating Hit by 1 (2 Hull Points). A total below the Armour Value stays nothing. The table modifiers AP1 +2, AP2 +1 are kept (CLS-VEH-18).',
    ].join('\n'),
    simulated: 'full',
    changes: 'extends classic base: AP1 (CLS-VEH-18: +2 on the damage table) and glancing hits (CLS-VEH-15)',
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
  },
  {
    id: 'CAL-VEH-08',
    title: 'Tank Shock: dangerous fall back',
    source: 'Tank Shock (in the passengers paragraph)',
    text: [
      'Models of a unit that Falls Back from a Tank Shock each take a Dangerous Terrain test (1 = one Wound).',
      'Ruling: taken before the Fall Back move; only invulnerable saves and Feel No Pain, as in CLS-MOVE-07.',
    ].join('\n'),
    simulated: 'full',
    changes: 'extends classic base: Tank Shock (CLS-VEH-34) with the test of CLS-MOVE-07',
  },
  {
    id: 'CAL-VEH-09',
    title: 'Vehicle pivots cost distance',
    source: 'after Tank Shock',
    text: [
      'A vehicle that changes direction while moving must pivot; each pivot of 90 degrees uses 1" of its movement.',
      'Ruling: each pivot costs 1" per 90 degrees or part of it (45 = 1", 135 = 2"). A vehicle that only turns on the spot and does not otherwise move pays nothing and has not moved. Inches spent on pivots count as distance moved for the speed bands (CLS-VEH-03) and also in Flat Out and Tank Shock moves. Walkers and zooming Flyers (CLS-FLYER-02) are exempt.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: free pivoting (CLS-VEH-04)',
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
  },
  {
    id: 'CAL-VEH-11',
    title: 'Armour penetration roll and Glancing Hit',
    source: 'paragraph on damaging vehicles',
    text: 'Roll D6 + Strength. Equal to the Armour Value = Glancing Hit, 1 Hull Point lost. Below = nothing. Above = CAL-VEH-05.',
    simulated: 'full',
    changes: 'restates classic base: armour penetration and glancing hits (CLS-VEH-14, CLS-VEH-15)',
  },
];
