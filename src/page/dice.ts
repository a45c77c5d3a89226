/** Positions of the pips of a face, in thirds of its side. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[1, 1]],
  [
    [0, 2],
    [2, 0],
  ],
  [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/** The inside of a die's picture by face, for a `viewBox` of `0 0 20 20`; undefined if it is not a face of a D6. */
export const PIP_MARKUP: readonly string[] = PIPS.map(
  (pips) =>
    `<rect x="1" y="1" width="18" height="18" rx="4"/>${pips.map(([x, y]) => `<circle cx="${5 + 5 * x}" cy="${5 + 5 * y}" r="1.9"/>`).join('')}`,
);

/** The faces of a D6 once for a page that shows thousands (`dieUse`); it goes before the first of them. */
export const DICE_SPRITE = `<svg class="sprite" aria-hidden="true" width="0" height="0">${PIP_MARKUP.map(
  // Style rules for the surroundings of a die do not reach into a `use` element.
  (pips, i) =>
    `<symbol id="d${i + 1}" viewBox="0 0 20 20">${pips.replace('<rect', '<rect fill="none" stroke="currentColor" stroke-width="1.5"')}</symbol>`,
).join('')}</svg>`;

/** One die on a page with `DICE_SPRITE`: pips for the faces of a D6, and the number itself for anything else. Read aloud as its face. */
export function dieUse(face: number): string {
  if (PIP_MARKUP[face - 1] === undefined) return `<span class="face">${face}</span>`;
  return `<svg class=die role=img aria-label=${face}><use href=#d${face} /></svg>`;
}
