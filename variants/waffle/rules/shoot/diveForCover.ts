import { DEED, type Decision, decision, event, first, type Game, INTENT, inflict, intentKind, is, lift, type Unit } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { go, listIntents } from '../../../classic/move.ts';
import { SHOT } from '../../../classic/state.ts';
import { ANSWERS_FIRE } from '../../answering.ts';
import { divesByDefault } from '../../diveSense.ts';
import { defineRule } from '../../family.ts';
import type { WaffleSeams } from '../../seams.ts';

/** Where a unit runs before it goes to ground; staying is first. */
const DIVE_TO = decision<Classic>('WAF-SHOOT-09/dive-to', 'intent', first);
const DIVES = event('dives', { unit: 'unit', inches: 'number' }, '{unit} dives for cover, {inches|inch|inches} away');

/** Whether a unit can run, were it its turn and had it not shot. */
function canRun(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): boolean {
  const shot = u.status[SHOT];
  lift(u, SHOT);
  const may = s.mayRun(g, u);
  u.status[SHOT] = shot;
  return may;
}

/** The Run of a unit that dives, on which none of its own turn depends. */
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

/** A unit runs, if it wants, and goes to ground; to do so before its saves is no choice any more. */
export const diveForCover = defineRule({
  id: 'WAF-SHOOT-09',
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
