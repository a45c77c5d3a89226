/** The rules of a ruleset with their worked examples, for readers: as a page and in Markdown. */

export { type CatalogueOptions, catalogueOf, type Exercised } from './catalogue.ts';
export { cataloguePage } from './html/page.ts';
export { catalogueMarkdown } from './markdown.ts';
