import type { Game, Unit } from 'sandtable/rules';
import { decision, decline, event, PLACE } from 'sandtable/rules';
import { FIGHT_SELECTED } from '../../assault/fight.ts';
import type { Modern } from '../../family.ts';
import type { ModernSeams } from '../../hub.ts';
import { fireOutOfPhase } from '../../shooting/shoot.ts';
import type { Volley } from '../../shooting/volley.ts';
import { dropRow, openVolley, VOLLEY_DEPTH } from '../../shooting/volley.ts';
import { OWN_FIGHTS } from '../../state.ts';
import type { DeathSeams } from '../seams.ts';
import { DYING, DYING_AS, DYING_MODELS, slayerOf, takeOff } from './dying.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

export const ACTS_ON_DEATH = event(
  'acts-on-death',
  { unit: 'unit', models: 'number' },
  '{unit} acts with {models|dying model|dying models}',
);
/** Whether other rules on its destruction come before a destroyed model shoots, if both are due together. */
export const TRIGGERS_FIRST = decision<Modern>('TEN-USR-19/triggers-first', 'flag', decline);

/**
 * The base book: destroyed models fight right after all else that their destruction triggers, and shoot when the attacks on them are
 * resolved.
 */
export function deathSeams(s: ModernSeams): DeathSeams {
  return {
    mayShootOnDeath: (g, u) => !s.barredByMove(g, u) && !s.barredByEnemies(g, u),
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
    triggersWhenSpared: () => true,
  };
}

/** Triggers the rules on destruction for the models that are acting. */
function trigger(g: G, s: ModernSeams, u: U): void {
  for (let m = u.first; m < u.first + u.size; m++) {
    if (g.models.reg[DYING_AS][m] === DYING.acts) s.destroyed(g, m, slayerOf(g, m));
  }
}

function shootOnce(g: G, s: ModernSeams, u: U): void {
  fireOutOfPhase(g, s, openVolley(g, u, false, false), null);
}

/** Lets all waiting models act now that attacks are resolved; if attacks are nested too deep, an outer level does it. */
export function settleDying(g: G, s: ModernSeams): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (u.reg[DYING_MODELS] === 0 || u.place !== PLACE.table || g.desk.volleyDepth >= VOLLEY_DEPTH) continue;
    if (waiting(g, u, DYING.fights)) actOnDeath(g, s, u, true);
    if (waiting(g, u, DYING.shoots)) actOnDeath(g, s, u, false);
  }
}

function waiting(g: G, u: U, as: number): boolean {
  for (let m = u.first; m < u.first + u.size; m++) if (g.models.reg[DYING_AS][m] === as) return true;
  return false;
}

/** Whether destroyed models of a unit are acting now. */
export const actsNow = (g: G, u: U): boolean => u.reg[DYING_MODELS] !== 0 && waiting(g, u, DYING.acts);

/** Only those of a unit's models attack that are destroyed and acting on it, or only those that are not. */
export function onlyThoseWho(g: G, v: Volley): void {
  const u = v.attacker;
  if (u.reg[DYING_MODELS] === 0) return;
  const act = waiting(g, u, DYING.acts);
  for (let row = v.n - 1; row >= 0; row--) {
    const as = g.models.reg[DYING_AS][v.model[row]];
    if (act ? as !== DYING.acts : as !== 0) dropRow(v, row);
  }
}

/** All models of a unit that wait for it act together, and go. */
export function actOnDeath(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, fights: boolean): void {
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
}
