import type { Decision, Game, Question, SideId, Unit } from 'sandtable/rules';
import { decision, decline, enemyOf, event, unitRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import type { Moment } from './moment.ts';
import { isBetweenTurns, MOMENT } from './moment.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Something that a rule or an ability does for a unit at a moment. */
export interface Duty {
  readonly name: string;
  readonly act: (g: G, unit: U, s: ModernSeams) => void;
  /** For rules that need not be used: whether their player does. */
  readonly asks: Decision<Modern> | null;
}

const duties: Duty[] = [];
/** Declares something that can fall due; returns its number for `falls`. With `asks` its player may leave it. */
export const duty = (name: string, act: Duty['act'], asks: Decision<Modern> | null = null): number => duties.push({ name, act, asks }) - 1;

/** What has fallen due, in the order in which it came in: what is to be done for which unit, and at which moment it was due. */
export interface Agenda {
  readonly what: Int16Array;
  readonly who: Int16Array;
  readonly at: Int8Array;
  n: number;
}

/** Stands on an agenda for what is scored at the moment. */
const SCORING = -1;

/** Most that can fall due at one moment. */
const ROOM = 1024;
const blankList = (): Agenda => ({ what: new Int16Array(ROOM), who: new Int16Array(ROOM), at: new Int8Array(ROOM), n: 0 });

/** What falls due, and how far the phase under way has come. */
export interface Diary {
  /** At the moment under way. */
  readonly due: Agenda;
  /** Rules of the Command phase that their players keep for after its tests. */
  readonly later: Agenda;
  now: Moment;
  /** Who fixes the order at the moment under way; -1 while nobody has to. */
  orders: SideId | -1;
  /** The end of a phase whose rules have been settled before it came (-1: none), and how many of them did something. */
  early: Moment | -1;
  earlyDone: number;
  /** The moment whose scoring is done; -1 for none. */
  scored: Moment | -1;
  /** The phase that is open: what is done in it (`MOMENT.shooting` ...); -1 for none. */
  phase: Moment | -1;
}

export const blankDiary = (): Diary => ({
  due: blankList(),
  later: blankList(),
  now: MOMENT.battleStart,
  orders: -1,
  early: -1,
  earlyDone: 0,
  scored: -1,
  phase: -1,
});

export function tidyDiary(diary: Diary): void {
  diary.due.n = 0;
  diary.later.n = 0;
  diary.orders = -1;
  diary.early = -1;
  diary.earlyDone = 0;
  diary.scored = -1;
  diary.phase = -1;
}

function add(to: Agenda, what: number, who: number, at: number): void {
  to.what[to.n] = what;
  to.who[to.n] = who;
  to.at[to.n] = at;
  to.n++;
}

function drop(from: Agenda, row: number): void {
  from.n--;
  from.what.copyWithin(row, row + 1, from.n + 1);
  from.who.copyWithin(row, row + 1, from.n + 1);
  from.at.copyWithin(row, row + 1, from.n + 1);
}

/** Puts a duty of a unit on the agenda of the moment under way. For wraps of `dueAt`. */
export const falls = (g: G, what: number, unit: U): void => add(g.desk.diary.due, what, unit.slot, g.desk.diary.now);

/** Which of the duties of a moment is settled next (TEN-TURN-02): places in the agenda, in the order in which they came in; usually one's own first. */
export const NEXT_DUTY = decision<Modern>('TEN-TURN-02/next-duty', 'number', ownFirst);

function ownFirst(q: Question<Modern>): number {
  const { due } = q.game.desk.diary;
  for (let k = 0; k < q.n; k++) if (due.what[k] !== SCORING && q.game.units[due.who[k]].side === q.side) return k;
  return 0;
}

/** Whether a rule of the Command phase is kept for after its Battle-shock tests. */
export const LATER = decision<Modern>('TEN-CMD-06/later', 'flag', decline);

/** In which order a unit's player declared that it uses a rule it need not: 1 for the first at a moment; 0 if he has not. */
export const DECLARED = unitRegister('declared', 'round');
const DECLARES = event('declares', { unit: 'unit', order: 'number' }, '{unit} is to use a rule of its own');

/** Adds to the agenda what falls due at a moment. */
export function gather(g: G, s: ModernSeams, when: Moment): void {
  g.desk.diary.now = when;
  s.dueAt(g, when);
}

/** Settles what has been gathered; returns how much of it did something. */
export function settle(g: G, s: ModernSeams, when: Moment): number {
  const { diary } = g.desk;
  const { due } = diary;
  if (due.n === 0) return 0;
  diary.orders = -1;
  keepForLater(g, s);
  declareAll(g, s, when);
  if (due.n > 0 && diary.early !== when && s.scoresAt(g, when) && !s.scoringWaits(g)) add(due, SCORING, 0, when);
  let done = 0;
  while (due.n > 0) {
    for (let k = 0; k < due.n; k++) NEXT_DUTY.options[k] = k;
    const row = due.n === 1 ? 0 : NEXT_DUTY.options[g.ask(NEXT_DUTY, ordering(g, s, when), null, null, due.n)];
    const what = due.what[row];
    const unit = g.units[due.who[row]];
    drop(due, row);
    if (what === SCORING) {
      s.scoreMoment(g, when);
      diary.scored = when;
      continue;
    }
    if (unit.alive === 0) continue;
    duties[what].act(g, unit, s);
    done++;
  }
  return done;
}

/** Settles what was kept for after the tests of the Command phase. */
export function settleLater(g: G, s: ModernSeams): void {
  const { due, later } = g.desk.diary;
  if (later.n === 0) return;
  for (let k = 0; k < later.n; k++) add(due, later.what[k], later.who[k], MOMENT.commandEnd);
  later.n = 0;
  settle(g, s, MOMENT.commandEnd);
}

/** Who fixes the order; found out once a moment. */
export function ordering(g: G, s: ModernSeams, when: Moment): SideId {
  const { diary } = g.desk;
  if (diary.orders === -1) diary.orders = isBetweenTurns(when) ? s.rollOff(g) : g.active;
  return diary.orders;
}

function keepForLater(g: G, s: ModernSeams): void {
  const { due, later } = g.desk.diary;
  for (let k = 0; k < due.n; k++) {
    if (due.at[k] !== MOMENT.command || !s.mayWait(g) || !g.choose(LATER, g.units[due.who[k]].side, g.units[due.who[k]], null)) continue;
    add(later, due.what[k], due.who[k], due.at[k]);
    drop(due, k--);
  }
}

/** Which rules are used of those that need not be: all others leave the agenda. */
function declareAll(g: G, s: ModernSeams, when: Moment): void {
  const { due } = g.desk.diary;
  let sides = 0;
  for (let k = 0; k < due.n; k++) if (duties[due.what[k]].asks !== null) sides |= 1 << g.units[due.who[k]].side;
  if (sides === 0) return;
  for (let k = 0; k < g.units.length; k++) g.units[k].reg[DECLARED] = 0;
  const starts = sides === 3 ? s.declaresFirst(g, when) : sides === 1 ? 0 : 1;
  if (starts !== -1) {
    declare(g, starts, true);
    declare(g, enemyOf(starts), true);
    return;
  }
  // Neither hears of the other's choice before his own.
  declare(g, 0, false);
  declare(g, 1, false);
  for (let k = 0; k < due.n; k++) if (duties[due.what[k]].asks !== null) tell(g, g.units[due.who[k]], 1);
}

function declare(g: G, side: SideId, openly: boolean): void {
  const { due } = g.desk.diary;
  let order = 1;
  if (openly) for (let k = 0; k < g.units.length; k++) order = Math.max(order, g.units[k].reg[DECLARED] + 1);
  for (let k = 0; k < due.n; k++) {
    const unit = g.units[due.who[k]];
    const { asks } = duties[due.what[k]];
    if (asks === null || unit.side !== side) continue;
    if (!g.choose(asks, side, unit, null)) drop(due, k--);
    else if (openly) tell(g, unit, order++);
  }
}

function tell(g: G, unit: U, order: number): void {
  unit.reg[DECLARED] = order;
  g.log.note(DECLARES, unit.slot, order);
}
