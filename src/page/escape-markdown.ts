/** Everything that Markdown could read as markup, HTML among it, is shown literally; a line end, which would end a cell or a heading, is a space. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
