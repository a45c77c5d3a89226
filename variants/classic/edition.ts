import { makeSight, resetSight } from 'sandtable/kit';
import { type Edition, type Game, hasBit, keyword, type Sheet } from 'sandtable/rules';
import { firingApart } from './apart.ts';
import { army } from './army/base.ts';
import { assessments } from './assess.ts';
import { makeAttacks } from './attack.ts';
import { readGuns } from './buildings/guns.ts';
import { makeWalls, rebuild } from './buildings/house.ts';
import { houses } from './buildings/index.ts';
import { carries } from './carries.ts';
import { catalogue } from './catalogue/index.ts';
import { challenges } from './challenge.ts';
import { charging } from './charge.ts';
import { combatResults } from './combatResult.ts';
import { release } from './damage.ts';
import { definitions } from './definitions.ts';
import { type Classic, type ClassicDesk, MOST_WEAPONS } from './family.ts';
import { fighting } from './fight.ts';
import { fliers } from './flyer/index.ts';
import { gathered } from './gathered.ts';
import { heavy } from './heavy/base.ts';
import { mayJoin } from './joining.ts';
import { known, refused } from './known.ts';
import { returnMarkers } from './markerPlaces.ts';
import { markers } from './markers.ts';
import { mission } from './mission.ts';
import { coherencyInches, composedAs, isSquadron } from './mobility.ts';
import { morale } from './morale.ts';
import { movement } from './move.ts';
import { optics } from './optics.ts';
import { overheating } from './overheat.ts';
import { profile } from './profile.ts';
import { psychic } from './psychic/index.ts';
import { checkPowers } from './psychic/learn.ts';
import { mayConjure } from './psychic/power.ts';
import { disciplinesOf, knownToAll, PSYKERS } from './psychic/psykers.ts';
import { reserves } from './reserve/index.ts';
import { save } from './save.ts';
import type { ClassicSeams } from './seams.ts';
import { sequence } from './sequence.ts';
import { shoot } from './shoot.ts';
import { striking } from './strike.ts';
import { type Tables, tables } from './tables.ts';
import { terrain } from './terrain.ts';
import { traits } from './traits.ts';
import { embarks } from './transport/embarks.ts';
import { transports } from './transport/index.ts';
import { turn } from './turn.ts';
import { vehicles } from './vehicle.ts';
import { volley } from './volley.ts';
import { words } from './words.ts';
import { makeWorth, worth } from './worth.ts';
import { wound } from './wound.ts';

/** Caches and scratch space of one arena. */
function furnish(g: Game<Classic>, t: Tables): ClassicDesk {
  const models = g.models.x.length;
  checkPowers(g);
  return {
    sight: makeSight(optics, g),
    attacks: makeAttacks(g),
    fullShots: new Uint8Array(models * MOST_WEAPONS),
    snapShots: new Uint8Array(models * MOST_WEAPONS),
    aims: new Int16Array(models * MOST_WEAPONS),
    lookInches: new Float64Array(models),
    lookAt: new Int16Array(models).fill(-1),
    lookPoses: new Float64Array(models),
    pairs: new Uint8Array(g.units.length * g.units.length),
    worth: makeWorth(g, t),
    walls: makeWalls(g.board.pieces),
    guns: readGuns(g.board.pieces),
  };
}

/** Empties them at the start of an engagement. */
function tidy(g: Game<Classic>): void {
  g.desk.attacks.depth = 0;
  release();
  g.desk.lookAt.fill(-1);
  g.desk.pairs.fill(0);
  rebuild(g);
  resetSight(g, g.desk.sight);
  returnMarkers(g.board);
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
    army(s),
    assessments(s, t),
  );

/** The most units one psyker unit brings into play: one in each turn of the longest game. */
const MOST_CONJURED = 7;

/** Units with a conjuration among the powers that they know, or could roll for. */
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
  tables,
  seams,
  sequence,
  profile,
  keywords: known,
  refused,
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
  scoring: [
    'objective-vp',
    'objective-vp-per-round',
    'kill-points',
    'first-blood',
    'slay-the-warlord',
    'linebreaker',
    'heavy-support-destroyed',
    'fast-attack-destroyed',
    'scouring',
    'relic',
  ],
  options: [
    'night-fighting',
    'seize-the-initiative',
    'random-game-length',
    'random-markers',
    'rolled-mission',
    'mysterious-objectives',
    'mysterious-terrain',
    'tactical-objectives',
    'warlord-traits',
    'shock-deployment',
  ],
  catalogue,
  carries,
  furnish,
  tidy,
  words,
  creates,
  splits: (sheet, models) => (isSquadron(sheet) ? models - 1 : 0),
  coherencyInches,
  composedAs,
};
