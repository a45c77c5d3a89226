import type { Edition, ExampleWords, RuleId } from 'sandtable/rules';
import { aircraftSeams } from './aircraft/index.ts';
import { allocateSeams } from './allocate.ts';
import { keywordsOfArea } from './area.ts';
import { areas } from './areas.ts';
import { attackSeams } from './attack.ts';
import { coreCarries } from './carries.ts';
import { catalogue } from './catalogue/index.ts';
import { commandSeams } from './command.ts';
import { damageSeams } from './damage.ts';
import { furnish, tidy } from './desk.ts';
import type { Modern } from './family.ts';
import { groundCarries, groundKeywords, groundScoring, groundSeams, groundSteps, groundTerrain, groundWords } from './ground.ts';
import { hitSeams } from './hit.ts';
import { meleeSeams } from './melee.ts';
import { modSeams } from './mod.ts';
import { modifierSeams } from './modifiers/seams.ts';
import { shockSeams } from './morale/shock.ts';
import { movementSeams } from './movement/index.ts';
import { objectiveSeams } from './objectives/seams.ts';
import { outlineSeams } from './outline/seams.ts';
import { profile } from './profile.ts';
import { reserveSeams } from './reserve/index.ts';
import { saveSeams } from './save.ts';
import { hazardSeams } from './saves/hazards.ts';
import { mortalSeams } from './saves/mortal.ts';
import { readingSeams } from './saves/readings.ts';
import type { ModernSeams } from './seams.ts';
import { sequence } from './sequence.ts';
import { shootSeams } from './shoot.ts';
import { shootingSeams } from './shooting/base.ts';
import { abilityKeywords, weaponKeywords } from './special/index.ts';
import { stratagemKeywords } from './stratagems/index.ts';
import { stratagemSeams } from './stratagems/seams.ts';
import type { Tables } from './tables.ts';
import { tables } from './tables.ts';
import { timingSeams } from './timing/seams.ts';
import { borrows } from './transport/deck.ts';
import { embarks } from './transport/embarks.ts';
import { transportSeams } from './transport/seams.ts';
import { splits, unitsSeams } from './units/index.ts';
import { composedAs } from './units/parts.ts';
import { account } from './words/account.ts';
import { attackWords } from './words/attack.ts';
import { worthSeams } from './worth.ts';
import { woundSeams } from './wound.ts';

/** Keywords of units that are known, whatever looks for them. */
const unitKeywords = [
  'infantry',
  'vehicle',
  'monster',
  'character',
  'epic-hero',
  'battleline',
  'psyker',
  'walker',
  'mounted',
  'beast',
  'swarm',
  'titanic',
  'towering',
  'fly',
  'jump-pack',
  'jet-pack',
  'transport',
  'dedicated-transport',
  'fortification',
  'tank',
  'leader',
  'deep-strike',
  'scouts',
  'infiltrators',
  'firing-deck',
  'hover',
  'heavy-armour',
];

const words: ExampleWords<Modern> = {
  ...groundWords,
  verbs: Object.assign({}, groundWords.verbs, attackWords.verbs, ...areas.map((it) => it.words?.verbs)),
  readers: Object.assign({}, groundWords.readers, attackWords.readers, ...areas.map((it) => it.words?.readers)),
  aliases: Object.assign({}, groundWords.aliases, attackWords.aliases, ...areas.map((it) => it.words?.aliases)),
  options: Object.assign({}, ...areas.map((it) => it.words?.options)),
  account,
};

/** The entries that the procedures carry, of the files beside this one and of all areas. */
function carried(): { seams: Edition<Modern, Tables>['carries']['seams']; steps: Edition<Modern, Tables>['carries']['steps'] } {
  const join = (key: 'seams' | 'steps', base: Lists): Lists => {
    const all: Record<string, readonly RuleId[]> = { ...base };
    for (const area of areas)
      for (const [name, ids] of Object.entries((area.carries?.[key] ?? {}) as Lists)) all[name] = [...(all[name] ?? []), ...ids];
    return all;
  };
  return { seams: join('seams', { ...coreCarries, ...groundCarries }), steps: join('steps', groundSteps) };
}
type Lists = { readonly [name: string]: readonly RuleId[] };

/** Keywords known to the edition, each once. */
const keywords = [
  ...new Set([
    ...unitKeywords,
    ...groundKeywords,
    ...weaponKeywords,
    ...abilityKeywords,
    ...stratagemKeywords,
    ...areas.flatMap(keywordsOfArea),
  ]),
];

/** The base of the tenth-edition-style variant. */
export const edition: Edition<Modern, Tables> = {
  family: 'modern',
  tables,
  seams: (s, t): ModernSeams => ({
    ...modSeams(s, t),
    ...modifierSeams(s),
    ...commandSeams(s, t),
    ...groundSeams(s, t),
    ...shootSeams(s, t),
    ...attackSeams(s, t),
    ...hitSeams(s, t),
    ...woundSeams(s, t),
    ...allocateSeams(s, t),
    ...saveSeams(s, t),
    ...damageSeams(s, t),
    ...mortalSeams(s),
    ...hazardSeams(s),
    ...readingSeams(s),
    ...meleeSeams(s, t),
    ...worthSeams(s, t),
    ...movementSeams(s, t),
    ...shockSeams(s),
    ...timingSeams(s),
    ...unitsSeams(s, t),
    ...transportSeams(s, t),
    ...outlineSeams(s, t),
    ...reserveSeams(s, t),
    ...aircraftSeams(s, t),
    ...shootingSeams(s),
    ...stratagemSeams(s),
    ...objectiveSeams(s),
  }),
  sequence,
  profile,
  keywords,
  abilities: areas.flatMap((it) => it.abilities),
  refused: {},
  terrain: groundTerrain,
  embarks,
  borrows,
  scoring: groundScoring,
  options: ['early-returns', 'actions', 'signals'],
  catalogue,
  carries: carried(),
  furnish,
  tidy,
  words,
  composedAs,
  splits,
};
