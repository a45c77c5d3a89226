import { integer, type LedgerEntry } from 'sandtable/rules';
import { defineEntry } from '../define-rule.ts';
import { withNumbers } from '../tables.ts';
import { withCover } from './covers.ts';

/** Entries of CLS-TERRAIN without a switch: played by the edition's procedures, or pure data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CLS-TERRAIN-01',
    title: 'Terrain categories',
    source: 'terrain: Terrain categories',
    text: 'Each piece is open, difficult, dangerous, impassable or a mix, with a cover value (CLS-SAVE-06) and height. Scenario data list the pieces.',
    simulated: 'data',
  },
  defineEntry({
    id: 'CLS-TERRAIN-02',
    title: 'Woods',
    source: 'terrain: Woods',
    text: 'Difficult, 5+ cover to models with any part of their base inside or seen through (25% hidden). Dangerous to vehicles and bikes.',
    simulated: 'full',
    seams: ['isDifficult'],
    params: {
      save: integer(5, 2, 7, 'Cover save of woods; 7 for none', 'needed on a D6'),
    },
    tables: (t, { save }) => withNumbers(t, { coverByKind: withCover(t.numbers.coverByKind, 'woods', save) }),
  }),
  defineEntry({
    id: 'CLS-TERRAIN-03',
    title: 'Ruins',
    source: 'terrain: Ruins',
    text: 'Difficult; models inside have 4+ cover, floors up to 3" apart; only infantry, jump, jet pack, jetbike, monsters and walkers can go above ground level. Vehicles treat it as dangerous.',
    simulated: 'partial',
    leavesOut: 'Above the ground a unit moves to other floors only.',
    seams: ['isDifficult'],
    params: {
      save: integer(4, 2, 7, 'Cover save of ruins; 7 for none', 'needed on a D6'),
    },
    tables: (t, { save }) => withNumbers(t, { coverByKind: withCover(t.numbers.coverByKind, 'ruin', save) }),
  }),
  defineEntry({
    id: 'CLS-TERRAIN-04',
    title: 'Craters',
    source: 'terrain: Craters',
    text: 'Difficult, 5+ cover to models inside whose unit is on or below the rim.',
    simulated: 'full',
    seams: ['isDifficult'],
    params: {
      save: integer(5, 2, 7, 'Cover save of craters; 7 for none', 'needed on a D6'),
    },
    tables: (t, { save }) => withNumbers(t, { coverByKind: withCover(t.numbers.coverByKind, 'crater', save) }),
  }),
  defineEntry({
    id: 'CLS-TERRAIN-05',
    title: 'Barricades and walls',
    source: 'terrain: Barricades and walls',
    text: 'A linear obstacle up to 1.2" high: difficult terrain to cross, 4+ cover to models it hides by 25% or more (models within 1" of it always count against shots crossing it). Chargers reaching the far side may stop in contact with the wall: models within 2" of each other across it count as in base contact. Charging across it counts as charging through difficult terrain.',
    simulated: 'partial',
    leavesOut: 'Models on both sides of it are not in contact across it.',
    seams: ['isDifficult'],
    params: {
      save: integer(4, 2, 7, 'Cover save of barricades and walls; 7 for none', 'needed on a D6'),
    },
    tables: (t, { save }) => withNumbers(t, { coverByKind: withCover(t.numbers.coverByKind, 'barricade', save) }),
  }),
  defineEntry({
    id: 'CLS-TERRAIN-06',
    title: 'Hills',
    source: 'terrain: Hills',
    text: 'Open ground at a higher level; the crest gives 5+ to models partly hidden by it.',
    simulated: 'full',
    seams: ['pieceCover'],
    params: {
      save: integer(5, 2, 7, 'Cover save of the crest of a hill; 7 for none', 'needed on a D6'),
    },
    tables: (t, { save }) => withNumbers(t, { coverByKind: withCover(t.numbers.coverByKind, 'hill', save) }),
  }),
  {
    id: 'CLS-TERRAIN-07',
    title: 'Impassable pieces',
    source: 'terrain: Impassable pieces',
    text: 'Solid rocks, deep water or tall buildings stop movement and block sight.',
    simulated: 'full',
    seams: ['moveAs'],
  },
  defineEntry({
    id: 'CLS-TERRAIN-08',
    title: 'Tank traps',
    source: 'terrain: Tank traps',
    text: 'Impassable for vehicles (not walkers or skimmers), difficult for infantry, 4+ cover.',
    simulated: 'full',
    seams: ['moveAs'],
    params: {
      save: integer(4, 2, 7, 'Cover save of tank traps; 7 for none', 'needed on a D6'),
    },
    tables: (t, { save }) => withNumbers(t, { coverByKind: withCover(t.numbers.coverByKind, 'tank-traps', save) }),
  }),
  defineEntry({
    id: 'CLS-TERRAIN-09',
    title: 'Razorwire',
    source: 'terrain: Razorwire',
    text: 'Difficult for infantry, 6+ cover; vehicles pass over it freely.',
    simulated: 'full',
    seams: ['isDifficult'],
    params: {
      save: integer(6, 2, 7, 'Cover save of razorwire; 7 for none', 'needed on a D6'),
    },
    tables: (t, { save }) => withNumbers(t, { coverByKind: withCover(t.numbers.coverByKind, 'razorwire', save) }),
  }),
  defineEntry({
    id: 'CLS-TERRAIN-10',
    title: 'Wrecks',
    source: 'terrain: Wrecks',
    text: 'See CLS-VEH-24: difficult terrain, 4+ cover, blocks sight as its body.',
    simulated: 'full',
    seams: ['isDifficult'],
    params: {
      save: integer(4, 2, 7, 'Cover save of wrecks; 7 for none', 'needed on a D6'),
    },
    tables: (t, { save }) => withNumbers(t, { coverByKind: withCover(t.numbers.coverByKind, 'wreck', save) }),
  }),
  defineEntry({
    id: 'CLS-TERRAIN-11',
    title: 'Battlefield debris',
    source: 'terrain: Battlefield debris',
    text: 'Ammunition dump: models in contact re-roll To Hit of 1 when shooting. Communications relay: owner may re-roll one Reserve Roll per turn while a model of his is in contact. Fuel pipes and reserves: 4+ cover; a natural cover save of 6 triggers a D6, on a 1 a Large Blast S4 AP5 on it. Statuary: 3+ cover, the owner\'s units within 2" are Stubborn.',
    simulated: 'data',
    leavesOut: 'terrain data; hooks for the variants',
    params: {
      statuary: integer(3, 2, 7, 'Cover save of statuary; 7 for none', 'needed on a D6'),
    },
    tables: (t, { statuary }) => withNumbers(t, { coverByKind: withCover(t.numbers.coverByKind, 'statuary', statuary) }),
  }),
  {
    id: 'CLS-TERRAIN-16',
    title: 'Fortification placing',
    source: 'terrain: Fortification placing',
    text: 'Fortifications are set up in their owner\'s zone before other units, at least 3" from other fortifications. They are neutral terrain if unclaimed: a side claims a building by occupying it.',
    simulated: 'data',
    leavesOut: 'lives in scenario data',
  },
];
