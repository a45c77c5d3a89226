import type { ExampleWords, Stage, Trigger, Unit } from 'sandtable/rules';
import { DEED, inflict, triggers } from 'sandtable/rules';
import { pointsOf } from '../command/command.ts';
import type { Modern } from '../family.ts';
import { harm } from '../saves/harm.ts';
import { attacksModifiers, attacksOf, strengthModifiers } from '../shooting/attack.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import { addBearer, closeAttack, openAttack } from '../shooting/attack-frame.ts';
import { overwatchUnit, shoot } from '../shooting/shoot.ts';
import type { Volley } from '../shooting/volley.ts';
import { addRow, closeVolley, noteTarget, openVolley } from '../shooting/volley.ts';
import { HAS_SHOT } from '../state.ts';
import { copiesOfGun, gunOf, gunsAimed } from '../weapons/modes.ts';
import { expressionOf } from './expression.ts';

function indexOfWeapon(u: Unit<Modern>, name: unknown): number {
  const at = u.sheet.weapons.findIndex((w) => w.name === name);
  if (at < 0) throw new Error(`${u.id} has no weapon "${String(name)}"; it has ${u.sheet.weapons.map((w) => w.name).join(', ')}`);
  return at;
}

const textOf = (value: unknown): string => String(value);

/** The number of attacks of a bearer, as an expression (D6+2) where it is rolled. */
export function attacksAsked({ game: g, seams: s }: Stage<Modern>, a: Attack): number | string {
  return a.profile.A.dice === 0 ? attacksOf(g, s, a) : expressionOf('the number of attacks', a.profile.A, attacksModifiers(g, s, a));
}

/** The Strength of an attack, likewise. */
export function strengthAsked({ game: g, seams: s }: Stage<Modern>, a: Attack): number | string {
  return a.profile.S.dice === 0 || a.profile.noStrength
    ? s.strengthOf(g, a)
    : expressionOf('the Strength', a.profile.S, strengthModifiers(g, s, a));
}

function woundAsked({ game: g, seams: s }: Stage<Modern>, a: Attack): number {
  a.strength = s.strengthOf(g, a);
  return s.woundOn(g, a);
}
const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(textOf) : [textOf(value)]);

/** Every bearer of one of the weapons that may fire at the target fires it. */
function aim(stage: Stage<Modern>, v: Volley, t: Unit<Modern>, names: unknown, most = Infinity): void {
  const { game: g, seams: s } = stage;
  const u = v.attacker;
  noteTarget(v, t, s.visible(g, u, t), s.engaged(g, t));
  v.attackerEngaged = s.engaged(g, u);
  if (!s.mayTarget(g, u, t)) return;
  for (const name of listOf(names)) {
    const w = indexOfWeapon(u, name);
    for (let m = u.first; m < u.first + u.size; m++) {
      if (g.models.alive[m] === 0) continue;
      for (const carried of g.sheetOf(m).weapons) {
        if (v.n >= most || carried !== w || !s.mayFire(g, u, m, w) || !s.mayFireAt(g, u, m, w, t)) continue;
        const gun = gunOf(g, u, w);
        if (gun >= 0 && gunsAimed(g, v, m, gun) >= copiesOfGun(g, u, m, gun))
          throw new Error(`${u.id} fires "${name}" already in another mode; a model fires one mode of a weapon at a time, so name one`);
        addRow(v, m, w, t, s.traitsOf(g, u, m, w, t));
      }
    }
  }
}

/** Words for shooting, melee attacks and what they do. */
export const attackWords: ExampleWords<Modern> = {
  verbs: {
    /** `shoot: A` picks targets by doctrine; `at` and `with` (a weapon or a list) pick them here; `most` weapons at most. */
    shoot: (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const u = stage.unit(textOf(subject));
      if (!s.mayShoot(g, u)) {
        stage.results.set('shots', 0);
        return;
      }
      if (args['at'] === undefined) {
        s.shootUnit(g, u);
        return;
      }
      inflict(g, u, HAS_SHOT);
      const v = openVolley(g, u, false, false);
      const targets = listOf(args['at']);
      const weapons = Array.isArray(args['with']) && targets.length > 1 ? args['with'] : targets.map(() => args['with']);
      if (args['with'] === undefined) s.pickTargets(g, v, stage.unit(targets[0]));
      else
        for (const [k, target] of targets.entries())
          aim(stage, v, stage.unit(target), weapons[k], args['most'] === undefined ? Infinity : Number(args['most']));
      stage.results.set('shots', v.n);
      if (v.n > 0 || v.held || s.selectableWithoutTarget(g, u)) shoot(g, s, v);
      closeVolley(g);
    },
    /** `overwatch: A, at: B`. */
    overwatch: (stage, { subject, args }) => {
      overwatchUnit(stage.game, stage.seams, stage.unit(textOf(subject)), stage.unit(textOf(args['at'])));
    },
    /** `attack: A`: melee attacks of a unit that was selected to fight, without moves before or after; with `at` and `with`, all models that reach use that weapon. */
    attack: (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const u = stage.unit(textOf(subject));
      if (args['with'] === undefined) {
        s.selectedToFight(g, u);
        s.meleeAttacks(g, u);
        return;
      }
      const t = stage.unit(textOf(args['at']));
      const v = openVolley(g, u, true, false);
      noteTarget(v, t, true, true);
      const w = indexOfWeapon(u, args['with']);
      for (let m = u.first; m < u.first + u.size; m++) {
        if (g.models.alive[m] !== 0 && g.sheetOf(m).weapons.includes(w) && s.reachesInMelee(g, m, t))
          addRow(v, m, w, t, s.traitsOf(g, u, m, w, t));
      }
      stage.results.set('attackers', v.n);
      s.resolveVolley(g, v);
      s.afterAttacks(g, v);
      closeVolley(g);
    },
    /** `strike: A, at: B`: only the attacks of a unit, at a target it can reach. */
    strike: (stage, { subject }) => stage.seams.meleeAttacks(stage.game, stage.unit(textOf(subject))),
    /** `mortal-wounds: A, count: 3`. */
    'mortal-wounds': (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const t = stage.unit(textOf(subject));
      const dice = g.dice.begin(DEED.react, t, t);
      s.mortalWounds(g, t, Number(args['count']), harm(dice, 4, null));
      g.dice.end(dice);
    },
    /** `trigger: enemy-moved, unit: A, cause: B` offers a unit its reactions. */
    trigger: (stage, { subject, args }) => {
      const slot = triggers.find(textOf(subject));
      if (slot < 0) throw new Error(`trigger: no trigger is called "${textOf(subject)}"; there are ${triggers.names.join(', ')}`);
      const taken = stage.game.offer(slot as Trigger, stage.unit(textOf(args['unit'])), stage.unit(textOf(args['cause'])));
      stage.results.set('taken', taken);
    },
    /** `end-phase: true`: effects that last until the end of the phase end. */
    'end-phase': (stage) => stage.windows.closePhase(),
    /** `end-turn: red`: effects that last until the end of that side's turn end. */
    'end-turn': (stage, { subject }) => stage.windows.closeTurn(subject === 'blue' ? 1 : 0),
    /** `end-round: true`: effects that last until the end of the round end. */
    'end-round': (stage) => stage.windows.closeRound(),
    /** `gain: red, points: 2`: Command points from a source other than a Command phase. */
    gain: (stage, { subject, args }) => {
      stage.seams.gainPoints(stage.game, subject === 'blue' ? 1 : 0, Number(args['points']));
    },
    /** `command: red`: the start of a side's Command phase. */
    command: (stage, { subject }) => {
      stage.seams.commandPhase(stage.game, subject === 'blue' ? 1 : 0);
    },
    /** `roll-off: yes`: the winner goes in `winner`. */
    'roll-off': (stage) => {
      stage.results.set('winner', stage.seams.rollOff(stage.game) === 0 ? 'red' : 'blue');
    },
  },
  questions: {
    /**
     * `check: may-shoot | eligible-to-shoot | fights-first | may-target | may-fire | attacks | wound-on, of: A, at: B, with: rifle`: the answer
     * goes in `result`; `attacks` that are rolled are given as an expression, such as D6+2.
     */
    check: (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const u = stage.unit(textOf(args['of']));
      const t = args['at'] === undefined ? u : stage.unit(textOf(args['at']));
      const set = (value: boolean | number | string): void => void stage.results.set('result', value);
      if (subject === 'may-shoot') set(s.mayShoot(g, u));
      else if (subject === 'eligible-to-shoot') set(s.eligibleToShoot(g, u));
      else if (subject === 'fights-first') set(s.fightsFirst(g, u));
      else if (subject === 'may-target') set(s.mayTarget(g, u, t));
      else if (subject === 'wound-on' || subject === 'attacks') {
        const dice = g.dice.begin(DEED.shoot, u, t);
        const a = openAttack(g, u, t, indexOfWeapon(u, args['with']), dice);
        addBearer(a, u.first);
        a.traits = s.traitsOf(g, u, u.first, a.weaponIndex, t);
        set(subject === 'attacks' ? attacksAsked(stage, a) : woundAsked(stage, a));
        closeAttack(g);
        g.dice.end(dice);
      } else if (subject === 'may-fire') {
        const w = indexOfWeapon(u, args['with']);
        let n = 0;
        for (let m = u.first; m < u.first + u.size; m++) {
          if (
            g.models.alive[m] !== 0 &&
            g.sheetOf(m).weapons.includes(w) &&
            s.mayFire(g, u, m, w) &&
            s.mayTarget(g, u, t) &&
            s.mayFireAt(g, u, m, w, t)
          )
            n++;
        }
        set(n);
      } else
        throw new Error(
          `check: "${textOf(subject)}" is not may-shoot, eligible-to-shoot, fights-first, may-target, may-fire, attacks or wound-on`,
        );
    },
  },
  readers: {
    'command-points': (stage, u) => pointsOf(stage.game, u.side),
  },
  aliases: {
    save: ['armour', 'invulnerable'],
    fnp: ['feel-no-pain'],
    mw: ['mortal-wounds'],
    hazard: ['hazardous'],
    demise: ['deadly-demise'],
  },
  byTarget: ['armour', 'armour-reroll', 'invulnerable', 'invulnerable-reroll', 'feel-no-pain'],
};
