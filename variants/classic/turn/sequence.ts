import { eachSide, eachUnit, group, is, PLACE, Program, phase, rounds, step } from 'sandtable/rules';
import { type Classic, TYPE } from '../family.ts';
import { typeOf } from '../movement/mobility.ts';
import { arriveUnit } from '../reserves/arrive.ts';
import { FALLING_BACK } from '../state.ts';

/** The order of play (CLS-TURN-01, -02, -05). The Psychic phase comes between Movement and Shooting if there is a psyker (CLS-PSY-01). */
export const sequence: Program<Classic> = new Program<Classic>(
  group<Classic>(
    'game',
    step<Classic>('first-turn', (g, _side, s) => s.beginGame(g)),
    rounds<Classic>(
      'game-turns',
      step<Classic>('round-start', (g, _side, s) => s.beginRound(g)),
      eachSide<Classic>(
        'player-turns',
        step<Classic>('turn-start', (g, side, s) => s.beginTurn(g, side)),
        step<Classic>('preparations', (g, side, s) => s.prepareTurn(g, side)),
        phase<Classic>(
          'movement',
          eachUnit<Classic>(
            'regroup',
            (g, u, s) => is(u, FALLING_BACK) && s.mayRegroup(g, u),
            (g, u, s) => void s.regroup(g, u),
          ),
          eachUnit<Classic>(
            'arrivals',
            (g, u, s) => s.mayArrive(g, u),
            (g, u, s) => arriveUnit(g, s, u),
          ),
          eachUnit<Classic>(
            'moves',
            (g, u, s) => s.mayMove(g, u),
            (g, u, s) => s.moveUnit(g, u),
          ),
          step<Classic>('movement-end', (g, side, s) => s.endPhase(g, side)),
        ),
        phase<Classic>(
          'shooting',
          eachUnit<Classic>(
            'shooters',
            (g, u, s) => s.mayShoot(g, u) || s.mayRun(g, u),
            (g, u, s) => s.shootingAction(g, u),
          ),
          step<Classic>('shooting-end', (g, side, s) => s.endPhase(g, side)),
        ),
        phase<Classic>(
          'assault',
          eachUnit<Classic>(
            'charges',
            (g, u, s) => s.mayCharge(g, u),
            (g, u, s) => s.chargeUnit(g, u),
          ),
          step<Classic>('fights', (g, side, s) => s.fightCombats(g, side)),
          eachUnit<Classic>(
            'thrusts',
            (g, u) => u.place === PLACE.table && typeOf(g, u) === TYPE['jet-pack'],
            (g, u, s) => s.thrustMove(g, u),
          ),
        ),
        step<Classic>('turn-end', (g, side, s) => s.endTurn(g, side)),
      ),
      step<Classic>('round-end', (g, _side, s) => s.endRound(g)),
    ),
  ),
);
