import type { ExampleWords } from 'sandtable/rules';
import { unitOf } from '../../classic/words/common.ts';
import type { Waffle } from '../family.ts';

export const vehiclesVerbs: ExampleWords<Waffle>['verbs'] = {
  /** `moves-out: A`: its activation in the Movement phase; where it goes is a decision. */
  'moves-out': (stage, { subject }) => stage.seams.moveUnit(stage.game, unitOf(stage, subject)),
  /** `acts: A`: its activation in the Shooting phase; what it does is a decision. */
  acts: (stage, { subject }) => stage.seams.shootingAction(stage.game, unitOf(stage, subject)),
};
