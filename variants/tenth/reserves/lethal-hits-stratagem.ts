import type { Ability } from 'sandtable/rules';
import { decision, hasBit, inflict, is, keyword, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { effect } from '../modifiers/effects.ts';
import { priceOf } from '../stratagems/price.ts';
import { mayUse, stratagem, use } from '../stratagems/stratagem.ts';
import type { Tables } from '../tables.ts';
import { duty, falls } from '../timing/agenda.ts';
import { MOMENT } from '../timing/moment.ts';
import { bestShot } from '../worth/worth.ts';

const NAME = 'stratagem-lethal-hits';
const BEARER = keyword(NAME);
const INFANTRY = keyword('infantry');
const LETHAL_HITS = stratagem(NAME, 1);
const LETHAL = effect('lethal-hits-until-turn-end', 'turn', 'stratagem');
/** Which unit gets it; -1 for none. */
const WHO = decision<Modern>(
  'stratagem-lethal-hits',
  'unit',
  () => 0,
  (q, slot, scale) =>
    slot < 0
      ? 0
      : GAINED_PART * scale.share(q.game) * bestShot(q.game, scale.s, q.game.units[slot]) -
        priceOf(q, LETHAL_HITS, q.game.units[slot], scale),
);
/** What Lethal Hits add to fire, as a part of it. */
const GAINED_PART = 0.15;

/** A Stratagem available to an army with such a unit. */
export const lethalHitsStratagem: Ability<Modern, Tables> = {
  keyword: NAME,
  text: 'Stratagem (1CP), your Movement phase: one Infantry unit from your army; until the end of the turn its ranged weapons have Lethal Hits.',
  patch: (s) => {
    const ask = duty(NAME, (g, unit) => {
      const units = g.sides[unit.side];
      let n = 0;
      WHO.options[n++] = -1;
      for (let k = 0; k < units.length; k++) {
        const u = units[k];
        if (u.alive === 0 || (u.place !== PLACE.table && u.place !== PLACE.reserve) || !s.unitHas(g, u, INFANTRY)) continue;
        if (mayUse(g, s, LETHAL_HITS, u.side, u)) WHO.options[n++] = u.slot;
      }
      const slot = WHO.options[g.ask(WHO, unit.side, null, null, n)];
      if (slot < 0) return;
      use(g, s, LETHAL_HITS, g.units[slot]);
      inflict(g, g.units[slot], LETHAL);
    });
    return {
      after: {
        dueAt: (g, when) => {
          if (when !== MOMENT.movement) return;
          const units = g.sides[g.active];
          for (let k = 0; k < units.length; k++) {
            if (units[k].alive === 0 || !hasBit(units[k].anyBits, BEARER)) continue;
            falls(g, ask, units[k]);
            return;
          }
        },
      },
      wrap: { criticalHitWounds: (next) => (g, a) => (!a.melee && is(a.attacker, LETHAL)) || next(g, a) },
    };
  },
};
