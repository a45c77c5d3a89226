import type { Ability, Game, Patch, Question, Unit } from 'sandtable/rules';
import { decision, is } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import type { ModernSeams } from '../../hub.ts';
import { promiseAt } from '../../reserves/promise.ts';
import { ARRIVAL } from '../../reserves/seams.ts';
import type { Tables } from '../../tables.ts';
import { timedAbility } from '../../timing/ability.ts';
import { MOMENT } from '../../timing/moment.ts';
import { askedBy, chooseBy } from '../../worth/asking.ts';
import { REPOSITIONS, reposition, setUpAgain } from '../repositioned.ts';

const NOW = 'repositions-at-your-movement-end';
const LATER = 'repositions-at-opponents-turn-end';
/** Keywords of units that rules take off and set up again. */
export const REPOSITIONING: readonly string[] = [NOW, LATER];

/** How many times more a place must promise than the present one. */
const WORTH_LEAVING = 1.5;
/** Whether a unit leaves its place for another. */
const WHETHER = decision<Modern>('repositions', 'flag', betterElsewhere);

function betterElsewhere(q: Question<Modern>): number {
  const { game: g, about: u } = q;
  const s = askedBy(g);
  if (s === null || u === null) return 0;
  return s.arrivalPromise(g, u, ARRIVAL.anywhere) > WORTH_LEAVING * promiseAt(g, s, u, u.x, u.y) ? 1 : 0;
}

const wants = (g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): boolean => chooseBy(g, s, WHETHER, u.side, u, null);

/** How units that were taken off come back: anywhere far enough from enemies, in any round. */
const comesBack = (s: ModernSeams, t: Tables): NonNullable<Patch<Modern>['wrap']> => ({
  firstRound: (next) => (g, u) => (is(u, REPOSITIONS) ? 1 : next(g, u)),
  arriveUnit: (next) => (g, u) => (is(u, REPOSITIONS) ? setUpAgain(g, s, u) : next(g, u)),
  // A unit that does not count as Reinforcements keeps the distance given by its own rule, and is simply set up.
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
    if (wants(g, s, u)) reposition(g, s, u);
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
