export type Theme = 'light' | 'dark';

/** Colours of one theme. Pairs that have to be told apart differ in lightness too. */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly grid: string;
  readonly red: string;
  readonly blue: string;
  /** By place of the variant in the run; the baseline first. */
  readonly variants: readonly string[];
  /** From nothing to all, for the cells of a heat map; a hue that stands for no army. */
  readonly ramp: readonly string[];
}

/** Okabe & Ito (2008), "Color universal design", shifted for contrast on each ground. */
export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    paper: '#ffffff',
    ink: '#1c2430',
    muted: '#5b6675',
    grid: '#e4e8ee',
    red: '#c8442b',
    blue: '#1f6fb4',
    ramp: ['#f4f2fa', '#d9d2ef', '#b9aade', '#6a4fb0', '#3f2585'],
    variants: ['#7a8696', '#d1730b', '#0b7fb8', '#0a8a68', '#b5548c', '#8a6d00', '#6a51a3', '#7a4a2b'],
  },
  dark: {
    paper: '#14181f',
    ink: '#e8ebf0',
    muted: '#a0aab8',
    grid: '#2b323d',
    red: '#f2765a',
    blue: '#63b1f0',
    ramp: ['#1d1c29', '#332c52', '#4f4285', '#a594e0', '#d9cfff'],
    variants: ['#b4bfcc', '#f2a03d', '#56b4e9', '#35c79a', '#e08fc0', '#e3cf4f', '#b3a2e6', '#cc9a78'],
  },
};

export const FONT = 'Inter, system-ui, "Segoe UI", sans-serif';
