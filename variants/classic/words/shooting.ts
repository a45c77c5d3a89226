import { gap } from 'sandtable/kit';
import { CAUSE, DEED, type Unit, type Verb } from 'sandtable/rules';
import { ARM, type Classic } from '../family.ts';
import { stray } from '../saves/stray.ts';
import { addHits, addWounds, beginAttack, endAttack, NO_SAVES } from '../shooting/attack.ts';
import { allocateWounds } from '../shooting/wound.ts';
import { BROKEN } from '../state.ts';
import { type Args, type ClassicStage, modelOf, numberAt, unitAt, unitOf, weaponOf } from './common.ts';

/** Fires only the weapons of one name: the others count as broken meanwhile. */
function withOnly(stage: ClassicStage, u: Unit<Classic>, name: unknown, run: () => void): void {
  if (name === undefined) {
    run();
    return;
  }
  const column = stage.game.models.reg[BROKEN];
  if (column === undefined) throw new Error('"with" works only where weapons can be destroyed');
  const wanted = Array.isArray(name) ? name.map(String) : [String(name)];
  for (const each of wanted) weaponOf(u, each);
  const before: number[] = [];
  for (let i = u.first; i < u.first + u.size; i++) {
    let others = 0;
    stage.game.sheetOf(i).weapons.forEach((w, place) => {
      const weapon = u.sheet.weapons[w];
      if (weapon !== undefined && !wanted.includes(weapon.name) && weapon.profile.type !== ARM.melee) others |= 1 << place;
    });
    const was = column[i] ?? 0;
    before.push(was, others);
    column[i] = was | others;
  }
  run();
  for (let k = 0; k < u.size; k++) {
    const i = u.first + k;
    column[i] = ((column[i] ?? 0) & ~(before[2 * k + 1] ?? 0)) | (before[2 * k] ?? 0);
  }
}

/** Gives a target `times` hits with a weapon, as if they had been rolled; by `model: n` of the attacker. */
function hitWith(stage: ClassicStage, subject: unknown, args: Args): void {
  const { game, seams } = stage;
  const u = unitOf(stage, subject);
  const target = unitAt(stage, args, 'at');
  const weapon = weaponOf(u, args['with']);
  const melee = weapon.profile.type === ARM.melee;
  const frame = game.dice.begin(melee ? DEED.fight : DEED.shoot, u, target);
  game.dice.weapon(frame, weapon.key);
  const a = beginAttack(game, u, target, weapon, frame, melee ? CAUSE.assault : CAUSE.shooting);
  a.melee = melee;
  const by = modelOf(stage, u, args['model']);
  const n = numberAt(args, 'times', 1);
  a.firer[0] = by;
  a.shots[0] = n;
  a.firers = 1;
  a.bearer = by;
  addHits(a, by, n, 0);
  seams.resolveHits(game, a);
  stage.results.set('lost', a.totalLost);
  endAttack(game);
  game.dice.end(frame);
}

/** Wounds already dealt to a unit, to be allocated and saved: `wound: B, by: A, with: rifle, times: n`. */
function woundWith(stage: ClassicStage, subject: unknown, args: Args): void {
  const { game, seams } = stage;
  const target = unitOf(stage, subject);
  const u = unitAt(stage, args, 'by');
  const weapon = weaponOf(u, args['with']);
  const melee = weapon.profile.type === ARM.melee;
  const frame = game.dice.begin(melee ? DEED.fight : DEED.shoot, u, target);
  const a = beginAttack(game, u, target, weapon, frame, melee ? CAUSE.assault : CAUSE.shooting);
  a.melee = melee;
  const by = modelOf(stage, u, args['model']);
  a.firer[0] = by;
  a.firers = 1;
  a.bearer = by;
  const flags = args['saves'] === false ? NO_SAVES : 0;
  addWounds(
    a,
    by,
    numberAt(args, 'times', 1),
    numberAt(args, 'strength', seams.strengthOf(game, a)),
    numberAt(args, 'ap', seams.apOf(game, a)),
    flags,
  );
  allocateWounds(game, seams, a);
  stage.results.set('lost', a.totalLost);
  endAttack(game);
  game.dice.end(frame);
}

/** Verbs of the Shooting phase and of what follows a hit. */
export const shootingVerbs: { readonly [verb: string]: Verb<Classic> } = {
  /** `shoot: A, at: B, with: rifle`: all that A fires at B (with the weapons named only); notes `fired`. */
  shoot: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const target = unitAt(stage, args, 'at');
    const may = stage.seams.mayShoot(stage.game, u) && stage.seams.mayTarget(stage.game, u, target);
    stage.results.set('fired', may);
    if (may) withOnly(stage, u, args['with'], () => stage.seams.openFire(stage.game, u, target));
  },
  /** `volley: A, at: B`: the same without asking whether it may. */
  volley: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    withOnly(stage, u, args['with'], () => stage.seams.volley(stage.game, u, unitAt(stage, args, 'at'), args['overwatch'] === true));
  },
  hit: (stage, { subject, args }) => hitWith(stage, subject, args),
  /** The roll to penetrate of hits that have been scored. */
  penetrate: (stage, { subject, args }) => hitWith(stage, subject, args),
  wound: (stage, { subject, args }) => woundWith(stage, subject, args),
  /** `hurt: A, model: 1, wounds: 2` (`ap`, `flags`): wounds on one model with its saves. */
  hurt: (stage, { subject, args }) => {
    const { game, seams } = stage;
    const u = unitOf(stage, subject);
    const frame = game.dice.begin(DEED.upkeep, u, game.nobody);
    const flags = numberAt(args, 'flags', args['saves'] === false ? NO_SAVES : 0);
    seams.hurtModel(
      game,
      modelOf(stage, u, args['model']),
      numberAt(args, 'wounds', 1),
      numberAt(args, 'ap', 7),
      flags,
      stray(null, CAUSE.other, frame),
    );
    game.dice.end(frame);
  },
  /** `damage: B, result: 6` (`by: A`, as by its shots, or its blows with `melee: true`): a result of the Vehicle Damage table. */
  damage: (stage, { subject, args }) => {
    const { game, seams } = stage;
    const u = unitOf(stage, subject);
    const by = args['by'] === undefined ? null : unitAt(stage, args, 'by');
    const cause = by === null ? CAUSE.other : args['melee'] === true ? CAUSE.assault : CAUSE.shooting;
    const frame = game.dice.begin(DEED.shoot, u, game.nobody);
    seams.vehicleDamage(game, modelOf(stage, u, args['model']), numberAt(args, 'result', 1), cause, by, frame);
    game.dice.end(frame);
  },
  explode: (stage, { subject, args }) => {
    const { game, seams } = stage;
    const u = unitOf(stage, subject);
    const frame = game.dice.begin(DEED.shoot, u, game.nobody);
    seams.explode(game, modelOf(stage, u, args['model']), CAUSE.other, null, frame);
    game.dice.end(frame);
  },
  wreck: (stage, { subject, args }) => {
    stage.seams.wreck(stage.game, modelOf(stage, unitOf(stage, subject), args['model']), CAUSE.other, null);
  },
};

/** What can be asked about shooting. */
export const shootingQuestions: { readonly [verb: string]: Verb<Classic> } = {
  'may-shoot': (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const may = stage.seams.mayShoot(stage.game, u);
    stage.results.set('may-shoot', may && (args['at'] === undefined || stage.seams.mayTarget(stage.game, u, unitAt(stage, args, 'at'))));
  },
  /** Notes `range` from a model of A to the nearest of B, and `worth`, the points its fire would take. */
  assess: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const target = unitAt(stage, args, 'at');
    stage.results.set('range', gap(stage.game.models, modelOf(stage, u, args['model']), modelOf(stage, target, undefined)));
    stage.results.set('worth', stage.seams.shootingWorth(stage.game, u, target));
    stage.results.set('fight-worth', stage.seams.fightWorth(stage.game, u, target));
  },
};
