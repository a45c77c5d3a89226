import { gap } from 'sandtable/kit';
import { type Game, integer, type ModelId, unitRegister } from 'sandtable/rules';
import { type Classic, NEVER } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';
import { isChargeThrow, isFrag } from './grenades.ts';

/** Models that frag grenades have killed in a unit in the open this phase. */
const SHAKEN_BY = unitRegister('frag-shaken', 'phase');

/** Models of a unit in the open on which a frag grenade bursts. */
const STRUCK = unitRegister('frag-struck', 'phase');

/** Whether the model of the struck unit that is nearest to the thrower stands in the open, as he sees it. */
function standsOpen(g: Game<Classic>, s: CalixtusSeams, a: Attack): boolean {
  const thrower = a.firer[0];
  const u = a.target;
  let best = Infinity;
  let nearest: ModelId = -1;
  for (let j = u.first; j < u.first + u.size; j++) {
    if (g.models.alive[j] === 0) continue;
    const d = gap(g.models, thrower, j);
    if (d >= best) continue;
    best = d;
    nearest = j;
  }
  return nearest >= 0 && s.terrainCover(g, a, thrower, nearest) >= NEVER;
}

/** Each model that frag grenades kill in a unit in the open slows the others by a step of Initiative. */
export default defineRule({
  id: 'CAL-WPN-13',
  title: 'Frag against units in the open',
  source: 'Grenades in the Assault Phase',
  text: [
    'If the unit hit by frag is not in cover, its Initiative is lowered by 1 for each model removed by the grenade, for that Assault phase.',
    'Ruling: minimum 1; if the unit is also Pinned it is at Initiative 1 anyway.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: ['assault-grenades', 'frag', 'blast'],
  params: { perModel: integer(1, 0, 5, 'Initiative that each model killed takes off', 'points of Initiative') },
  patch: ({ perModel }, s) => ({
    // Every unit that it bursts upon, also one onto which it drifts.
    before: {
      resolveHits: (g, a) => {
        if (isChargeThrow(a) && isFrag(a.weapon)) a.target.reg[STRUCK] = standsOpen(g, s, a) ? a.target.alive : 0;
      },
    },
    after: {
      attackResolved: (_g, a) => {
        const u = a.target;
        if (u.reg[STRUCK] === 0 || !isChargeThrow(a)) return;
        u.reg[SHAKEN_BY] += u.reg[STRUCK] - u.alive;
        u.reg[STRUCK] = 0;
      },
    },
    wrap: {
      initiativeOf: (next) => (g, model) => {
        const step = next(g, model);
        const by = g.unitOf(model).reg[SHAKEN_BY];
        return by === 0 || step <= 1 ? step : Math.max(1, step - perModel * by);
      },
    },
  }),
});
