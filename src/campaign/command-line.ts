/** A word of a command line, quoted where a shell would split or expand it. */
export const shellWord = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

/** A sandtable command line that can be pasted. Undefined options are left out; a list repeats its option for each entry. */
export function commandLine(
  command: string,
  words: readonly string[],
  options: { readonly [name: string]: string | number | readonly string[] | undefined },
): string {
  const rest = Object.entries(options).flatMap(([name, value]) =>
    (value === undefined ? [] : Array.isArray(value) ? value : [String(value)]).flatMap((it: string) => [
      name.length === 1 ? `-${name}` : `--${name}`,
      shellWord(it),
    ]),
  );
  return ['sandtable', command, ...words.map(shellWord), ...rest].join(' ');
}
