// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
/** What `paint` writes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
const COLOUR = /(\u001b\[\d{1,3}m)/;

const escaped = (text: string): string => text.replaceAll(CONTROL, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Text as it may be shown: names, titles and messages come from files, plugins and command lines. Control characters are written as escapes (as in
 * JSON, so that JSON stays what it was), and a line is no command to a build (`::error`, `##[error]`).
 * @param colours leaves colours in, where we write them ourselves
 */
export function harmless(text: string, colours = false): string {
  const plain = colours
    ? text
        .split(COLOUR)
        .map((it, i) => (i % 2 === 1 ? it : escaped(it)))
        .join('')
    : escaped(text);
  return plain.replaceAll(/^(\s*):(?=:)/gm, '$1: ').replaceAll('##[', '## [');
}
