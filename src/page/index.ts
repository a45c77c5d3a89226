/** What all pages of sandtable share: one file, a strict policy, the house colours, dice. */

export { DICE_SPRITE, dieUse, PIP_MARKUP } from './dice.ts';
export { escapeMarkdown } from './escape-markdown.ts';
export { escapeHtml } from './markup.ts';
export { FONT, PALETTES, type Palette, type Theme } from './palette.ts';
export { type PageParts, type PageSources, pageOf, sourcesOf } from './shell.ts';
