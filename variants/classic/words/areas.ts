import { withinPoint } from 'sandtable/kit';
import type { Verb } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { templateDistance } from '../shooting/teardrop.ts';
import { inches, numberAt, unitAt } from './common.ts';

function pointOf(value: unknown): readonly [number, number] {
  if (!Array.isArray(value) || value.length !== 2) throw new Error(`${JSON.stringify(value)} is not a point [x, y]`);
  return [Number(value[0]), Number(value[1])];
}

/** What markers and templates cover. */
export const areaQuestions: { readonly [verb: string]: Verb<Classic> } = {
  /** `marker: [x, y], radius: 1.5, over: B`: notes `covered`, the models of B under it. */
  marker: (stage, { subject, args }) => {
    const [x, y] = pointOf(subject);
    const u = unitAt(stage, args, 'over');
    let n = 0;
    for (let i = u.first; i < u.first + u.size; i++) if (withinPoint(stage.game.models, i, x, y, numberAt(args, 'radius', 1.5))) n++;
    stage.results.set('covered', n);
  },
  /** `template: [x, y], towards: [x, y], point: [x, y]` (`length: 16`): notes `apart`, inches from the point to the tear-drop, negative inside. */
  template: ({ results }, { subject, args }) => {
    const [ax, ay] = pointOf(subject);
    const [tx, ty] = pointOf(args['towards']);
    const [x, y] = pointOf(args['point']);
    const d = Math.sqrt((tx - ax) * (tx - ax) + (ty - ay) * (ty - ay));
    const template = { x: ax, y: ay, ux: (tx - ax) / d, uy: (ty - ay) / d, inches: numberAt(args, 'length', 8) };
    results.set('apart', inches(templateDistance(template, x, y)));
  },
};
