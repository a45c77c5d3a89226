import { escapeHtml } from '../../page/index.ts';
import { countText, wordsOf } from '../words/phrase.ts';
import { inchesText, length, nameOf, names, ruler } from './labels.ts';
import { type Cut, cutOf, type Pen, penOf, short, TEXT } from './pen.ts';
import type { Distance, Mark, PlacedModel, PlacedUnit, Plan, Way } from './plan.ts';

/** The tint of a kind of terrain; empty if it has none. */
export type TintOf = (kind: string) => string;

/** A worked example seen from above, to scale, as SVG, in the colours of the page. */
export function drawing(plan: Plan, tintOf: TintOf = () => ''): string {
  const cut = cutOf(plan);
  const pen = penOf(cut);
  const [wide, high] = [Math.round(cut.width * cut.scale), Math.round(cut.height * cut.scale)];
  const told = [
    plan.units.map((it) => `${it.army} ${it.name} (${countText(it.models.length, 'model')})`).join(', '),
    ...plan.distances.map((it) => `${inchesText(it.inches)} ${nameOf(it.from, plan)} to ${nameOf(it.to, plan)}`),
    ...plan.far.map((it) => `${it.army} ${it.name} far away`),
  ].join('; ');
  return [
    `<svg class="plan" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}" role="img" aria-label="${escapeHtml(`Seen from above: ${told}`)}">`,
    ...plan.terrain.map((it) => piece(it, pen, cut, tintOf(it.kind))),
    ...plan.objectives.map(
      (it) => `<circle class="mark" cx="${pen.x(it.x)}" cy="${pen.y(it.y)}" r="${pen.size(Math.max(it.radius, 0.3))}"/>`,
    ),
    ...plan.distances.map((it) => line(it, pen)),
    ...plan.units.map((it) => bases(it, pen)),
    ...plan.ways.map((it) => way(it, pen)),
    ...plan.marks.map((it) => cross(it, pen)),
    ...names(plan, cut),
    ...plan.distances.map((it) => length(it, plan, pen)),
    ruler(cut, high),
    '</svg>',
  ].join('');
}

function piece({ kind, polygon, walls }: Plan['terrain'][number], { x, y }: Pen, cut: Cut, tint: string): string {
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
  return `<polygon class="${`ground ${tint}`.trimEnd()}" points="${polygon.map((it) => `${x(it[0])},${y(it[1])}`).join(' ')}"/>${lines === '' ? '' : `<path class="wall" d="${lines}"/>`}${word}`;
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

const cross = ({ at: [x, y], army }: Mark, pen: Pen): string =>
  `<path class="cross${army === null ? '' : ` ${army}`}" d="M${pen.x(x)} ${pen.y(y)}m-4-4 8 8m0-8-8 8"/>`;

const line = ({ from, to }: Distance, { x, y }: Pen): string => `<path class="gap" d="M${x(from.x)} ${y(from.y)}L${x(to.x)} ${y(to.y)}"/>`;
