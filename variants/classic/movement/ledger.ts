import { integer, type LedgerEntry } from 'sandtable/rules';
import { defineEntry } from '../define-rule.ts';
import { withNumbers } from '../tables.ts';
import { areAllOf, JETBIKES } from './mobility.ts';
import { paceOf, pacesOf } from './paces.ts';

/** Entries of CLS-MOVE without a switch: played by the edition's procedures, or pure data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CLS-MOVE-01',
    title: 'Basic movement',
    source: 'movement: Basic movement',
    text: 'In its Movement phase each model of a unit may move up to its unit type\'s distance (Infantry 6", see CLS-MOVE-02), in any direction and path, turning freely. Models of one unit may move different amounts. A unit may choose not to move. A model that moves any distance counts as having moved; turning on the spot does not count for non-vehicles.',
    simulated: 'full',
    seams: ['moveAs'],
  },
  defineEntry({
    id: 'CLS-MOVE-02',
    title: 'Movement distance by unit type',
    source: 'movement: Movement distance by unit type',
    text: 'Infantry, Artillery, Monstrous Creature, Jet Pack, Walker 6"; Jump 6" or 12" with packs; Bike, Jetbike, Beast, Cavalry, Gargantuan Creature, super-heavy walker 12"; Flying Monstrous Creature 12" gliding, 12-24" swooping; vehicles up to 6" (Combat) or 12" (Cruising); Chariot as its vehicle type; super-heavy vehicle 12"; Flyer 18-36" zooming or as fast skimmer hovering.',
    simulated: 'data',
    params: {
      inches: integer(6, 1, 24, 'Infantry, artillery, monstrous creatures and jet packs', 'inches'),
      jump: integer(12, 1, 36, 'Jump troops that use their packs', 'inches'),
      bike: integer(12, 1, 36, 'Bikes and jetbikes', 'inches'),
      beast: integer(12, 1, 36, 'Beasts and cavalry', 'inches'),
      gargantuan: integer(12, 1, 36, 'Gargantuan creatures', 'inches'),
      flyingMonster: integer(12, 1, 36, 'Flying monstrous creatures that glide', 'inches'),
      vehicle: integer(12, 1, 36, 'Vehicles at Cruising Speed', 'inches'),
      slowVehicle: integer(6, 1, 24, 'Walkers and Heavy vehicles', 'inches'),
      superHeavy: integer(12, 1, 36, 'Super-heavy vehicles and walkers', 'inches'),
    },
    patch: (p) => {
      const paces = pacesOf(p);
      return { replace: { typeInches: (_g, _u, stats) => paceOf(paces, stats) } };
    },
  }),
  {
    id: 'CLS-MOVE-03',
    title: 'One inch from enemies',
    source: 'movement: One inch from enemies',
    text: 'No model may move closer than 1" to an enemy model (a gap of exactly 1" is allowed), except when charging, piling in, consolidating into contact by rule, or moving with a rule that allows it (flying over, Tank Shock). If a move would pass closer the path must go round or stop short.',
    simulated: 'full',
    seams: ['moveAs'],
  },
  {
    id: 'CLS-MOVE-04',
    title: 'Moving through models',
    source: 'movement: Moving through models',
    text: "A model may not move through or end on another model's base, friend or foe, nor through a gap narrower than its own base; models of its own unit may be passed as long as no final positions overlap. Models that fly (CLS-UNIT-07, CLS-UNIT-08, CLS-UNIT-03, CLS-VEH-37, CLS-FLYER-13, CLS-FLYER-02) may pass over others but may not end on them.",
    simulated: 'full',
    seams: ['moveAs'],
  },
  defineEntry({
    id: 'CLS-MOVE-05',
    title: 'Unit coherency',
    source: 'movement: Unit coherency',
    text: 'At the end of any move the unit must form an unbroken chain with each model at most 2" horizontally and 6" vertically from another. A unit that finds itself out of coherency must restore it in its next Movement phase as far as it can; if it cannot, it must Run towards coherency in the next Shooting phase, and it may make no other voluntary move first.',
    simulated: 'full',
    seams: ['moveAs'],
    params: {
      inches: integer(2, 1, 12, 'How far a model may be from the next of its unit', 'inches'),
      upInches: integer(6, 1, 24, 'How far above or below it', 'inches'),
    },
    tables: (t, { inches, upInches }) => withNumbers(t, { coherencyInches: inches, coherencyUpInches: upInches }),
  }),
  defineEntry({
    id: 'CLS-MOVE-06',
    title: 'Difficult terrain test',
    source: 'movement: Difficult terrain test',
    text: [
      'If any model of a unit starts its move in difficult terrain or will enter it, roll 2D6 before the unit moves and take the higher die: that many inches is the most any model of the unit may move, whether or not that model itself touches the terrain. The result never exceeds the normal move. The test covers the whole move in that phase.',
      'Ruling: The test binds the whole unit; only models whose type is not slowed by difficult terrain (CLS-UNIT-19) keep their own move.',
    ].join('\n'),
    simulated: 'full',
    seams: ['difficultTest'],
    params: {
      dice: integer(2, 1, 6, 'Dice of a difficult terrain test, of which the highest counts', 'dice'),
    },
    patch: ({ dice }) => ({ replace: { difficultDice: () => dice } }),
  }),
  defineEntry({
    id: 'CLS-MOVE-07',
    title: 'Dangerous terrain test',
    source: 'movement: Dangerous terrain test',
    text: 'Each model that moves through, starts or ends in dangerous terrain rolls a D6 once per phase for each move: on a 1 it suffers one wound with no armour or cover save (invulnerable saves and Feel No Pain allowed). For vehicles see CLS-VEH-05.',
    simulated: 'full',
    seams: ['dangerousTest'],
    params: {
      upTo: integer(1, 0, 6, 'Highest roll that fails the test', 'rolled on a D6'),
    },
    tables: (t, { upTo }) => withNumbers(t, { dangerousUpTo: upTo }),
  }),
  {
    id: 'CLS-MOVE-08',
    title: 'Impassable terrain',
    source: 'movement: Impassable terrain',
    text: 'No model may move into, across or deploy in impassable terrain, except flying models passing over it. A flying model may end on it only if it can physically stand there, and then takes a Dangerous Terrain test.',
    simulated: 'partial',
    leavesOut: 'No model ends a move on impassable ground.',
    seams: ['moveAs'],
  },
  {
    id: 'CLS-MOVE-09',
    title: 'Battlefield edge',
    source: 'movement: Battlefield edge',
    text: 'A model may not leave the battlefield unless falling back, or as a zooming flyer or swooping creature going into Ongoing Reserves. A base may touch the edge.',
    simulated: 'full',
    seams: ['moveAs'],
  },
  defineEntry({
    id: 'CLS-MOVE-11',
    title: 'Run',
    source: 'movement: Run',
    text: 'In the Shooting phase a unit that has not fired may Run instead: roll a D6; every model may move up to that many inches. Running is not slowed by difficult terrain but Dangerous Terrain tests apply. The unit cannot shoot in that phase and cannot charge that turn. Vehicles other than walkers, bikes, jetbikes and artillery with guns cannot Run. Units locked in combat, falling back, or gone to ground cannot Run.',
    simulated: 'full',
    seams: ['runAs'],
    params: {
      dice: integer(1, 1, 6, 'Dice added up for the length of a Run', 'dice'),
    },
    patch: ({ dice }) => ({ replace: { runDice: () => dice } }),
  }),
  defineEntry({
    id: 'CLS-MOVE-12',
    title: 'Turbo-boost',
    source: 'movement: Turbo-boost',
    text: 'Instead of firing in the Shooting phase, Bikes may move up to 12" and Jetbikes up to 24". The unit cannot shoot or charge until its next turn. Terrain rules of the unit type apply to the extra move. It gives no save of its own.',
    simulated: 'full',
    seams: ['turboBoostAs'],
    params: {
      bikeInches: integer(12, 0, 48, 'How far bikes turbo-boost', 'inches'),
      jetbikeInches: integer(24, 0, 48, 'How far jetbikes turbo-boost', 'inches'),
    },
    patch: ({ bikeInches, jetbikeInches }) => ({
      replace: { turboInches: (g, u) => (areAllOf(g, u, JETBIKES) ? jetbikeInches : bikeInches) },
    }),
  }),
  defineEntry({
    id: 'CLS-MOVE-13',
    title: 'Jet pack thrust move',
    source: 'movement: Jet pack thrust move',
    text: 'In the Assault phase a Jet Pack unit that does not charge and is not locked in combat may move up to 2D6" using the jet pack rules, whether or not it moved, ran or fired. One roll for the unit.',
    simulated: 'full',
    seams: ['thrustAs'],
    params: {
      dice: integer(2, 1, 6, 'Dice added up for the length of a thrust move', 'dice'),
    },
    tables: (t, { dice }) => withNumbers(t, { thrustDice: dice }),
  }),
  {
    id: 'CLS-MOVE-14',
    title: 'Moved and stationary are per model',
    source: 'movement: Moved and stationary are per model',
    text: "For weapons, what counts is whether the individual model moved in the Movement phase, except for Ordnance, Salvo and Heavy weapons of vehicles, which use the vehicle's speed. Disembarking, arriving from Reserve and firing out of a transport that moved also count as moving.",
    simulated: 'full',
    seams: ['hasMoved'],
  },
  {
    id: 'CLS-MOVE-15',
    title: 'Locked units do not move',
    source: 'movement: Locked units do not move',
    text: 'A unit locked in combat cannot move in the Movement phase, Run, embark or disembark; its only moves are pile-in, consolidation and Fall Back, or a rule such as Hit & Run.',
    simulated: 'full',
    seams: ['mayMove'],
  },
  {
    id: 'CLS-MOVE-16',
    title: 'Moving over terrain with packs or anti-grav',
    source: 'movement: Moving over terrain with packs or anti-grav',
    text: [
      'Jump packs in use, jet packs, jetbikes, skimmers, gliding creatures pass over all terrain and models without being slowed. A model that starts or ends such a move in difficult terrain takes a Dangerous Terrain test (skimmers likewise).',
      'Ruling: a charge is such a move: its range is not shortened (CLS-ASSAULT-07), whatever it passes over. If a model ends it in difficult terrain the unit strikes late (CLS-ASSAULT-15).',
    ].join('\n'),
    simulated: 'full',
    seams: ['fliesOver'],
  },
];
