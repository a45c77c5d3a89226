import type { LedgerEntry } from 'sandtable/rules';

export const def: readonly LedgerEntry[] = [
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
  },
  {
    id: 'HYB-DEF-02',
    title: 'Movement characteristic',
    source: 'Unit types table and Vehicle, Movement Phase (Movement Characteristic)',
    text: [
      'Every unit has a Movement characteristic M in inches, replacing the fixed type distances: a model moves up to M in its Movement phase. Default M when a datasheet has none: the classic type distance for non-vehicles; ordinary vehicle 8", Heavy 6", Fast 12", Walker 6", Chariot 12", super-heavy 12", Flyer 24".',
      'Ruling: the source uses M but prints no values; 8" for a vehicle makes Cruising 12", the classic top speed.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'replaces classic base: movement distance by unit type and the speeds of vehicles (CLS-MOVE-02, CLS-VEH-03, the 6" of CLS-MOVE-01)',
  },
  {
    id: 'HYB-DEF-03',
    title: 'AP as a negative save modifier',
    source: 'Vehicle, High AP Weapons (AP-4 and AP-5 notation)',
    text: [
      'AP is written AP-n (n = 0 to 6). When a wound from it is saved with armour, subtract n from the D6; the save succeeds if the modified result reaches Sv and the natural die is not 1. A save that would need 7+ cannot be made. Invulnerable and cover saves are not modified.',
      'Ruling: the source only shows the notation; the modifier reading is what it means in the rules it borrows from, and cover saves stay a separate save as the source itself treats them.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: all-or-nothing AP (CLS-SAVE-02)',
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
    id: 'HYB-DEF-05',
    title: 'Damage characteristic',
    source: 'Vehicle, Glancing Hits (D inflicted)',
    text: [
      'Each weapon has a Damage value D (1 if not printed). An unsaved wound on a non-vehicle removes D Wounds from the model it is allocated to; Wounds beyond its last are lost, not carried on. Feel No Pain is rolled once per unsaved wound, before D is applied. Instant Death still removes the model whatever D.',
      'Ruling: the source applies D to vehicles only; the same characteristic must do the same to other models, and excess is lost as in the rules it borrows from.',
    ].join('\n'),
    simulated: 'full',
    changes:
      "amends classic base: an unsaved wound costs one Wound (CLS-DEF-13); Wounds lost count for the combat result up to the model's own (CLS-ASSAULT-27)",
  },
  {
    id: 'HYB-DEF-06',
    title: 'Random Damage',
    source: 'Vehicle, Glancing Hits (D inflicted)',
    text: 'A D written as dice (D3, D6, D6+2) is rolled separately for each unsaved wound, glancing hit or penetrating hit when it takes effect, after saves.',
    simulated: 'full',
    changes: 'new',
  },
  {
    id: 'HYB-DEF-07',
    title: 'Critical Wound',
    source: 'Vehicle, Penetrating Hits',
    text: [
      'A Critical Wound is an unmodified 6 on the To Wound die, or on the penetration die against Armour Value (after any re-roll). A weapon rule may name a lower number. When several penetration dice are rolled (Melta, Armourbane), one natural 6 among them is enough; for dice of which only one is used (Ordnance), the used die counts.',
      'Ruling: the source uses the term without defining it; this is its meaning in the rules it comes from.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new',
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
  },
  {
    id: 'HYB-DEF-09',
    title: 'Deadly Demise X',
    source: 'Vehicle, Vehicle Damage table 7+ and Crash and Burn',
    text: [
      'When triggered (HYB-VEH-41, HYB-FLYER-04) every unit in reach, friend or foe, suffers X points of damage without any save (Feel No Pain allowed), rolled anew per unit if X is dice: for non-vehicle units, point by point to the model closest to the vehicle that caused it; for vehicles, X Hull Points with no damage roll. Reach for Explodes is 6" of the hull; for a crash, units with a model under the marker (those models lose points first).',
      "Ruling: the source says only that units are affected by the profile's rule; no trigger roll is made because the Explodes result is itself the trigger, and 6\" is the rule's customary reach.",
    ].join('\n'),
    simulated: 'full',
    changes:
      'replaces classic base: hits of an explosion (CLS-VEH-23) and of a crash (CLS-FLYER-07) on models nearby; passengers keep CLS-TRANSPORT-08',
  },
  {
    id: 'HYB-DEF-10',
    title: 'Deadly Demise when the profile has none',
    source: 'Vehicle, Vehicle Damage table 7+',
    text: [
      'A vehicle whose profile lists no Deadly Demise has Deadly Demise 1; a super-heavy has Deadly Demise D6.',
      'Ruling: the source assumes every profile lists it; the smallest value is the least intrusive default.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new',
  },
  {
    id: 'HYB-DEF-11',
    title: 'Classic vehicle distances read by M',
    source: 'Vehicle, Movement Phase',
    text: [
      'Where a classic vehicle or transport rule names 6" or Combat Speed read M (or less), and 12" or Cruising Speed read 1.5 x M: Tank Shock distance, ramming (more than M), disembarking after a move (at most M), embarking (then at most M more), fire points.',
      'Ruling: the classic numbers were the speeds; keeping them would make transports of M 10 behave oddly.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'amends classic base: the 6" and 12" in Tank Shock, Ramming, disembarking, embarking and fire points (CLS-VEH-34, CLS-VEH-36, CLS-TRANSPORT-03, CLS-TRANSPORT-02, CLS-TRANSPORT-09)',
  },
];
