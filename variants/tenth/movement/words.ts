import type { ExampleWords } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { aim } from '../words/ground.ts';

/** Words for moves that rules grant and for fights of single models. */
export const movementWords: Partial<ExampleWords<Modern>> = {
  verbs: {
    /** `granted-move: A, inches: 9, to: [x, y]`: a Normal move that some rule grants; its length stands in `gone`. */
    'granted-move': (stage, { subject, args }) => {
      const { game: g, seams: s, results } = stage;
      const u = stage.unit(String(subject));
      aim(stage, args);
      results.set('gone', s.makeGrantedMove(g, u, Number(args['inches'])));
    },
    /** `reposition: A`: it has been taken off and set up again. */
    reposition: (stage, { subject }) => stage.seams.repositioned(stage.game, stage.unit(String(subject))),
    /** `fight-alone: A, model: 1`: one model of a unit (from 1) fights alone. */
    'fight-alone': (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const u = stage.unit(String(subject));
      g.desk.field.melee = true;
      s.fightAlone(g, u, u.first + Number(args['model'] ?? 1) - 1);
      g.desk.field.melee = false;
    },
  },
};
