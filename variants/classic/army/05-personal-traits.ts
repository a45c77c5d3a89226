import { insidePolygon } from 'sandtable/kit';
import { enemyOf, type Game, inflict, integer, is, type ModelId, status, type Unit } from 'sandtable/rules';
import { opponentOf } from '../assault/duel.ts';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { award } from '../mission/mission.ts';
import { FEAR, LOCKED, MORALE, PINNING, REGROUP } from '../state.ts';
import { hasTrait, livesWith, TABLE, warlordModel, warlordOf } from './03-warlords.ts';
import { nearMarker } from './04-command-traits.ts';

/** Charged in its own deployment zone: has Counter-attack until the phase ends, even if the fight kills the Warlord or draws him out of it. */
const ROUSED = status('roused', 'phase');

/** Whether the Warlord is in a unit and has the trait for a face of the table. */
const his = (g: Game<Classic>, u: Unit<Classic>, face: number): boolean =>
  hasTrait(g, u.side, TABLE.personal + face) && warlordOf(g, u.side) === u;

/** Whether a model stands in the deployment zone of a seat. */
function inZone(g: Game<Classic>, i: ModelId, seat: 0 | 1): boolean {
  const zone = g.board.zones[seat];
  return insidePolygon(zone, zone.length / 2, g.models.x[i], g.models.y[i]);
}

const isWarlord = (g: Game<Classic>, model: ModelId, face: number): boolean => {
  const u = g.unitOf(model);
  return his(g, u, face) && warlordModel(g, u.side) === model;
};

/** Whether a Warlord with Counter-attack at home is there, with this unit. */
const atHome = (g: Game<Classic>, u: Unit<Classic>): boolean => his(g, u, 1) && inZone(g, warlordModel(g, u.side), g.seatOf[u.side]);

/** Traits of the personal table: they affect the Warlord himself and the unit he is with. */
export default defineRule({
  id: 'CLS-ARMY-05',
  title: 'Warlord Traits: personal table',
  source: 'army and warlord: Warlord Traits: personal table',
  text: 'Roll a D6: 1 the Warlord and his unit have Counter-attack in their own deployment zone; 2 they have Furious Charge in the enemy zone; 3 he and his unit may Outflank; 4 his side scores 1 VP for each enemy character he slays in a challenge; 5 he has Feel No Pain (5+) within 3" of an objective marker; 6 he is Fearless and has It Will Not Die.',
  default: 'on',
  keyword: 'warlord-traits',
  requires: ['CLS-ARMY-03'],
  params: {
    painOn: integer(5, 2, 6, 'Feel No Pain near a marker', 'needed on a D6'),
    inches: integer(3, 0, 24, 'How near the marker has to be', 'inches'),
    points: integer(1, 0, 10, 'For each character slain in a challenge', 'victory points'),
  },
  patch: ({ painOn, inches, points }) => ({
    before: {
      chargeMade: (g, _u, target) => {
        if (!is(target, LOCKED) && atHome(g, target)) inflict(g, target, ROUSED);
      },
    },
    after: {
      unsaved: (g, a, model) => {
        if (!a.melee || a.bearer < 0 || g.models.alive[model] !== 0 || !isWarlord(g, a.bearer, 4)) return;
        if (opponentOf(g, a.bearer) === model) award(g, a.attacker.side, points);
      },
    },
    wrap: {
      countersCharges: (next) => (g, model) => {
        if (next(g, model)) return true;
        const u = g.unitOf(model);
        return is(u, ROUSED) || atHome(g, u);
      },
      chargesFuriously: (next) => (g, model) => {
        if (next(g, model)) return true;
        const u = g.unitOf(model);
        return his(g, u, 2) && inZone(g, model, g.seatOf[enemyOf(u.side)]);
      },
      willNotDie: (next) => (g, model) => next(g, model) || isWarlord(g, model, 6),
      mayOutflank: (next) => (g, u) => next(g, u) || (livesWith(g, u.side, TABLE.personal + 3) && warlordOf(g, u.side) === u),
      feelNoPainOn: (next) => (g, a, model) => {
        const on = next(g, a, model);
        return isWarlord(g, model, 5) && nearMarker(g, g.unitOf(model), inches) ? Math.min(on, painOn) : on;
      },
      // Fearless in all that it means (CLS-USR-10), though nobody may have the keyword.
      passesAutomatically: (next) => (g, u, why) =>
        next(g, u, why) || ((why === MORALE || why === PINNING || why === FEAR || why === REGROUP) && his(g, u, 6)),
      canGoToGround: (next) => (g, u) => next(g, u) && !his(g, u, 6),
      knowsFear: (next) => (g, u) => next(g, u) && !his(g, u, 6),
    },
  }),
});
