import type { Game, SideId, Unit } from 'sandtable/rules';
import { decision, first } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Moments at which rules fall due: the start and the end of rounds, turns, phases and steps. */
export const MOMENT = {
  roundStart: 0,
  turnStart: 1,
  /** After Command points are gained; what belongs in the Command phase without a step is done here. */
  commandStart: 2,
  commandStepEnd: 3,
  commandEnd: 4,
  movementStart: 5,
  /** After Reinforcements. */
  movementEnd: 6,
  shootingStart: 7,
  shootingEnd: 8,
  chargeStart: 9,
  chargeEnd: 10,
  fightStart: 11,
  fightEnd: 12,
  turnEnd: 13,
  roundEnd: 14,
} as const;
export type Moment = (typeof MOMENT)[keyof typeof MOMENT];

/** Whose turn an ability waits for: that of the side of its bearer, that of the other, or any. */
export type Whose = 'your' | 'opponents' | 'the';

/** Something that a rule or an ability does for a unit at a moment. */
export interface Duty {
  readonly name: string;
  readonly act: (g: G, unit: U, s: ModernSeams) => void;
}

const duties: Duty[] = [];
/** Declares something that can fall due; returns its number for `Agenda.add`. */
export const duty = (name: string, act: Duty['act']): number => duties.push({ name, act }) - 1;

/** What has fallen due at the moment under way: who is to do what, in the order in which it came in. */
export interface Agenda {
  readonly what: Int16Array;
  readonly who: Int16Array;
  n: number;
}

/** Most that can fall due at one moment. */
const ROOM = 256;
export const blankAgenda = (): Agenda => ({ what: new Int16Array(ROOM), who: new Int16Array(ROOM), n: 0 });

/** Puts a duty of a unit on the agenda of the moment under way. For wraps of `dueAt`. */
export function falls(g: G, what: number, unit: U): void {
  const agenda = g.desk.agenda;
  agenda.what[agenda.n] = what;
  agenda.who[agenda.n] = unit.slot;
  agenda.n++;
}

/** Which of the duties of a moment is settled next (TEN-TURN-02): places in the agenda, in the order in which they came in. */
export const NEXT_DUTY = decision<Modern>('TEN-TURN-02/next-duty', 'number', first);

/** Whether an ability that waits for the turn of `whose` works for a unit now. */
export const inTurnOf = (g: G, u: U, whose: Whose): boolean => whose === 'the' || (g.active === u.side) === (whose === 'your');

/** Moments of play and what falls due at them. */
export interface TimingSeams {
  /**
   * Puts what falls due at a moment on the agenda (`falls`). Abilities and rules wrap it or stand after it; it is asked once a
   * moment, and nothing else may happen in it.
   */
  dueAt: (g: G, when: Moment) => void;
  /** Who says in which order what falls due at a moment is settled. */
  ordersAt: (g: G, when: Moment) => SideId;
  /** Settles everything that falls due at a moment. */
  moment: (g: G, when: Moment) => void;
  /** The end of a phase: what falls due at it, then whatever is settled whenever a phase ends. */
  closePhase: (g: G, when: Moment) => void;
}

export function timingSeams(s: ModernSeams): TimingSeams {
  return {
    dueAt() {},
    ordersAt: (g) => g.active,
    moment(g, when) {
      const agenda = g.desk.agenda;
      agenda.n = 0;
      s.dueAt(g, when);
      if (agenda.n === 0) return;
      const side = agenda.n === 1 ? g.active : s.ordersAt(g, when);
      while (agenda.n > 0) {
        for (let k = 0; k < agenda.n; k++) NEXT_DUTY.options[k] = k;
        const at = agenda.n === 1 ? 0 : NEXT_DUTY.options[g.ask(NEXT_DUTY, side, null, null, agenda.n)];
        const what = agenda.what[at];
        const unit = g.units[agenda.who[at]];
        agenda.n--;
        agenda.what.copyWithin(at, at + 1, agenda.n + 1);
        agenda.who.copyWithin(at, at + 1, agenda.n + 1);
        duties[what].act(g, unit, s);
      }
    },
    closePhase: (g, when) => s.moment(g, when),
  };
}
