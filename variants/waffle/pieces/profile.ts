import { gapToPiece, lookUp } from 'sandtable/kit';
import { arenaMemory, event, type Game, terrainKind, type Unit } from 'sandtable/rules';
import { clearPiece, walls } from '../../classic/buildings/house.ts';
import type { Classic } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { rollToWound } from '../../classic/shooting/to-wound.ts';
import { ARMOUR } from '../../classic/state.ts';
import type { WaffleSeams } from '../hub.ts';

/** What a kind of terrain has instead of a statline. */
export interface PieceProfile {
  readonly kind: number;
  readonly toughness: number;
  readonly wounds: number;
  /** Armour save, 3 for 3+. */
  readonly save: number;
}

export const profileOf = (name: string, toughness: number, wounds: number, save: number): PieceProfile => ({
  kind: terrainKind(name),
  toughness,
  wounds,
  save,
});

export const PIECE_HIT = event('piece-hit', { piece: 'piece', unit: 'unit', hits: 'number' }, '{unit} scores {hits|hit|hits} on {piece}');
export const PIECE_WOUNDED = event('piece-wounded', { piece: 'piece', lost: 'number' }, '{piece} loses {lost|wound|wounds}');
export const PIECE_DESTROYED = event('piece-destroyed', { piece: 'piece', unit: 'unit' }, '{unit} destroys {piece}');

export const stands = (g: Game<Classic>, piece: number, profile: PieceProfile): boolean => g.board.pieces[piece].kind === profile.kind;

/** Wounds that a piece has left. */
export const woundsLeft = (g: Game<Classic>, piece: number, profile: PieceProfile): number => profile.wounds - walls(g).woundsLost[piece];

/** The piece that is fired at, plus one; 0 for none. */
const aim = arenaMemory('waffle/piece-fired-at', (_g: Game<Classic>) => ({ piece: 0 }));

/** Makes a piece the one that is fired at, -1 for none. */
export function aimAt(g: Game<Classic>, piece: number): void {
  aim(g).piece = piece + 1;
}

/** Inches over which an attack is measured: to the piece that is fired at, where no unit is the target. */
export function inchesOfAim(g: Game<Classic>, a: Attack, inches: number): number {
  const piece = aim(g).piece - 1;
  return piece < 0 || a.melee || a.target !== a.attacker ? inches : gapToPiece(g.models, a.bearer, g.board.pieces[piece]);
}

/** What happens to a piece without Wounds: it is removed. */
export type Ending = (g: Game<Classic>, piece: number, by: Unit<Classic>) => void;
export const vanish: Ending = (g, piece) => clearPiece(g, piece);

/** Rolls To Wound and the armour saves of a piece for the hits of an attack; returns the Wounds that it loses. */
function woundsOf(g: Game<Classic>, s: WaffleSeams, a: Attack, profile: PieceProfile): number {
  a.toughness = profile.toughness;
  let left = 0;
  let last = -2;
  for (let k = 0; k < a.hits; k++) {
    if (a.hitBy[k] !== last) {
      last = a.hitBy[k];
      a.bearer = last;
      a.strength = s.strengthOf(g, a);
      a.ap = s.apOf(g, a);
    }
    const face = rollToWound(s, g, a, s.woundOn(g, a));
    if (face === 0) continue;
    if (s.woundAp(g, a, face) > profile.save && g.dice.d6(a.frame, ARMOUR) >= profile.save) continue;
    left++;
  }
  return left;
}

/** Rolls what the hits of an attack do to a piece, and removes it if it has no Wounds left. */
export function resolveOnPiece(g: Game<Classic>, s: WaffleSeams, a: Attack, piece: number, profile: PieceProfile, ending: Ending): void {
  g.log.note(PIECE_HIT, piece, a.attacker.slot, a.hits);
  if (a.hits === 0 || !stands(g, piece, profile)) return;
  const lost = Math.min(woundsLeft(g, piece, profile), woundsOf(g, s, a, profile));
  a.hits = 0;
  if (lost === 0) return;
  walls(g).woundsLost[piece] += lost;
  g.log.note(PIECE_WOUNDED, piece, lost);
  if (woundsLeft(g, piece, profile) > 0) return;
  g.log.note(PIECE_DESTROYED, piece, a.attacker.slot);
  ending(g, piece, a.attacker);
}

/** Average Wounds that a hit of a Strength and AP inflicts on a piece. */
export function woundChance(g: Game<Classic>, strength: number, ap: number, profile: PieceProfile): number {
  const on = strength <= 0 ? 7 : lookUp(g.desk.worth.tables.toWound, Math.min(10, strength), profile.toughness);
  const wound = Math.max(0, 7 - on) / 6;
  return ap > profile.save ? (wound * (profile.save - 1)) / 6 : wound;
}
