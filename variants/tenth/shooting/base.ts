import { is, PLACE } from 'sandtable/rules';
import type { ModernSeams } from '../hub.ts';
import { HAS_SHOT } from '../state.ts';
import { LENT_BITS } from '../transports/deck.ts';
import { rowHolds } from './rows.ts';
import type { ShootingSeams } from './seams.ts';
import { dropRow } from './volley.ts';

/** Eligibility and the consequences of shooting, by the base book: unclear points as the ledger reads them. */
export function shootingSeams(s: ModernSeams): ShootingSeams {
  return {
    eligibleToShoot: (g, u) =>
      u.alive > 0 &&
      !is(u, HAS_SHOT) &&
      s.presentToShoot(g, u) &&
      s.armedToShoot(g, u) &&
      !s.barredByMove(g, u) &&
      !s.barredByEnemies(g, u),
    presentToShoot: (_g, u) => u.place === PLACE.table,
    armedToShoot: (g, u) => g.desk.longestInches[u.slot] > 0,
    selectableWithoutTarget: () => true,
    selectedToShoot() {},
    countsAsShot: () => true,
    hasShot() {},
    mayShootOutOfPhase: (g, u) => s.mayShoot(g, u),
    phaseRulesWork: () => true,
    refreshRow(g, v, row) {
      const t = g.units[v.target[row]];
      v.traits[row] = s.traitsOf(g, v.attacker, v.model[row], v.weapon[row], t) | (v.traits[row] & LENT_BITS);
    },
    targetModels: (_g, a) => a.target.alive,
    attackerLocked: (g, a) => s.engaged(g, a.attacker),
    targetsLost(g, v) {
      for (let row = v.n - 1; row >= 0; row--) if (!rowHolds(g, s, v, row)) dropRow(v, row);
    },
    mayShootAgain: () => true,
  };
}
