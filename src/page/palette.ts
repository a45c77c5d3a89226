export type Theme = 'light' | 'dark';

/** Colours of one theme. Pairs that must be distinguishable differ in lightness too. */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly grid: string;
  readonly red: string;
  readonly blue: string;
  /** Colours of rulesets: first those of the built-in editions, then those for other specifications. */
  readonly variants: readonly string[];
  /** From 0 to 1, for the cells of a heat map; a hue of neither army. */
  readonly ramp: readonly string[];
  /** Colours of terrain, too pale to be mistaken for a mark: woods, hills, rough ground, ruins and buildings, obstacles, impassable terrain. */
  readonly grounds: readonly string[];
}

/**
 * The hues of Okabe & Ito (2008), "Color universal design", with lightness and chroma from a search for the largest least difference
 * between any two rulesets, as people of every kind of colour vision see them, at a contrast of 3:1 and more. `palette.test.ts` says
 * how far apart they are.
 */
export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    paper: '#ffffff',
    ink: '#1c2430',
    muted: '#5b6675',
    grid: '#e4e8ee',
    red: '#c8442b',
    blue: '#1f6fb4',
    ramp: ['#f4f2fa', '#d9d2ef', '#b9aade', '#6a4fb0', '#3f2585'],
    grounds: ['#cde3c3', '#efe3c0', '#e2ddd8', '#c3c9d3', '#a3acb9', '#7c8592'],
    variants: ['#8e9197', '#d8781f', '#4f8ad5', '#197052', '#882075', '#676915', '#5354c7', '#5d220b'],
  },
  dark: {
    paper: '#14181f',
    ink: '#e8ebf0',
    muted: '#a0aab8',
    grid: '#2b323d',
    red: '#f2765a',
    blue: '#63b1f0',
    ramp: ['#1d1c29', '#332c52', '#4f4285', '#a594e0', '#d9cfff'],
    grounds: ['#263f2b', '#433a24', '#373330', '#3b4350', '#586270', '#7d8795'],
    variants: ['#dae1e7', '#ef9c36', '#30bef2', '#338964', '#ad639b', '#edef56', '#8a64e0', '#a25639'],
  },
};

export const FONT = 'Inter, system-ui, "Segoe UI", sans-serif';
