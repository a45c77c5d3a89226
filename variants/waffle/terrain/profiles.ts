import type { LedgerEntry } from 'sandtable/rules';
import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';
import { pieceCharges } from '../pieces/blows.ts';
import { pieceTargets, shootPiece } from '../pieces/fire.ts';
import { type Ending, inchesOfAim, type PieceProfile, profileOf } from '../pieces/profile.ts';

/** Terrain with a profile is shot at, or charged, instead of a unit; it neither tests nor reacts. */
export const canBeAttacked = (
  entry: LedgerEntry,
  name: string,
  usual: Omit<PieceProfile, 'kind'>,
  explodes: boolean,
  endingOf: (s: WaffleSeams) => Ending,
) =>
  defineRule({
    ...entry,
    default: 'on',
    keyword: name,
    params: {
      toughness: integer(usual.toughness, 1, 10, 'its Toughness', 'Toughness'),
      wounds: integer(usual.wounds, 1, 30, 'its Wounds', 'Wounds'),
      save: integer(usual.save, 2, 7, 'its armour save', 'needed on a D6'),
    },
    patch: ({ toughness, wounds, save }, s) => {
      const profile = profileOf(name, toughness, wounds, save);
      const ending = endingOf(s);
      const targetOf = pieceTargets(`${entry.id}/shoot-at`, s, profile, explodes);
      const charges = pieceCharges(`${entry.id}/charge-at`, s, profile, explodes, ending);
      return {
        wrap: {
          shootUnit: (next) => (g, u) => {
            const piece = targetOf(g, u);
            if (piece < 0) next(g, u);
            else shootPiece(g, s, u, piece, profile, ending);
          },
          measuredInches: (next) => (g, a, inches) => next(g, a, inchesOfAim(g, a, inches)),
          chargeUnit: (next) => (g, u) => {
            if (s.mustChargeAt(g, u) !== null || !charges(g, u)) next(g, u);
          },
        },
      };
    },
  });
