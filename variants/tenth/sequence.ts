import { command, eachSide, eachUnit, group, Program, phase, rounds, step } from 'sandtable/rules';
import type { Modern } from './family.ts';

/** The order of play: setting up, then battle rounds of one turn each side with five phases. */
export const sequence: Program<Modern> = new Program<Modern>(
  group<Modern>(
    'battle',
    step('deployment', (g, _side, s) => s.deploy(g)),
    step('first-turn', (g, _side, s) => {
      g.first = s.firstSide(g);
    }),
    step('pre-battle', (g, _side, s) => s.preBattle(g)),
    rounds(
      'battle-rounds',
      step('round-start', (g, _side, s) => s.beginRound(g)),
      eachSide(
        'player-turns',
        step('turn-start', (g, side, s) => s.beginTurn(g, side)),
        command(
          'command-phase',
          step('command', (g, side, s) => s.commandPhase(g, side)),
          eachUnit(
            'battle-shock',
            (g, u, s) => s.battleShockDue(g, u),
            (g, u, s) => s.battleShockTest(g, u),
          ),
        ),
        phase(
          'movement-phase',
          eachUnit(
            'movement',
            (g, u, s) => s.mayMove(g, u),
            (g, u, s) => s.moveUnit(g, u),
          ),
        ),
        phase(
          'shooting-phase',
          eachUnit(
            'shooting',
            (g, u, s) => s.mayShoot(g, u),
            (g, u, s) => s.shootUnit(g, u),
          ),
        ),
        phase(
          'charge-phase',
          eachUnit(
            'charges',
            (g, u, s) => s.mayCharge(g, u),
            (g, u, s) => s.chargeUnit(g, u),
          ),
        ),
        phase(
          'fight-phase',
          step('fights', (g, _side, s) => s.fightPhase(g)),
        ),
        step('turn-end', (g, side, s) => s.endTurn(g, side)),
      ),
      step('round-end', (g, _side, s) => s.endRound(g)),
    ),
    step('battle-end', (g, _side, s) => s.scoreEnd(g)),
  ),
);
