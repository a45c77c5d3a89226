import { gapToPoint } from 'sandtable/kit';
import { enemyOf, type Game, integer, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, STAT } from '../family.ts';
import { hasTrait, nearWarlord, TABLE, warlordModel } from './03-warlords.ts';

/** Whether a unit has a model near a marker. */
export function nearMarker(g: Game<Classic>, u: Unit<Classic>, inches: number): boolean {
  for (let k = 0; k < g.board.objectives.length; k++) {
    const { x, y, radius } = g.board.objectives[k];
    for (let i = u.first; i < u.first + u.size; i++) {
      if (g.models.alive[i] !== 0 && gapToPoint(g.models, i, x, y) <= inches + radius) return true;
    }
  }
  return false;
}

/** Traits of the command table: what a Warlord does for units near him. */
export default defineRule({
  id: 'CLS-ARMY-04',
  title: 'Warlord Traits: command table',
  source: 'army and warlord: Warlord Traits: command table',
  text: 'Roll a D6 (effects need the Warlord on the table): 1 friendly units within 12" may use his Ld; 2 enemy units within 12" use the lowest Ld in them; 3 friendly units within 12" have Move Through Cover; 4 friendly units within 12" add 1" to Run moves; 5 friendly units within 3" of a marker re-roll To Hit rolls of 1 when shooting; 6 friendly units within 12" add 1" to charge ranges.',
  default: 'on',
  keyword: 'warlord-traits',
  requires: ['CLS-ARMY-03'],
  params: {
    inches: integer(12, 0, 72, 'How near the Warlord has to be', 'inches'),
    markerInches: integer(3, 0, 24, 'How near a marker has to be', 'inches'),
    run: integer(1, 0, 6, 'What is added to Run moves', 'inches'),
    charge: integer(1, 0, 6, 'What is added to charge ranges', 'inches'),
  },
  patch: ({ inches, markerInches, run, charge }, s) => {
    /** Whether a unit is near its own Warlord, and he has the trait for a face of the table. */
    const led = (g: Game<Classic>, u: Unit<Classic>, face: number): boolean =>
      hasTrait(g, u.side, TABLE.command + face) && nearWarlord(g, u.side, u, inches);
    return {
      wrap: {
        leadershipOf: (next) => (g, u) => {
          let value = next(g, u);
          if (led(g, u, 1)) value = Math.max(value, s.statOf(g, warlordModel(g, u.side), STAT.Ld));
          const enemy = enemyOf(u.side);
          if (!hasTrait(g, enemy, TABLE.command + 2) || !nearWarlord(g, enemy, u, inches)) return value;
          for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) value = Math.min(value, s.statOf(g, i, STAT.Ld));
          return value;
        },
        difficultDice: (next) => (g, u) => Math.min(3, next(g, u) + (led(g, u, 3) ? 1 : 0)),
        slowedCharging: (next) => (g, u) => !led(g, u, 3) && next(g, u),
        ignoresDanger: (next) => (g, model) => next(g, model) || led(g, g.unitOf(model), 3),
        runInches: (next) => (g, u) => next(g, u) + (led(g, u, 4) ? run : 0),
        rerollHitOn: (next) => (g, a, face) => {
          const on = next(g, a, face);
          if (face !== 1 || a.melee || !hasTrait(g, a.attacker.side, TABLE.command + 5)) return on;
          return nearMarker(g, a.attacker, markerInches) ? Math.min(on, s.hitOn(g, a)) : on;
        },
        chargeExtra: (next) => (g, u) => next(g, u) + (led(g, u, 6) ? charge : 0),
      },
    };
  },
});
