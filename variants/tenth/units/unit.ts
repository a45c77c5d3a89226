import { coherent, spareModel, strayModel } from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import { CAUSE, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { MoveSeams } from '../movement/seams.ts';
import type { Tables } from '../tables.ts';

/** Unit Coherency (TEN-UNIT-01, TEN-UNIT-02) and what follows losses. */
export function unitSeams(s: ModernSeams, t: Tables): Pick<MoveSeams, 'coherent' | 'coherencyLosses'> {
  const links = (u: Unit<Modern>): number => (u.alive >= t.largeUnit ? 2 : 1);
  /** The model that its owner removes next (TEN-UNIT-02); -1 if there is none to remove. */
  const removed = (g: Game<Modern>, u: Unit<Modern>): ModelId => {
    const { coherencyInches, coherencyUpInches, largeUnit } = t;
    // One model less and a single neighbour is enough: then any will do that leaves the others together.
    const spare = u.alive === largeUnit ? spareModel(g, u, coherencyInches, coherencyUpInches) : -1;
    return spare >= 0 ? spare : strayModel(g, u, coherencyInches, coherencyUpInches, links(u));
  };

  return {
    coherent: (g, u) => coherent(g, u, t.coherencyInches, t.coherencyUpInches, links(u)),
    coherencyLosses(g: Game<Modern>, u) {
      const known = g.desk.field.coherentPose;
      if (u.place !== PLACE.table || known[u.slot] === u.pose) return;
      while (u.alive > 1 && !s.coherent(g, u)) {
        const i = removed(g, u);
        if (i < 0) return;
        // Models removed for coherency trigger nothing that follows a destruction.
        g.remove(i, CAUSE.other, null);
        s.fallen(g, i, null);
      }
      known[u.slot] = u.pose;
    },
  };
}
