/** A sentence with true minus signs before its numbers; hyphens within names stay. */
export const trueMinus = (sentence: string): string => sentence.replace(/(?<=^|[\s(])-(?=\d)/g, '−').replaceAll("'", '’');
