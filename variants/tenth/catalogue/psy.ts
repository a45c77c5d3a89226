import type { LedgerEntry } from 'sandtable/rules';

export const psy: readonly LedgerEntry[] = [
  {
    id: 'TEN-PSY-01',
    title: '[PSYCHIC] weapons and Psychic Attacks',
    source: 'Core rules, Psychic; commentary "Psychic Attacks", "Psychic Weapons and Abilities"',
    layer: 'core',
    text: 'Attacks with a [PSYCHIC] weapon are Psychic Attacks; that has no effect of its own, but other rules look for it. There is no Psychic phase. A model need not be a PSYKER to use its Psychic weapons and abilities.',
    simulated: 'full',
  },
  {
    id: 'TEN-PSY-02',
    title: 'Mortal wounds of Psychic abilities are Psychic Attacks',
    source: 'FAQ "Psychic Abilities/Attacks", 1st and 2nd question; commentary "Psychic Attacks"',
    layer: 'faq',
    text: "All mortal wounds from an ability tagged Psychic, also those on the user's own unit and those of targeted bolt-type abilities, are inflicted by a Psychic Attack (Feel No Pain against Psychic Attacks works).",
    simulated: 'full',
    changes: 'Adds to TEN-PSY-01. Off: only attacks with [PSYCHIC] weapons are Psychic Attacks.',
  },
  {
    id: 'TEN-PSY-03',
    title: 'Hazardous Psychic weapons',
    source: 'FAQ "Psychic Abilities/Attacks", question on Hazardous',
    layer: 'faq',
    text: 'Mortal wounds from the failed Hazardous test of a weapon that is also [PSYCHIC] are inflicted by a Psychic Attack.',
    simulated: 'full',
    changes: 'Adds to TEN-PSY-02 and TEN-WPN-20. Off: they are not.',
  },
];
