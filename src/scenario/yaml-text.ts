import { Document, isCollection, isMap, isPair, isScalar, isSeq, visit } from 'yaml';

/** Columns up to which a map or a list stays on one line. */
const WIDTH = 140;

/**
 * Data as the text of a YAML file, in the style of the bundled ones: maps and lists of plain values on a line each, and what holds more below.
 * The same data gives the same text.
 */
export function yamlText(data: unknown): string {
  const document = new Document(data);
  visit(document, {
    Collection(_key, node) {
      if (node !== document.contents && isShort(node, 2)) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true, singleQuote: true });
}

/** Whether everything in a collection is plain, but for so many levels of lists and maps of plain values. */
function isShort(node: unknown, levels: number): boolean {
  if (isScalar(node)) return true;
  if (!isCollection(node) || levels === 0) return false;
  const parts: unknown[] = isMap(node) || isSeq(node) ? node.items.map((it) => (isPair(it) ? it.value : it)) : [];
  return parts.every((it) => isShort(it, levels - 1)) && JSON.stringify(node.toJSON()).length < WIDTH;
}
