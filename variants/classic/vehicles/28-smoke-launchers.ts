import { decision, decline, event, hasBit, inflict, is, keyword, status } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { SMOKE } from '../state.ts';
import { bestFire, expectedFire } from '../worth/choices.ts';

const LAUNCHERS = keyword('smoke-launchers');
/** Its launchers are empty. */
const SPENT = status('smoke-spent', 'game');
const LAYS_SMOKE = event('smoke', { unit: 'unit' }, '{unit} lays smoke');
/** Part of the fire at a vehicle that a 5+ cover save stops. */
const STOPPED_PART = 1 / 3;
/** Smoke is triggered once: there has to be this much more to win by it than to lose, as a share of what the vehicle is worth. */
const KEPT_SHARE = 0.04;
const TRIGGER = decision<Classic>('smoke', 'flag', decline, ({ game: g, about: u }, option, scale) =>
  option === 0 || u === null
    ? 0
    : STOPPED_PART * expectedFire(g, u, null, scale) - bestFire(g, u, scale) - KEPT_SHARE * scale.share(g) * scale.standing(g, u),
);

/** Once per battle, after its move: no fire this turn, and cover until its next turn. */
export default defineRule({
  id: 'CLS-VEH-28',
  title: 'Smoke launchers',
  source: 'vehicles: Smoke launchers',
  text: 'Once per battle, after its Movement phase move, a vehicle may trigger smoke: it may not fire any weapon this turn and has a 5+ cover save until the start of its next turn. It may still go Flat Out.',
  outside: ['CLS-VEH-34', 'CLS-VEH-36'],
  default: 'on',
  keyword: 'smoke-launchers',
  patch: (_p, s) => ({
    after: {
      moveUnit: (g, u) => {
        if (u.alive === 0 || is(u, SPENT) || !hasBit(u.anyBits, LAUNCHERS) || !s.maySmoke(g, u)) return;
        if (!g.choose(TRIGGER, u.side, u, null)) return;
        inflict(g, u, SPENT);
        inflict(g, u, SMOKE);
        g.log.note(LAYS_SMOKE, u.slot);
      },
    },
    wrap: {
      mayFire: (next) => (g, model, weapon, overwatch) => !is(g.unitOf(model), SMOKE) && next(g, model, weapon, overwatch),
      coverOf: (next) => (g, a, model) => {
        const on = next(g, a, model);
        return is(g.unitOf(model), SMOKE) ? Math.min(on, s.screenCover(g)) : on;
      },
    },
  }),
});
