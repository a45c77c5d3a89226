type Part = Readonly<Record<string, unknown>>;

/** What a theme may change of a scale of places or sizes: room around what it places, its ends, its direction. */
const ROOM = ['padding', 'paddingInner', 'paddingOuter', 'zero', 'round', 'clamp', 'reverse'];

/** Channels whose scale a theme may change so, at the end of the name that Vega-Lite gives it (`child_x`). */
const POSITION = /(?:^|_)([xy](?:Offset)?|size)$/;

/**
 * The room that each channel of place or size in a compiled chart has on its scale, as properties of a scale, to be written into the chart. What
 * scales of one channel do not agree on is left out.
 */
export function roomOfScales(vega: unknown): Readonly<Record<string, Part>> {
  const found: Record<string, Part> = {};
  for (const scale of scalesIn(vega)) {
    const [, channel] = POSITION.exec(String(scale['name'])) ?? [];
    if (channel === undefined) continue;
    const room = roomOf(channel, scale);
    found[channel] = Object.fromEntries(Object.entries(room).filter(([key, value]) => (found[channel] ?? room)[key] === value));
  }
  return found;
}

const BAND: Part = { paddingInner: 0, paddingOuter: 0, round: false, reverse: false };
const CONTINUOUS: Part = { padding: 0, clamp: false, round: false, reverse: false };

/** What Vega does where nothing is said: said outright, since a theme may say otherwise. */
function usualOf(channel: string, type: unknown): Part {
  if (channel === 'size') return { round: false };
  if (type === 'band') return BAND;
  return type === 'point' ? { round: false, reverse: false } : CONTINUOUS;
}

function roomOf(channel: string, scale: Part): Part {
  const own = Object.fromEntries(ROOM.filter((key) => isPlain(scale[key])).map((key) => [key, scale[key]]));
  return { ...usualOf(channel, scale['type']), ...own };
}

/** Scales of a chart and of the groups within it. */
function scalesIn(part: unknown): Part[] {
  if (!isObject(part)) return [];
  return [...listOf(part['scales']), ...listOf(part['marks']).flatMap(scalesIn)];
}

const isPlain = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean';
const isObject = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isObject) : []);
