import { integer, type LedgerEntry } from 'sandtable/rules';
import { defineEntry } from '../define-rule.ts';
import { TYPE } from '../family.ts';
import { withFallBack } from '../numbers.ts';
import { withNumbers } from '../tables.ts';

/** Entries of CLS-UNIT without a switch: played by the edition's procedures, or pure data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CLS-UNIT-01',
    title: 'Infantry',
    source: 'unit types: Infantry',
    text: 'The base type: moves 6", may Run, can go to ground and be pinned, no additional rules.',
    simulated: 'full',
    seams: ['baseMoveInches'],
  },
  defineEntry({
    id: 'CLS-UNIT-02',
    title: 'Bike',
    source: 'unit types: Bike',
    text: 'Moves 12"; cannot Run, may Turbo-boost 12" (CLS-MOVE-12); treats difficult terrain as dangerous; cannot go to ground or be pinned; falls back 3D6". Has Hammer of Wrath, Jink, Relentless, Very Bulky.',
    simulated: 'full',
    seams: ['baseMoveInches'],
    params: {
      fallBackDice: integer(3, 1, 6, 'Dice added up for the length of a Fall Back move of bikes', 'dice'),
    },
    tables: (t, { fallBackDice }) => withNumbers(t, { fallBackDice: withFallBack(t.numbers.fallBackDice, TYPE.bike, fallBackDice) }),
  }),
  defineEntry({
    id: 'CLS-UNIT-03',
    title: 'Jetbike',
    source: 'unit types: Jetbike',
    text: 'Moves 12" over models and terrain without being slowed; takes a Dangerous Terrain test when it starts or ends a move in difficult terrain; cannot Run, may Turbo-boost 24"; cannot go to ground or be pinned; falls back 3D6". Has Hammer of Wrath, Jink, Relentless, Very Bulky.',
    simulated: 'full',
    seams: ['fliesOver'],
    params: {
      fallBackDice: integer(3, 1, 6, 'Dice added up for the length of a Fall Back move of jetbikes', 'dice'),
    },
    tables: (t, { fallBackDice }) => withNumbers(t, { fallBackDice: withFallBack(t.numbers.fallBackDice, TYPE.jetbike, fallBackDice) }),
  }),
  defineEntry({
    id: 'CLS-UNIT-08',
    title: 'Jet Pack',
    source: 'unit types: Jet Pack',
    text: 'May move 6" as infantry or with packs by CLS-MOVE-16; ending on impassable only if standable, then Dangerous. Thrust move in the Assault phase (CLS-MOVE-13). Falls back 2D6". Has Bulky, Deep Strike, Relentless.',
    simulated: 'partial',
    leavesOut: 'Moving on foot, and ending a move on impassable terrain.',
    seams: ['thrustAs'],
    params: {
      fallBackDice: integer(2, 1, 6, 'Dice added up for the length of a Fall Back move of jet packs', 'dice'),
    },
    tables: (t, { fallBackDice }) => withNumbers(t, { fallBackDice: withFallBack(t.numbers.fallBackDice, TYPE['jet-pack'], fallBackDice) }),
  }),
  defineEntry({
    id: 'CLS-UNIT-09',
    title: 'Beast',
    source: 'unit types: Beast',
    text: 'Moves 12"; not slowed by difficult terrain in any move, also when charging (no -2", no Initiative penalty); automatically passes Dangerous Terrain tests. Falls back 3D6". Has Fleet.',
    simulated: 'full',
    seams: ['baseMoveInches', 'ignoresDanger'],
    params: {
      fallBackDice: integer(3, 1, 6, 'Dice added up for the length of a Fall Back move of beasts', 'dice'),
    },
    tables: (t, { fallBackDice }) => withNumbers(t, { fallBackDice: withFallBack(t.numbers.fallBackDice, TYPE.beast, fallBackDice) }),
  }),
  defineEntry({
    id: 'CLS-UNIT-10',
    title: 'Cavalry',
    source: 'unit types: Cavalry',
    text: 'Moves 12"; not slowed by difficult terrain (nor when charging: no -2") but treats it as dangerous. Falls back 3D6". Has Fleet and Hammer of Wrath.',
    simulated: 'full',
    seams: ['isDangerous'],
    params: {
      fallBackDice: integer(3, 1, 6, 'Dice added up for the length of a Fall Back move of cavalry', 'dice'),
    },
    tables: (t, { fallBackDice }) => withNumbers(t, { fallBackDice: withFallBack(t.numbers.fallBackDice, TYPE.cavalry, fallBackDice) }),
  }),
  defineEntry({
    id: 'CLS-UNIT-11',
    title: 'Monstrous Creature',
    source: 'unit types: Monstrous Creature',
    text: 'Moves 6"; may fire two ranged weapons per Shooting phase; cannot go to ground, by choice or by a pinning test. Has Fear, Hammer of Wrath, Move Through Cover, Relentless, Smash.',
    simulated: 'full',
    seams: ['weaponsPerModel'],
    params: {
      weapons: integer(2, 1, 6, 'Ranged weapons that it fires in a Shooting phase', 'weapons'),
    },
    tables: (t, { weapons }) => withNumbers(t, { monsterWeapons: weapons }),
  }),
  {
    id: 'CLS-UNIT-12',
    title: 'Flying Monstrous Creature',
    source: 'unit types: Flying Monstrous Creature',
    text: 'A Monstrous Creature that chooses at the start of each own Movement phase to swoop or glide (CLS-FLYER-13, CLS-FLYER-14, CLS-FLYER-15). Has the Monstrous Creature rules and Deep Strike, Jink, Vector Strike.',
    simulated: 'full',
    seams: ['chooseFlight'],
  },
  {
    id: 'CLS-UNIT-15',
    title: 'Flying Gargantuan Creature',
    source: 'unit types: Flying Gargantuan Creature',
    text: 'A Gargantuan Creature that moves as a Flying Monstrous Creature (swoop and glide); no flight rule of it takes away its Gargantuan rules.',
    simulated: 'full',
    seams: ['chooseFlight'],
  },
  {
    id: 'CLS-UNIT-16',
    title: 'Characters',
    source: 'unit types: Characters',
    text: 'A model marked Character may issue and accept challenges (CLS-ASSAULT-24), scores Precision Shots (CLS-SHOOT-19), and may make Look Out Sir rolls at 4+ (Independent Characters 2+).',
    simulated: 'full',
    seams: ['redirect'],
  },
  {
    id: 'CLS-UNIT-18',
    title: 'Independent Characters in units',
    source: 'unit types: Independent Characters in units',
    text: 'Rules that require the whole unit (Fleet, Infiltrate and such) fail if the character lacks them; rules granted by one model to the unit apply. Modifiers to movement and charge use the slowest. It may join a unit in Reserve and arrives with it.',
    simulated: 'full',
    seams: ['majorityOf'],
  },
  {
    id: 'CLS-UNIT-19',
    title: 'Mixed unit types',
    source: 'unit types: Mixed unit types',
    text: 'In a unit of mixed types, each model follows its own type, but coherency and charging use the slowest; terrain tests are made by each model for its own type.',
    simulated: 'partial',
    leavesOut: 'The whole unit moves as its slowest model.',
    seams: ['baseMoveInches'],
  },
];
