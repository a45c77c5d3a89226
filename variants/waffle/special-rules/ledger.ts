import type { LedgerEntry } from 'sandtable/rules';

/** Entries of WAF-USR without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'WAF-USR-02',
    title: 'Automated Backup / Power of the Machine Spirit',
    source: 'Special Rules, Automated Backup/Power of the Machine Spirit',
    text: 'Restated: unless it goes Flat Out or pops smoke this turn, the vehicle may fire one weapon more at full BS than its movement allows, and that weapon may have a different target.',
    simulated: 'full',
    changes: 'classic base: Power of the Machine Spirit (restated) (CLS-USR-23)',
    seams: ['fullBallisticWeapons'],
  },
  {
    id: 'WAF-USR-13',
    title: 'Courageous: automatic passes',
    source: 'Special Rules, Courageous',
    text: 'A unit with at least one such model automatically passes Fear and Regroup tests.',
    simulated: 'full',
    changes: 'classic base: Know No Fear (renamed) (CLS-USR-03)',
    seams: ['passesAutomatically'],
  },
  {
    id: 'WAF-USR-18',
    title: 'Fearless: automatic passes',
    source: 'Special Rules, Fearless',
    text: 'A unit with at least one Fearless model automatically passes Pinning, Fear and Regroup tests and Morale checks.',
    simulated: 'full',
    changes: 'classic base: Fearless (restated) (CLS-USR-10)',
    seams: ['passesAutomatically'],
  },
  {
    id: 'WAF-USR-21',
    title: 'Fleet',
    source: 'Special Rules, Fleet',
    text: 'Restated: if every model in the unit has Fleet, one or more dice of a Run or charge roll may be re-rolled.',
    simulated: 'full',
    changes: 'classic base: Fleet (restated) (CLS-USR-12)',
    seams: ['chargeRolled'],
  },
  {
    id: 'WAF-USR-24',
    title: 'Hatred: re-rolls',
    source: 'Special Rules, Hatred',
    text: 'In the opening round of any combat, missed To Hit rolls against hated foes are re-rolled. Hatred without a named foe covers everybody; a named foe may be a faction or a unit.',
    simulated: 'full',
    changes: 'classic base: Hatred (restated) (CLS-USR-15)',
    seams: ['hates'],
  },
  {
    id: 'WAF-USR-28',
    title: 'Scout redeployment',
    source: 'Special Rules, Scout',
    text: [
      'Restated: after deployment and infiltration, before the first turn, a unit with at least one Scout may redeploy, each model ending wholly within 6" (Infantry, Artillery, Walkers, Monstrous Creatures) or 12" (all other types) of where it was and more than 12" from every enemy. No embarking or disembarking. With Scouts on both sides a roll-off winner decides who begins, then alternate. Scouts in a Dedicated Transport pass the rule to it; a Scout Transport keeps it whoever rides. Scout also gives Outflank.',
      'Ruling: Happens before the turn-1 priority roll. The limit of 12" from the enemy is strict: exactly 12.0" is not enough.',
    ].join('\n'),
    simulated: 'partial',
    leavesOut:
      'Whose scouts go first is not rolled for: the side with the first turn redeploys all of its own, then the other. Exactly 12 inches from an enemy is far enough.',
    changes: 'classic base: Scout, Scout redeployment (restated) (CLS-USR-29, CLS-RESERVE-11)',
    seams: ['scoutMoves'],
  },
];
