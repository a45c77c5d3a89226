import type { LedgerEntry } from 'sandtable/rules';

export const morale: readonly LedgerEntry[] = [
  {
    id: 'CAL-MORALE-01',
    title: 'Morale Check after ranged wounds',
    source: 'Morale Check',
    text: [
      'A unit that suffered at least one unsaved wound from ranged attacks takes a Morale Check: 2D6 equal to or under Leadership, -1 Leadership per unsaved wound suffered. Failed: it Falls Back.',
      'Ruling: one check per unit at the end of the Shooting phase with all wounds of that phase added (witchfire wounds: same at the end of the Psychic phase; Overwatch and thrown grenades cause none); wounds of a passed crossfire check are left out (CAL-SHOOT-14). The 25% check of CLS-MORALE-03 is not taken for ranged losses; losses from anything else outside the Assault phase (terrain, Tank Shock, Perils) still use it. Units already falling back, locked in combat or vehicles do not test, Fearless units pass (CLS-MORALE-05, CLS-USR-10), Stubborn units ignore the modifier (CLS-USR-36). Double 1 always passes (CLS-MORALE-02); Leadership is not lowered below 2 (CLS-MORALE-06).',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: casualty morale at 25%, unmodified (CLS-MORALE-03, CLS-MORALE-04), for ranged attacks',
  },
  {
    id: 'CAL-MORALE-02',
    title: 'Morale Check after close combat',
    source: 'Morale Check',
    text: [
      'The side that lost more unsaved wounds in a combat takes a Morale Check with each of its units there, -1 Leadership for each wound of difference.',
      'Ruling: wounds inflicted means unsaved wounds by both sides in that combat in that phase, with Hull Points lost (CAL-VEH-05 included) and Hammer of Wrath, without Overwatch (CLS-ASSAULT-27) and without thrown grenades (CAL-WPN-09); a draw needs no check (CLS-ASSAULT-28).',
    ].join('\n'),
    simulated: 'full',
    changes:
      "restates classic base: combat result and losers' Morale check (CLS-ASSAULT-27, CLS-ASSAULT-28, CLS-ASSAULT-29, CLS-ASSAULT-36); Sweeping Advance, pile in and Fall Back stay",
  },
];
