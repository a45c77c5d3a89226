import { escapeHtml } from '../../page/index.ts';
import { numberText } from '../words/phrase.ts';
import { type Cut, type Pen, penOf, short, TEXT } from './pen.ts';
import type { Distance, PlacedModel, PlacedUnit, Plan } from './plan.ts';

/** A distance at the middle of its line, or further along if a path ends there. */
export function length({ from, to, inches }: Distance, { ways }: Plan, { x, y }: Pen): string {
  const spot = (part: number): [number, number] => [Number(x(from.x + (to.x - from.x) * part)), Number(y(from.y + (to.y - from.y) * part))];
  const ends = ways.map((it) => [Number(x(it.to[0])), Number(y(it.to[1]))] as const);
  const free = ([px, py]: [number, number]): boolean => ends.every(([ex, ey]) => Math.abs(px - ex) > 28 || Math.abs(py - ey) > TEXT);
  const [px, py] = [0.5, 0.7, 0.3].map(spot).find(free) ?? spot(0.5);
  return `<text class="inches" x="${short(px)}" y="${short(py + 4)}">${inchesText(inches)}</text>`;
}

/** Inches to two decimals. */
export const inchesText = (inches: number): string => `${numberText(Number(inches.toFixed(2)))}″`;

/** The name of each unit above its centre, and of distant ones at the edge; moved down if the place is taken. */
export function names({ units, far }: Plan, cut: Cut): string[] {
  const { x, y } = penOf(cut);
  const taken: { readonly at: number; readonly down: number }[] = [];
  const put = (text: string, army: string, at: number, from: number): string => {
    let down = from;
    while (taken.some((it) => Math.abs(it.at - at) < 7 * (text.length + 1) && Math.abs(it.down - down) < TEXT)) down += TEXT;
    taken.push({ at, down });
    return `<text class="name ${army}" x="${short(at)}" y="${short(down)}">${escapeHtml(text)}</text>`;
  };
  const near = units
    .filter((it) => it.models.length > 0)
    .map(({ name, army, models }) => {
      const top = Math.max(...models.map((it) => it.y + it.rim + Math.abs(it.coreX * it.dirY) + Math.abs(it.coreY * it.dirX)));
      return put(name, army, Number(x(middle(models, 'x'))), Math.max(TEXT, Number(y(top)) - 3));
    });
  return [...near, ...far.filter((it) => it.models.length > 0).map((it) => pointed(it, cut, put))];
}

const middle = (models: readonly PlacedModel[], axis: 'x' | 'y'): number => models.reduce((sum, it) => sum + it[axis], 0) / models.length;

const ARROWS = ['→', '↗', '↑', '↖', '←', '↙', '↓', '↘'];

/** A unit far away: its name at the edge of the picture with an arrow towards it. */
function pointed(
  { name, army, models }: PlacedUnit,
  cut: Cut,
  put: (text: string, army: string, at: number, from: number) => string,
): string {
  const { left, bottom, width, height, scale } = cut;
  const [dx, dy] = [middle(models, 'x') - left - width / 2, middle(models, 'y') - bottom - height / 2];
  const text = `${name} ${ARROWS[(Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8]}`;
  const [halfX, halfY] = [(width * scale) / 2 - 4 * text.length - 4, (height * scale) / 2 - TEXT - 12];
  const out = Math.min(Math.abs(halfX / (dx || 1e-9)), Math.abs(halfY / (dy || 1e-9)));
  return put(text, army, (width * scale) / 2 + dx * out, (height * scale) / 2 - dy * out + 4);
}

/** The name of the unit of a model. */
export const nameOf = (model: PlacedModel, { units }: Plan): string => units.find((it) => it.models.includes(model))?.name ?? '';

/** A scale bar at the lower left. */
export function ruler({ width, scale }: Cut, high: number): string {
  const inches = [24, 12, 6, 3, 1].find((it) => it <= width / 3) ?? 1;
  return `<path class="ruler" d="M6 ${high - 9}v4h${short(inches * scale)}v-4"/><text class="what ruled" x="${short(10 + inches * scale)}" y="${high - 5}">${inches}″</text>`;
}
