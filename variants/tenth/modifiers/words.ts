import type { ExampleWords, Stage, Unit } from 'sandtable/rules';
import { DEED } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { firstAlive } from '../morale/morale.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import { addBearer, closeAttack, openAttack } from '../shooting/attack-frame.ts';
import { attacksAsked, strengthAsked } from '../words/attack.ts';

type S = Stage<Modern>;
type U = Unit<Modern>;

/** Read from the first living model. */
const ofFirst = (stage: S, u: U, read: (m: number) => number): number => read(firstAlive(stage.game, u));

/** Characteristics of an attack that `stat` reads. */
const READS: { readonly [name: string]: (stage: S, a: Attack) => number | string } = {
  attacks: attacksAsked,
  range: ({ game: g, seams: s }, a) => s.rangeOf(g, a.attacker, a.bearers[0], a.weaponIndex),
  skill: ({ game: g, seams: s }, a) => s.skillOf(g, a),
  'hit-on': ({ game: g, seams: s }, a) => s.hitOn(g, a),
  strength: strengthAsked,
  ap: ({ game: g, seams: s }, a) => s.apOf(g, a),
  damage: ({ game: g, seams: s }, a) => s.damageOf(g, a, a.target.first),
  'armour-on': ({ game: g, seams: s }, a) => s.armourOn(g, a, a.target.first),
};

/** Words for characteristics. */
export const modifierWords: Partial<ExampleWords<Modern>> = {
  questions: {
    /** `stat: damage, of: A, at: B, with: gun`: a characteristic of an attack of A's first model, in `result`; attacks and Strength that are rolled as an expression, D6+2. */
    stat: (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const read = READS[String(subject)];
      if (read === undefined) throw new Error(`stat: "${String(subject)}" is not ${Object.keys(READS).join(', ')}`);
      const u = stage.unit(String(args['of']));
      const t = stage.unit(String(args['at']));
      const weapon = u.sheet.weapons.findIndex((it) => it.name === args['with']);
      if (weapon < 0) throw new Error(`${u.id} has no weapon "${String(args['with'])}"`);
      const dice = g.dice.begin(DEED.shoot, u, t);
      const a = openAttack(g, u, t, weapon, dice);
      addBearer(a, firstAlive(g, u));
      a.traits = s.traitsOf(g, u, firstAlive(g, u), weapon, t);
      stage.results.set('result', read(stage, a));
      closeAttack(g);
      g.dice.end(dice);
    },
  },
  readers: {
    oc: (stage, u) => ofFirst(stage, u, (m) => stage.seams.ocOf(stage.game, m)),
    move: (stage, u) => ofFirst(stage, u, (m) => stage.seams.moveOf(stage.game, m, 0)),
    toughness: (stage, u) => stage.seams.toughnessOf(stage.game, u),
    save: (stage, u) => ofFirst(stage, u, (m) => stage.seams.saveOf(stage.game, m)),
  },
};
