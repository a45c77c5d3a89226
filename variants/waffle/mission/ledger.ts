import type { LedgerEntry } from 'sandtable/rules';

/** Entries of WAF-MISSION without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'WAF-MISSION-02',
    title: 'Objectives and buildings',
    source: 'Victory Conditions, Controlling Objectives',
    text: 'Restated: a unit in a building counts as within 3" of every objective on or within 3" of the building.',
    simulated: 'full',
    changes: 'classic base: Controlling objectives, Occupying buildings (extended) (CLS-MISSION-03, CLS-TRANSPORT-15)',
    seams: ['isAtMarker'],
  },
  {
    id: 'WAF-MISSION-08',
    title: 'Tactical Objectives: generating',
    source: 'Mission Special Rules, Tactical Objectives; Tactical Objectives (introduction)',
    text: [
      'Restated: roll D66 for each objective, note the number; rolls are open unless the mission says otherwise; an objective is Active until achieved or discarded, and its entry states its task, conditions and Victory Points. Numbers 11-16 depend on the codex of the Warlord.',
      'Ruling: The table of CLS-MISSION-13 serves where the scenario gives none, 11-16 included. Defaults not printed here: each player fills up to three active objectives at the start of each game turn after the priority roll (its winner first), scores those met at the end of the game turn and may then discard one.',
    ].join('\n'),
    simulated: 'partial',
    leavesOut: 'The cards are those of CLS-MISSION-13, those of 11 to 16 included; a scenario cannot bring its own.',
    changes: 'classic base: Tactical objectives (restated) (CLS-MISSION-13)',
    seams: ['redrawsCard'],
  },
  {
    id: 'WAF-MISSION-09',
    title: 'Tactical Objectives: duplicates',
    source: 'Mission Special Rules, Tactical Objectives',
    text: 'Restated: a number you already generated this game is rolled again; numbers the opponent generated do not matter.',
    simulated: 'full',
    changes: 'classic base: Tactical objectives (restated) (CLS-MISSION-13)',
    seams: ['redrawsCard'],
  },
  {
    id: 'WAF-MISSION-11',
    title: 'Shock Tactics',
    source: 'Mission Special Rules, Shock Tactics',
    text: 'In missions with this rule all Infantry, Jetbike and Skimmer units of the Attacker gain Deep Strike.',
    simulated: 'full',
    changes: 'classic base: Shock deployment rule (restated) (CLS-MISSION-15)',
    seams: ['mayDeepStrike'],
  },
  {
    id: 'WAF-MISSION-12',
    title: 'Planetstrike without stratagems',
    source: 'Changes to all codices',
    text: 'Planetstrike games use no stratagems.',
    simulated: 'data',
    leavesOut: 'scenario data offers no stratagem list.',
    changes: 'new (the classic ledger holds no stratagems)',
  },
];
