import { enemyOf, type Family, type Game, hasBit, keyword, type SideId, type Unit } from '../../src/rules/index.ts';
import type { Purse } from '../../src/testing/index.ts';
import type { Classic } from '../../variants/classic/family.ts';
import { scored } from '../../variants/classic/mission/scored.ts';

/** What one item of a mission's scoring gives: when, and how often to one side. */
interface Item {
  readonly when: 'round' | 'end';
  readonly times: (g: Game<Family>, side: SideId, lost: number) => number;
}

type Items = { readonly [name: string]: Item };

/** Units of army lists, those that are put together counted one by one. */
const unitsOf = (g: Game<Family>, side: SideId, role: string | null = null): number =>
  g.sides[side].reduce((sum, { sheet }) => {
    const parts = sheet.parts ?? [{ roles: sheet.roles }];
    return sum + parts.filter((it) => role === null || it.roles.includes(role)).length;
  }, 0);
const modelsOf = (g: Game<Family>, side: SideId): number => g.sides[side].reduce((sum, it) => sum + it.size, 0);

const markers: Item['times'] = (g) => g.board.objectives.length;
const once: Item['times'] = () => 1;
const enemies =
  (role: string | null = null): Item['times'] =>
  (g, side) =>
    unitsOf(g, enemyOf(side), role);

/** Marker values of Scouring, the best first. */
const WORTHS = [4, 3, 3, 2, 2, 1];

/** Every item that missions of the classic and the hybrid family score. */
const CLASSIC: Items = {
  'objective-vp': { when: 'end', times: markers },
  'objective-vp-per-round': { when: 'round', times: markers },
  'kill-points': { when: 'end', times: enemies() },
  'first-blood': { when: 'end', times: once },
  'slay-the-warlord': { when: 'end', times: enemies('warlord') },
  linebreaker: { when: 'end', times: once },
  'heavy-support-destroyed': { when: 'end', times: enemies('heavy-support') },
  'fast-attack-destroyed': { when: 'end', times: enemies('fast-attack') },
  scouring: { when: 'end', times: (g) => WORTHS.slice(0, g.board.objectives.length).reduce((sum, it) => sum + it, 0) },
  relic: { when: 'end', times: once },
};

/** Every item that missions of the modern family score. */
const MODERN: Items = {
  'objective-vp': { when: 'end', times: markers },
  'objective-vp-per-round': { when: 'round', times: markers },
  'objective-vp-per-command': { when: 'round', times: markers },
  'kill-points': { when: 'end', times: enemies() },
  'first-blood': { when: 'end', times: once },
  'slay-the-warlord': { when: 'end', times: once },
  'action-vp': { when: 'round', times: (g, side) => unitsOf(g, side) },
  'signal-vp': { when: 'round', times: (g, side) => unitsOf(g, side) },
  linebreaker: { when: 'end', times: once },
  'character-kill-vp': { when: 'round', times: (_g, _side, lost) => lost },
  'model-kill-vp': { when: 'round', times: (_g, _side, lost) => lost },
};

/** Three cards of a turn, of which one gives D3+3 and two D3 (CLS-MISSION-13). */
const MOST_CARDS = 6 + 3 + 3;
/** Hull Points or Wounds of a Lord of War for each victory point (CLS-ARMY-09). */
const LORD_WOUNDS = 3;
const LORDS = ['super-heavy', 'gargantuan', 'flying-gargantuan'].map(keyword);

const lordsOf = (g: Game<Classic>, u: Unit<Classic>): number => {
  if (!LORDS.some((it) => hasBit(u.sheet.models[0]?.keywordBits as never, it))) return 0;
  let wounds = 0;
  for (let i = u.first; i < u.first + u.size; i++) wounds += g.sheetOf(i).stats.wounds;
  return Math.floor(wounds / LORD_WOUNDS);
};

/** What the items of a mission come to; `worth`: points for one. */
function purse(items: Items, worth: (name: string) => number, g: Game<Family>, side: SideId, lost: number): Purse {
  const sum = (when: Item['when']): number =>
    Object.entries(items).reduce((all, [name, it]) => all + (it.when === when ? worth(name) * it.times(g, side, lost) : 0), 0);
  return { eachRound: sum('round'), atEnd: sum('end') };
}

function classic(plain: Game<Family>, side: SideId, lost: number): Purse {
  const g = plain as unknown as Game<Classic>;
  const { options, scoring } = g.mission;
  // A mission on the die replaces the items that are its own; the others are the scenario's.
  const { eachRound, atEnd } = purse(CLASSIC, (name) => Math.max(scored(g, name) ?? 0, scoring[name] ?? 0), plain, side, lost);
  const cards = options.has('tactical-objectives') ? MOST_CARDS : 0;
  const slain = options.has('warlord-traits') ? modelsOf(plain, enemyOf(side)) : 0;
  return { eachRound: eachRound + cards + slain, atEnd: atEnd + g.sides[enemyOf(side)].reduce((sum, u) => sum + lordsOf(g, u), 0) };
}

const modern = (g: Game<Family>, side: SideId, lost: number): Purse => purse(MODERN, (name) => g.mission.scoring[name] ?? 0, g, side, lost);

/** The items of scoring that are known of each family. */
export const ITEMS: { readonly [family: string]: Items } = { classic: CLASSIC, hybrid: CLASSIC, modern: MODERN };

/** What missions of each family can give a side. */
export const PURSES: { readonly [family: string]: typeof modern } = { classic, hybrid: classic, modern };
