import type { Decision, Family, Game, Question, SideId, Unit } from '../rules/index.ts';
import type { Script } from './match.ts';

interface MutableQuestion {
  what: Decision<Family>;
  game: Game;
  side: SideId;
  about: Unit | null;
  cause: Unit | null;
  options: Int32Array;
  n: number;
}

/** A doctrine or a procedure answered a question with something that is not an option. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

const NO_DECISION: Decision<Family> = { slot: -1, id: 'none', means: 'number', options: new Int32Array(1), otherwise: () => 0 };

/** Asks the script of a side: orders first, then its doctrine, then the rule's `otherwise`. */
export class Questions {
  readonly #question: MutableQuestion;

  constructor(game: Game) {
    this.#question = { what: NO_DECISION, game, side: 0, about: null, cause: null, options: NO_DECISION.options, n: 0 };
  }

  /** The index of the chosen option; see `Game.ask`. */
  put(script: Script, what: Decision<Family>, side: SideId, about: Unit<Family> | null, cause: Unit<Family> | null, n: number): number {
    if (n <= 1 && script.orders === undefined) return 0;
    const q = this.#question;
    // Questions nest only if an answer asks in turn; doctrines do not, so one object is enough.
    q.what = what;
    q.side = side;
    q.about = about;
    q.cause = cause;
    q.options = what.options;
    q.n = n;
    if (n <= 1) {
      script.orders?.settled(q as Question<Family>);
      return 0;
    }
    const answer = script.answers[what.slot];
    if (what.proof !== undefined) {
      const early = answer?.amongCandidates?.(q as Question<Family>) ?? -1;
      if (early >= 0) return early;
      q.n = what.proof.sift(q as Question<Family>);
      if (q.n === 0) return 0;
    }
    let index = answer === undefined ? -1 : answer(q as Question<Family>);
    if (index < 0) index = what.otherwise(q as Question<Family>);
    if (!(index >= 0 && index < q.n)) {
      throw new AnswerError(`doctrine "${script.id}" answers "${what.id}" with option ${index} of ${q.n}`);
    }
    return index;
  }
}
