import type { Verb } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { type ClassicStage, inches, unitAt, unitOf } from '../../classic/words/common.ts';
import { ARC } from '../definitions/facing.ts';
import type { CalixtusSeams } from '../hub.ts';

const houseSeams = (stage: ClassicStage): CalixtusSeams => stage.seams as CalixtusSeams;
const nameOf = (arc: number): string => Object.keys(ARC).find((name) => ARC[name as keyof typeof ARC] === arc) ?? 'none';

/** What can be asked about the facings of units. */
export const facingQuestions: { readonly [verb: string]: Verb<Classic> } = {
  /** `faces: A`: records the direction it faces as `facing-x` and `facing-y`. */
  faces: (stage, { subject }) => {
    const into = new Float64Array(2);
    houseSeams(stage).facingOf(stage.game, unitOf(stage, subject), into);
    stage.results.set('facing-x', inches(into[0] ?? 0));
    stage.results.set('facing-y', inches(into[1] ?? 0));
  },
  /** `arc: A, of: B`: records the `arc` of B in which A attacks it. */
  arc: (stage, { subject, args }) => {
    const arc = houseSeams(stage).attackArc(stage.game, unitAt(stage, args, 'of'), unitOf(stage, subject));
    stage.results.set('arc', nameOf(arc));
  },
};
