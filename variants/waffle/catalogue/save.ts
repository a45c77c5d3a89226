import type { LedgerEntry } from 'sandtable/rules';

export const save: readonly LedgerEntry[] = [
  {
    id: 'WAF-SAVE-01',
    title: 'Every save type is used once',
    source: 'Types of Saving Throws, Models with more than one Save',
    text: [
      'A model that has an armour save, an invulnerable save and/or a cover save may attempt each type once against the same wound; one success is enough.',
      'Ruling: Each type must be usable against that wound (AP may remove armour, Ignores Cover removes cover, and so on). Rolling order is armour, invulnerable, cover and stops at the first success. Feel No Pain is not a save and still comes afterwards. Against glancing and penetrating hits, a vehicle likewise tries each save type it owns. A Destroyer result of 2-5 (CLS-WPN-34) likewise allows each usable type once for the whole result, and a 6 none. Effects that allow no saves of any kind, and the armour and cover bans of dangerous terrain and the like, are unchanged.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: One save per wound, only the best one rolled (CLS-SAVE-08)',
  },
  {
    id: 'WAF-SAVE-02',
    title: 'Same-type saves use only the best',
    source: 'Types of Saving Throws, Models with more than one Save',
    text: 'A model with several saves of one type uses just the best of that type.',
    simulated: 'full',
    changes: 'classic base: One save per wound (CLS-SAVE-08), kept inside one save type',
  },
];
