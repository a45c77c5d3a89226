import type { LedgerEntry } from 'sandtable/rules';

/** Entries of WAF-DEF without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'WAF-DEF-01',
    title: 'Layers of the document and the fallback base',
    source: 'Waffle Edition, introduction (formatting note)',
    text: [
      'The document mixes three layers: original rules repeated as they were, rules that differ from the original, and unfinished ideas tagged as proposed or up for consideration. The typography that separated the first two layers is lost, so a rule counts as changed when its numbers or procedure differ from the classic base. Any topic the document does not touch is played by the classic base.',
      'Ruling: Precedence used throughout this ledger: a printed table beats prose about that table; a specific rule beats a general one; where two entries share a name they are merged.',
    ].join('\n'),
    simulated: 'none',
    leavesOut: 'a convention for reading the document; it rolls no dice and alters no state.',
    changes: 'new',
  },
  {
    id: 'WAF-DEF-02',
    title: 'Fair-play clause',
    source: 'General Principles, The Most Important Rule; The Spirit of the Game',
    text: 'Stated twice: play courteously.',
    simulated: 'none',
    leavesOut: 'etiquette between people at the table.',
    changes: 'new',
  },
  {
    id: 'WAF-DEF-03',
    title: 'Scatter procedure',
    source: 'General Principles, Measuring Distances, Scatter',
    text: [
      'When a rule places a marker, counter, model or unit and then scatters it: (1) place it as that rule tells you; (2) roll the scatter die and 2D6; (3) on Hit! the object stays; on an arrow it moves along the arrow by the 2D6 total in inches, passing over terrain and units freely unless the calling rule says otherwise; (4) resolve effects from the final position.',
      'Ruling: A scatter that has no firing unit and no target unit (Deep Strike, drifting Vortex marker) always uses 2D6.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Scatter (restated; the distance dice vary by range, WAF-DEF-04) (CLS-DEF-06)',
    seams: ['scatter'],
  },
  {
    id: 'WAF-DEF-05',
    title: 'Rules that name their own scatter distance',
    source: 'General Principles, Measuring Distances, Scatter (last paragraph)',
    text: 'If the calling rule gives another way to find the distance, that way replaces the distance dice; the scatter die is still read as in WAF-DEF-03.',
    simulated: 'full',
    changes: 'classic base: Scatter (restated) (CLS-DEF-06)',
    seams: ['namesScatter'],
  },
];
