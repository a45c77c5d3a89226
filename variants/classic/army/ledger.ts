import type { LedgerEntry } from 'sandtable/rules';

/** Entries of CLS-ARMY without a switch: played by the edition's procedures, or pure data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CLS-ARMY-01',
    title: 'Detachments and roles',
    source: 'army and warlord: Detachments and roles',
    text: [
      'An army is one or more detachments of roles HQ, Troops, Elites, Fast Attack, Heavy Support, Lord of War, Fortification. Combined-arms: compulsory 1 HQ and 2 Troops, optional 1 more HQ, 4 Troops, 3 Elites, 3 Fast, 3 Heavy, 1 Fortification, 1 Lord of War. Allied: 1 HQ and 1 Troops, optional Troops, Elites, Fast, Heavy 1 each. Lists are checked, not played.',
      'Ruling: a transport takes up no choice. A detachment of another name says its own choices; a formation holds whatever it says.',
    ].join('\n'),
    simulated: 'full',
    seams: ['checkDetachment', 'rolesOf', 'fewestOf', 'mostOf', 'slotEntry'],
  },
  {
    id: 'CLS-ARMY-02',
    title: 'Points limit',
    source: 'army and warlord: Points limit',
    text: 'Each unit has a points cost; the sum is at most the game size (default 1000).',
    simulated: 'full',
    seams: ['checkLimit'],
  },
  {
    id: 'CLS-ARMY-08',
    title: 'Battle-forged and unbound armies',
    source: 'army and warlord: Battle-forged and unbound armies',
    text: 'A Battle-forged army uses detachments only; an Unbound army takes any units but has no Objective Secured or detachment bonuses.',
    simulated: 'full',
    seams: ['checkMuster', 'checkUnbound'],
  },
];
