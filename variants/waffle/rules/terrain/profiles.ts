import { madeArm } from '../../../classic/arms.ts';
import { defineRule } from '../../family.ts';
import { pieceCharges } from '../../pieces/blows.ts';
import { explode } from '../../pieces/explosion.ts';
import { pieceTargets, shootPiece } from '../../pieces/fire.ts';
import { type Ending, profileOf, vanish } from '../../pieces/profile.ts';
import type { WaffleSeams } from '../../seams.ts';

const CONTAINER = profileOf('container', 7, 6, 3);
const REACTOR = profileOf('reactor', 6, 6, 4);
const BLAST = madeArm('reactor-blast', { S: 6, AP: '-', type: 'assault' });

/** Terrain with a profile is shot at, or charged, in place of a unit; it neither tests nor reacts. */
const canBeAttacked = (
  id: 'WAF-TERRAIN-04' | 'WAF-TERRAIN-13',
  name: string,
  profile: typeof CONTAINER,
  explodes: boolean,
  endingOf: (s: WaffleSeams) => Ending,
) =>
  defineRule({
    id,
    default: 'on',
    keyword: name,
    patch: (_p, s) => {
      const ending = endingOf(s);
      const targetOf = pieceTargets(`${id}/shoot-at`, s, profile, explodes);
      const charges = pieceCharges(`${id}/charge-at`, s, profile, explodes, ending);
      return {
        wrap: {
          shootUnit: (next) => (g, u) => {
            const piece = targetOf(g, u);
            if (piece < 0) next(g, u);
            else shootPiece(g, s, u, piece, profile, ending);
          },
          chargeUnit: (next) => (g, u) => {
            if (s.mustChargeAt(g, u) !== null || !charges(g, u)) next(g, u);
          },
        },
      };
    },
  });

/** Armoured containers. */
export const containerProfile = canBeAttacked('WAF-TERRAIN-04', 'container', CONTAINER, false, () => vanish);
/** Reactors, which go up when they are destroyed. */
export const reactorProfile = canBeAttacked(
  'WAF-TERRAIN-13',
  'reactor',
  REACTOR,
  true,
  (s) => (g, piece, by) => explode(g, s, piece, BLAST, by),
);
