import type { ExampleWords } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { returnModels } from '../units/returning.ts';

/** Words for what models lose and regain. */
export const savesWords: Partial<ExampleWords<Modern>> = {
  verbs: {
    /** `regain: A, wounds: 3`: the unit's first living model regains wounds. */
    regain: (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const u = stage.unit(String(subject));
      for (let m = u.first; m < u.first + u.size; m++) {
        if (g.models.alive[m] === 0) continue;
        s.heal(g, m, Number(args['wounds']));
        return;
      }
    },
    /** `bring-back: A, models: 2`: destroyed models of the unit are returned. */
    'bring-back': (stage, { subject, args }) => {
      returnModels(stage.game, stage.seams, stage.unit(String(subject)), Number(args['models']));
    },
  },
  readers: {
    'unit-save': (stage, u) => stage.seams.saveOfUnit(stage.game, u),
  },
};
