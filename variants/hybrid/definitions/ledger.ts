import type { LedgerEntry } from 'sandtable/rules';

/** Entries of HYB-DEF without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'HYB-DEF-01',
    title: 'Scope and precedence',
    source: 'Whole document',
    text: [
      'The source gives unit types and vehicles only. Where it speaks it replaces the classic rule; where it is silent the classic rule stands; a classic rule written for one narrow type (walker, chariot, super-heavy, zooming flyer, barrage) stands unless the source contradicts that type by name.',
      'Ruling: "Charge Phase" is read as the Charge sub-phase, "Sweeping Run" as Sweeping Advance (CLS-ASSAULT-31), "steadfast" as never testing, "accuracy" as BS.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'amends the whole classic base, which stands where the source is silent; coherency, turn order, morale and psychic rules are untouched',
    seams: ['moveAs'],
  },
  {
    id: 'HYB-DEF-04',
    title: 'Converting classic AP values',
    source: 'Vehicle, High AP Weapons',
    text: [
      'A weapon with a classic AP gets AP-(6-n): AP6 or "-" gives AP-0, AP5 AP-1, AP4 AP-2, AP3 AP-3, AP2 AP-4, AP1 AP-5. A weapon printed with negative AP keeps it.',
      "Ruling: the source's +1 at AP-4 and +2 at AP-5 match the classic +1 at AP2 and +2 at AP1, which fixes this scale.",
    ].join('\n'),
    simulated: 'data',
    changes: 'new; a bridge between the AP of the base (CLS-WPN-01, CLS-DEF-16) and HYB-DEF-03',
  },
  {
    id: 'HYB-DEF-08',
    title: 'Wound chart used',
    source: 'Vehicle, Shooting at Vehicles (Roll To Hit, roll to penetrate)',
    text: [
      'To Wound rolls against Toughness use the classic chart (CLS-SHOOT-10). A natural 6 that the chart calls impossible still fails. A Critical Wound has no further effect on non-vehicle targets unless a weapon rule uses it.',
      'Ruling: the source gives no other chart and stands on the classic base.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: to-wound chart (CLS-SHOOT-10)',
    seams: ['woundOn'],
  },
];
