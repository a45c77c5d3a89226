import type { AnyEdition } from '../../src/rules/index.ts';
import { parseKeyword } from '../../src/scenario/keyword.ts';
import type { Battle, Block, BlocksByFamily, Datasheet } from '../../src/scenario/types.ts';
import { TYPES, VEHICLE_FLAGS } from '../../variants/classic/format/blocks.ts';

/** A place where files may have words of an edition. */
export interface Place {
  /** `rules of a weapon`, `options of a mission`. */
  readonly name: string;
  /** The words that the edition says it reads there. */
  readonly words: readonly string[];
  /** Those that a battle has there. */
  in(battle: Battle): Iterable<string>;
  /** The battle without one of them. */
  without(battle: Battle, word: string): Battle;
  /** The battle with one that everybody has, or every weapon; left out where nobody can just be given it. */
  with?(battle: Battle, text: string): Battle;
}

const wordOf = (text: string): string => parseKeyword(text)?.name ?? text;

type OnBlocks = (block: Block) => Block;

const listOf = (block: Block | undefined, list: string): readonly string[] => (block?.[list] as readonly string[] | undefined) ?? [];

const inFamily = (blocks: BlocksByFamily, family: string, change: OnBlocks): BlocksByFamily => {
  const block = blocks[family];
  return block === undefined ? blocks : { ...blocks, [family]: change(block) };
};

const sheetsOf = (battle: Battle): Datasheet[] => Object.values(battle.datasheets);

const withSheets = (battle: Battle, change: (sheet: Datasheet) => Datasheet): Battle => ({
  ...battle,
  datasheets: Object.fromEntries(Object.entries(battle.datasheets).map(([id, sheet]) => [id, change(sheet)])),
});

const dropping =
  (list: string, word: string): OnBlocks =>
  (block) =>
    list in block ? { ...block, [list]: listOf(block, list).filter((it) => wordOf(it) !== word) } : block;

const adding =
  (list: string, text: string): OnBlocks =>
  (block) => ({ ...block, [list]: [...listOf(block, list), text] });

function ofWeapons(list: string, words: readonly string[], family: string): Place {
  return {
    name: `${list} of a weapon`,
    words,
    in: (battle) => sheetsOf(battle).flatMap(({ weapons }) => weapons.flatMap(({ blocks }) => listOf(blocks[family], list).map(wordOf))),
    without: (battle, word) =>
      withSheets(battle, (sheet) => ({
        ...sheet,
        weapons: sheet.weapons.map((it) => ({ ...it, blocks: inFamily(it.blocks, family, dropping(list, word)) })),
      })),
    with: (battle, text) =>
      withSheets(battle, (sheet) => ({
        ...sheet,
        weapons: sheet.weapons.map((it) => ({ ...it, blocks: inFamily(it.blocks, family, adding(list, text)) })),
      })),
  };
}

/** Of a unit or of a kind of model; a worked example has words that are no values in its own list of keywords too. */
function ofModels(list: string, words: readonly string[], family: string): Place {
  const blocksOf = ({ blocks, models }: Datasheet): readonly BlocksByFamily[] => [blocks, ...models.map((it) => it.blocks)];
  return {
    name: `${list} of a model`,
    words,
    in: (battle) =>
      sheetsOf(battle).flatMap((sheet) => [
        ...sheet.keywords,
        ...blocksOf(sheet).flatMap((blocks) => listOf(blocks[family], list).map(wordOf)),
      ]),
    without: (battle, word) =>
      withSheets(battle, (sheet) => ({
        ...sheet,
        keywords: sheet.keywords.filter((it) => it !== word),
        blocks: inFamily(sheet.blocks, family, dropping(list, word)),
        models: sheet.models.map((it) => ({ ...it, blocks: inFamily(it.blocks, family, dropping(list, word)) })),
      })),
    with: (battle, text) =>
      withSheets(battle, (sheet) => ({
        ...sheet,
        models: sheet.models.map((it) => ({ ...it, blocks: inFamily(it.blocks, family, adding(list, text)) })),
      })),
  };
}

const options = ({ options: words }: AnyEdition): Place => ({
  name: 'options of a mission',
  words,
  in: ({ mission }) => mission.options,
  without: (battle, word) => ({ ...battle, mission: { ...battle.mission, options: battle.mission.options.filter((it) => it !== word) } }),
});

const scoring = ({ scoring: words }: AnyEdition): Place => ({
  name: 'scoring of a mission',
  words,
  in: ({ mission }) => Object.keys(mission.scoring),
  without: (battle, word) => {
    const left = Object.fromEntries(Object.entries(battle.mission.scoring).filter(([it]) => it !== word));
    return { ...battle, mission: { ...battle.mission, scoring: left } };
  },
});

/** Another choice of a key that has one: `type: bike`. */
function ofValues(key: string, words: readonly string[], usual: string, family: string): Place {
  const change =
    (word: string): OnBlocks =>
    (block) =>
      block[key] === word ? { ...block, [key]: usual } : block;
  const both = ({ blocks, models }: Datasheet): readonly BlocksByFamily[] => [blocks, ...models.map((it) => it.blocks)];
  return {
    name: `${key} of a model`,
    words: words.filter((it) => it !== usual),
    in: (battle) => sheetsOf(battle).flatMap((sheet) => both(sheet).map((blocks) => String(blocks[family]?.[key]))),
    without: (battle, word) =>
      withSheets(battle, (sheet) => ({
        ...sheet,
        blocks: inFamily(sheet.blocks, family, change(word)),
        models: sheet.models.map((it) => ({ ...it, blocks: inFamily(it.blocks, family, change(word)) })),
      })),
  };
}

/** Ground of a kind, which is taken away. */
const terrain = ({ terrain: words }: AnyEdition): Place => ({
  name: 'kinds of terrain',
  words,
  in: ({ battlefield }) => battlefield.terrain.map((it) => it.kind),
  without: (battle, word) => ({
    ...battle,
    battlefield: { ...battle.battlefield, terrain: battle.battlefield.terrain.filter((it) => it.kind !== word) },
  }),
});

/** Every place of an edition's words. */
export function placesOf(edition: AnyEdition): Place[] {
  const { family, places } = edition;
  const classic = family === 'modern' ? [] : [ofModels('flags', VEHICLE_FLAGS, family), ofValues('type', TYPES, 'infantry', family)];
  return [
    ...classic,
    ...Object.entries(places?.weapon ?? {}).map(([list, words]) => ofWeapons(list, words, family)),
    ...Object.entries(places?.model ?? {}).map(([list, words]) => ofModels(list, words, family)),
    options(edition),
    scoring(edition),
    terrain(edition),
  ];
}
