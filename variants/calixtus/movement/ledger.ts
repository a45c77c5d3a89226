import type { LedgerEntry } from 'sandtable/rules';

/** Entries of CAL-MOVE without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CAL-MOVE-01',
    title: 'Movement allowance',
    source: 'The Movement Phase',
    text: [
      'In the Movement phase each model of a unit may move any distance from 0 up to its Movement allowance.',
      'Ruling: the source speaks of a Movement value but gives none; a datasheet value is used where present, else the base distance for the unit type of CLS-MOVE-02 (Infantry 6", Bikes 12" and so on).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: basic movement and distance by unit type (CLS-MOVE-01, CLS-MOVE-02)',
    seams: ['baseMoveInches'],
  },
  {
    id: 'CAL-MOVE-02',
    title: 'Stop 1" from the enemy',
    source: 'The Movement Phase',
    text: [
      'Outside a charge a model may not move to within 1" of an enemy model; a move that would do so ends at the last point where the gap is still 1".',
      'Ruling: a gap of exactly 1" is allowed, as in the example of CLS-MOVE-03 (so that the "begins 1" away" case of CAL-ASSAULT-02 can occur).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: one inch from enemies (CLS-MOVE-03)',
    seams: ['moveAs'],
  },
  {
    id: 'CAL-MOVE-03',
    title: 'Unit coherency 2"',
    source: 'The Movement Phase; table Movement in the Shooting Phase (last line)',
    text: [
      'Each model must be within 2" of another model of its unit, forming one connected group, after every move, including Run, Turbo-boost and Flat Out.',
      'Ruling: checked on end positions of each move, not along the path. The 2" are horizontal, and at most 6" vertical (CLS-MOVE-05). Vehicle squadrons keep 4" between hulls (CLS-VEH-29). A unit that is out of coherency restores it as in CLS-MOVE-05.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: unit coherency (CLS-MOVE-05); squadrons keep CLS-VEH-29',
    seams: ['moveAs'],
  },
  {
    id: 'CAL-MOVE-07',
    title: 'Run 2D6" (swooping Flying Monstrous Creature)',
    source: 'table Movement in the Shooting Phase',
    text: [
      'A Flying Monstrous Creature that is Swooping and Runs rolls 2D6 and adds them as its Run distance. A gliding one uses CAL-MOVE-05 (D6").',
      'Ruling: gliding is not in the table; it counts as a Monstrous Creature. The swooping Run goes straight ahead (CLS-FLYER-13).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: swooping Run (CLS-FLYER-13) and Run when gliding (CLS-MOVE-11, CLS-FLYER-14)',
    seams: ['runAs'],
  },
  {
    id: 'CAL-MOVE-09',
    title: 'Flat Out (vehicles)',
    source: 'table Movement in the Shooting Phase',
    text: [
      'Instead of shooting, a vehicle may move Flat Out: Heavy vehicles not at all; Fast vehicles up to 12"; Fast Skimmers up to 18"; zooming Flyers at least 12" and at most 24"; every other vehicle up to 6". Walkers Run (CAL-MOVE-05).',
      'Ruling: the most specific row wins: a Fast Skimmer uses 18", not 12"; a non-fast Skimmer uses 6"; Heavy beats every other keyword except Flyer. From the base: super-heavies cannot (CLS-VEH-43), nor can a vehicle that Tank Shocked, rammed or is immobilised (CLS-VEH-11); a hovering Flyer counts as a Fast Skimmer (CLS-FLYER-04); Supersonic Flyers keep 36-48" (CLS-USR-38).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Flat Out (CLS-VEH-11, CLS-VEH-07, CLS-VEH-08, CLS-FLYER-08)',
    seams: ['flatOutInches'],
  },
];
