import { command, eachSide, eachUnit, group, Program, phase, rounds, step } from 'sandtable/rules';
import { chargeUnit } from '../assault/charge.ts';
import type { Modern } from '../family.ts';
import { battleShockDue } from '../morale/morale.ts';
import { battleShockStep } from '../morale/shock.ts';
import { declareFormations } from '../reserves/formations.ts';
import { scoreOnce } from '../timing/agenda.ts';
import { MOMENT } from '../timing/moment.ts';
import { endRound, endTurn } from './turn.ts';

/** The order of play: set-up, then battle rounds with one turn for each side, of five phases. */
export const sequence: Program<Modern> = new Program<Modern>(
  group<Modern>(
    'battle',
    step('formations', (g, _side, s) => declareFormations(g, s)),
    step('deployment', (g, _side, s) => s.deploy(g)),
    step('redeployments', (g, _side, s) => s.redeploy(g)),
    step('first-turn', (g, _side, s) => {
      g.first = s.firstSide(g);
    }),
    step('pre-battle', (g, _side, s) => {
      s.preBattle(g);
      s.moment(g, MOMENT.battleStart);
    }),
    rounds(
      'battle-rounds',
      step('round-start', (g, _side, s) => {
        s.moment(g, MOMENT.roundStart);
      }),
      eachSide(
        'player-turns',
        step('turn-start', (g, side, s) => {
          s.beginTurn(g, side);
          s.moment(g, MOMENT.turnStart);
        }),
        command(
          'command-phase',
          step('command', (g, side, s) => {
            s.commandPhase(g, side);
            s.openPhase(g, MOMENT.commandStart, MOMENT.command);
            s.commandStepEnds(g);
          }),
          eachUnit(
            'battle-shock',
            (g, u, s) => battleShockDue(g, s, u),
            (g, u, s) => battleShockStep(g, s, u),
          ),
          step('command-end', (g, _side, s) => {
            s.closePhase(g, MOMENT.commandEnd);
            scoreOnce(g, s, MOMENT.commandEnd);
          }),
        ),
        phase(
          'movement-phase',
          step('movement-start', (g, _side, s) => s.openPhase(g, MOMENT.movementStart, MOMENT.movement)),
          eachUnit(
            'movement',
            (g, u, s) => s.mayMove(g, u),
            (g, u, s) => {
              if (!s.closedBy(g, MOMENT.movementEnd)) s.moveUnit(g, u);
            },
          ),
          step('reinforcements', (g, side, s) => s.reinforcements(g, side)),
          step('movement-end', (g, _side, s) => s.closePhase(g, MOMENT.movementEnd)),
        ),
        phase(
          'shooting-phase',
          step('shooting-start', (g, _side, s) => s.openPhase(g, MOMENT.shootingStart, MOMENT.shooting)),
          eachUnit(
            'shooting',
            (g, u, s) => s.mayShoot(g, u),
            (g, u, s) => {
              if (!s.closedBy(g, MOMENT.shootingEnd)) s.shootUnit(g, u);
            },
          ),
          step('shooting-end', (g, _side, s) => s.closePhase(g, MOMENT.shootingEnd)),
        ),
        phase(
          'charge-phase',
          step('charge-start', (g, _side, s) => s.openPhase(g, MOMENT.chargeStart, MOMENT.charge)),
          eachUnit(
            'charges',
            (g, u, s) => s.mayCharge(g, u),
            (g, u, s) => {
              if (!s.closedBy(g, MOMENT.chargeEnd)) chargeUnit(g, s, u);
            },
          ),
          step('charge-end', (g, _side, s) => s.closePhase(g, MOMENT.chargeEnd)),
        ),
        phase(
          'fight-phase',
          step('fight-start', (g, _side, s) => s.openPhase(g, MOMENT.fightStart, MOMENT.fight)),
          step('fights', (g, _side, s) => s.fightPhase(g)),
          step('fight-end', (g, _side, s) => s.closePhase(g, MOMENT.fightEnd)),
        ),
        step('turn-end', (g, side, s) => {
          s.moment(g, MOMENT.turnEnd);
          endTurn(g, s, side);
        }),
      ),
      step('round-end', (g, _side, s) => {
        s.moment(g, MOMENT.roundEnd);
        endRound(g, s);
      }),
    ),
    step('battle-end', (g, _side, s) => {
      s.moment(g, MOMENT.battleEnd);
      scoreOnce(g, s, MOMENT.battleEnd);
    }),
  ),
);
