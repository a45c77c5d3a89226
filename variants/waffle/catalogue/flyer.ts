import type { LedgerEntry } from 'sandtable/rules';

export const flyer: readonly LedgerEntry[] = [
  {
    id: 'WAF-FLYER-01',
    title: 'Agile Flyer',
    source: 'Special Rules, Agile Flyer',
    text: 'Restated: a Flyer with this rule gets +1 to cover saves from Jink.',
    simulated: 'full',
    changes: 'classic base: Jink cover save (CLS-USR-19); the base ledger has no Agile Flyer',
  },
  {
    id: 'WAF-FLYER-02',
    title: 'Super-Heavy Flyers have Terror',
    source: 'Vehicles, Super-Heavy Flyers, Special Rules',
    text: ['All Super-Heavy Flyers have Terror.', 'Ruling: Only Fear is exchanged; Invincible Behemoth stays (CLS-VEH-54).'].join('\n'),
    simulated: 'full',
    changes: 'classic base: Super-heavy Flyers (Terror in place of Fear) (CLS-VEH-54)',
  },
];
