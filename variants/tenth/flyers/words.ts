import type { ExampleWords } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { isAircraft } from './base.ts';

/** Words for Aircraft. */
export const aircraftWords: Partial<ExampleWords<Modern>> = {
  verbs: {
    /**
     * `fly: A, inches: 20, turn: 80`: straight ahead, then a turn to the left; `flown` says whether it was legal. Without `inches` its
     * player chooses.
     */
    fly: (stage, { subject, args }) => {
      const { game: g, seams: s, results } = stage;
      const u = stage.unit(String(subject));
      if (args['inches'] === undefined) s.moveUnit(g, u);
      else results.set('flown', s.fly(g, u, Number(args['inches']), Number(args['turn'] ?? 0)));
    },
  },
  readers: {
    aircraft: (_stage, u) => isAircraft(u),
    'least-flight': (stage, u) => stage.seams.leastFlight(stage.game, u),
    'bound-to-fall-back': (stage, u) => stage.seams.boundToFallBack(stage.game, u),
  },
};
