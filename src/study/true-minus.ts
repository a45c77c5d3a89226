/** A sentence with true minus signs before its numbers and curly apostrophes; hyphens within names are kept. */
export const trueMinus = (sentence: string): string => sentence.replace(/(?<=^|[\s(])-(?=\d)/g, '−').replaceAll("'", '’');
