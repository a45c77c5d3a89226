import { addPlace, makePlaces } from 'sandtable/kit';
import type { ExampleWords } from 'sandtable/rules';
import { CAUSE, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { ARRIVAL } from '../reserves/seams.ts';
import { destroyModel } from '../saves/damage.ts';
import { ROOM } from '../transports/set-up.ts';
import { partOf } from './parts.ts';
import { returnModels } from './returning.ts';

/** Words for models that leave and come back. */
export const unitsWords: Partial<ExampleWords<Modern>> = {
  verbs: {
    /** `slay: A, models: [1, 2], by: B`: models by their place in the unit, all without `models`; `by` may be left out. */
    slay: (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const u = stage.unit(String(subject));
      const by = args['by'] === undefined ? null : stage.unit(String(args['by']));
      const places = Array.isArray(args['models']) ? args['models'].map(Number) : Array.from({ length: u.size }, (_, k) => k + 1);
      for (const place of places) destroyModel(g, s, u.first + place - 1, CAUSE.other, by);
    },
    /**
     * `set-up: A, beside: T, inches: 6, room: must`: A from off the table (`whole`, `optional` or `must`); `set-up` says whether any of it
     * is on the table.
     */
    'set-up': (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const hull = stage.unit(String(args['beside']));
      const room = ROOM[String(args['room'] ?? 'optional') as keyof typeof ROOM];
      stage.results.set('set-up', s.setUpNear(g, stage.unit(String(subject)), hull.first, Number(args['inches'] ?? 3), room, hull));
    },
    /** `take-off: A`, to be set up again. */
    'take-off': (stage, { subject }) => stage.seams.takeOffTable(stage.game, stage.unit(String(subject))),
    /** `set-up-again: A, on: [[x, y], ...]`: on exactly these places, if it may; `set-up` says whether it is. */
    'set-up-again': (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const u = stage.unit(String(subject));
      const places = makePlaces(u.size);
      for (const [x, y] of args['on'] as [number, number][]) addPlace(places, x, y, 0);
      const stands = s.setUpAt(g, u, ARRIVAL.anywhere, places);
      stage.results.set('set-up', stands);
      if (!stands) return;
      g.relocate(u, PLACE.table);
      s.hasArrived(g, u, ARRIVAL.anywhere);
    },
    /** `return-models: A, count: 3`: `returned` says how many came back. */
    'return-models': (stage, { subject, args }) => {
      stage.results.set('returned', returnModels(stage.game, stage.seams, stage.unit(String(subject)), Number(args['count'] ?? 1)));
    },
    /** `return-leader: A`: the first destroyed model of A that led it, or its only one. */
    'return-leader': (stage, { subject }) => {
      const { game: g, seams: s } = stage;
      const u = stage.unit(String(subject));
      for (let m = u.first; m < u.first + u.size; m++) {
        if (g.models.alive[m] !== 0 || (u.size > 1 && partOf(u, m) === 0)) continue;
        stage.results.set('returned', s.returnLeader(g, u, m) ? 1 : 0);
        return;
      }
    },
  },
};
