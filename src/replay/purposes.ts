import { rerollOf } from '../rules/index.ts';
import { wordsOf } from './names.ts';

/** What dice are rolled for, where the purpose without its hyphens would not be the usual term. */
const WORDS: { readonly [purpose: string]: string } = {
  hit: 'to hit',
  wound: 'to wound',
  armour: 'armour save',
  cover: 'cover save',
  invulnerable: 'invulnerable save',
  penetration: 'armour penetration',
  difficult: 'difficult ground',
  dangerous: 'dangerous ground',
  morale: 'Morale check',
  pinning: 'Pinning test',
  leadership: 'Leadership test',
  initiative: 'Initiative test',
  'battle-shock': 'Battle-shock test',
  regroup: 'to regroup',
  fear: 'Fear test',
  charge: 'charge distance',
  run: 'run distance',
  advance: 'advance distance',
  'fall-back': 'distance of falling back',
  consolidate: 'consolidation distance',
  thrust: 'thrust distance',
  attacks: 'number of attacks',
  damage: 'damage',
  reserve: 'to come in from reserve',
  seize: 'to seize the initiative',
  'roll-off': 'roll-off',
  priority: 'for priority',
  sweep: 'to sweep',
  scatter: 'scatter',
  'scatter-distance': 'scatter distance',
  deny: 'to deny',
  manifest: 'to manifest',
  warp: 'Warp Charge',
  'vehicle-damage': 'vehicle damage',
  'game-length': 'whether the game goes on',
  pick: 'which model, by chance',
  'look-out-sir': 'Look Out, Sir',
  'it-will-not-die': 'It Will Not Die',
  'gets-hot': 'Gets Hot',
  hp: 'Hull Points lost',
  shots: 'number of shots',
  perils: 'perils of the warp',
  catastrophic: 'catastrophic damage',
  'mortal-wounds': 'number of mortal wounds',
  'deadly-demise': 'Deadly Demise',
  doctrine: 'a choice by lot',
  stray: 'which friend is hit, by chance',
  'gun-target': 'which unit the gun fires at, by chance',
  'perils-power': 'which power is lost, by chance',
  'marker-worth': 'which objective, by chance',
  weapon: 'which weapon, by chance',
  power: 'which power',
  'nova-hits': 'number of hits',
  emp: 'against the machine',
};

/** Purposes of picks among several things by chance: a die says which, from 0. */
const PICKS = new Set(['pick', 'stray', 'gun-target', 'perils-power', 'marker-worth', 'weapon', 'doctrine']);

/** Where the arrow of a scatter die points as the roller sees the table, by eighths of a turn from the right, anticlockwise. */
const ARROWS = ['right', 'ahead and right', 'ahead', 'ahead and left', 'left', 'back and left', 'back', 'back and right'] as const;

/** Faces as they are told: those of picks from 1, the arrow of a scatter die with where it points. */
export const facesInWords = (purpose: string, faces: readonly (number | 'hit')[]): readonly string[] =>
  faces.map((face) => {
    const what = rerollOf(purpose) ?? purpose;
    if (PICKS.has(what)) return `number ${Number(face) + 1}`;
    if (what !== 'scatter' || face === 'hit') return String(face);
    return `${face} degrees (${ARROWS[Math.round(face / 45) % ARROWS.length] ?? ARROWS[0]})`;
  });

/** In words, to follow a name and a colon: `to hit`, `armour save again`. */
export function purposeWords(purpose: string): string {
  const again = rerollOf(purpose);
  const first = again ?? purpose;
  const words = WORDS[first] ?? wordsOf(first);
  return again === null ? words : `${words} again`;
}

/** Rolls made by the target of a deed. */
export const isSave = (purpose: string): boolean => SAVES.has(rerollOf(purpose) ?? purpose);
const SAVES = new Set(['armour', 'cover', 'invulnerable', 'feel-no-pain']);
