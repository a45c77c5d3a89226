import { html, svg, type TemplateResult } from 'lit';
import type { BoardLine } from './messages.ts';

/** The battlefield from above, red's table edge below. */
export function boardView({ width, height, terrain, objectives }: BoardLine, words: string): TemplateResult {
  const y = (it: number): number => height - it;
  return html`<svg class="board" viewBox="0 0 ${width} ${height}" role="img" aria-label=${words}>
    <rect class="table" width=${width} height=${height}></rect>
    ${terrain.map(
      ({ kind, tint, polygon }) =>
        svg`<polygon class="ground-${tint}" points=${polygon.map(([px, py]) => `${px},${y(py)}`).join(' ')}><title>${kind}</title></polygon>`,
    )}
    ${objectives.map((it) => svg`<circle class="objective" cx=${it.x} cy=${y(it.y)} r=${it.radius}></circle>`)}
  </svg>`;
}
