import { PALETTES } from '../page/index.ts';

/** Attributes that say nothing a still picture needs: for screen readers (the figure has words of its own), for mice, and Vega's own names. */
const IDLE = / (?:aria-[a-z]+|role|class|pointer-events|font-family|xmlns(?::xlink)?|version|stroke-miterlimit)="[^"]*"/g;
const USUAL = / (?:opacity|fill-opacity|stroke-opacity)="1"| font-weight="normal"| transform="translate\(0,0\)"/g;

/**
 * A chart's picture to stand in a page itself: the same drawing in a quarter of the letters. Its colours are the page's variables, so that it
 * is dark on a dark page and light on paper; its ids begin with `id`, so that pictures of one page don't share clips and gradients.
 * @param svg as `drawSvg` gives it, in light.
 */
export function stillPicture(svg: string, id: string): string {
  const named = svg
    .replace(IDLE, '')
    .replace(/<[^<>]+>/g, (tag) => shortTag(tag, id))
    .replace(/<path d="M[^"]*"\/>/g, '');
  return withoutEmptyGroups(named).replace('<svg', '<svg aria-hidden="true" focusable="false"');
}

/** Tags only: numbers and colours that are words of the chart stay as they are. */
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

/** The light palette's colours by what the page calls them. */
const VARIABLES = new Map<string, string>([
  ...variants.map((colour, i): [string, string] => [colour, `"var(--variant-${i})"`]),
  ...Object.entries({ paper, ink, muted, line: grid, red, blue }).map(([name, colour]): [string, string] => [colour, `"var(--${name})"`]),
]);

/** Whether a still picture has colours that no variable stands for: it is then shown on a light ground everywhere. */
export const hasOwnColours = (still: string): boolean => /"(?:#[0-9a-f]{3,8}|rgba?\([^"]*)"/.test(still);
