import { alternate, enemyOf, type Game, group, type Node, phase, type SideId, step } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { ClassicSeams } from '../../classic/hub.ts';

/** Parts of a player turn of the base as parts of a game turn of both sides. */

type ForSide = (g: Game<Classic>, side: SideId, s: ClassicSeams) => void;

/** Something done once per side, for the first side and then for the other. */
export const forBoth =
  (run: ForSide): ForSide =>
  (g, _side, s) => {
    g.active = g.first;
    run(g, g.first, s);
    g.active = enemyOf(g.first);
    run(g, enemyOf(g.first), s);
    g.active = g.first;
  };

/** The start, the preparations and the end of each side's player turn. */
export const turnStart = step<Classic>(
  'turn-start',
  forBoth((g, side, s) => s.beginTurn(g, side)),
);
export const preparations = step<Classic>(
  'preparations',
  forBoth((g, side, s) => s.prepareTurn(g, side)),
);
export const turnEnd = step<Classic>(
  'turn-end',
  forBoth((g, side, s) => s.endTurn(g, side)),
);

type Body = Extract<Node<Classic>, { readonly body: readonly Node<Classic>[] }>;

/** The child nodes of a node that has some. */
export function bodyOf(node: Node<Classic>): readonly Node<Classic>[] {
  if (!('body' in node)) throw new Error(`"${node.id}" has no nodes of its own`);
  return node.body;
}

/** The same node with another body. */
export const withBody = (node: Node<Classic>, body: readonly Node<Classic>[]): Node<Classic> => ({ ...(node as Body), body });

/** A node of a player turn as played by the first side, or by the other one, outside its turn. Ids of the latter end in `-second`. */
export function asSide(node: Node<Classic>, second: boolean): Node<Classic> {
  const id = second ? `${node.id}-second` : node.id;
  const sideOf = (g: Game<Classic>): SideId => (second ? enemyOf(g.first) : g.first);
  if (node.kind === 'step') {
    return step(id, (g, _side, s) => {
      g.active = sideOf(g);
      node.run(g, g.active, s);
      g.active = g.first;
    });
  }
  if ('run' in node)
    return alternate(
      id,
      (g, u, s) => u.side === sideOf(g) && node.may(g, u, s),
      (g, u, s) => node.run(g, u, s),
    );
  const body = node.body.map((it) => asSide(it, second));
  return node.kind === 'phase' ? phase(id, ...body) : group(id, ...body);
}
