import { DEED, type ExampleWords, type ModelId, type Stage, type Unit } from 'sandtable/rules';
import { gap, withinPoint } from 'sandtable/kit';
import { type Classic, STAT, type Stat } from '../family.ts';
import { templateDistance } from '../teardrop.ts';
import { BROKEN, INITIATIVE, MOVED } from '../state.ts';

/** Words of worked examples for shooting, saves, weapons and the general definitions. */

const nameOf = (value: unknown, what: string): string => {
  if (typeof value !== 'string') throw new Error(`${what} names no unit`);
  return value;
};

/** A unit, or one of its models: `B` or `B#2`. */
function modelOf(stage: Stage<Classic>, value: unknown): ModelId {
  const [name = '', place = '1'] = nameOf(value, 'a model').split('#');
  return stage.unit(name).first + Number(place) - 1;
}

function pointOf(value: unknown): readonly [number, number] {
  if (!Array.isArray(value) || value.length !== 2) throw new Error('a point is [x, y]');
  return [Number(value[0]), Number(value[1])];
}

/** Keeps every other weapon of a unit silent while `act` runs; a weapon that the unit does not carry is an error. */
function withOnly(stage: Stage<Classic>, u: Unit<Classic>, weapon: unknown, act: () => void): void {
  if (weapon === undefined) {
    act();
    return;
  }
  const g = stage.game;
  const list = u.sheet.weapons;
  if (!list.some((w) => w.name === weapon)) throw new Error(`${u.id} carries ${list.map((w) => w.name).join(', ')}, not ${String(weapon)}`);
  const broken = g.models.reg[BROKEN];
  const before = broken.slice(u.first, u.first + u.size);
  const silenced = new Float64Array(u.size);
  for (let k = 0; k < u.size; k++) {
    g.sheetOf(u.first + k).weapons.forEach((w, c) => {
      if (list[w].name !== weapon) silenced[k] |= 1 << c;
    });
    broken[u.first + k] = before[k] | silenced[k];
  }
  act();
  // What broke or was used up meanwhile stays so.
  for (let k = 0; k < u.size; k++) broken[u.first + k] = (broken[u.first + k] & ~silenced[k]) | before[k];
}

const statNamed = (name: unknown): Stat => {
  const stat = STAT[name as keyof typeof STAT] as Stat | undefined;
  if (stat === undefined) throw new Error(`"${String(name)}" is no characteristic; there are ${Object.keys(STAT).join(', ')}`);
  return stat;
};

const majorityReaders: ExampleWords<Classic>['readers'] = Object.fromEntries(
  Object.entries(STAT).map(([name, stat]) => [`majority-${name}`, (stage: Stage<Classic>, u: Unit<Classic>) => stage.seams.majorityOf(stage.game, u, stat)]),
);

export const shootingWords: ExampleWords<Classic> = {
  verbs: {
    /** `{ shoot: A, at: B, with: rifle }`: results `may-shoot` and `may-target`. */
    shoot: (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const u = stage.unit(nameOf(subject, 'shoot'));
      const target = stage.unit(nameOf(args['at'], 'shoot: at'));
      const may = s.mayShoot(g, u);
      const mayTarget = may && s.mayTarget(g, u, target);
      stage.results.set('may-shoot', may);
      stage.results.set('may-target', mayTarget);
      if (may && mayTarget) withOnly(stage, u, args['with'], () => s.volley(g, u, target, false));
    },
    /** `{ overwatch: A, at: B }`: the fire alone, whatever the charge. */
    'overwatch-fire': (stage, { subject, args }) => {
      const u = stage.unit(nameOf(subject, 'overwatch-fire'));
      const target = stage.unit(nameOf(args['at'], 'overwatch-fire: at'));
      withOnly(stage, u, args['with'], () => stage.seams.volley(stage.game, u, target, true));
    },
    /** `{ shooting-action: A }`: what its owner chooses for it in the Shooting phase. */
    'shooting-action': (stage, { subject }) => stage.seams.shootingAction(stage.game, stage.unit(nameOf(subject, 'shooting-action'))),
    /** `{ measure: A, to: B }`: result `gap`, between the first models or those named `B#2`. */
    measure: (stage, { subject, args }) => {
      stage.results.set('gap', gap(stage.game.models, modelOf(stage, subject), modelOf(stage, args['to'])));
    },
    /** `{ look: A, at: B }`: result `sees`, model by model with `A#2`. */
    look: (stage, { subject, args }) => {
      stage.results.set('sees', stage.seams.modelSees(stage.game, modelOf(stage, subject), modelOf(stage, args['at'])));
    },
    /** `{ characteristic: I, of: A }`: a test on the unit's majority value; result `passed`. */
    characteristic: (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const u = stage.unit(nameOf(args['of'], 'characteristic: of'));
      const frame = g.dice.begin(DEED.morale, u, g.nobody);
      stage.results.set('passed', s.passesTest(g, frame, INITIATIVE, s.majorityOf(g, u, statNamed(subject))));
      g.dice.end(frame);
    },
    /** `{ scatter: [30, 20], less: 4 }`: results `x`, `y` and `hit`. */
    scatter: (stage, { subject, args }) => {
      const g = stage.game;
      const [x, y] = pointOf(subject);
      const mark = Float64Array.of(x, y);
      const frame = g.dice.begin(DEED.shoot, g.nobody, g.nobody);
      stage.results.set('hit', stage.seams.scatter(g, frame, mark, Number(args['less'] ?? 0), false));
      g.dice.end(frame);
      stage.results.set('x', mark[0]);
      stage.results.set('y', mark[1]);
    },
    /** `{ marker: [10, 10], radius: 1.5, over: B }`: result `covered`. */
    marker: (stage, { subject, args }) => {
      const [x, y] = pointOf(subject);
      const u = stage.unit(nameOf(args['over'], 'marker: over'));
      let n = 0;
      for (let i = u.first; i < u.first + u.size; i++) if (withinPoint(stage.game.models, i, x, y, Number(args['radius']))) n++;
      stage.results.set('covered', n);
    },
    /** `{ template: [ax, ay], towards: [x, y], length: 8, point: [x, y] }`: result `apart`, negative inside. */
    template: (stage, { subject, args }) => {
      const [ax, ay] = pointOf(subject);
      const [tx, ty] = pointOf(args['towards']);
      const [x, y] = pointOf(args['point']);
      const d = Math.sqrt((tx - ax) * (tx - ax) + (ty - ay) * (ty - ay));
      stage.results.set('apart', templateDistance(ax, ay, (tx - ax) / d, (ty - ay) / d, Number(args['length'] ?? 8), x, y));
    },
    /** `{ roll-off: blue }`: result `winner`; the subject is not looked at. */
    'roll-off': (stage) => {
      stage.results.set('winner', stage.seams.rollOff(stage.game) === 0 ? 'red' : 'blue');
    },
    /** `{ wound: B, times: 2 }`: unsaved wounds on its first model. */
    'lose-wounds': (stage, { subject, args }) => {
      stage.game.wound(modelOf(stage, subject), Number(args['times'] ?? 1), 4, null);
    },
    /** `{ end-turn: red }`: what the end of a player turn brings. */
    'end-turn-steps': (stage, { subject }) => stage.seams.endTurn(stage.game, subject === 'blue' ? 1 : 0),
    /** `{ end-phase: red }`: what the end of a phase brings. */
    'end-phase-steps': (stage, { subject }) => stage.seams.endPhase(stage.game, subject === 'blue' ? 1 : 0),
  },

  readers: {
    ...majorityReaders,
    /** Strength of its first model's first melee weapon in hand, rules of the model counted. */
    initiative: (stage, u) => stage.seams.initiativeOf(stage.game, u.first),
    'may-charge': (stage, u) => stage.seams.mayCharge(stage.game, u),
  },

  /** `given.moved: { A: 6 }`: inches each model of a unit moved this turn. */
  prepare: (stage) => {
    const moved = (stage.given['moved'] ?? {}) as { readonly [unit: string]: number };
    for (const [name, inches] of Object.entries(moved)) {
      const u = stage.unit(name);
      for (let i = u.first; i < u.first + u.size; i++) stage.game.models.reg[MOVED][i] = inches;
    }
  },
  given: ['moved'],
  aliases: { save: ['armour', 'cover', 'invulnerable'] },
};
