/** A library in the form in which a page holds it: what names its source map would have it fetched. */
export const asLibrary = (code: string): string => code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
