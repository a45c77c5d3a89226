import { coherent, strayModel } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import { CAUSE, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { MoveSeams } from '../movement/seams.ts';
import type { Tables } from '../tables.ts';

/** Unit Coherency (TEN-UNIT-01, TEN-UNIT-02) and what follows losses. */
export function unitSeams(s: ModernSeams, t: Tables): Pick<MoveSeams, 'coherent' | 'coherencyLosses'> {
  const links = (u: Unit<Modern>): number => (u.alive >= t.largeUnit ? 2 : 1);

  return {
    coherent: (g, u) => coherent(g, u, t.coherencyInches, t.coherencyUpInches, links(u)),
    coherencyLosses(g: Game<Modern>, u) {
      const known = g.desk.field.coherentPose;
      if (u.place !== PLACE.table || known[u.slot] === u.pose) return;
      while (u.alive > 1 && !s.coherent(g, u)) {
        const i = strayModel(g, u, t.coherencyInches, t.coherencyUpInches, links(u));
        if (i < 0) return;
        // Models removed for coherency trigger nothing that follows a destruction.
        g.remove(i, CAUSE.other, null);
        s.fallen(g, i, null);
      }
      known[u.slot] = u.pose;
    },
  };
}
