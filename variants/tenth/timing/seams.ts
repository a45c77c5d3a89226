import type { Game, SideId, Unit } from 'sandtable/rules';
import { decision, decline, is, unitRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { HAS_FOUGHT, HAS_SHOT } from '../state.ts';
import { clear, diary, dueNow, gather, settle, settleLater } from './agenda.ts';
import type { Moment, Whose } from './moment.ts';
import { MOMENT } from './moment.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Whether the active player settles what falls due at the end of a phase before another of his units is selected in it. */
export const END_NOW = decision<Modern>('TEN-TURN-04/end-now', 'flag', decline);

/** How often a unit has shot or fought in the phase because a condition was met. */
export const ANSWERED = unitRegister('answered', 'phase');

/** Moments of play and what falls due at them. */
export interface TimingSeams {
  /**
   * Puts what falls due at a moment on the agenda (`falls`). Abilities and rules wrap it or stand after it (`timedAbility`); it may be
   * asked more than once, and nothing else may happen in it.
   */
  dueAt: (g: G, when: Moment) => void;
  /** Whether a rule that waits for the turn, phase or step of `whose` works for a unit now. */
  inTurnOf: (g: G, u: U, whose: Whose) => boolean;
  /** Settles everything that falls due at a moment. */
  moment: (g: G, when: Moment) => void;
  /** Opens a phase. */
  openPhase: (g: G, start: Moment, during: Moment) => void;
  /** What falls due at the start of a phase, and what is done in it at no moment of its own. */
  openingRules: (g: G, start: Moment, during: Moment) => void;
  /** Whether a rule of the Command phase may wait for the end of its tests. */
  mayWait: (g: G) => boolean;
  /** Who declares first whether he uses a rule that he need not, where both may; -1: both at once. */
  declaresFirst: (g: G, when: Moment) => SideId | -1;
  /** Before a unit is selected in a phase that ends with `end`: true if none can be any more. */
  closedBy: (g: G, end: Moment) => boolean;
  /** The end of the Command step, before the Battle-shock tests. */
  commandStepEnds: (g: G) => void;
  /** The end of a phase: what falls due at it, then whatever is settled whenever a phase ends. */
  closePhase: (g: G, when: Moment) => void;
  /** Whether rules of a moment come before its scoring. */
  scoringWaits: (g: G) => boolean;
  /** Whether a unit counts as not selected to shoot or fight, for rules that ask for that. */
  notYetSelected: (g: G, u: U) => boolean;
  /** Whether a rule may let a unit shoot or fight on a condition (again) in this phase; who does says so in `ANSWERED`. */
  mayAnswerAgain: (g: G, u: U) => boolean;
}

export function timingSeams(s: ModernSeams): TimingSeams {
  return {
    dueAt() {},
    // "The" turn of a rule is read as that of its owner.
    inTurnOf: (g, u, whose) => (g.active === u.side) === (whose !== 'opponents'),
    moment(g, when) {
      clear(dueNow(g));
      gather(g, s, when);
      settle(g, s, when);
    },
    openPhase(g, start, during) {
      diary(g).phase = during;
      s.openingRules(g, start, during);
    },
    openingRules(g, start, during) {
      clear(dueNow(g));
      gather(g, s, start);
      gather(g, s, during);
      settle(g, s, start);
    },
    mayWait: () => true,
    declaresFirst: () => -1,
    closedBy(g, end) {
      const now = diary(g);
      if (now.early === end) return false;
      clear(dueNow(g));
      gather(g, s, end);
      if (dueNow(g).n > 0 && g.choose(END_NOW, g.active, null, null)) {
        now.early = end;
        now.earlyDone = settle(g, s, end);
      }
      return false;
    },
    commandStepEnds(g) {
      s.moment(g, MOMENT.commandStepEnd);
      diary(g).early = MOMENT.commandEnd;
      s.moment(g, MOMENT.commandEnd);
    },
    closePhase(g, when) {
      const now = diary(g);
      if (when === MOMENT.commandEnd) settleLater(g, s);
      if (now.early !== when) s.moment(g, when);
      now.early = -1;
      now.earlyDone = 0;
      now.phase = -1;
      s.settleControl(g);
    },
    scoringWaits: () => false,
    notYetSelected: (_g, u) => !is(u, HAS_SHOT) || !is(u, HAS_FOUGHT),
    mayAnswerAgain: (_g, u) => u.reg[ANSWERED] === 0,
  };
}
