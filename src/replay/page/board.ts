import { escapeHtml } from '../../page/index.ts';
import type { Film, FilmBoard } from '../film.ts';

/** Margin round the board for its rulers, inches. */
const RIM = { left: 2.4, right: 0.6, top: 0.6, bottom: 2.4 };
/** Layers that the script draws in, from bottom to top. */
const LAYERS = ['fallen', 'trails', 'units', 'numbers', 'aims', 'names'];

/** The board of a film with everything that never moves; the script adds the rest. y runs upwards on the board and downwards in SVG. */
export function boardMarkup(film: Film, name: string): string {
  const { width, height, zones } = film.board;
  const view = [-RIM.left, -RIM.top, width + RIM.left + RIM.right, height + RIM.top + RIM.bottom];
  const zone = (army: 'red' | 'blue'): string =>
    zones[army].length === 0
      ? ''
      : `<polygon class="zone ${army}" points="${zones[army].map(([x, y]) => `${x},${height - y}`).join(' ')}"><title>Where ${army} sets up</title></polygon>`;
  return `<svg class="board" viewBox="${view.join(' ')}" role="group" aria-label="${escapeHtml(name)}, ${width} by ${height} inches">
<rect class="ground" width="${width}" height="${height}"/>
${zone('red')}${zone('blue')}
<g class="pieces"></g>
<path class="grid" d="${gridOf(film.board)}"/>
<rect class="edge" width="${width}" height="${height}"/>
${rulersOf(film.board)}
<g class="markers"></g>
${LAYERS.map((layer) => `<g class="${layer}"${layer === 'units' ? '' : ' aria-hidden="true"'}></g>`).join('\n')}
</svg>`;
}

function gridOf({ width, height }: FilmBoard): string {
  return [
    ...sixes(width).map((x) => (x > 0 && x < width ? `M${x} 0V${height}` : '')),
    ...sixes(height).map((y) => (y > 0 && y < height ? `M0 ${height - y}H${width}` : '')),
  ].join('');
}

/** A tick at every inch, a longer one with a number at every sixth; numbers at every twelfth where space is short. */
function rulersOf({ width, height }: FilmBoard): string {
  const inches = (most: number): number[] => Array.from({ length: Math.floor(most) + 1 }, (_, i) => i);
  const length = (at: number): number => (at % 6 === 0 ? 0.6 : at % 3 === 0 ? 0.4 : 0.22);
  const ticks = [
    ...inches(width).map((x) => `M${x} ${height}v${length(x)}`),
    ...inches(height).map((y) => `M0 ${height - y}h${-length(y)}`),
  ].join('');
  const numbers = [
    ...sixes(width).map((x) => `<text class="along${x % 12 ? ' fine' : ''}" x="${x}" y="${height + 0.8}">${x}″</text>`),
    ...sixes(height).map((y) => `<text class="up${y % 12 ? ' fine' : ''}" x="-.8" y="${height - y}">${y}″</text>`),
  ];
  return `<g class="rulers" aria-hidden="true"><path d="${ticks}"/>${numbers.join('')}</g>`;
}

const sixes = (most: number): number[] => Array.from({ length: Math.floor(most / 6) + 1 }, (_, i) => i * 6);
