import { facingsTowards } from 'sandtable/kit';
import { CAUSE, DEED, type Verb } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { beginAttack, endAttack } from '../shooting/attack.ts';
import { armourOf } from '../sight/facing.ts';
import { modelOf, numberAt, unitAt, unitOf, weaponOf } from './common.ts';

const SPEEDS = ['stationary', 'combat', 'cruising'] as const;

/** Verbs of vehicles. */
export const drivingVerbs: { readonly [verb: string]: Verb<Classic> } = {
  /** `pivot: A`: turns towards what it would fire at; notes `turned`, whether its facing changed. */
  pivot: (stage, { subject }) => {
    const u = unitOf(stage, subject);
    const i = modelOf(stage, u, undefined);
    const m = stage.game.models;
    const x = m.dirX[i];
    const y = m.dirY[i];
    stage.seams.pivot(stage.game, u);
    stage.results.set('turned', m.dirX[i] !== x || m.dirY[i] !== y);
  },
  /** `tank-shock: A, to: [x, y]` (`inches: 8`): drives straight that way; notes `may-tank-shock`. */
  'tank-shock': (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const { to } = args;
    if (!Array.isArray(to)) throw new Error('"tank-shock" needs "to: [x, y]"');
    const may = stage.seams.mayTankShock(stage.game, u);
    stage.results.set('may-tank-shock', may);
    const dx = Number(to[0]) - u.x;
    const dy = Number(to[1]) - u.y;
    const d = Math.sqrt(dx * dx + dy * dy);
    if (may)
      stage.seams.tankShock(stage.game, u, dx / d, dy / d, Math.min(d, numberAt(args, 'inches', stage.seams.shockInches(stage.game, u))));
  },
  /** `ram: A, at: B`: notes `may-ram`. */
  ram: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const may = stage.seams.mayRam(stage.game, u);
    stage.results.set('may-ram', may);
    if (may) stage.seams.ram(stage.game, u, unitAt(stage, args, 'at'));
  },
};

/** What can be asked about vehicles. */
export const drivingQuestions: { readonly [verb: string]: Verb<Classic> } = {
  /** `speed: A`: notes `speed`, and `full`, the weapons its first model fires at full Ballistic Skill. */
  speed: (stage, { subject }) => {
    const u = unitOf(stage, subject);
    stage.results.set('speed', SPEEDS[stage.seams.speedOf(stage.game, u)] ?? 'stationary');
    stage.results.set('full', stage.seams.fullBallisticWeapons(stage.game, modelOf(stage, u, undefined)));
  },
  /** `aim: A, at: B, with: gun`: notes `in-arc`. */
  aim: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const target = modelOf(stage, unitAt(stage, args, 'at'), undefined);
    stage.results.set('in-arc', stage.seams.inFireArc(stage.game, modelOf(stage, u, undefined), weaponOf(u, args['with']), target));
  },
  /** `armour: B, by: A, with: gun`: notes `av`, the Armour Value that hits of A meet; `seen`, that of the side A stands at. */
  armour: (stage, { subject, args }) => {
    const { game, seams } = stage;
    const target = unitOf(stage, subject);
    const u = unitAt(stage, args, 'by');
    const weapon = weaponOf(u, args['with']);
    const vehicle = modelOf(stage, target, undefined);
    const by = modelOf(stage, u, args['model']);
    const frame = game.dice.begin(DEED.shoot, u, target);
    const a = beginAttack(game, u, target, weapon, frame, CAUSE.shooting);
    a.bearer = by;
    a.melee = args['melee'] === true;
    stage.results.set('av', seams.armourFacing(game, a, vehicle));
    const m = game.models;
    stage.results.set('seen', armourOf(game.sheetOf(vehicle).stats, facingsTowards(m, vehicle, m.x[by] ?? 0, m.y[by] ?? 0)));
    endAttack(game);
    game.dice.end(frame);
  },
};
