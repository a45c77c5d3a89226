import { z } from 'zod';
import { faultsOfMuster } from '../compile/muster.ts';
import type { Detachment, Muster, Mustered } from '../rules/index.ts';
import { didYouMean } from '../scenario/nearest.ts';
import { musterShape, unitMuster } from '../scenario/schema/army.ts';
import { ExampleError } from './example-units.ts';
import type { Scene } from './stage.ts';

const words = z.array(z.string());
const counts = z.int().min(1).max(50);

/** A unit of a list, or several that are alike. */
const unit = z.strictObject({
  count: counts.default(1),
  datasheet: z.string().exactOptional(),
  roles: words.default([]),
  keywords: words.default([]),
  models: counts.default(1),
  kinds: z.record(z.string(), z.strictObject({ models: counts.default(1), keywords: words.default([]) })).exactOptional(),
  block: z.record(z.string(), z.json()).default({}),
  points: z.number().min(0).default(0),
  attachedTo: z.string().exactOptional(),
  dedicatedTo: z.string().exactOptional(),
  ...unitMuster.shape,
});
/** A number stands for so many units, whose role is their name. */
const list = z.record(z.string(), z.union([counts, unit]));
const step = z.strictObject({ muster: list, limit: z.number().exactOptional(), ...musterShape });

/**
 * Checks the list of a step `{ muster: { hq: 1, troops: 2 }, detachments: [{ kind: combined-arms }] }`; `illegal` is what is wrong with it.
 * @throws ExampleError for one that cannot be read
 */
export function checkList({ arena, kept }: Scene, subject: unknown, args: { readonly [key: string]: unknown }): void {
  const read = step.safeParse({ muster: subject, ...args });
  if (!read.success) throw new ExampleError(`muster: ${read.error.issues.map((it) => `${it.path.join('.')}: ${it.message}`).join('; ')}`);
  const { muster, limit = null, detachments, faction = null, part = null, unbound } = read.data;
  const byName = new Map(Object.entries(muster).map(([name, it]) => [name, unitsOf(name, it)]));
  const units = [...byName.values()].flat();
  const named = new Set(detachments.flatMap((it) => it.units ?? []));
  const made = detachments.map(({ kind, units: within, slots = null, keyword = null, battleline }): Detachment => {
    const names = within ?? [...byName.keys()].filter((it) => !named.has(it));
    return { kind, slots, keyword, battleline, units: names.flatMap((name) => byName.get(name) ?? unknownUnit(name, byName.keys())) };
  });
  const given: Omit<Muster, 'fault'> = { limit, units, detachments: made, unbound, faction, part };
  const faults = faultsOfMuster(arena.match.ruleset, given);
  kept.set(
    'illegal',
    faults.map(({ message, entry }) => `${message} (${entry})`),
  );
}

function unknownUnit(name: string, known: Iterable<string>): never {
  throw new ExampleError(`muster: no unit of the list is called "${name}"${didYouMean(name, [...known])}`);
}

function unitsOf(name: string, given: number | z.output<typeof unit>): Mustered[] {
  const it = typeof given === 'number' ? unit.parse({ count: given, roles: [name] }) : given;
  const kinds = it.kinds ?? { [name]: { models: it.models, keywords: it.keywords } };
  return Array.from({ length: it.count }, (_, k) => {
    const id = it.count === 1 ? name : `${name}-${k + 1}`;
    // Units that are counted are alike only as far as roles go.
    const datasheet = it.datasheet ?? (typeof given === 'number' ? id : name);
    return {
      id,
      datasheet,
      title: datasheet,
      block: it.block as Mustered['block'],
      models: Object.entries(kinds).map(([kind, { models, keywords }]) => ({ kind, count: models, keywords })),
      roles: it.roles,
      points: it.points,
      attachedTo: it.attachedTo ?? null,
      dedicatedTo: it.dedicatedTo ?? null,
      factions: it.factions,
      enhancements: it.enhancements.map(({ name: called, bearer = null }) => ({ name: called, bearer })),
      warlord: it.warlord ?? null,
      exempt: it.exempt,
    };
  });
}
