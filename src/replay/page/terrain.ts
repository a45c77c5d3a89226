import { escapeHtml } from '../../page/index.ts';
import type { TerrainLook } from '../../rules/index.ts';
import type { FilmBoard } from '../film.ts';

/** A kind without a drawing. */
const PLAIN: TerrainLook = { tint: 'stone', every: 1, path: '' };

/** Fills for kinds of terrain, by `url(#ground-<kind>)`. */
export function terrainPatterns(kinds: readonly string[], looks: FilmBoard['looks']): string {
  const patterns = kinds.map((kind) => {
    const { tint, every, path } = looks[kind] ?? PLAIN;
    return `<pattern id="ground-${escapeHtml(kind)}" width="${every}" height="${every}" patternUnits="userSpaceOnUse"><rect class="tint ${tint}" width="${every}" height="${every}"/><path class="glyph ${tint}" d="${path}"/></pattern>`;
  });
  return `<svg class="unseen" aria-hidden="true"><defs>${patterns.join('')}</defs></svg>`;
}

/** What the drawings on a board mean. */
export function legendMarkup(kinds: readonly string[]): string {
  const terrain = kinds.map(
    (kind) =>
      `<li><svg viewBox="0 0 4 2.4" aria-hidden="true"><rect x=".1" y=".1" width="3.8" height="2.2" class="piece" fill="url(#ground-${escapeHtml(kind)})"/></svg>${escapeHtml(kind.replaceAll('-', ' '))}</li>`,
  );
  const armies = (['red', 'blue'] as const).map(
    (army) =>
      `<li><svg viewBox="0 0 2.4 2.4" class="${army}" aria-hidden="true"><circle class="base" cx="1.2" cy="1.2" r="1"/></svg>${army}</li>`,
  );
  const rest = [
    '<li><svg viewBox="0 0 4 2.4" class="red" aria-hidden="true"><rect class="base" x=".3" y=".3" width="3.4" height="1.8" rx=".3"/><path class="front" d="M2.6 .5L3.5 1.2L2.6 1.9z"/></svg>hull and its front</li>',
    '<li><svg viewBox="0 0 2.4 2.4" aria-hidden="true"><circle class="marker" cx="1.2" cy="1.2" r=".8"/></svg>objective</li>',
    '<li><svg viewBox="0 0 2.4 2.4" aria-hidden="true"><path class="cross" d="M.6 .6l1.2 1.2M1.8 .6l-1.2 1.2"/></svg>fallen</li>',
  ];
  return `<ul class="legend" aria-label="Legend">${[...armies, ...rest, ...terrain].join('')}</ul>`;
}
