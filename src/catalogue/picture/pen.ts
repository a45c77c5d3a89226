import type { PlacedModel, Plan } from './plan.ts';

/** The part of the table that is shown, inches; y upwards as on the table. */
export interface Cut {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** Pixels per inch. */
  readonly scale: number;
}

/** Pixels: the largest and smallest size of a picture, and the length of an inch where there is room. */
const MOST_WIDE = 420;
const MOST_HIGH = 280;
const LEAST_WIDE = 180;
const LEAST_HIGH = 110;
const INCH = 26;
/** Size of type. */
export const TEXT = 11;
const MARGIN = 18;

/** All units, their paths, and a margin for words. */
export function cutOf({ units, ways, objectives, marks, terrain }: Plan): Cut {
  const models = units.flatMap((it) => it.models);
  const reach = (it: PlacedModel): number => it.rim + Math.sqrt(it.coreX * it.coreX + it.coreY * it.coreY);
  const goals = objectives.length <= 2 ? objectives.map((it) => ({ x: it.x, y: it.y, r: it.radius + 0.5 })) : [];
  const spots = [
    ...models.map((it) => ({ x: it.x, y: it.y, r: reach(it) })),
    ...ways.map(({ to: [x, y] }) => ({ x, y, r: 0.6 })),
    ...marks.map(({ at: [x, y] }) => ({ x, y, r: 0.6 })),
    ...goals,
  ];
  const taken = boxOf(spots);
  const box = boxOf([...spots, ...piecesAt(taken, terrain)]);
  const [left, right, bottom, top] = [box.left, box.right, box.bottom, box.top];
  const scale = Math.min(INCH, (MOST_WIDE - 2 * MARGIN) / (right - left), (MOST_HIGH - 2 * MARGIN - TEXT) / (top - bottom));
  const width = Math.max(right - left + (2 * MARGIN) / scale, LEAST_WIDE / scale);
  const height = Math.max(top - bottom + (2 * MARGIN + TEXT) / scale, LEAST_HIGH / scale);
  return { left: (left + right - width) / 2, bottom: (bottom + top - height) / 2, width, height, scale };
}

/** From table inches to picture pixels. */
export interface Pen {
  readonly x: (inches: number) => string;
  readonly y: (inches: number) => string;
  readonly size: (inches: number) => string;
}

/** Tenths of a pixel are enough. */
export const short = (value: number): string => String(Number(value.toFixed(1)));

export const penOf = ({ left, bottom, height, scale }: Cut): Pen => ({
  x: (inches) => short((inches - left) * scale),
  y: (inches) => short((bottom + height - inches) * scale),
  size: (inches) => short(inches * scale),
});

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
type Box = { readonly [side in 'left' | 'right' | 'bottom' | 'top']: number };

const boxOf = (spots: readonly Spot[]): Box => ({
  left: Math.min(...spots.map((it) => it.x - it.r)),
  right: Math.max(...spots.map((it) => it.x + it.r)),
  bottom: Math.min(...spots.map((it) => it.y - it.r)),
  top: Math.max(...spots.map((it) => it.y + it.r)),
});

/** Largest terrain, and its greatest distance from the action, to be shown whole. Inches. */
const SMALL = 8;
const BESIDE = 4;

function piecesAt({ left, right, bottom, top }: Box, terrain: Plan['terrain']): Spot[] {
  return terrain.flatMap(({ polygon }) => {
    const corners = polygon.map(([x, y]): Spot => ({ x, y, r: 0 }));
    const it = boxOf(corners);
    const small = it.right - it.left <= SMALL && it.top - it.bottom <= SMALL;
    const beside = it.left < right + BESIDE && it.right > left - BESIDE && it.bottom < top + BESIDE && it.top > bottom - BESIDE;
    return small && beside ? corners : [];
  });
}
