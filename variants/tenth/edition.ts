import './seams.ts';
import { type Edition, type ExampleWords, gathered, type WordPlaces } from 'sandtable/rules';
import { mustering } from './army/muster.ts';
import { meleeSeams } from './assault/melee.ts';
import { commandSeams } from './command/command.ts';
import { rules } from './contents.ts';
import { type Area, keywordsOfArea } from './definitions/area.ts';
import { UNIT_WORDS } from './definitions/unit-words.ts';
import { furnish, tidy } from './desk.ts';
import { effects } from './effects/index.ts';
import type { Modern } from './family.ts';
import { aircraft, aircraftSeams } from './flyers/index.ts';
import { format } from './format/format.ts';
import { profile } from './format/profile.ts';
import type { ModernSeams } from './hub.ts';
import { carries, ledger } from './ledger.ts';
import { modifiers } from './modifiers/index.ts';
import { modSeams } from './modifiers/mod.ts';
import { modifierSeams } from './modifiers/seams.ts';
import { morale } from './morale/index.ts';
import { shockSeams } from './morale/shock.ts';
import { movement, movementSeams } from './movement/index.ts';
import { objectives } from './objectives/index.ts';
import { objectiveSeams } from './objectives/seams.ts';
import { account } from './odds/account.ts';
import { outline } from './outline/index.ts';
import { outlineSeams } from './outline/seams.ts';
import { procedures } from './procedures.ts';
import { reserve, reserveSeams } from './reserves/index.ts';
import { allocateSeams } from './saves/allocate.ts';
import { damageSeams } from './saves/damage.ts';
import { hazardSeams } from './saves/hazards.ts';
import { saves } from './saves/index.ts';
import { mortalSeams } from './saves/mortal.ts';
import { readingSeams } from './saves/readings.ts';
import { saveSeams } from './saves/save.ts';
import { attackSeams } from './shooting/attack.ts';
import { shootingSeams } from './shooting/base.ts';
import { hitSeams } from './shooting/hit.ts';
import { shooting } from './shooting/index.ts';
import { shootSeams } from './shooting/shoot.ts';
import { woundSeams } from './shooting/wound.ts';
import { abilityKeywords, weaponKeywords } from './special-rules/index.ts';
import { stratagemKeywords } from './stratagems/index.ts';
import { stratagemSeams } from './stratagems/seams.ts';
import type { Tables } from './tables.ts';
import { tables } from './tables.ts';
import { groundKeywords, groundSeams, groundWords } from './terrain/ground.ts';
import { timing } from './timing/index.ts';
import { timingSeams } from './timing/seams.ts';
import { borrows } from './transports/deck.ts';
import { embarks } from './transports/embarks.ts';
import { transport } from './transports/index.ts';
import { transportSeams } from './transports/seams.ts';
import { sequence } from './turn/sequence.ts';
import { splits, units, unitsSeams } from './units/index.ts';
import { composedAs } from './units/parts.ts';
import { attackWords } from './words/attack.ts';
import { worthSeams } from './worth/worth.ts';

/** What units and models are, whatever rule, weapon or transport looks for it. */
const kinds: readonly string[] = [...UNIT_WORDS, 'heavy-armour', 'gargantuan', 'artillery'];

/** Known abilities of units, whatever rule looks for them. */
const unitAbilities = ['leader', 'deep-strike', 'scouts', 'infiltrators', 'firing-deck', 'hover'];

/** Words by which rules are brought in, and that datasheets tell in another way. */
const INSTEAD: { readonly [word: string]: string } = {
  damaged: '"damaged" with the Wounds at which it begins',
  effects: '"effects" with what they give',
  'gives-sustained-hits': '"effects" with "sustained-hits"',
  overhang: '"outline" with its length and width',
  'attached-unit': '"leads", and "attachedTo" in the army',
  'upper-floors': '"floors" of a ruin',
  'early-returns': '"early-returns" among the options of a mission',
  actions: '"actions" among the options of a mission',
  signals: '"signals" among the options of a mission',
};

/** The areas with a folder of their own, in the order in which their rules are applied. */
const areas: readonly Area[] = [
  modifiers,
  shooting,
  saves,
  movement,
  outline,
  transport,
  reserve,
  aircraft,
  units,
  objectives,
  morale,
  timing,
  effects,
];

const words: ExampleWords<Modern> = {
  ...groundWords,
  verbs: Object.assign({}, groundWords.verbs, attackWords.verbs, ...areas.map((it) => it.words?.verbs)),
  questions: Object.assign({}, groundWords.questions, attackWords.questions, ...areas.map((it) => it.words?.questions)),
  readers: Object.assign({}, groundWords.readers, attackWords.readers, ...areas.map((it) => it.words?.readers)),
  aliases: Object.assign({}, groundWords.aliases, attackWords.aliases, ...areas.map((it) => it.words?.aliases)),
  byTarget: attackWords.byTarget ?? [],
  options: Object.assign({}, ...areas.map((it) => it.words?.options)),
};

/** Keywords known to the edition, each once. */
const keywords = [
  ...new Set([
    ...kinds,
    ...unitAbilities,
    ...groundKeywords,
    ...weaponKeywords,
    ...abilityKeywords,
    ...stratagemKeywords,
    ...areas.flatMap(keywordsOfArea),
    ...rules.flatMap((it) => it.keyword ?? []),
  ]),
];

/** Where they do something: among the keywords of weapons; among the keywords of units what these are, among their abilities the rest. */
const places: WordPlaces = {
  weapon: { keywords: weaponKeywords },
  model: { keywords: kinds, abilities: keywords.filter((it) => !weaponKeywords.includes(it) && !kinds.includes(it) && !(it in INSTEAD)) },
  instead: INSTEAD,
};

/** The base of the tenth-edition-style variant. */
export const edition: Edition<Modern, Tables> = {
  family: 'modern',
  format,
  tables,
  seams: (s, t): ModernSeams =>
    gathered(
      modSeams(s, t),
      modifierSeams(s),
      commandSeams(s, t),
      groundSeams(s, t),
      shootSeams(s, t),
      attackSeams(s, t),
      hitSeams(s, t),
      woundSeams(s, t),
      allocateSeams(s, t),
      saveSeams(s, t),
      damageSeams(s, t),
      mortalSeams(s),
      hazardSeams(s, t),
      readingSeams(s),
      meleeSeams(s, t),
      worthSeams(s, t),
      movementSeams(s, t),
      shockSeams(s, t),
      timingSeams(s),
      unitsSeams(s, t),
      transportSeams(s, t),
      outlineSeams(s, t),
      reserveSeams(s, t),
      aircraftSeams(s, t),
      shootingSeams(s),
      stratagemSeams(s),
      objectiveSeams(s),
      mustering(s),
    ),
  sequence,
  procedures,
  profile,
  keywords,
  places,
  abilities: areas.flatMap((it) => it.abilities),
  refused: {},
  musters: (s, muster) => s.checkMuster(muster),
  terrain: format.terrain.map((it) => it.name),
  embarks,
  borrows,
  scoring: format.scoring,
  options: format.options,
  entries: ledger,
  carries,
  furnish,
  tidy,
  words,
  account,
  composedAs,
  coherencyInches: (_sheet, _models, t) => t.coherencyInches,
  coherencyUpInches: (t) => t.coherencyUpInches,
  splits,
};
