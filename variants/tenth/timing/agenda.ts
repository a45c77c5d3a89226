import type { Decision, Game, Question, SideId, Unit } from 'sandtable/rules';
import { arenaMemory, decision, decline, enemyOf, event, unitRegister } from 'sandtable/rules';
import { Declared } from '../definitions/declared.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { scoreCommand, scoreEnd } from '../mission/mission.ts';
import type { Moment } from './moment.ts';
import { isBetweenTurns, MOMENT } from './moment.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Whether anything is scored at a moment. */
function scoresAt(g: G, when: Moment): boolean {
  return (
    (when === MOMENT.commandEnd && (g.mission.scoring['objective-vp-per-command'] ?? 0) !== 0) ||
    (when === MOMENT.roundEnd && (g.mission.scoring['objective-vp-per-round'] ?? 0) !== 0) ||
    when === MOMENT.battleEnd
  );
}

/** Something that a rule or an ability does for a unit at a moment. */
export interface Duty {
  readonly name: string;
  readonly act: (g: G, unit: U, s: ModernSeams) => void;
  /** For an optional rule: whether its player uses it. */
  readonly asks: Decision<Modern> | null;
}

const duties = new Declared<Duty>();
/** Declares a duty; returns its number for `falls`. With `asks` its player may decline it. */
export const duty = (name: string, act: Duty['act'], asks: Decision<Modern> | null = null): number => duties.add({ name, act, asks });

/** What is due, in order of arrival: which duty, for which unit, and at which moment it was due. */
export interface Agenda {
  readonly what: Int16Array;
  readonly who: Int16Array;
  readonly at: Int8Array;
  n: number;
}

/** Agenda entry for the scoring at the moment. */
const SCORING = -1;

/** The most duties due at one moment. */
const ROOM = 1024;
const blankList = (): Agenda => ({ what: new Int16Array(ROOM), who: new Int16Array(ROOM), at: new Int8Array(ROOM), n: 0 });

/** The progress of the current phase. */
export interface Diary {
  now: Moment;
  /** Which side orders the duties of the current moment; -1 if undecided. */
  orders: SideId | -1;
  /** The end of a phase whose rules were resolved ahead of it (-1: none), and how many of them did something. */
  early: Moment | -1;
  earlyDone: number;
  /** The last moment that was scored; -1 for none. */
  scored: Moment | -1;
  /** The current phase, as the moment of acting in it (`MOMENT.shooting` ...); -1 for none. */
  phase: Moment | -1;
}

/** What is due at the current moment. */
export const dueNow = arenaMemory('tenth/due', (_g: G) => blankList());
/** Command phase rules that their players postpone until after its tests. */
const keptForLater = arenaMemory('tenth/due-later', (_g: G) => blankList());

export const diary = arenaMemory(
  'tenth/diary',
  (_g: G): Diary => ({
    now: MOMENT.battleStart,
    orders: -1,
    early: -1,
    earlyDone: 0,
    scored: -1,
    phase: -1,
  }),
);

function add(to: Agenda, what: number, who: number, at: number): void {
  to.what[to.n] = what;
  to.who[to.n] = who;
  to.at[to.n] = at;
  to.n++;
}

/** Clears an empty row, so that no old values remain. */
function blank(list: Agenda, row: number): void {
  list.what[row] = 0;
  list.who[row] = 0;
  list.at[row] = 0;
}

/** Empties an agenda. */
export function clear(list: Agenda): void {
  while (list.n > 0) blank(list, --list.n);
}

function drop(from: Agenda, row: number): void {
  from.n--;
  from.what.copyWithin(row, row + 1, from.n + 1);
  from.who.copyWithin(row, row + 1, from.n + 1);
  from.at.copyWithin(row, row + 1, from.n + 1);
  blank(from, from.n);
}

/** Puts a duty of a unit on the agenda of the current moment. For wraps of `dueAt`. */
export const falls = (g: G, what: number, unit: U): void => add(dueNow(g), what, unit.slot, diary(g).now);

/** Which duty of a moment is resolved next (TEN-TURN-02): indices in the agenda, in order of arrival; by default one's own first. */
export const NEXT_DUTY = decision<Modern>('TEN-TURN-02/next-duty', 'number', ownFirst);

function ownFirst(q: Question<Modern>): number {
  const due = dueNow(q.game);
  for (let k = 0; k < q.n; k++) if (due.what[k] !== SCORING && q.game.units[due.who[k]].side === q.side) return k;
  return 0;
}

/** Whether a Command phase rule is postponed until after the Battle-shock tests. */
export const LATER = decision<Modern>('TEN-CMD-06/later', 'flag', decline);

/** Position in which a unit's player declared an optional rule: 1 for the first at a moment; 0 for none. */
export const DECLARED = unitRegister('declared', 'round');
const DECLARES = event('declares', { unit: 'unit', order: 'number' }, '{unit} will use one of its rules');

/** Adds to the agenda what is due at a moment. */
export function gather(g: G, s: ModernSeams, when: Moment): void {
  diary(g).now = when;
  s.dueAt(g, when);
}

/** Resolves what has been gathered; returns how many duties did something. */
export function settle(g: G, s: ModernSeams, when: Moment): number {
  const due = dueNow(g);
  if (due.n === 0) return 0;
  const now = diary(g);
  now.orders = -1;
  keepForLater(g, s);
  declareAll(g, s, when);
  if (due.n > 0 && now.early !== when && scoresAt(g, when) && !s.scoringWaits(g)) add(due, SCORING, 0, when);
  let done = 0;
  while (due.n > 0) {
    for (let k = 0; k < due.n; k++) NEXT_DUTY.options[k] = k;
    const row = due.n === 1 ? 0 : NEXT_DUTY.options[g.ask(NEXT_DUTY, ordering(g, s, when), null, null, due.n)];
    const what = due.what[row];
    const unit = g.units[due.who[row]];
    drop(due, row);
    if (what === SCORING) {
      scoreMoment(g, s, when);
      now.scored = when;
      continue;
    }
    if (unit.alive === 0) continue;
    duties.at(what).act(g, unit, s);
    done++;
  }
  return done;
}

/** Resolves what was postponed until after the tests of the Command phase. */
export function settleLater(g: G, s: ModernSeams): void {
  const later = keptForLater(g);
  if (later.n === 0) return;
  const due = dueNow(g);
  for (let k = 0; k < later.n; k++) add(due, later.what[k], later.who[k], MOMENT.commandEnd);
  clear(later);
  settle(g, s, MOMENT.commandEnd);
}

/** Which side decides the order; found out once per moment. */
export function ordering(g: G, s: ModernSeams, when: Moment): SideId {
  const now = diary(g);
  if (now.orders === -1) now.orders = isBetweenTurns(when) ? s.rollOff(g) : g.active;
  return now.orders;
}

function keepForLater(g: G, s: ModernSeams): void {
  const due = dueNow(g);
  const later = keptForLater(g);
  for (let k = 0; k < due.n; k++) {
    if (due.at[k] !== MOMENT.command || !s.mayWait(g) || !g.choose(LATER, g.units[due.who[k]].side, g.units[due.who[k]], null)) continue;
    add(later, due.what[k], due.who[k], due.at[k]);
    drop(due, k--);
  }
}

/** Decides which optional rules are used: the others leave the agenda. */
function declareAll(g: G, s: ModernSeams, when: Moment): void {
  const due = dueNow(g);
  let sides = 0;
  for (let k = 0; k < due.n; k++) if (duties.at(due.what[k]).asks !== null) sides |= 1 << g.units[due.who[k]].side;
  if (sides === 0) return;
  for (let k = 0; k < g.units.length; k++) g.units[k].reg[DECLARED] = 0;
  const starts = sides === 3 ? s.declaresFirst(g, when) : sides === 1 ? 0 : 1;
  if (starts !== -1) {
    declare(g, starts, true);
    declare(g, enemyOf(starts), true);
    return;
  }
  // Neither player learns the other's choice before choosing.
  declare(g, 0, false);
  declare(g, 1, false);
  for (let k = 0; k < due.n; k++) if (duties.at(due.what[k]).asks !== null) tell(g, g.units[due.who[k]], 1);
}

function declare(g: G, side: SideId, openly: boolean): void {
  const due = dueNow(g);
  let order = 1;
  if (openly) for (let k = 0; k < g.units.length; k++) order = Math.max(order, g.units[k].reg[DECLARED] + 1);
  for (let k = 0; k < due.n; k++) {
    const unit = g.units[due.who[k]];
    const { asks } = duties.at(due.what[k]);
    if (asks === null || unit.side !== side) continue;
    if (!g.choose(asks, side, unit, null)) drop(due, k--);
    else if (openly) tell(g, unit, order++);
  }
}

function tell(g: G, unit: U, order: number): void {
  unit.reg[DECLARED] = order;
  g.log.note(DECLARES, unit.slot, order);
}

/** Scores at a moment, unless that was done among its rules. */
export function scoreOnce(g: Game<Modern>, s: ModernSeams, when: Moment): void {
  if (diary(g).scored !== when) scoreMoment(g, s, when);
  diary(g).scored = -1;
}

/** Scores whatever is scored at a moment. */
export function scoreMoment(g: Game<Modern>, s: ModernSeams, when: Moment): void {
  s.settleControl(g);
  if (when === MOMENT.commandEnd) scoreCommand(g, s, g.active);
  else if (when === MOMENT.roundEnd) s.scoreRound(g);
  else if (when === MOMENT.battleEnd) scoreEnd(g, s);
}
