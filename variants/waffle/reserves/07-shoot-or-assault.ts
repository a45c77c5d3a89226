import { decision, event, type Game, inflict, is, PLACE, type Question, status, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { MAY_ASSAULT, transportOf } from '../../classic/transports/hold.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';
import { LANDED, noteLanding } from './landed.ts';

/** Had its Shooting phase in the turn of its arrival, or gave it up. */
const SHOOTS = status('WAF-RESERVE-07/shoots', 'round');
const ASSAULTS = status('WAF-RESERVE-07/assaults', 'round');
const CHOOSES_ASSAULT = event('forgoes-shooting', { unit: 'unit' }, '{unit} forgoes shooting');

function mayChargeAnybody(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): boolean {
  if (!s.mayCharge(g, u)) return false;
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) if (s.mayChargeAt(g, u, enemies[k])) return true;
  return false;
}

/** 1 if the best charge promises more than the best target. */
function promisesMore(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): number {
  const enemies = g.sides[1 - u.side];
  let fire = 0;
  let charge = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    if (s.mayShoot(g, u) && s.mayTarget(g, u, e)) fire = Math.max(fire, s.shootingWorth(g, u, e));
    if (!s.mayChargeAt(g, u, e)) continue;
    charge = Math.max(charge, s.chargeChance(g, u, e) * (s.fightWorth(g, u, e) - s.fightWorth(g, e, u) / 2));
  }
  return charge > fire ? 1 : 0;
}

/**
 * A unit that comes by Deep Strike has either its Shooting or its Assault phase that turn, not both; so do passengers of a transport that
 * did.
 */
export default defineRule({
  id: 'WAF-RESERVE-07',
  title: 'Deep Strike: shoot or assault',
  source: 'Special Rules, Arriving By Deep Strike',
  text: [
    'On its arrival turn a Deep Striking unit may have its Shooting phase or its Assault phase, not both.',
    'Ruling: Shooting includes Running. Assault means it may declare a charge. Passengers who disembark from a Deep Striking transport count as arriving by Deep Strike. Units that arrive in another way (moving on, Outflank) still may not charge (CLS-RESERVE-04, -06).',
  ].join('\n'),
  changes: 'classic base: Deep Strike, no charge on arrival (CLS-RESERVE-07, CLS-RESERVE-06, CLS-ASSAULT-03)',
  outside: ['WAF-MORALE-07', 'WAF-USR-01', 'WAF-USR-27'],
  default: 'on',
  patch: (_p, s) => {
    const otherwise = (q: Question<Classic>): number => (q.about === null ? 0 : promisesMore(q.game, s, q.about));
    const assaults = decision<Classic>('WAF-RESERVE-07/assault', 'flag', otherwise);
    return {
      wrap: {
        chargesOnArrival: (next) => (g, u) => is(u, LANDED) || next(g, u),
        mayCharge: (next) => (g, u) => !(is(u, LANDED) && is(u, SHOOTS)) && next(g, u),
        shootingAction: (next) => (g, u) => {
          if (is(u, LANDED) && !is(u, SHOOTS)) {
            if (is(u, ASSAULTS)) return;
            if (mayChargeAnybody(g, s, u) && g.choose(assaults, u.side, u, null)) {
              inflict(g, u, ASSAULTS);
              g.log.note(CHOOSES_ASSAULT, u.slot);
              return;
            }
            inflict(g, u, SHOOTS);
          }
          next(g, u);
        },
        disembark: (next) => (g, u, intent) => {
          const transport = transportOf(g, u);
          const out = next(g, u, intent);
          if (out && transport !== null && is(transport, LANDED)) {
            inflict(g, u, LANDED);
            inflict(g, u, MAY_ASSAULT);
          }
          return out;
        },
      },
      after: {
        hasArrived: noteLanding,
      },
    };
  },
});
