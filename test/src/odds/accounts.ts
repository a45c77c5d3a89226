import type { Selection } from '../../../src/compile/select.ts';
import type { Account, Family, TellAccount } from '../../../src/rules/index.ts';

/** The same ruleset, with its account of an attack passed on as `changed` makes it. */
function withAccount(selection: Selection, changed: (to: Account) => Account): Selection {
  const { edition } = selection.variant;
  const { account } = edition;
  if (account === undefined) throw new Error('the edition gives no account');
  const told: TellAccount<Family> = (game, seams, frame, why, to) => account(game, seams, frame, why, changed(to));
  return { ...selection, variant: { ...selection.variant, edition: { ...edition, account: told } } };
}

const passedOn = (to: Account, over: Partial<Account>): Account => ({
  last: to.last,
  toCome: to.toCome,
  whole: to.whole,
  fact: (value) => to.fact(value),
  model: (model) => to.model(model),
  counting: (depth, whose) => to.counting(depth, whose),
  count: (sort, n) => to.count(sort, n),
  row: (sort, n, used, of) => to.row(sort, n, used, of),
  together: (...numbers) => to.together(...numbers),
  pending: (what, n, by, at, frame) => to.pending(what, n, by, at, frame),
  alike: (unit, rank) => to.alike(unit, rank),
  picks: (of) => to.picks(of),
  areUnchanged: (procedures, except) => to.areUnchanged(procedures, except),
  ...over,
});

/** Every count is a fact: nothing follows from another moment, all has to be played. */
export const unforeseeing = (selection: Selection): Selection =>
  withAccount(selection, (to) =>
    passedOn(to, {
      count: (sort, n) => {
        to.fact(sort);
        to.fact(n);
      },
      row: (sort, n, _used, of) => {
        to.fact(sort);
        to.fact(n);
        for (let k = 0; k < n; k++) to.fact(of(k));
      },
    }),
  );

/** Every count is told by `wrong`: as telling as the true one, but it does not move as an account has to. */
export const countedWrong = (selection: Selection, wrong: (n: number) => number): Selection =>
  withAccount(selection, (to) => passedOn(to, { count: (sort, n) => to.count(sort, wrong(n)) }));

/** What no event has reported yet is told by `wrong`. */
export const toldAheadWrong = (selection: Selection, wrong: (n: number) => number): Selection =>
  withAccount(selection, (to) => passedOn(to, { pending: (what, n, by, at, frame) => to.pending(what, wrong(n), by, at, frame) }));

/** Which model each outcome picks is not said: all of them are played. */
export const unpicking = (selection: Selection): Selection => withAccount(selection, (to) => passedOn(to, { picks: () => {} }));

/** No two models are said to be alike: each is told by its own place. */
export const untwinned = (selection: Selection): Selection =>
  withAccount(selection, (to) => passedOn(to, { alike: () => {}, picks: () => {} }));
