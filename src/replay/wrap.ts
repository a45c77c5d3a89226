/** A piece of a line, and how to colour it once its words are wrapped. */
export interface Piece {
  readonly text: string;
  readonly paint: (text: string) => string;
}

/** Pieces as lines of at most `width` columns where words allow it; lines after the first are indented by four more columns. */
export function wrapped(pieces: readonly Piece[], indent: string, width: number): string[] {
  const hanging = `${indent}    `;
  const lines: string[] = [];
  let line = indent;
  let columns = indent.length;
  let fresh = true;
  for (const { text, paint } of joinable(pieces)) {
    const glue = /^ */.exec(text)?.[0] ?? '';
    const word = text.slice(glue.length);
    if (!fresh && columns + text.length > width && glue !== '') {
      lines.push(line);
      line = hanging + paint(word);
      columns = hanging.length + word.length;
      continue;
    }
    line += glue + (word === '' ? '' : paint(word));
    columns += text.length;
    fresh = false;
  }
  lines.push(line);
  return lines;
}

/** Words with the spaces before them. */
const joinable = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap(({ text, paint }) => (text.match(/ *[^ ]+| +$/g) ?? []).map((word) => ({ text: word, paint })));
