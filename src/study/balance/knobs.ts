import type { Selection } from '../../compile/select.ts';
import type { Battle } from '../../scenario/types.ts';
import { type Range, readRange, SweepError } from '../ranges.ts';
import { currentOf, freshOf, paramOf, specWith, valuesOf } from '../sweep.ts';

/** Something that may be changed, as it was asked for. */
export interface Asked {
  /** As it was named, without values and cost. */
  readonly name: string;
  readonly range: Range;
  /** Whether its values were named. */
  readonly ranged: boolean;
  /** What one step costs. */
  readonly cost: number;
}

/** A value other than the ruleset's own. */
export interface Place {
  /** How many steps above the own value, below if negative; of words, a number of its own. */
  readonly at: number;
  /** Steps that it takes to get there. */
  readonly steps: number;
  readonly value: string;
}

/** Something that may be changed, with the values that it may have. */
export interface Knob {
  readonly name: string;
  /** For readers: `“Point-blank” (CAL-WPN-06) range`, `Line infantry T`. */
  readonly title: string;
  readonly range: Range;
  /** The ruleset's own value; null where there is not one. */
  readonly own: string | null;
  /** The value that no switch is needed for. */
  readonly fresh: string | null;
  readonly cost: number;
  /** Whether its values are numbers, one step from each to the next. */
  readonly ordered: boolean;
  readonly places: readonly Place[];
}

const COST = /:cost=(\d+(?:\.\d+)?)$/;
/** What begins another thing to vary, not another value of the one before it: something with values, `RULE.param`, `datasheet.field` or `procedure+`. */
const BEGINS = /=|^[A-Za-z][^.]*\.[A-Za-z]|^[a-z].*[A-Za-z\]]\+$/;

/**
 * Reads `guard.points,guard.T=2..5:cost=2,hitOn:vehicle+`: what may change, as in `sweep --param`, with or without values, and with what
 * one step costs if that is not 1.
 * @throws SweepError for any other form, and for one that is named twice
 */
export function readVary(texts: readonly string[]): Asked[] {
  const parts: string[] = [];
  for (const part of texts.flatMap((text) => text.split(/,(?![^[\]]*\])/)).map((it) => it.trim())) {
    const last = parts.length - 1;
    if (last < 0 || BEGINS.test(part.replace(COST, ''))) parts.push(part);
    else parts[last] += `,${part}`;
  }
  const asked = parts.map((part): Asked => {
    const cost = Number(COST.exec(part)?.[1] ?? 1);
    if (!(cost > 0)) throw new SweepError(`--vary ${part}: expected a cost above 0`);
    const bare = part.replace(COST, '');
    const ranged = bare.includes('=');
    const range = forVary(() => readRange(ranged ? bare : `${bare}=0`));
    return { name: range.name, range, ranged, cost };
  });
  const names = asked.map((it) => it.name);
  const twice = names.find((it, i) => names.indexOf(it) !== i);
  if (twice !== undefined) throw new SweepError(`--vary names ${twice} twice`);
  return asked;
}

/** The same error under the option that it is about. */
function forVary<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof SweepError ? new SweepError(error.message.replace(/^--param /, '--vary ')) : error;
  }
}

export interface Opening {
  readonly selection: Selection;
  readonly battles: readonly Battle[];
  /** The largest change that is looked at. */
  readonly most: number;
  /** Compiles a ruleset; throws what is wrong with it. */
  readonly compile: (spec: string) => Promise<void>;
}

/**
 * What each thing may be: the values that were named, or those around its own one by one, as far as they are worth looking at and the
 * ruleset takes them.
 * @throws SweepError for something without numbers and without values, and with nothing to change to
 */
export async function openKnobs(asked: readonly Asked[], opening: Opening): Promise<Knob[]> {
  const knobs: Knob[] = [];
  for (const one of asked) knobs.push(await openKnob(one, opening));
  return knobs;
}

async function openKnob({ name, range, ranged, cost }: Asked, opening: Opening): Promise<Knob> {
  const { selection, battles } = opening;
  const own = forVary(() => currentOf(selection, range, battles));
  const fresh = freshOf(selection, range, battles);
  const knob = { name, title: titleOf(range, opening), range, own, fresh, cost };
  const values = ranged ? forVary(() => valuesOf(selection, range)) : nearbyValues(selection, knob, Math.floor(opening.most / cost));
  const [ordered, all] = placesOf(values, own);
  const refusals: unknown[] = [];
  const places = ranged ? all : await playable(all, { ...knob, ordered }, opening, refusals);
  if (places.length === 0 && refusals.length > 0) throw refusals[0];
  if (places.length === 0)
    throw new SweepError(
      `--vary ${name}: it is ${own ?? 'not set'}, and nothing else was named or is within --most; name its values, for example ${name}=1..5`,
    );
  return { ...knob, ordered, places };
}

function titleOf({ name, what }: Range, { selection, battles }: Opening): string {
  if (what.kind === 'param') {
    const { rules, variant } = selection;
    const known = [...rules.map((it) => it.rule), ...variant.edition.entries, ...variant.entries];
    const title = known.find(({ id }) => id === what.id)?.title;
    return title === undefined ? name : `“${title}” (${what.id}) ${what.param}`;
  }
  const sheet = what.kind === 'sheet' ? battles.flatMap(({ datasheets }) => datasheets[what.sheet] ?? [])[0] : undefined;
  return sheet === undefined ? name : `${sheet.title}${name.slice(sheet.id.length).replaceAll('.', ' ')}`;
}

const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

/** The values around the own one; all values of what has only a few. */
function nearbyValues(selection: Selection, { name, range, own }: Pick<Knob, 'name' | 'range' | 'own'>, reach: number): readonly string[] {
  const { what } = range;
  const param = what.kind === 'param' ? paramOf(selection, what.id, what.param) : null;
  if (param?.kind === 'flag') return ['true', 'false'];
  if (param?.kind === 'choice') return param.options;
  if (own === null || !isNumber(own))
    throw new SweepError(`--vary ${name}: it is ${own ?? 'not one number'} here; name its values, for example ${name}=2..5`);
  const least = param?.kind === 'integer' ? param.min : Number.NEGATIVE_INFINITY;
  const most = param?.kind === 'integer' ? param.max : Number.POSITIVE_INFINITY;
  const values = Array.from({ length: 2 * reach + 1 }, (_, i) => Number(own) + i - reach);
  return values.filter((it) => it >= least && it <= most).map((it) => String(Number(it.toFixed(6))));
}

/** Values by their distance from the own one; of words each is one step away. */
function placesOf(values: readonly string[], own: string | null): [ordered: boolean, places: Place[]] {
  const others = values.filter((it) => it !== own);
  if (own === null || ![own, ...others].every(isNumber)) return [false, others.map((value, i) => ({ at: i + 1, steps: 1, value }))];
  const sorted = [own, ...others].sort((a, b) => Number(a) - Number(b));
  const zero = sorted.indexOf(own);
  return [true, sorted.flatMap((value, i) => (i === zero ? [] : [{ at: i - zero, steps: Math.abs(i - zero), value }]))];
}

/** The places that can be played: on either side those before the first that the ruleset refuses. */
async function playable(
  places: readonly Place[],
  { range, fresh, ordered }: Pick<Knob, 'range' | 'fresh' | 'ordered'>,
  { selection, compile }: Opening,
  refusals: unknown[],
): Promise<Place[]> {
  const kept: Place[] = [];
  const closed = new Set<number>();
  for (const place of [...places].sort((a, b) => a.steps - b.steps)) {
    const side = ordered ? Math.sign(place.at) : place.at;
    if (closed.has(side)) continue;
    try {
      await compile(specWith(selection, [{ range, fresh, value: place.value }]));
      kept.push(place);
    } catch (error) {
      if (!(error instanceof Error) || !['InputError', 'SpecError'].includes(error.name)) throw error;
      refusals.push(error);
      closed.add(side);
    }
  }
  return kept.sort((a, b) => a.at - b.at);
}
