import { inflict, type Verb } from 'sandtable/rules';
import { canHurt } from '../assault/30-useless-weapons.ts';
import { shareBlows } from '../assault/blows.ts';
import { combatOf, gather, strikeStep } from '../assault/combat.ts';
import { moraleAfterCombat } from '../assault/combat-result.ts';
import type { Classic } from '../family.ts';
import { LOCKED, MORALE } from '../state.ts';
import { type ClassicStage, modelOf, numberAt, unitAt, unitOf } from './common.ts';

/** Sets two units of a step into one combat. */
function engage(stage: ClassicStage, subject: unknown, args: { readonly [key: string]: unknown }) {
  const u = unitOf(stage, subject);
  const enemy = args['at'] === undefined ? stage.game.sides[1 - u.side][0] : unitAt(stage, args, 'at');
  if (enemy === undefined) throw new Error(`"${u.id}" has no enemy`);
  inflict(stage.game, u, LOCKED);
  inflict(stage.game, enemy, LOCKED);
  gather(stage.game, u);
  return { u, enemy };
}

/** Verbs of the Assault phase. */
export const fightingVerbs: { readonly [verb: string]: Verb<Classic> } = {
  /** `charge: A, at: B`: from the declaration to contact; notes `charged`. */
  charge: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    stage.results.set('charged', stage.seams.charge(stage.game, u, unitAt(stage, args, 'at')));
  },
  overwatch: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const charger = unitAt(stage, args, 'at');
    const may = stage.seams.mayOverwatch(stage.game, u, charger);
    stage.results.set('may-overwatch', may);
    if (may) stage.seams.overwatch(stage.game, u, charger);
  },
  /** `fight: A` (`at: B`): the whole combat that A is in, to the end of consolidation. */
  fight: (stage, { subject, args }) => {
    const { u, enemy } = engage(stage, subject, args);
    stage.seams.fightCombat(stage.game, u, enemy);
  },
  /** `strike: A, at: B`: the blows of one unit alone, of all its engaged models. */
  strike: (stage, { subject, args }) => {
    const { u, enemy } = engage(stage, subject, args);
    stage.seams.combatBegins(stage.game, u, enemy);
    stage.seams.impact(stage.game, u);
    gather(stage.game, u);
    stage.seams.findStrikers(stage.game, u, 0);
    shareBlows(stage.game, stage.seams, u);
    stage.seams.strike(stage.game, u, enemy, numberAt(args, 'initiative', 1));
  },
  'pile-in': (stage, { subject, args }) => {
    const { u, enemy } = engage(stage, subject, args);
    stage.seams.pileIn(stage.game, u, enemy, 0);
  },
  /** `lose: A, to: B, by: n`: the check of a unit that lost, and what follows. */
  lose: (stage, { subject, args }) => {
    const loser = unitOf(stage, subject);
    const winner = unitAt(stage, args, 'to');
    gather(stage.game, loser);
    moraleAfterCombat(stage.game, stage.seams, loser, winner, numberAt(args, 'by', 1));
  },
  /** `sweep: A, at: B`: notes `may-sweep` and `caught`. */
  sweep: (stage, { subject, args }) => {
    const winner = unitOf(stage, subject);
    const loser = unitAt(stage, args, 'at');
    const may = stage.seams.maySweep(stage.game, winner, loser);
    stage.results.set('may-sweep', may);
    const caught = may && stage.seams.sweep(stage.game, winner, loser);
    stage.results.set('caught', caught);
    if (caught) stage.seams.sweptAway(stage.game, loser, winner);
  },
};

/** What can be asked about charges and combats. */
export const fightingQuestions: { readonly [verb: string]: Verb<Classic> } = {
  /** Notes `may-charge`: at the unit named, or at all. */
  'may-charge': (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const may = stage.seams.mayCharge(stage.game, u);
    stage.results.set('may-charge', may && (args['at'] === undefined || stage.seams.mayChargeAt(stage.game, u, unitAt(stage, args, 'at'))));
  },
  /** Notes `chance` that a charge would reach. */
  'charge-chance': (stage, { subject, args }) => {
    stage.results.set('chance', stage.seams.chargeChance(stage.game, unitOf(stage, subject), unitAt(stage, args, 'at')));
  },
  /** Notes `engaged`, the models of A that may strike. */
  engaged: (stage, { subject, args }) => {
    const { u } = engage(stage, subject, args);
    stage.seams.findStrikers(stage.game, u, 0);
    const { strikesAt } = combatOf(stage.game);
    let n = 0;
    for (let i = u.first; i < u.first + u.size; i++) if (strikesAt[i] !== 0) n++;
    stage.results.set('engaged', n);
  },
  /** Notes `attacks` of one model (`model: n`) of A against B. */
  attacks: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    stage.results.set('attacks', stage.seams.attacksOf(stage.game, modelOf(stage, u, args['model']), unitAt(stage, args, 'at')));
  },
  /** Notes `step`, the Initiative step a model strikes at. */
  initiative: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    stage.results.set('step', strikeStep(stage.game, stage.seams, modelOf(stage, u, args['model'])));
  },
  /** Notes `can-hurt`: whether A has a blow that could hurt B. */
  'can-hurt': (stage, { subject, args }) => {
    stage.results.set('can-hurt', canHurt(stage.game, stage.seams, unitOf(stage, subject), unitAt(stage, args, 'at')));
  },
  /** Notes `passed`: whether the unit passes Morale checks without rolling. */
  'passes-morale': (stage, { subject }) => {
    stage.results.set('passed', stage.seams.passesAutomatically(stage.game, unitOf(stage, subject), MORALE));
  },
};
