import type { LedgerEntry } from 'sandtable/rules';

/** TEN-ARMY entries without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'TEN-ARMY-01',
    title: 'Mustering an army',
    source: 'Core rules, Muster Your Army',
    layer: 'core',
    text: [
      'Points limit, one faction, one Detachment, a Warlord chosen among CHARACTER models, limits on copies of a datasheet (more for BATTLELINE), Enhancements on Characters (no unit more than one, each once).',
      'Ruling: at most three units of a datasheet, six of Battleline and of Dedicated Transports, one of an Epic Hero. A Leader is attached only to a unit of a datasheet that its own names.',
    ].join('\n'),
    simulated: 'full',
    seams: ['checkMuster', 'checkEnhancements', 'mostCopies'],
  },
  {
    id: 'TEN-ARMY-03',
    title: 'Must be Warlord, cannot be Warlord',
    source: 'Commentary "Warlord (must be/cannot be)"',
    layer: 'commentary',
    text: [
      'If several models must be the Warlord the player picks one of them; "cannot be Warlord" beats "must be Warlord".',
      'Ruling: the army list says of a unit whether it must or cannot be the Warlord; if both are said of it, it says that it cannot.',
    ].join('\n'),
    simulated: 'full',
    changes: 'Adds to TEN-ARMY-01. Off: no change (clarification).',
    seams: ['checkWarlord'],
  },
  {
    id: 'TEN-ARMY-05',
    title: 'Bearer of an Enhancement in a multi-model Character unit',
    source: 'Commentary "Enhancements (multi-model Character units)", "Bearer"',
    layer: 'commentary',
    text: 'The player must name the CHARACTER model that carries it.',
    simulated: 'full',
    changes: 'Adds to TEN-ARMY-01. Off: no change (clarification).',
    seams: ['checkEnhancements'],
  },
  {
    id: 'TEN-ARMY-06',
    title: '"All models" and "any number of models" options',
    source: 'Commentary "All Models...", "Any Number of Models...", "Unit\'s Equipment"',
    layer: 'commentary',
    text: '"All models can each have A replaced with B": every model with A swaps. "Any number": each model with A may swap or not. A unit\'s equipment is all wargear of its models.',
    simulated: 'data',
    leavesOut:
      'loadouts: an army list says what each model carries, and a datasheet what its models carry by default, but not what they may swap it for, so that there is nothing to check a list against',
    changes: 'Adds to TEN-ARMY-01. Off: no change (clarification).',
  },
  {
    id: 'TEN-ARMY-07',
    title: 'Keyword Detachments',
    source: 'Commentary "Keywords" (bullet on Keyword Detachments)',
    layer: 'commentary',
    text: [
      'A Detachment "of keyword X" holds only models with X, apart from models that say they do not spoil it.',
      'Ruling: the army list says which units do not spoil it.',
    ].join('\n'),
    simulated: 'full',
    changes: 'Adds to TEN-ARMY-01. Off: no change (clarification).',
    seams: ['checkKeyword'],
  },
];
