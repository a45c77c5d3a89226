import { enemyOf, joint, type Node, type Program, ranked, step } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { mayHoldPsykers } from '../../../classic/psychic/psykers.ts';
import { bodyOf, forBoth, turnEnd, turnStart, withBody } from '../../bothSides.ts';
import { defineRule } from '../../family.ts';
import type { WaffleSeams } from '../../seams.ts';

const acts = step<Classic>('unit-acts', (g, _side, s) => {
  if (g.acting !== null) s.unitActs(g, g.acting);
});

/** Pools are made once; the powers of both sides fade. */
const warpCharge = step<Classic>('warp-charge', (g, _side, s) => {
  s.openPsychic(g, g.first);
  s.fadePowers(g, enemyOf(g.first));
});

/** Units that have something to do in these nodes, one after the other in the order of their rank. */
const inRank = (id: string, ...body: Node<Classic>[]): Node<Classic> =>
  ranked<Classic>(
    id,
    (g, u, seams) => (seams as WaffleSeams).orderKey(g, u),
    (g, u, s) => body.some((it) => (it.kind === 'each-unit' ? it.may(g, u, s) : it.id !== 'powers' || mayHoldPsykers(u))),
    ...body,
  );

/** A phase of the base in which units of both sides act in order of rank, and the rest is done for both. */
function rankedPhase(node: Node<Classic>): Node<Classic> {
  const body: Node<Classic>[] = [];
  let run: Node<Classic>[] = [];
  const close = (): void => {
    if (run.length > 0) body.push(inRank(`${node.id}-order-${body.length + 1}`, ...run));
    run = [];
  };
  if (node.id === 'movement') run.push(acts);
  for (const it of bodyOf(node)) {
    if (it.kind === 'each-unit' || it.id === 'powers') run.push(it);
    else {
      close();
      if (it.id === 'warp-charge') body.push(warpCharge);
      else body.push(it.kind === 'step' ? step<Classic>(it.id, it.id === 'fights' ? it.run : forBoth(it.run)) : it);
    }
  }
  close();
  return withBody(node, body);
}

function gameTurn(turn: Program<Classic>): Program<Classic> {
  const phases = bodyOf(turn.find('player-turns')).filter((it) => it.kind === 'phase');
  return turn.replace('player-turns', () => joint('game-turn', turnStart, ...phases.map(rankedPhase), turnEnd));
}

/** Units of both sides move in order of their Leadership, then use their powers, then shoot, then assault. */
export const ranks = defineRule({
  id: 'WAF-TURN-08',
  default: 'off',
  // And with it all that needs it.
  conflicts: ['WAF-TURN-02'],
  sequence: gameTurn,
  patch: () => ({
    wrap: {
      mayUsePower: (next) => (g, psyker, power) => (g.acting === null || g.unitOf(psyker) === g.acting) && next(g, psyker, power),
    },
  }),
});
