import { Document, isCollection, isMap, isPair, isScalar, isSeq, type Node, visit } from 'yaml';

/** Columns up to which a map or a list stays on one line. */
const WIDTH = 140;

/**
 * Data as the text of a YAML file, in the style of the bundled ones: maps and lists of plain values on a line each, and what holds more below.
 * The same data gives the same text.
 */
export function yamlText(data: unknown): string {
  const document = new Document(data);
  inShortLines(document.contents, document.contents);
  return document.toString(PRINTED);
}

/** How files are printed. */
export const PRINTED = { lineWidth: 0, flowCollectionPadding: true, singleQuote: true } as const;

/** Puts maps and lists of plain values on a line each, but for one. */
export function inShortLines(whole: Node | null, but: Node | null = null): void {
  visit(whole, {
    Collection(_key, node) {
      if (node !== but && isShort(node, 2)) node.flow = true;
    },
  });
}

/** Whether everything in a collection is plain, but for so many levels of lists and maps of plain values. */
function isShort(node: unknown, levels: number): boolean {
  if (isScalar(node)) return true;
  if (!isCollection(node) || levels === 0) return false;
  const parts: unknown[] = isMap(node) || isSeq(node) ? node.items.map((it) => (isPair(it) ? it.value : it)) : [];
  return parts.every((it) => isShort(it, levels - 1)) && JSON.stringify(node.toJSON()).length < WIDTH;
}
