import type { Ability, Game, Patch, Question, Unit } from 'sandtable/rules';
import { decision, is } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import { promiseAt } from '../../reserve/promise.ts';
import { ARRIVAL } from '../../reserve/seams.ts';
import type { ModernSeams } from '../../seams.ts';
import type { Tables } from '../../tables.ts';
import { timedAbility } from '../../timing/ability.ts';
import { MOMENT } from '../../timing/moment.ts';
import { REPOSITIONS } from '../repositioned.ts';

const NOW = 'repositions-at-your-movement-end';
const LATER = 'repositions-at-opponents-turn-end';
/** Keywords of units that rules take off and set up again. */
export const REPOSITIONING: readonly string[] = [NOW, LATER];

/** How much more a place has to promise than the one a unit stands on. */
const WORTH_LEAVING = 1.5;
let betterElsewhere = false;
/** Whether a unit leaves its place for another. */
const WHETHER = decision<Modern>('repositions', 'flag', (_q: Question<Modern>) => (betterElsewhere ? 1 : 0));

function wants(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): boolean {
  betterElsewhere = s.arrivalPromise(g, u, ARRIVAL.anywhere) > WORTH_LEAVING * promiseAt(g, s, u, u.x, u.y);
  return g.choose(WHETHER, u.side, u, null);
}

/** How units come back that were taken off: anywhere far enough from enemies, in any round. */
const comesBack = (s: ModernSeams, t: Tables): NonNullable<Patch<Modern>['wrap']> => ({
  firstRound: (next) => (g, u) => (is(u, REPOSITIONS) ? 1 : next(g, u)),
  arriveUnit: (next) => (g, u) => (is(u, REPOSITIONS) ? s.setUpAgain(g, u) : next(g, u)),
  // One that does not count as Reinforcements keeps the distance that its own rule says, and is simply there.
  keepsOff: (next) => (g, u, enemy) => (is(u, REPOSITIONS) && !s.countsAsReinforcements(g, u) ? t.keepOffInches : next(g, u, enemy)),
  hasArrived: (next) => (g, u, how) => {
    if (!is(u, REPOSITIONS) || s.countsAsReinforcements(g, u)) next(g, u, how);
    if (is(u, REPOSITIONS)) s.standsAgain(g, u);
  },
});

const now = timedAbility({
  keyword: NOW,
  text: 'At the end of your Movement phase this unit can be removed and set up again anywhere more than 9" from all enemy units.',
  at: MOMENT.movementEnd,
  whose: 'your',
  may: (g, u, s) => !s.engaged(g, u),
  act: (g, u, s) => {
    if (wants(g, s, u)) s.reposition(g, u);
  },
});

const later = timedAbility({
  keyword: LATER,
  text: 'At the end of your opponent\'s turn this unit can be removed; it is set up again in the Reinforcements step of your next Movement phase, more than 9" from all enemy units.',
  at: MOMENT.turnEnd,
  whose: 'opponents',
  may: (g, u, s) => !s.engaged(g, u),
  act: (g, u, s) => {
    if (wants(g, s, u)) s.takeOffTable(g, u);
  },
});

/** Units that rules take off the table and set up again. */
export const repositions: readonly Ability<Modern, Tables>[] = [now, later].map((it) => ({
  ...it,
  patch: (s, t) => ({ ...it.patch(s, t), wrap: comesBack(s, t) }),
}));
