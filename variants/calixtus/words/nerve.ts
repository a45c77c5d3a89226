import type { Verb } from 'sandtable/rules';
import { type ClassicStage, unitAt, unitOf } from '../../classic/words/common.ts';
import type { Calixtus } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';
import { fearsUnit } from '../special-rules/fear-tests.ts';

const houseSeams = (stage: ClassicStage): CalixtusSeams => stage.seams as CalixtusSeams;

/** Verbs that ask about hiding, fear, frenzy and hatred. */
export const nerveVerbs: { readonly [verb: string]: Verb<Calixtus> } = {
  /** `set-out: A`: the unit's activation in the Shooting phase. */
  'set-out': (stage, { subject }) => stage.seams.shootingAction(stage.game, unitOf(stage, subject)),
};

/** What can be asked about hiding, fear, frenzy and hatred. */
export const nerveQuestions: { readonly [verb: string]: Verb<Calixtus> } = {
  /** `hidden: A`: records `hidden`. */
  hidden: (stage, { subject }) => {
    stage.results.set('hidden', houseSeams(stage).isHidden(stage.game, unitOf(stage, subject)));
  },
  /** `fears: A, of: B`: records `fears`, whether A fears B now. */
  fears: (stage, { subject, args }) => {
    stage.results.set('fears', fearsUnit(stage.game, houseSeams(stage), unitOf(stage, subject), unitAt(stage, args, 'of')));
  },
  /** `must-charge: A`: records `must-charge`, the unit it must charge, if any. */
  'must-charge': (stage, { subject }) => {
    stage.results.set('must-charge', stage.seams.mustChargeAt(stage.game, unitOf(stage, subject))?.id ?? 'nobody');
  },
};
