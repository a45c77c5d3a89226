import type { ExampleWords } from 'sandtable/rules';
import { gather } from '../../classic/assault/combat.ts';
import { COMBAT_SCORE } from '../../classic/state.ts';
import { numberAt, unitAt, unitOf } from '../../classic/words/common.ts';
import type { Waffle } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

/** Verbs of charges and their reactions, and of what happens to fleeing units. */
export const assaultVerbs: ExampleWords<Waffle>['verbs'] = {
  /** `inflicted: A, wounds: 6`: Wounds that A has inflicted in the combat this phase. */
  inflicted: (_stage, { subject, args }) => {
    unitOf(_stage, subject).reg[COMBAT_SCORE] = numberAt(args, 'wounds', 0);
  },
};

/** What can be asked about reactions and lost combats. */
export const assaultQuestions: ExampleWords<Waffle>['verbs'] = {
  /** `may-react: A, to: B`: records `may-react`, whether A can react to a charge of B at all. */
  'may-react': (stage, { subject, args }) => {
    const seams = stage.seams as WaffleSeams;
    stage.results.set('may-react', seams.mayReactToCharge(stage.game, unitOf(stage, subject), unitAt(stage, args, 'to')));
  },
  /** `loss: A, to: B, by: n`: records `modifier`, the Leadership modifier of the check of A, beaten by B. */
  loss: (stage, { subject, args }) => {
    gather(stage.game, unitOf(stage, subject));
    const modifier = stage.seams.lossModifier(stage.game, unitOf(stage, subject), unitAt(stage, args, 'to'), numberAt(args, 'by', 1));
    stage.results.set('modifier', modifier);
  },
};
