import type { Game, Unit } from 'sandtable/rules';
import { decision, decline, event, PLACE } from 'sandtable/rules';
import type { Modern, Volley } from '../../family.ts';
import { FIGHT_SELECTED } from '../../fight.ts';
import type { ModernSeams } from '../../seams.ts';
import { OWN_FIGHTS } from '../../states.ts';
import { closeVolley, dropRow, openVolley, VOLLEY_DEPTH } from '../../volley.ts';
import type { DeathSeams } from '../seams.ts';
import { DYING, DYING_AS, DYING_MODELS, slayerOf, takeOff } from './dying.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

export const ACTS_ON_DEATH = event('acts-on-death', { unit: 'unit', models: 'number' }, '{models|model|models} of {unit} act as they die');
/** Whether other rules on its destruction come before a destroyed model shoots, where both fall due at once. */
export const TRIGGERS_FIRST = decision<Modern>('TEN-USR-19/triggers-first', 'flag', decline);

/** The base: destroyed models fight at once, after all else that their destruction sets off, and shoot when the attacks on them are done. */
export function deathSeams(s: ModernSeams): DeathSeams {
  return {
    fightsLater: () => false,
    triggersFirst: (g, u, fights) => fights || g.choose(TRIGGERS_FIRST, g.active, u, null),
    readyOnDeath() {},
    selectedToFight() {},
    selectedOnDeath(g, u, fights) {
      if (!fights) {
        s.selectedToShoot(g, u);
        return;
      }
      g.log.note(FIGHT_SELECTED, u.slot);
      s.selectedToFight(g, u);
      g.offer(OWN_FIGHTS, u, u);
    },
    actOnDeath(g, u, fights) {
      const as = g.models.reg[DYING_AS];
      const waits = fights ? DYING.fights : DYING.shoots;
      let acting = 0;
      for (let m = u.first; m < u.first + u.size; m++) {
        if (as[m] !== waits) continue;
        as[m] = DYING.acts;
        acting++;
      }
      g.log.note(ACTS_ON_DEATH, u.slot, acting);
      const triggered = s.triggersFirst(g, u, fights);
      if (triggered) trigger(g, s, u);
      s.readyOnDeath(g, u, fights);
      s.selectedOnDeath(g, u, fights);
      if (fights) s.meleeAttacks(g, u);
      else shootOnce(g, s, u);
      for (let m = u.first; m < u.first + u.size; m++) {
        if (as[m] !== DYING.acts || !takeOff(g, m)) continue;
        if (!triggered) s.destroyed(g, m, slayerOf(g, m));
        s.fallen(g, m, slayerOf(g, m));
      }
    },
    triggersWhenSpared: () => true,
  };
}

/** What the destruction of those that act sets off. */
function trigger(g: G, s: ModernSeams, u: U): void {
  for (let m = u.first; m < u.first + u.size; m++) {
    if (g.models.reg[DYING_AS][m] === DYING.acts) s.destroyed(g, m, slayerOf(g, m));
  }
}

function shootOnce(g: G, s: ModernSeams, u: U): void {
  const v = openVolley(g, u, false, false);
  g.desk.outOfPhase++;
  s.pickTargets(g, v, null);
  if (v.n > 0) {
    s.resolveVolley(g, v);
    s.afterAttacks(g, v);
  }
  g.desk.outOfPhase--;
  closeVolley(g);
}

/** Has everybody act who waits for it now that attacks are done; where attacks stand too deep in others, those further out see to it. */
export function settleDying(g: G, s: ModernSeams): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (u.reg[DYING_MODELS] === 0 || u.place !== PLACE.table || g.desk.volleyDepth >= VOLLEY_DEPTH) continue;
    if (waiting(g, u, DYING.fights)) s.actOnDeath(g, u, true);
    if (waiting(g, u, DYING.shoots)) s.actOnDeath(g, u, false);
  }
}

function waiting(g: G, u: U, as: number): boolean {
  for (let m = u.first; m < u.first + u.size; m++) if (g.models.reg[DYING_AS][m] === as) return true;
  return false;
}

/** Of a unit's models only those attack that are destroyed and act on it, or only those that are not. */
export function onlyThoseWho(g: G, v: Volley): void {
  const u = v.attacker;
  if (u.reg[DYING_MODELS] === 0) return;
  const act = waiting(g, u, DYING.acts);
  for (let row = v.n - 1; row >= 0; row--) {
    const as = g.models.reg[DYING_AS][v.model[row]];
    if (act ? as !== DYING.acts : as !== 0) dropRow(v, row);
  }
}
