import { decision, first } from './decision.ts';
import type { Family } from './family.ts';
import type { Decision, Game, SideId, Unit } from './game.ts';

/** Which of its units a side uses next. Options are unit slots. */
export const ACTIVATE: Decision = decision('activate', 'unit', first);

type Run<F extends Family> = (g: Game<F>, side: SideId, s: F['seams']) => void;
type RunUnit<F extends Family> = (g: Game<F>, unit: Unit<F>, s: F['seams']) => void;
type May<F extends Family> = (g: Game<F>, unit: Unit<F>, s: F['seams']) => boolean;

type Key<F extends Family> = (g: Game<F>, unit: Unit<F>, s: F['seams']) => number;

/**
 * The order of play as data. Windows open and close with their nodes, which clears the statuses and registers declared to
 * last until then (register.ts): `rounds` is the round, `each-side` a turn, `joint` a turn of both sides, `phase` a
 * phase, `command` the moment at which `own-command` durations end, `each-unit` and `alternate` give each unit an activation,
 * `activations` a turn of its own.
 */
export type Node<F extends Family = Family> =
  | { readonly kind: 'step'; readonly id: string; readonly run: Run<F> }
  | {
      readonly kind: 'group' | 'rounds' | 'each-side' | 'joint' | 'phase' | 'command';
      readonly id: string;
      readonly body: readonly Node<F>[];
    }
  | { readonly kind: 'each-unit' | 'alternate'; readonly id: string; readonly may: May<F>; readonly run: RunUnit<F> }
  | {
      readonly kind: 'activations';
      readonly id: string;
      readonly may: May<F>;
      /** Whether a side goes on with its remaining units once the other has used all of its own; otherwise they are forfeited. */
      readonly surplus: boolean;
      readonly body: readonly Node<F>[];
    }
  | { readonly kind: 'ranked'; readonly id: string; readonly key: Key<F>; readonly may: May<F>; readonly body: readonly Node<F>[] };

/** Something done once; `side` is the side whose turn it is. */
export const step = <F extends Family>(id: string, run: Run<F>): Node<F> => ({ kind: 'step', id, run });
/** Nodes one after the other. */
export const group = <F extends Family>(id: string, ...body: Node<F>[]): Node<F> => ({ kind: 'group', id, body });
/** The body once a round until the engagement is over. */
export const rounds = <F extends Family>(id: string, ...body: Node<F>[]): Node<F> => ({ kind: 'rounds', id, body });
/** The body once as a turn of the first side and once as a turn of the other. */
export const eachSide = <F extends Family>(id: string, ...body: Node<F>[]): Node<F> => ({ kind: 'each-side', id, body });
/** A phase. */
export const phase = <F extends Family>(id: string, ...body: Node<F>[]): Node<F> => ({ kind: 'phase', id, body });
/** The phase at whose start durations "until the next Command phase" end. */
export const command = <F extends Family>(id: string, ...body: Node<F>[]): Node<F> => ({ kind: 'command', id, body });
/** The body once, as a turn of both sides. Units that had no turn of their own in it (`activations`) then have it. */
export const joint = <F extends Family>(id: string, ...body: Node<F>[]): Node<F> => ({ kind: 'joint', id, body });
/**
 * Every unit of the active side that may act, once, in the order that the side chooses (`activate`). Where a single unit acts (`activations`,
 * `ranked`), only that one.
 */
export const eachUnit = <F extends Family>(id: string, may: May<F>, run: RunUnit<F>): Node<F> => ({ kind: 'each-unit', id, may, run });
/** The sides take turns to use one unit, the first side starting, until neither has one that may act. */
export const alternate = <F extends Family>(id: string, may: May<F>, run: RunUnit<F>): Node<F> => ({ kind: 'alternate', id, may, run });

/**
 * The sides take turns to choose a unit (`activate`), the first side starting, and the whole body is the turn of that unit, `game.acting`,
 * with phases of its own.
 */
export const activations = <F extends Family>(id: string, may: May<F>, surplus: boolean, ...body: Node<F>[]): Node<F> => ({
  kind: 'activations',
  id,
  may,
  surplus,
  body,
});
/**
 * Units of both sides by descending key, the whole body for one of them at a time (`game.acting`). Where units of both sides tie, they
 * alternate, the first side starting; each side chooses among its own (`activate`).
 */
export const ranked = <F extends Family>(id: string, key: Key<F>, may: May<F>, ...body: Node<F>[]): Node<F> => ({
  kind: 'ranked',
  id,
  key,
  may,
  body,
});

/** Whether an order of play gives turns to single units, not sides. */
export function byUnits(node: Node<Family>): boolean {
  if (node.kind === 'activations' || node.kind === 'ranked') return true;
  return 'body' in node && node.body.some(byUnits);
}

/** A turn program. Edits return a new one; an unknown id is always an error. */
export class Program<F extends Family = Family> {
  readonly root: Node<F>;

  constructor(root: Node<F>) {
    this.root = root;
    const seen = new Set<string>();
    for (const id of this.ids()) {
      if (seen.has(id)) throw new Error(`turn program: "${id}" is listed twice`);
      seen.add(id);
    }
  }

  /** All node ids, outermost first. */
  ids(): string[] {
    const list: string[] = [];
    const visit = (node: Node<F>): void => {
      list.push(node.id);
      if ('body' in node) node.body.forEach(visit);
    };
    visit(this.root);
    return list;
  }

  find(id: string): Node<F> {
    let found: Node<F> | null = null;
    this.#edit(id, (node) => {
      found = node;
      return [node];
    });
    if (found === null) throw new Error(`turn program: no node "${id}"`);
    return found;
  }

  replace(id: string, make: (old: Node<F>) => Node<F>): Program<F> {
    return this.#edit(id, (node) => [make(node)]);
  }

  insertBefore(id: string, ...nodes: Node<F>[]): Program<F> {
    return this.#edit(id, (node) => [...nodes, node]);
  }

  insertAfter(id: string, ...nodes: Node<F>[]): Program<F> {
    return this.#edit(id, (node) => [node, ...nodes]);
  }

  remove(id: string): Program<F> {
    return this.#edit(id, () => []);
  }

  #edit(id: string, change: (node: Node<F>) => Node<F>[]): Program<F> {
    let hit = false;
    const visit = (node: Node<F>): Node<F>[] => {
      if (node.id === id) {
        hit = true;
        return change(node);
      }
      return 'body' in node ? [{ ...node, body: node.body.flatMap(visit) }] : [node];
    };
    const made = visit(this.root);
    if (!hit) throw new Error(`turn program: no node "${id}"; it has ${this.ids().join(', ')}`);
    if (made.length !== 1) throw new Error('turn program: the outermost node cannot be removed or doubled');
    return new Program(made[0] as Node<F>);
  }
}
