import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/*
 * SHA-256 without waiting, on every platform: Node's own is not in browsers, and that of browsers gives promises.
 * Files of results, which are large, are digested by Node's in `runner`.
 */

/** The digest of a text in UTF-8, as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(wellFormed(text))));

/** The digest of bytes, likewise. */
export const sha256HexOfBytes = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

/** The digest of a text in base 64, as a content-security policy names it. */
export const sha256Base64 = (text: string): string => btoa(String.fromCharCode(...sha256(utf8ToBytes(wellFormed(text)))));

/** Halves of a pair that stand alone count as the replacement character, whatever encodes the text. */
const wellFormed = (text: string): string =>
  text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
