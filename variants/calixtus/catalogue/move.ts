import type { LedgerEntry } from 'sandtable/rules';

export const move: readonly LedgerEntry[] = [
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
  },
  {
    id: 'CAL-MOVE-04',
    title: 'Difficult and dangerous terrain roll',
    source: 'The Movement Phase',
    text: [
      'A unit that moves into, out of or through difficult OR dangerous terrain in its Movement phase rolls 2D6 and uses the higher die as the maximum distance in inches for every model of the unit for that move, never above its normal allowance.',
      'Ruling: the Dangerous Terrain test of CLS-MOVE-07 (D6 per model, 1 = one wound, no armour or cover save) is still taken as well in dangerous terrain; the source only adds the distance roll. One roll covers both kinds of terrain. The roll binds the whole unit, as in CLS-MOVE-06. Those who are not slowed in the base are not slowed here: Beasts (CLS-UNIT-09), Bikes and Cavalry in difficult terrain, which is only dangerous to them (CLS-UNIT-02, CLS-UNIT-10; terrain that is dangerous to everyone asks them for the roll), whatever flies or hovers over terrain (CLS-MOVE-16) and vehicles other than Walkers (CLS-VEH-05). Move Through Cover adds a die (CLS-USR-20). Charges use CLS-ASSAULT-07, not this roll.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'replaces classic base: Difficult Terrain test (CLS-MOVE-06), widened to dangerous terrain and to leaving terrain; extends the Dangerous Terrain test (CLS-MOVE-07)',
  },
  {
    id: 'CAL-MOVE-05',
    title: 'Run D6" (foot, jump, jet pack, artillery, Monstrous Creatures, Walkers)',
    source: 'The Shooting Phase, point 15 and table Movement in the Shooting Phase',
    text: [
      'Instead of shooting, a unit of Infantry, Artillery, Jump, Jet Pack, Monstrous Creature or Walker type may Run in the Shooting phase: one D6 for the unit, every model may move up to that many inches.',
      'Ruling: a unit that Runs may not charge that turn unless it has Fleet (CAL-USR-16); terrain does not slow a Run but Dangerous Terrain tests are taken (CLS-MOVE-11). Artillery may Run with its guns, which the base forbids: the guns move with the crew. Gargantuan Creatures and super-heavy walkers, not in the table, Run D6". Locked, falling back and gone-to-ground units cannot Run (base).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Run (CLS-MOVE-11, CLS-VEH-39); replaces its ban for artillery with guns',
  },
  {
    id: 'CAL-MOVE-06',
    title: 'Run 2D6" (Beasts, Cavalry)',
    source: 'table Movement in the Shooting Phase',
    text: [
      'A unit of Beasts or Cavalry that Runs rolls 2D6 and adds them: every model may move up to the sum in inches.',
      'Ruling: both types have Fleet (CLS-UNIT-09, CLS-UNIT-10), so with CAL-USR-16 they may charge after this Run.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Run of Beasts and Cavalry (CLS-MOVE-11: D6" there)',
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
  },
  {
    id: 'CAL-MOVE-08',
    title: 'Turbo-boost (Bikes 12", Jetbikes 24", swift jetbikes 36")',
    source: 'table Movement in the Shooting Phase',
    text: [
      'Instead of shooting, the unit may Turbo-boost with no dice: Bikes up to 12", Jetbikes up to 24", swift jetbikes up to 36". A unit that Turbo-boosts may not shoot or charge that turn.',
      'Ruling: the ban lasts until its next turn, so it fires no Overwatch either (CLS-MOVE-12). The 36" class is a datasheet flag; a Jetbike without it has 24".',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Turbo-boost (CLS-MOVE-12, CLS-UNIT-02, CLS-UNIT-03); extends it with the 36" class',
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
  },
  {
    id: 'CAL-MOVE-10',
    title: 'Who declares Run, Turbo-boost and Flat Out',
    source: 'table Movement in the Shooting Phase (closing lines)',
    text: [
      'Run and Turbo-boost are declared for the whole unit. In a vehicle squadron each vehicle decides alone whether to go Flat Out; the others may shoot. Coherency must hold at the end (CAL-MOVE-03).',
      'Ruling: squadron coherency is 4" between hulls (CLS-VEH-29).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: who declares Run, Turbo-boost and Flat Out (CLS-MOVE-11, CLS-MOVE-12, CLS-VEH-11, CLS-VEH-29)',
  },
];
