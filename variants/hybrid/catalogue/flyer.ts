import type { LedgerEntry } from 'sandtable/rules';

export const flyer: readonly LedgerEntry[] = [
  {
    id: 'HYB-FLYER-01',
    title: 'Flyers have Pivot Value 6"',
    source: 'Vehicle, Movement Phase',
    text: [
      'A Flyer\'s Pivot Value is 6" instead of 2" (HYB-VEH-09).',
      'Ruling: several pivots of any angle are allowed for the one price; only the stunned case forbids turning.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: the one pivot of up to 90 degrees (CLS-FLYER-02)',
  },
  {
    id: 'HYB-FLYER-02',
    title: 'Zooming speed in the hybrid',
    source: 'Vehicle, Movement Phase',
    text: [
      'A zooming flyer moves at least 20" and at most 1.5 x M rounded up (M after the Pivot Value), straight between pivots. It may not pivot if that would leave its limit below 20".',
      'Ruling: 20" is the distance the source itself gives a zooming flyer, so it is its minimum; M sets its top speed as for all vehicles.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: zooming distance (CLS-FLYER-02: 18" to 36")',
  },
  {
    id: 'HYB-FLYER-03',
    title: 'Immobilised zooming flyer',
    source: 'Vehicle, Vehicle Damage Table 6',
    text: 'A zooming flyer with an Immobilised result rolls a D6: 1-2 it crashes at once (HYB-FLYER-04); 3+ it counts as Crew Stunned instead.',
    simulated: 'full',
    changes: 'restates classic base: Immobilised zooming flyers (CLS-FLYER-06)',
  },
  {
    id: 'HYB-FLYER-04',
    title: 'Crash and Burn',
    source: 'Vehicle, Crash and Burn',
    text: [
      "A Large Blast marker starts on the flyer's centre and scatters the full 2D6\" (a Hit leaves it). Each unit with a model under it where it ends takes the flyer's Deadly Demise once; the flyer is removed.",
      'Ruling: passengers keep CLS-FLYER-07. The marker uses the scatter die of CLS-DEF-06.',
    ].join('\n'),
    simulated: 'full',
    changes: "replaces classic base: Crash and Burn (CLS-FLYER-07: S6 hits); its passengers' part stays",
  },
  {
    id: 'HYB-FLYER-05',
    title: 'Zooming flyer at 0 Hull Points',
    source: 'Vehicle, Wrecked Vehicles',
    text: 'A zooming flyer reduced to 0 HP does not leave a wreck but crashes (HYB-FLYER-04).',
    simulated: 'full',
    changes: 'restates classic base: a zooming flyer at 0 Hull Points crashes (CLS-FLYER-07)',
  },
];
