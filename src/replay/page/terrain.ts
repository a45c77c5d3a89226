import { escapeHtml } from '../../page/index.ts';

/** How a kind of terrain looks: a ground tint and a drawing that repeats, so that kinds differ without colour too. */
interface Look {
  readonly tint: 'green' | 'stone' | 'earth' | 'metal' | 'alarm';
  /** Inches after which the drawing repeats. */
  readonly every: number;
  /** SVG path, stroked. */
  readonly path: string;
}

const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const LOOKS: Readonly<Record<string, Look>> = {
  woods: { tint: 'green', every: 2, path: `${ring(0.6, 0.6, 0.42)}M.6 1.02v.3${ring(1.6, 1.5, 0.3)}M1.6 1.8v.2` },
  ruin: { tint: 'stone', every: 1, path: 'M-.25 .25l.5 -.5M0 1l1 -1M.75 1.25l.5 -.5' },
  crater: { tint: 'earth', every: 1.6, path: `${ring(0.8, 0.8, 0.5)}${ring(0.8, 0.8, 0.2)}` },
  barricade: { tint: 'stone', every: 0.5, path: 'M.25 0v.5' },
  hill: { tint: 'earth', every: 2, path: 'M0 .5q.5 -.5 1 0t1 0M0 1.5q.5 -.5 1 0t1 0' },
  impassable: { tint: 'stone', every: 0.8, path: 'M0 0l.8 .8M.8 0l-.8 .8' },
  'tank-traps': { tint: 'metal', every: 1.2, path: 'M.3 .3l.6 .6M.9 .3l-.6 .6M.6 .2v.8' },
  razorwire: { tint: 'metal', every: 0.8, path: 'M0 .4q.2 -.5 .4 0t.4 0' },
  wreck: { tint: 'metal', every: 0.9, path: 'M-.2 .2l.4 -.4M0 .9l.9 -.9M.7 1.1l.4 -.4M.2 .25l.25 .25' },
  building: { tint: 'stone', every: 1.2, path: 'M0 .3h1.2M0 .9h1.2M.3 .3v.6M.9 -.3v.6M.9 .9v.6' },
  debris: { tint: 'earth', every: 1.1, path: 'M.2 .3l.25 .1M.7 .2l.1 .25M.4 .8l.25 -.1M.9 .75l.1 .1' },
  container: { tint: 'metal', every: 0.6, path: 'M.15 0v.6M.45 0v.6' },
  statuary: { tint: 'stone', every: 1.4, path: 'M.7 .25l.4 .45l-.4 .45l-.4 -.45z' },
  'fuel-pipes': { tint: 'metal', every: 0.9, path: 'M0 .3h.9M0 .55h.9' },
  'fuel-reserve': { tint: 'alarm', every: 1.2, path: ring(0.6, 0.6, 0.36) },
  reactor: { tint: 'alarm', every: 1.4, path: `${ring(0.7, 0.7, 0.55)}${ring(0.7, 0.7, 0.15)}` },
};
const PLAIN: Look = { tint: 'stone', every: 1, path: '' };

const lookOf = (kind: string): Look => LOOKS[kind] ?? PLAIN;

/** Fills for kinds of terrain, by `url(#ground-<kind>)`. */
export function terrainPatterns(kinds: readonly string[]): string {
  const patterns = kinds.map((kind) => {
    const { tint, every, path } = lookOf(kind);
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
