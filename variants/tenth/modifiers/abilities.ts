import type { Ability, Game, ModelId, Unit } from 'sandtable/rules';
import { enemyOf } from 'sandtable/rules';
import { times } from '../effects/gifts.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import { apart } from '../special-rules/bearers.ts';
import type { Tables } from '../tables.ts';
import { settleAll, settleUnit, withBattleShock } from './changes.ts';
import { gather, gatherAgainst } from './gather.ts';
import { add, cleared, improve, isEmpty, type Modifiers } from './gathered.ts';
import { DOES, SCOPE, wordsFor } from './printed.ts';
import type { Stat, StatWord } from './stats.ts';
import { isRoll, STAT, STAT_WORDS } from './stats.ts';

type G = Game<Modern>;
type Patch = ReturnType<Ability<Modern, Tables>['patch']>;

/** A model's characteristic after its abilities, Auras and hexes, and what a move under way adds to it. */
function ofModel(g: G, s: ModernSeams, what: Stat, m: ModelId, value: number, more = 0): number {
  if (s.unmodifiable(g, m, what)) return value + more;
  const by = cleared(g.desk.modifiers.by[what]);
  s.modelModifiers(g, what, m, by);
  add(by, more);
  if (isEmpty(by)) return value;
  const side = g.unitOf(m).side;
  return s.modified(g, isRoll(what) ? enemyOf(side) : side, value, by, false);
}

/** The same for those characteristics of an attack that, unlike A, S and D, have no gathering seam of their own. */
function ofAttack(g: G, s: ModernSeams, what: Stat, a: Attack, value: number): number {
  const by = cleared(g.desk.modifiers.by[what]);
  s.attackModifiers(g, what, a, -1, by);
  if (isEmpty(by)) return value;
  const side = a.attacker.side;
  return s.modified(g, isRoll(what) ? enemyOf(side) : side, value, by, true);
}

/** What effects of a unit do to a characteristic. */
function fromEffects(g: G, s: ModernSeams, u: Unit<Modern>, what: Stat, a: Attack | null, by: Modifiers): void {
  const gifts = g.desk.gifts[u.slot];
  for (let k = 0; k < gifts.length; k++) {
    const { modifies } = gifts[k].effect;
    for (let p = 0; p < modifies.length; p++) {
      if (modifies[p].what !== what) continue;
      const most = modifies[p].value * times(g, s, u, k, a);
      improve(by, what, modifies[p].does === DOES.improves ? most : -most);
    }
  }
}

/** Gathers what datasheets print about a characteristic of models. */
const models = (s: ModernSeams, what: Stat): NonNullable<Patch['after']> => ({
  modelModifiers: (g, it, m, by) => {
    if (it !== what) return;
    gather(g, s, g.unitOf(m), m, what, by);
    fromEffects(g, s, g.unitOf(m), what, null, by);
  },
});

/** The same for attacks. Models with modifiers of their own attack in separate groups. */
const attacks = (s: ModernSeams, what: Stat): NonNullable<Patch['after']> => ({
  attackModifiers: (g, it, a, m, by) => {
    if (it !== what) return;
    gather(g, s, a.attacker, a.bearerCount > 0 ? a.bearers[0] : -1, what, by);
    const bonus = s.bonusUnit(g, a);
    if (bonus !== a.attacker) gather(g, s, bonus, -1, what, by);
    fromEffects(g, s, bonus, what, a, by);
    gatherAgainst(g, s, a.target, m, what, by);
  },
});

const traits = apart(({ stats }) => stats.modifiers.length > 0);

const skill = (s: ModernSeams, what: Stat, melee: boolean): Patch => ({
  after: attacks(s, what),
  wrap: {
    traitsOf: traits,
    skillOf: (next) => (g, a) => {
      const value = next(g, a);
      return value === 0 || a.melee !== melee ? value : ofAttack(g, s, what, a, value);
    },
  },
});

/** Whether a living model of a unit modifies the Toughness of others in it. */
function lendsToughness(g: G, t: Unit<Modern>): boolean {
  for (let m = t.first; m < t.first + t.size; m++) {
    if (g.models.alive[m] === 0) continue;
    const printed = g.sheetOf(m).stats.modifiers;
    for (let k = 0; k < printed.length; k++)
      if (printed[k].what === STAT.T && (printed[k].scope === SCOPE.unit || printed[k].scope === SCOPE.aura)) return true;
  }
  return false;
}

const PATCHES: { readonly [word in Exclude<StatWord, 'range'>]: (s: ModernSeams) => Patch } = {
  move: (s) => ({
    after: models(s, STAT.M),
    wrap: { moveOf: (next) => (g, m, more) => Math.max(0, ofModel(g, s, STAT.M, m, next(g, m, 0), more)) },
  }),
  toughness: (s) => ({
    after: models(s, STAT.T),
    wrap: {
      toughnessOfModel: (next) => (g, m) => Math.max(1, ofModel(g, s, STAT.T, m, next(g, m))),
      toughnessMayChange: (next) => (g, t) => next(g, t) || (t.alive > 1 && lendsToughness(g, t)),
    },
  }),
  save: (s) => ({ after: models(s, STAT.Sv), wrap: { saveOf: (next) => (g, m) => ofModel(g, s, STAT.Sv, m, next(g, m)) } }),
  leadership: (s) => ({
    after: models(s, STAT.Ld),
    wrap: { leadershipOfModel: (next) => (g, m) => ofModel(g, s, STAT.Ld, m, next(g, m)) },
  }),
  oc: (s) => ({
    before: { scoreRound: (g) => settleAll(g, s, true) },
    after: {
      modelModifiers: (g, it, m, by) => {
        if (it !== STAT.OC) return;
        gather(g, s, g.unitOf(m), m, STAT.OC, by);
        fromEffects(g, s, g.unitOf(m), STAT.OC, null, by);
        withBattleShock(g.unitOf(m), by);
      },
      beginTurn: (g) => settleAll(g, s, false),
      shock: (g, u) => settleUnit(g, s, u, g.active),
    },
    wrap: { ocOf: (next) => (g, m) => ofModel(g, s, STAT.OC, m, next(g, m)) },
  }),
  attacks: (s) => ({ after: attacks(s, STAT.A), wrap: { traitsOf: traits } }),
  bs: (s) => skill(s, STAT.BS, false),
  ws: (s) => skill(s, STAT.WS, true),
  strength: (s) => ({ after: attacks(s, STAT.S), wrap: { traitsOf: traits } }),
  ap: (s) => ({
    after: attacks(s, STAT.AP),
    wrap: { traitsOf: traits, apOf: (next) => (g, a) => ofAttack(g, s, STAT.AP, a, next(g, a)) },
  }),
  damage: (s) => ({ after: attacks(s, STAT.D), wrap: { traitsOf: traits } }),
};

const NAMES: { readonly [word in StatWord]: string } = {
  move: 'M',
  toughness: 'T',
  save: 'Sv',
  leadership: 'Ld',
  oc: 'OC',
  range: 'Range',
  attacks: 'A',
  bs: 'BS',
  ws: 'WS',
  strength: 'S',
  ap: 'AP',
  damage: 'D',
};

/**
 * Modifiers of characteristics, a family of words for each: a scope (none: its bearer; `unit-`, `aura-`, `enemy-aura-`, `against-`,
 * `hex-`), what it does, and to which characteristic.
 */
export const statAbilities: readonly Ability<Modern, Tables>[] = Object.entries(PATCHES).map(([word, patch]) => ({
  keyword: wordsFor(STAT_WORDS[word as StatWord]),
  text: textOf(word as StatWord),
  patch,
}));

function textOf(word: StatWord): string {
  const what = STAT_WORDS[word];
  const against =
    wordsFor(what, SCOPE.against).length === 0 ? '' : ' `against-...`: for attacks that target its unit; for D, those allocated to it.';
  return (
    `\`improves-${word} X\`, \`worsens-${word} X\`, \`halves-${word}\`, \`doubles-${word}\`, \`changes-${word} X\`: modifies ${NAMES[word]} of its bearer. ` +
    `\`unit-...\`: for its whole unit. \`aura-... R/X\`, \`enemy-aura-... R/X\`: for friendly (enemy) units within R inches, by X or 1.${against} ` +
    `\`hex-worsens-${word} R/X\`: at the start of its Shooting phase, for an enemy unit within R inches that it sees, until the end of that unit's next turn.`
  );
}
