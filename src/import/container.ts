import { EXPORT_AGAIN, ImportError } from './import-error.ts';
import { readJson } from './json.ts';
import { MOST_BYTES, TOO_LARGE } from './limits.ts';
import type { Part } from './part.ts';
import { readXml } from './xml.ts';
import { isZip, unzipped } from './zip.ts';

/** A roster in its file form. */
export interface Container {
  /** `zip of xml`, `xml` or `json`. */
  readonly kind: string;
  readonly root: Part;
  /** What stands beside the roster in a JSON file; the roster itself in XML. */
  readonly around: Part;
}

/**
 * Reads a file by its content, whatever its name.
 * @throws ImportError for everything but a roster
 */
export function readContainer(bytes: Uint8Array): Container {
  if (bytes.length > MOST_BYTES) throw new ImportError(TOO_LARGE);
  if (!isZip(bytes)) return parsed(textOf(bytes));
  const inner = parsed(textOf(unzipped(bytes)));
  return { ...inner, kind: `zip of ${inner.kind}` };
}

function parsed(text: string): Container {
  const first = /\S/.exec(text)?.[0];
  if (first === '<') {
    const root = readXml(text);
    return { kind: 'xml', root, around: root };
  }
  if (first === '{' || first === '[') return { kind: 'json', ...readJson(text) };
  if (first === undefined) throw new ImportError(`is empty; ${EXPORT_AGAIN}`);
  const isText = !/[\p{Cc}\ufffd]/u.test(text.slice(0, 4096).replace(/\s/g, ''));
  throw new ImportError(`is ${isText ? 'plain text' : 'neither a zip file, XML nor JSON'}; ${EXPORT_AGAIN}`);
}

/** Text in UTF-8, or in UTF-16 with a mark at its beginning. */
function textOf(bytes: Uint8Array): string {
  const wide = bytes.subarray(0, bytes.length & ~1);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(wide);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(wide);
  return new TextDecoder().decode(bytes);
}
