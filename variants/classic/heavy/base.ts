import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { HeavySeams } from '../seams.ts';
import { strikeRam } from '../vehicles/ram.ts';

/** What super-heavies and gargantuan creatures have in common. */
export const heavy = (s: ClassicSeams): HeavySeams<Classic> => ({
  fatalWounds: (g, _a, model) => g.models.wounds[model],
  loseWounds: (g, a, model, wounds) => g.wound(model, wounds, a.cause, a.credit),
  destroyModel: (g, model, cause, by) => g.remove(model, cause, by),

  hitVehicle: (g, a, vehicle) => {
    a.outcome = s.penetrate(g, a, vehicle);
    if (a.outcome < 0) return;
    if (!s.vehicleSaves(g, a, vehicle)) {
      if (a.outcome === 0) s.glancing(g, a, vehicle);
      else s.penetrating(g, a, vehicle);
    }
    a.outcome = -1;
  },

  lastBlows: () => {},
  hammerHits: () => 1,
  driftMarkers: () => {},
  driftsInTurn: () => true,
  ramBlow: (g, u, model, target, strength) => strikeRam(g, s, u, model, target, strength),
});
