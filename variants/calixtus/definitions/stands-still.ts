import { is, type Status } from 'sandtable/rules';
import type { CalixtusSeams } from '../hub.ts';

type Stirring = 'mayMove' | 'mayRun' | 'mayTurboBoost' | 'mayCharge' | 'mayOverwatch' | 'thrustMove';
type Wraps = { readonly [K in Stirring]: (next: CalixtusSeams[K]) => CalixtusSeams[K] };

/** What units in a condition cannot do: move in any phase, charge, fire Overwatch. */
export const standsStill = (condition: Status): Wraps => ({
  mayMove: (next) => (g, u) => !is(u, condition) && next(g, u),
  mayRun: (next) => (g, u) => !is(u, condition) && next(g, u),
  mayTurboBoost: (next) => (g, u) => !is(u, condition) && next(g, u),
  mayCharge: (next) => (g, u) => !is(u, condition) && next(g, u),
  mayOverwatch: (next) => (g, u, charger) => !is(u, condition) && next(g, u, charger),
  thrustMove: (next) => (g, u) => {
    if (!is(u, condition)) next(g, u);
  },
});
