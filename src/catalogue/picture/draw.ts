import { escapeHtml } from '../../page/index.ts';
import { countText, numberText, wordsOf } from '../words/phrase.ts';
import type { Distance, PlacedModel, PlacedUnit, Plan, Way } from './plan.ts';

/** The part of the table that is shown, inches; y upwards as on the table. */
export interface Cut {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** Pixels an inch. */
  readonly scale: number;
}

/** Pixels: how large a picture becomes at most, how small at least, and how an inch is drawn where there is room. */
const MOST_WIDE = 420;
const MOST_HIGH = 280;
const LEAST_WIDE = 180;
const LEAST_HIGH = 110;
const INCH = 26;
const TEXT = 11;
const MARGIN = 18;

/** All units, the ways they are to go, and a margin for words. */
export function cutOf({ units, ways, objectives }: Plan): Cut {
  const models = units.flatMap((it) => it.models);
  const reach = (it: PlacedModel): number => it.rim + Math.sqrt(it.coreX * it.coreX + it.coreY * it.coreY);
  const marks = objectives.length <= 2 ? objectives.map((it) => ({ x: it.x, y: it.y, r: it.radius + 0.5 })) : [];
  const spots = [
    ...models.map((it) => ({ x: it.x, y: it.y, r: reach(it) })),
    ...ways.map(({ to: [x, y] }) => ({ x, y, r: 0.6 })),
    ...marks,
  ];
  const [left, right] = [Math.min(...spots.map((it) => it.x - it.r)), Math.max(...spots.map((it) => it.x + it.r))];
  const [bottom, top] = [Math.min(...spots.map((it) => it.y - it.r)), Math.max(...spots.map((it) => it.y + it.r))];
  const scale = Math.min(INCH, (MOST_WIDE - 2 * MARGIN) / (right - left), (MOST_HIGH - 2 * MARGIN - TEXT) / (top - bottom));
  const width = Math.max(right - left + (2 * MARGIN) / scale, LEAST_WIDE / scale);
  const height = Math.max(top - bottom + (2 * MARGIN + TEXT) / scale, LEAST_HIGH / scale);
  return { left: (left + right - width) / 2, bottom: (bottom + top - height) / 2, width, height, scale };
}

/** A worked example from above, to scale, as SVG. Colours are those of the page. */
export function drawing(plan: Plan): string {
  const cut = cutOf(plan);
  const pen = penOf(cut);
  const [wide, high] = [Math.round(cut.width * cut.scale), Math.round(cut.height * cut.scale)];
  const told = [
    plan.units.map((it) => `${it.army} ${it.name} (${countText(it.models.length, 'model')})`).join(', '),
    ...plan.distances.map((it) => `${inchesText(it.inches)} ${nameOf(it.from, plan)} to ${nameOf(it.to, plan)}`),
  ].join('; ');
  return [
    `<svg class="plan" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}" role="img" aria-label="${escapeHtml(`Seen from above: ${told}`)}">`,
    ...plan.terrain.map((it) => piece(it, pen, cut)),
    ...plan.objectives.map(
      (it) => `<circle class="mark" cx="${pen.x(it.x)}" cy="${pen.y(it.y)}" r="${pen.size(Math.max(it.radius, 0.3))}"/>`,
    ),
    ...plan.ways.map((it) => way(it, pen)),
    ...plan.units.map((it) => bases(it, pen)),
    ...plan.distances.map((it) => line(it, pen)),
    ...names(plan, pen),
    ...plan.distances.map((it) => length(it, pen)),
    ruler(cut, high),
    '</svg>',
  ].join('');
}

interface Pen {
  readonly x: (inches: number) => string;
  readonly y: (inches: number) => string;
  readonly size: (inches: number) => string;
}

const short = (value: number): string => String(Number(value.toFixed(1)));

const penOf = ({ left, bottom, height, scale }: Cut): Pen => ({
  x: (inches) => short((inches - left) * scale),
  y: (inches) => short((bottom + height - inches) * scale),
  size: (inches) => short(inches * scale),
});

function piece({ kind, polygon, walls }: Plan['terrain'][number], { x, y }: Pen, cut: Cut): string {
  const xs = polygon.map((it) => it[0]);
  const ys = polygon.map((it) => it[1]);
  const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
  const [left, right] = [clamp(Math.min(...xs), cut.left, cut.left + cut.width), clamp(Math.max(...xs), cut.left, cut.left + cut.width)];
  const [low, top] = [
    clamp(Math.min(...ys), cut.bottom, cut.bottom + cut.height),
    clamp(Math.max(...ys), cut.bottom, cut.bottom + cut.height),
  ];
  if (left === right || low === top) return '';
  const room = (right - left) * cut.scale > kind.length * 5.5 && (top - low) * cut.scale > TEXT * 1.6;
  const word = room ? `<text class="what" x="${x((left + right) / 2)}" y="${short(Number(y(low)) - 4)}">${wordsOf(kind)}</text>` : '';
  const lines = walls.map(([x0, y0, x1, y1]) => `M${x(x0)} ${y(y0)}L${x(x1)} ${y(y1)}`).join('');
  return `<polygon class="ground ${kind}" points="${polygon.map((it) => `${x(it[0])},${y(it[1])}`).join(' ')}"/>${lines === '' ? '' : `<path class="wall" d="${lines}"/>`}${word}`;
}

function bases({ army, models }: PlacedUnit, pen: Pen): string {
  return `<g class="${army}">${models.map((it) => base(it, pen)).join('')}</g>`;
}

function base({ x, y, dirX, dirY, coreX, coreY, rim }: PlacedModel, pen: Pen): string {
  if (coreX === 0 && coreY === 0) return `<circle cx="${pen.x(x)}" cy="${pen.y(y)}" r="${pen.size(rim)}"/>`;
  const [w, h] = [coreX + rim, coreY + rim];
  const turn = Math.round((Math.atan2(-dirY, dirX) * 180) / Math.PI);
  const front = `<path class="front" d="M${pen.size(w * 0.55)} ${pen.size(-h * 0.45)}L${pen.size(w * 0.9)} 0L${pen.size(w * 0.55)} ${pen.size(h * 0.45)}"/>`;
  return `<g transform="translate(${pen.x(x)} ${pen.y(y)})${turn === 0 ? '' : ` rotate(${turn})`}"><rect x="${pen.size(-w)}" y="${pen.size(-h)}" width="${pen.size(2 * w)}" height="${pen.size(2 * h)}" rx="${pen.size(rim)}"/>${front}</g>`;
}

function way({ from, to, army }: Way, { x, y }: Pen): string {
  return `<path class="way ${army}" d="M${x(from.x)} ${y(from.y)}L${x(to[0])} ${y(to[1])}"/><circle class="way ${army}" cx="${x(to[0])}" cy="${y(to[1])}" r="3.5"/>`;
}

const line = ({ from, to }: Distance, { x, y }: Pen): string => `<path class="gap" d="M${x(from.x)} ${y(from.y)}L${x(to.x)} ${y(to.y)}"/>`;

function length({ from, to, inches }: Distance, { x, y }: Pen): string {
  return `<text class="inches" x="${x((from.x + to.x) / 2)}" y="${short(Number(y((from.y + to.y) / 2)) + 4)}">${inchesText(inches)}</text>`;
}

/** To two places, as one measures. */
export const inchesText = (inches: number): string => `${numberText(Number(inches.toFixed(2)))}″`;

/** The name of each unit above its middle; further down where another name stands already. */
function names({ units }: Plan, { x, y }: Pen): string[] {
  const taken: { readonly at: number; readonly down: number }[] = [];
  return units
    .filter((it) => it.models.length > 0)
    .map(({ name, army, models }) => {
      const at = Number(x(models.reduce((sum, it) => sum + it.x, 0) / models.length));
      const top = Math.max(...models.map((it) => it.y + it.rim + Math.max(it.coreX * Math.abs(it.dirY), it.coreY * Math.abs(it.dirX))));
      let down = Math.max(TEXT, Number(y(top)) - 3);
      while (taken.some((it) => Math.abs(it.at - at) < 7 * (name.length + 1) && Math.abs(it.down - down) < TEXT)) down += TEXT;
      taken.push({ at, down });
      return `<text class="name ${army}" x="${short(at)}" y="${short(down)}">${escapeHtml(name)}</text>`;
    });
}

const nameOf = (model: PlacedModel, { units }: Plan): string => units.find((it) => it.models.includes(model))?.name ?? '';

/** A length to measure by, at the lower left. */
function ruler({ width, scale }: Cut, high: number): string {
  const inches = [24, 12, 6, 3, 1].find((it) => it <= width / 3) ?? 1;
  return `<path class="ruler" d="M6 ${high - 9}v4h${short(inches * scale)}v-4"/><text class="what ruled" x="${short(10 + inches * scale)}" y="${high - 5}">${inches}″</text>`;
}
