import { type Ability, type Count, decision, full, type Game, type Purpose, type Question } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { GIVES_SUSTAINED_HITS } from '../effects/effect.ts';
import type { Modern, Roll } from '../family.ts';
import { meanOf } from '../format/profile.ts';
import { hold, release } from '../modifiers/held.ts';
import { rollAmount } from '../modifiers/mod.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import type { Tables } from '../tables.ts';
import { apart } from './bearers.ts';

type G = Game<Modern>;

/** Core abilities of weapons whose instances have numbers. */
export type Counted = 'sustained-hits' | 'rapid-fire' | 'melta';

/** Instances of one core ability that an attack has: printed on the weapon, or granted. */
export interface Instances {
  readonly rolls: Roll[];
  n: number;
}

const MOST_INSTANCES = 8;
export const noInstances = (): Instances => ({ rolls: new Array<Roll>(MOST_INSTANCES).fill({ dice: 0, sides: 6, plus: 0 }), n: 0 });

export function addInstance(to: Instances, roll: Roll): void {
  if (to.n === MOST_INSTANCES) full('instances of one ability', MOST_INSTANCES);
  to.rolls[to.n++] = roll;
}

/** Plain numbers as amounts, made once. */
const NUMBERS: readonly Roll[] = Array.from({ length: 7 }, (_, plus) => ({ dice: 0, sides: 6, plus }));

/** A plain number among the instances; 0 for none. */
export function addNumber(to: Instances, n: number): void {
  if (n > 0) addInstance(to, NUMBERS[Math.min(n, NUMBERS.length - 1)]);
}

/** Words that give attacks Sustained Hits: printed on weapons, or granted. */
export const SUSTAINED_WORDS = ['sustained-hits', 'grants-sustained-hits', 'leader-sustained-hits', GIVES_SUSTAINED_HITS] as const;

/** Several instances of one core ability (TEN-USR-16). */
export interface InstanceSeams {
  /** The instances of a core ability that an attack has. */
  instancesOf: (g: G, a: Attack, ability: Counted, to: Instances) => void;
  /** Their total, with rolls if they are random. */
  together: (g: G, a: Attack, of: Instances, why: Purpose) => number;
  /** How often an ability without a number counts if it has this many instances. */
  timesCounted: (g: G, n: number) => Count;
}

export const instanceSeams = (): InstanceSeams => ({
  instancesOf: (_g, a, ability, to) => {
    const printed = a.profile.instances[ability];
    if (printed === undefined) return;
    for (let k = 0; k < printed.length; k++) addInstance(to, printed[k]);
  },
  together: (g, a, of, why) => {
    let sum = 0;
    for (let k = 0; k < of.n; k++) {
      hold(g, sum, of.n - k);
      sum += rollAmount(g, a.dice, why, of.rolls[k]);
      release(g);
    }
    return sum;
  },
  timesCounted: (_g, n) => n,
});

/** The number of a core ability of an attack, over all its instances. */
export function numberOfAbility(g: G, s: InstanceSeams, a: Attack, ability: Counted, why: Purpose): number {
  const of = g.desk.modifiers.instances;
  of.n = 0;
  s.instancesOf(g, a, ability, of);
  return of.n === 0 ? 0 : s.together(g, a, of, why);
}

/** Which instance applies this time: their indices, the printed ones first. By default the one with the highest number. */
const WHICH = decision<Modern>('TEN-USR-16/which', 'number', highest);

function highest(q: Question<Modern>): number {
  const { rolls } = q.game.desk.modifiers.instances;
  let best = 0;
  for (let k = 1; k < q.n; k++) if (meanOf(rolls[k]) > meanOf(rolls[best])) best = k;
  return best;
}

/** Several instances of one core ability do not add up. */
export default defineRule({
  id: 'TEN-USR-16',
  title: 'Duplicate core abilities',
  source: 'Commentary "Duplicated Core Abilities" (with its Examples)',
  text: 'Several instances of the same core ability on a model, unit, weapon or attack do not add up: one works at a time; if they carry numbers the controlling player chooses one each time. Anti abilities are the same only if their keyword is the same.',
  layer: 'commentary',
  changes:
    'Limits all core abilities. Off: numbers add up (Sustained Hits 1 + 2 = 3) and yes/no abilities stack their modifiers (two Stealth = -2 before the cap).',
  default: 'on',
  patch: () => ({
    wrap: {
      timesCounted: () => (_g, n) => (n > 1 ? 1 : n),
      together: (next) => (g, a, of, why) => {
        if (of.n === 1) return next(g, a, of, why);
        for (let k = 0; k < of.n; k++) WHICH.options[k] = k;
        return rollAmount(g, a.dice, why, of.rolls[WHICH.options[g.ask(WHICH, a.attacker.side, a.attacker, a.target, of.n)]]);
      },
    },
  }),
});

/** Core abilities that a unit's datasheet grants to its weapons. */
export const grantedHits: Ability<Modern, Tables> = {
  keyword: 'grants-sustained-hits',
  text: 'Weapons of its bearer have Sustained Hits X.',
  patch: () => ({
    wrap: { traitsOf: apart(({ stats }) => stats.grantedHits !== null) },
    after: {
      instancesOf: (g, a, ability, to) => {
        if (ability !== 'sustained-hits' || a.bearerCount === 0) return;
        const granted = g.sheetOf(a.bearers[0]).stats.grantedHits;
        if (granted !== null) addInstance(to, granted);
      },
    },
  }),
};
