import type { LedgerEntry } from 'sandtable/rules';

/** TEN-VEH entries without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'TEN-VEH-05',
    title: 'What is measured for vehicles and baseless models',
    source: 'Core rules, Measuring Distances; commentary "Hull", "Base", "Models Without Bases"; FAQ (measuring Auras)',
    layer: 'core',
    text: 'Distances run between the closest points of bases (a base is part of its model). For VEHICLES, except WALKERS with a base, and for all baseless models the closest part of the model (or of its base if it has one) is used. Auras and other "within" checks use the same points.',
    simulated: 'full',
    seams: ['mayFireAt', 'baseContact'],
  },
];
