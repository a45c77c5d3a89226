import type { Verb } from 'sandtable/rules';
import { MOVED } from '../../classic/state.ts';
import { modelOf, numberAt, unitOf } from '../../classic/words/common.ts';
import type { Calixtus } from '../family.ts';

/** Verbs of movement that the base does not have. */
export const movingVerbs: { readonly [verb: string]: Verb<Calixtus> } = {
  /** `walked: A, model: 2, inches: 2`: one model of A counts as having moved this turn, without moving. */
  walked: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const column = stage.game.models.reg[MOVED];
    if (column !== undefined) column[modelOf(stage, u, args['model'])] = numberAt(args, 'inches', 1);
  },
  /** `flat-out-squadron: A`: the vehicles of A that choose to go Flat Out do so; which ones, and where to, are decisions. */
  'flat-out-squadron': (stage, { subject }) => stage.seams.flatOut(stage.game, unitOf(stage, subject)),
};
