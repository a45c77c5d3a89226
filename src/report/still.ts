import { PALETTES } from '../page/index.ts';

/** Attributes that a still picture does not need: for screen readers (the figure has its own label), for mice, and Vega's own names. */
const IDLE = / (?:aria-[a-z]+|role|class|pointer-events|font-family|xmlns(?::xlink)?|version|stroke-miterlimit)="[^"]*"/g;
const USUAL = / (?:opacity|fill-opacity|stroke-opacity)="1"| font-weight="normal"| transform="translate\(0,0\)"/g;

/**
 * A chart's picture to embed in a page: the same drawing at a quarter of the size. Its colours are the page's variables, so that it is
 * dark on a dark page and light in print; its ids begin with `id`, so that pictures on one page don't share clips and gradients.
 * @param svg as returned by `drawSvg`, in the light theme.
 */
export function stillPicture(svg: string, id: string): string {
  const named = svg
    .replace(IDLE, '')
    .replace(/<[^<>]+>/g, (tag) => shortTag(tag, id))
    .replace(/<path d="M[^"]*"\/>/g, '');
  return withoutEmptyGroups(named).replace('<svg', '<svg aria-hidden="true" focusable="false"');
}

/** Only within tags: numbers and colours in the chart's text stay unchanged. */
function shortTag(tag: string, id: string): string {
  if (tag.includes(' display="none"')) return tag.endsWith('/>') ? '' : tag;
  return tag
    .replace(USUAL, '')
    .replace(/-?\d*\.\d+(?:e-?\d+)?/g, shortNumber)
    .replace(/\bid="([\w-]+)"/g, `id="${id}-$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#${id}-$1)`)
    .replace(/"#[0-9a-f]{6}"/g, (colour) => VARIABLES.get(colour.slice(1, -1)) ?? colour);
}

/** Two decimals are a hundredth of a pixel. */
function shortNumber(text: string): string {
  return String(Math.round(Number(text) * 100) / 100);
}

function withoutEmptyGroups(svg: string): string {
  const fewer = svg.replace(/<g[^<>]*><\/g>/g, '').replace(/<g>((?:(?!<\/?g[ >]).)*)<\/g>/gs, '$1');
  return fewer.length === svg.length ? svg : withoutEmptyGroups(fewer);
}

const { variants, paper, ink, muted, grid, red, blue } = PALETTES.light;

/** The light palette's colours by the page's names for them. */
const VARIABLES = new Map<string, string>([
  ...variants.map((colour, i): [string, string] => [colour, `"var(--variant-${i})"`]),
  ...Object.entries({ paper, ink, muted, line: grid, red, blue }).map(([name, colour]): [string, string] => [colour, `"var(--${name})"`]),
]);

/** Whether a still picture has colours without a variable: it is then always shown on a light background. */
export const hasOwnColours = (still: string): boolean => /"(?:#[0-9a-f]{3,8}|rgba?\([^"]*)"/.test(still);
