import type { Game } from 'sandtable/rules';
import { ARM, type Classic } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { HIT } from '../../classic/state.ts';
import type { WaffleSeams } from '../hub.ts';

/** What rules of this theme ask one another. */
export interface WeaponHouseSeams {
  /** Whether a marker lands as that of an Ordnance weapon does: those of Ordnance and Primary weapons (WAF-WPN-09, -13). */
  landsAsOrdnance: (g: Game<Classic>, a: Attack) => boolean;
  /** Whether the rule that scatters a marker says itself how far: no (WAF-DEF-05). */
  namesScatter: (g: Game<Classic>, a: Attack) => boolean;
  /** The roll To Hit of a marker that has one, on a single die (WAF-WPN-12): true on a hit. */
  markerHits: (g: Game<Classic>, a: Attack) => boolean;
}

/** Answers where no house rule gives another. */
export const weaponsHouseSeams = (s: WaffleSeams): WeaponHouseSeams => ({
  landsAsOrdnance: (_g, a) => a.weapon.profile.type === ARM.ordnance || a.weapon.profile.type === ARM.primary,
  namesScatter: () => false,
  markerHits: (g, a) => {
    const on = s.hitOn(g, a);
    if (on <= 1) return true;
    const face = g.dice.d6(a.frame, HIT);
    const hits = face !== 1 && face >= on;
    a.rerolled = 0;
    // Dice that are rolled now find in the attack whether it hits: more than a 1 may overheat (CLS-WPN-19).
    a.outcome = hits ? 1 : 0;
    s.hitRolled(g, a, face);
    a.outcome = -1;
    return hits;
  },
});
