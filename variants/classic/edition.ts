import { makeSight, resetSight } from 'sandtable/kit';
import { account } from './odds/account.ts';
import './desk.ts';
import './seams.ts';
import { type Edition, type Game, gathered, hasBit, keyword, type Sheet } from 'sandtable/rules';
import { army } from './army/base.ts';
import { mustering } from './army/muster.ts';
import { challenges } from './assault/challenge.ts';
import { charging } from './assault/charge.ts';
import { combatResults } from './assault/combat-result.ts';
import { fighting } from './assault/fight.ts';
import { striking } from './assault/strike.ts';
import { kindsOf, rebuild } from './buildings/house.ts';
import { houses } from './buildings/index.ts';
import { definitions } from './definitions/definitions.ts';
import { type Classic, MOST_WEAPONS } from './family.ts';
import { fliers } from './flyers/index.ts';
import { format } from './format/format.ts';
import { profile } from './format/profile.ts';
import { heavy } from './heavy/base.ts';
import type { ClassicDesk, ClassicSeams } from './hub.ts';
import { known, places, refused } from './known.ts';
import { carries, ledger } from './ledger.ts';
import { mission } from './mission/mission.ts';
import { morale } from './morale/morale.ts';
import { coherencyInches, composedAs, isSquadron, makeMoveRules, settleMoveRules } from './movement/mobility.ts';
import { movement } from './movement/move.ts';
import { procedures } from './procedures.ts';
import { psychic } from './psychic/index.ts';
import { checkPowers } from './psychic/learn.ts';
import { mayConjure } from './psychic/power.ts';
import { disciplinesOf, knownToAll, PSYKERS } from './psychic/psykers.ts';
import { reserves } from './reserves/index.ts';
import { save } from './saves/save.ts';
import { firingApart } from './shooting/apart.ts';
import { placesOfMarkers, returnMarkers } from './shooting/marker-places.ts';
import { markers } from './shooting/markers.ts';
import { overheating } from './shooting/overheat.ts';
import { shoot } from './shooting/shoot.ts';
import { volley } from './shooting/volley.ts';
import { wound } from './shooting/wound.ts';
import { makeMeasures } from './sight/measures.ts';
import { optics } from './sight/optics.ts';
import { type Tables, tables } from './tables.ts';
import { readGuns } from './terrain/15-emplaced-guns.ts';
import { terrain } from './terrain/terrain.ts';
import { embarks } from './transports/embarks.ts';
import { transports } from './transports/index.ts';
import { sequence } from './turn/sequence.ts';
import { turn } from './turn/turn.ts';
import { mayJoin } from './units/joining.ts';
import { traits } from './units/traits.ts';
import { vehicles } from './vehicles/vehicle.ts';
import { words } from './words.ts';
import { assessments } from './worth/assess.ts';
import { makeWorth, worth } from './worth/worth.ts';

/** Caches and scratch space of one arena. */
function furnish(g: Game<Classic>, t: Tables): ClassicDesk {
  const models = g.models.x.length;
  checkPowers(g);
  return {
    sight: makeSight(optics, g),
    attacks: { frames: [], depth: 0, begun: 0 },
    fullShots: new Uint8Array(models * MOST_WEAPONS),
    snapShots: new Uint8Array(models * MOST_WEAPONS),
    aims: new Int16Array(models * MOST_WEAPONS),
    lookInches: new Float64Array(models),
    lookBeyond: new Float64Array(models),
    lookAt: new Float64Array(models).fill(-1),
    lookPoses: new Float64Array(models),
    settledAmong: new Int16Array(g.units.length),
    settledAt: new Float64Array(g.units.length),
    markerPlaces: placesOfMarkers(g.board),
    rehearsed: { at: -1 },
    moveRules: makeMoveRules(),
    measuredTargets: makeMeasures(models),
    measuredFirers: makeMeasures(models),
    measuredFire: makeMeasures(models),
    measuredOpen: makeMeasures(models),
    measuredEven: makeMeasures(models),
    worth: makeWorth(g, t),
    pieceKinds: kindsOf(g.board.pieces),
    guns: readGuns(g.board.pieces),
    numbers: t.numbers,
  };
}

/** Clears them at the start of an engagement. */
function tidy(g: Game<Classic>): void {
  g.desk.attacks.depth = 0;
  g.desk.attacks.begun = 0;
  g.desk.lookAt.fill(-1);
  rebuild(g);
  resetSight(g, g.desk.sight);
  settleMoveRules(g.desk.moveRules);
  returnMarkers(g.board, g.desk.markerPlaces);
}

const seams = (s: ClassicSeams, t: Tables): ClassicSeams =>
  gathered(
    definitions(s),
    shoot(s),
    firingApart(s),
    volley(s, t),
    markers(s),
    overheating(s),
    wound(s, t),
    save(s),
    worth(s),
    vehicles(s, t),
    heavy(s),
    traits(),
    movement(s),
    terrain(s),
    transports(s),
    houses(s),
    charging(s),
    challenges(s),
    fighting(s),
    striking(s, t),
    combatResults(s),
    morale(s),
    psychic(s, t),
    turn(s),
    reserves(s),
    fliers(s),
    mission(s),
    army(),
    mustering(s),
    assessments(s, t),
  );

/** The most units one psyker unit brings into play: one in each turn of the longest game. */
const MOST_CONJURED = 7;

/** Units that know a conjuration or could roll one. */
function creates(sheet: Sheet<Classic>): number {
  for (const kind of sheet.models) {
    const isPsyker = PSYKERS.some((name) => hasBit(kind.keywordBits, keyword(name)));
    if (isPsyker && mayConjure(disciplinesOf(kind.stats), knownToAll(kind.stats))) return MOST_CONJURED;
  }
  return 0;
}

/** The base: procedures, tables and order of play. */
export const edition: Edition<Classic, Tables> = {
  family: 'classic',
  format,
  tables,
  seams,
  sequence,
  procedures,
  profile,
  keywords: known,
  places,
  refused,
  musters: (s, muster) => s.checkMuster(muster),
  terrain: [
    'woods',
    'ruin',
    'crater',
    'barricade',
    'hill',
    'impassable',
    'tank-traps',
    'razorwire',
    'wreck',
    'building',
    'debris',
    'container',
    'statuary',
  ],
  embarks,
  mayJoin,
  scoring: format.scoring,
  options: format.options,
  entries: ledger,
  ledger: 'classic',
  carries,
  furnish,
  tidy,
  words,
  account,
  creates,
  splits: (sheet, models) => (isSquadron(sheet) ? models - 1 : 0),
  coherencyInches: (sheet, models, t) => coherencyInches(sheet, models, t.numbers),
  coherencyUpInches: (t) => t.numbers.coherencyUpInches,
  composedAs,
};
