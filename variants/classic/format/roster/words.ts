import { rosterWords } from 'sandtable/rules';

/** Rules of weapons as rosters name them, those with a number last. */
export const WEAPON_RULES = [
  'twin-linked',
  'melta',
  'lance',
  'rending',
  'sniper',
  'fleshbane',
  'armourbane',
  'haywire',
  'ignores-cover',
  'pinning',
  'gets-hot',
  'skyfire',
  'interceptor',
  'concussive',
  'strikedown',
  'unwieldy',
  'specialist-weapon',
  'two-handed',
  'shred',
  'master-crafted',
  'one-use-only',
  'soul-blaze',
  'blind',
  'graviton',
  'torrent',
  'instant-death',
  'barrage',
  'blast',
  'large-blast',
  'massive-blast',
  'apocalyptic-blast',
  'assault-grenades',
  'defensive-grenades',
  'destroyer',
  'force',
] as const;

/** Rules of units. */
export const UNIT_RULES = [
  'acute-senses',
  'adamantium-will',
  'bulky',
  'very-bulky',
  'extremely-bulky',
  'counter-attack',
  'crusader',
  'daemon',
  'eternal-warrior',
  'fear',
  'fearless',
  'fleet',
  'furious-charge',
  'hammer-of-wrath',
  'hit-and-run',
  'it-will-not-die',
  'jink',
  'move-through-cover',
  'monster-hunter',
  'night-vision',
  'precision-strikes',
  'rage',
  'rampage',
  'relentless',
  'scout',
  'shrouded',
  'skilled-rider',
  'slow-and-purposeful',
  'smash',
  'split-fire',
  'stealth',
  'stubborn',
  'strafing-run',
  'supersonic',
  'vector-dancer',
  'vector-strike',
  'swarms',
  'tank-hunters',
  'zealot',
  'deep-strike',
  'infiltrate',
  'outflank',
  'objective-secured',
  'assault-vehicle',
  'smoke-launchers',
  'dozer-blade',
  'extra-armour',
  'searchlight',
  'independent-character',
  'brotherhood-of-psykers',
  'psychic-pilot',
] as const;

const bare = (text: string): string => rosterWords(text).replace(/[^a-z0-9]/g, '');
const byBare = (words: readonly string[]): ReadonlyMap<string, string> => new Map(words.map((it) => [bare(it), it]));
const ofWeapons = byBare(WEAPON_RULES);
const ofUnits = byBare(UNIT_RULES);
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['oneuse', 'one-use-only'],
  ['oneshot', 'one-use-only'],
  ['infiltrators', 'infiltrate'],
  ['scouts', 'scout'],
]);

/** A rule of a weapon; null for one that the family does not know. */
export function weaponRule(text: string): string | null {
  const poisoned = /^poison(?:ed)?\b\D*([2-6])?\+?\)?$/i.exec(text.trim());
  if (poisoned !== null) return `poisoned ${poisoned[1] ?? 4}`;
  const other = OTHERS.get(bare(text));
  if (other === 'one-use-only') return other;
  if (/^large blast\b|^blast\s*\(5/i.test(text.trim())) return 'large-blast';
  if (/^blast\s*\(10|^apocalyptic blast\b/i.test(text.trim())) return 'apocalyptic-blast';
  if (/^blast\s*\(7|^massive blast\b/i.test(text.trim())) return 'massive-blast';
  return ofWeapons.get(bare(text.replace(/\(.*\)/, ''))) ?? null;
}

/** A rule of a unit; null for one that the family does not know. */
export function unitRule(text: string): string | null {
  const pain = /^feel no pain\b\D*([2-6])?\+?\)?/i.exec(text.trim());
  if (pain !== null) return `feel-no-pain ${pain[1] ?? 5}`;
  const name = text.replace(/\(.*\)/, '').trim();
  const other = OTHERS.get(bare(name));
  return ofUnits.get(bare(name)) ?? (other !== undefined && other !== 'one-use-only' ? other : null);
}
