// Written by `npm run contents`: the procedures that rules of this folder can change, from their declarations.
import type { Procedures } from 'sandtable/rules';

export const procedures: Procedures = {
  criticalWoundOn: {
    about: 'The natural face To Wound, or to penetrate, from which on it is a Critical Wound; 0 where there is no such thing (HYB-DEF-07).',
    signature: '(a: Attack) => number',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  demiseOf: {
    about: 'What the end of a vehicle does to units near it in place of hits on each model: nothing, null (HYB-DEF-09).',
    signature: '(vehicle: ModelId) => Roll | null',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  firesByTable: {
    about: 'Whether a vehicle fires by the types of its weapons (HYB-VEH-14 to -17): if its fire depends on its speed at all.',
    signature: '(model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  inflictedDamage: {
    about: 'The Damage of a weapon for the wound or hit that takes effect now: as printed, 1 where it is dice (HYB-DEF-06).',
    signature: '(a: Attack) => Count',
    gives: 'Count',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  movementBy: {
    about: 'Movement of models of a statline: as their datasheet prints it, else that of their kind (HYB-DEF-02). A number to tune.',
    signature: '(stats: ClassicStats) => Inches',
    gives: 'Inches',
    whom: null,
  },
  paidPivots: {
    about: 'For how many of so many pivots in a turn it is paid: each (HYB-VEH-10).',
    signature: '(u: Unit, pivots: number) => Count',
    gives: 'Count',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  pivotValue: {
    about: "Inches that pivoting takes off the Movement of a unit's vehicles of a statline: none (HYB-VEH-09, HYB-FLYER-01).",
    signature: '(u: Unit, stats: ClassicStats) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  printedDemise: {
    about: 'Deadly Demise of a vehicle by its profile, null where that lists none (HYB-DEF-10).',
    signature: '(vehicle: ModelId) => Roll | null',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
};
