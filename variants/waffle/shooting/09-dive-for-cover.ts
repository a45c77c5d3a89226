import {
  DEED,
  type Decision,
  decision,
  event,
  type Game,
  INTENT,
  inflict,
  intentKind,
  is,
  lift,
  reckoned,
  type Unit,
} from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { go, listIntents } from '../../classic/movement/move.ts';
import { SHOT } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';
import { ANSWERS_FIRE } from './answering.ts';
import { divesByDefault } from './dive-sense.ts';

/** Where a unit runs before it goes to ground; the option to stay comes first. */
const DIVE_TO = decision<Classic>('WAF-SHOOT-09/dive-to', 'intent', reckoned);
const DIVES = event('dives', { unit: 'unit', inches: 'number' }, '{unit} dives for cover, {inches|inch|inches} away');

/** Whether a unit could run if it were its turn and it had not shot. */
function canRun(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): boolean {
  const shot = u.status[SHOT];
  lift(u, SHOT);
  const may = s.mayRun(g, u);
  u.status[SHOT] = shot;
  return may;
}

/** The Run of a unit that dives, which has no effect on its own turn. */
function runForCover(g: Game<Classic>, s: WaffleSeams, diveTo: Decision<Classic>, u: Unit<Classic>, by: Unit<Classic> | null): void {
  if (u.housed >= 0 || !canRun(g, s, u)) return;
  const n = listIntents(g, u, true, diveTo.options);
  const code = diveTo.options[g.ask(diveTo, u.side, u, by, n)];
  if (intentKind(code) === INTENT.hold) return;
  inflict(g, u, ANSWERS_FIRE);
  const inches = s.runInches(g, u);
  g.log.note(DIVES, u.slot, inches);
  go(g, s, u, code, inches);
  lift(u, ANSWERS_FIRE);
}

/** A unit may run, and then goes to ground; it can no longer do so before its saves. */
export default defineRule({
  id: 'WAF-SHOOT-09',
  title: 'Dive for Cover',
  source: 'Reaction to Shooting, second option',
  text: [
    'The reacting unit makes one Run move (the distance is rolled; moving is optional) and then Goes to Ground.',
    "Ruling: The cover bonus from Going to Ground applies to later shooting, never to the shots that caused the reaction. A unit that cannot Go to Ground (falling back, locked, Fearless, already gone to ground, Bikes, Jetbikes, Monstrous and Gargantuan Creatures, vehicles) cannot choose this option; one that cannot Run (for instance Artillery with guns) skips the move and goes to ground where it stands. The state has the effects of CLS-MORALE-14 and lasts to the end of the unit's next activation. The earlier Run does not bar a charge, being gone to ground does.",
  ].join('\n'),
  changes:
    'classic base: Going to ground by choice (CLS-MORALE-13) is replaced; uses Run and the gone-to-ground effects (CLS-MOVE-11, CLS-MORALE-14, CLS-SAVE-12)',
  default: 'on',
  requires: ['WAF-SHOOT-07'],
  supersedes: ['CLS-MORALE-13'],
  patch: (_p, s) => {
    const diveTo: Decision<Classic> = { ...DIVE_TO, otherwise: divesByDefault(s) };
    return {
      wrap: {
        mayDive: (next) => (g, u) => next(g, u) || s.canGoToGround(g, u),
        shootingDeed: (next) => (g, u) => (is(u, ANSWERS_FIRE) ? DEED.react : next(g, u)),
      },
      before: {
        dive: (g, u, by, runs) => {
          if (runs) runForCover(g, s, diveTo, u, by);
        },
      },
    };
  },
});
