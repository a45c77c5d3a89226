import { enemyOf, joint, type Node, type Program, ranked, step } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { openPsychic } from '../../classic/psychic/pool.ts';
import { mayHoldPsykers } from '../../classic/psychic/psykers.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';
import { bodyOf, forBoth, preparations, turnEnd, turnStart, withBody } from './both-sides.ts';

const acts = step<Classic>('unit-acts', (g, _side, s) => {
  if (g.acting !== null) s.unitActs(g, g.acting);
});

/** Pools are made once; the powers of both sides fade. */
const warpCharge = step<Classic>('warp-charge', (g, _side, s) => {
  openPsychic(g, s, g.first);
  s.fadePowers(g, enemyOf(g.first));
});

/** Units with something to do in these nodes, one after another in order of rank. */
const inRank = (id: string, ...body: Node<Classic>[]): Node<Classic> =>
  ranked<Classic>(
    id,
    (g, u, seams) => (seams as WaffleSeams).orderKey(g, u),
    (g, u, s) => body.some((it) => (it.kind === 'each-unit' ? it.may(g, u, s) : it.id !== 'powers' || mayHoldPsykers(u))),
    ...body,
  );

/** A phase of the base in which units of both sides act in order of rank, and all other steps are done for both. */
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
  return turn.replace('player-turns', () => joint('game-turn', turnStart, preparations, ...phases.map(rankedPhase), turnEnd));
}

/** Units of both sides move in order of their Leadership, then use their powers, then shoot, then assault. */
export default defineRule({
  id: 'WAF-TURN-08',
  title: 'Leadership-ordered phases',
  source: 'The Turn, item under consideration',
  text: [
    'Alternative turn order. In each game turn all units of both sides move in descending order of Leadership; when every unit has moved or declined, the same order is used again for shooting, and again for assaulting. Where units tie, their controllers choose who goes first and the tied units count as having acted at the same moment.',
    "Ruling: A unit's Ld is the highest printed Ld in it. Units with no Ld act last. Ties between opponents: the winner of the WAF-TURN-01 roll puts one unit first, then the tied sides alternate; simultaneity only matters to rules that ask which unit acted earlier (neither did), results are applied in the chosen sequence. Phases are turn-wide, so windows in WAF-TURN-07 (a) and (b) cover the whole phase and each combat is fought once per game turn in the assault phase.",
  ].join('\n'),
  changes: 'classic base: turn sequence (CLS-TURN-01, CLS-TURN-02, CLS-TURN-04); replaces WAF-TURN-02 to WAF-TURN-06 when on',
  default: 'off',
  // Together with everything that needs it.
  conflicts: ['WAF-TURN-02'],
  sequence: gameTurn,
  patch: () => ({
    wrap: {
      mayUsePower: (next) => (g, psyker, power) => (g.acting === null || g.unitOf(psyker) === g.acting) && next(g, psyker, power),
    },
  }),
});
