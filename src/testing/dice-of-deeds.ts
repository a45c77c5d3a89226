import type { Arena } from '../engine/arena.ts';
import type { DeedFrame } from '../engine/dice/frames.ts';
import { DEED, DEEDS, type EventKind, eventFields, purposes, type Roller } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import type { MakeCheck } from './check.ts';

/** Dice of one deed, by its key. */
interface Rolled {
  readonly deed: number;
  readonly actor: Roller;
  readonly target: Roller;
  /** What they are rolled for, of those that an event has to tell. */
  readonly why: Set<number>;
  /** Whether an event that names no unit at all came after one of its dice and before one of another deed. */
  told: boolean;
}

/**
 * Dice are rolled only for what is done. Each deed that has drawn a die is told in the step of the turn program in which the die was drawn: by an event that
 * names whoever does it or its target, or, where an event is of no unit (a marker drifts), by one right after its dice. A deed that draws dice and then
 * comes to nothing is seen by nothing else: its dice are its own by their address, and move no other. Deeds of seats and of nobody (who goes first,
 * cards, the weather) need any event of the step. What players roll to make up their minds (`decide`) is no deed.
 *
 * Not seen: dice of a deed that comes to nothing in a step in which the same unit does something else.
 * @param quiet purposes of which the result may be that nothing happens
 */
export const diceOfDeeds =
  (quiet: ReadonlySet<string>): MakeCheck =>
  (say) => {
    let g: Arena | null = null;
    const open = new Map<string, Rolled>();
    /** Indices of units that events of this step name, and whether there were any. */
    const named = new Set<number>();
    let told = 0;
    let last: Rolled | null = null;

    const nameOf = ({ index }: Roller): string => {
      const units = g?.units ?? [];
      const unit = units[index];
      if (unit !== undefined) return `${unit.side === 0 ? 'red' : 'blue'}/${unit.id}`;
      return index < units.length + 2 ? `seat ${index - units.length}` : 'nobody';
    };
    const close = (): void => {
      const units = g?.units.length ?? 0;
      for (const { deed, actor, target, why, told: followed } of open.values()) {
        const [first] = why;
        if (first === undefined || followed) continue;
        const rollers = [actor.index, target.index].filter((it) => it < units);
        if (rollers.length === 0 ? told > 0 : rollers.some((it) => named.has(it))) continue;
        say(
          `round ${g?.round}, ${nameOf(actor)} at ${nameOf(target)} (${DEEDS[deed]}): rolls for "${purposes.names[first]}", and nothing tells that it did anything`,
        );
      }
      clear();
    };
    const clear = (): void => {
      open.clear();
      named.clear();
      told = 0;
      last = null;
    };
    return {
      begin(arena) {
        g = arena;
        clear();
      },
      die(frame, why) {
        if (frame.deed === DEED.decide) return;
        const { lo, hi } = frame as DeedFrame;
        const key = `${lo} ${hi}`;
        const { deed, actor, target } = frame;
        last = open.get(key) ?? { deed, actor, target, why: new Set(), told: false };
        open.set(key, last);
        if (!quiet.has(item(purposes.names, why))) last.why.add(why);
      },
      event(kind: EventKind, ...values) {
        told += 1;
        const fields = item(eventFields, kind);
        if (last !== null && !fields.some(([, type]) => type === 'unit' || type === 'model')) last.told = true;
        for (const [k, [, type]] of fields.entries()) {
          const value = item(values, k);
          if (type === 'unit' && value >= 0) named.add(value);
          else if (type === 'model' && value >= 0 && g !== null) named.add(g.unitOf(value).slot);
        }
      },
      step: close,
      end: close,
    };
  };
