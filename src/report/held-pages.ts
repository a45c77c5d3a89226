import { deflateSync, strFromU8, strToU8 } from 'fflate';

/** Pages that another page holds, compressed. */
export interface HeldPages {
  /** Their files, in order. */
  readonly files: readonly string[];
  /** `{ parts, pages }` as JSON, deflated, in base64: texts, and by file the places of those that make it up. */
  readonly packed: string;
  /** Texts of their scripts, each once. */
  readonly scripts: readonly string[];
}

/** Bytes of a text in UTF-8. */
export const bytesOf = (text: string): number => strToU8(text).length;

/** What pages of one kind share: each style sheet and each script that is no data. */
const SHARED = /(<style>[\s\S]*?<\/style>|<script>[\s\S]*?<\/script>)/;
const SCRIPT = /^<script>([\s\S]*)<\/script>$/;

/**
 * Packs pages to be held by another one, as many of the first as there is room for; what they share is held once. The same pages give the
 * same bytes on every machine.
 * @param room in bytes of the page that holds them
 */
export function heldPages(pages: readonly (readonly [file: string, text: string])[], room: number): HeldPages | undefined {
  for (let count = pages.length; count > 0; count--) {
    const held = packed(pages.slice(0, count));
    if (held.packed.length <= room) return held;
  }
  return undefined;
}

function packed(pages: readonly (readonly [file: string, text: string])[]): HeldPages {
  const places = new Map<string, number>();
  const placeOf = (part: string): number => {
    const place = places.get(part) ?? places.size;
    places.set(part, place);
    return place;
  };
  const byFile = Object.fromEntries(pages.map(([file, text]) => [file, text.split(SHARED).map(placeOf)]));
  const parts = [...places.keys()];
  const text = JSON.stringify({ parts, pages: byFile });
  return {
    files: pages.map(([file]) => file),
    packed: btoa(strFromU8(deflateSync(strToU8(text), { level: 9 }), true)),
    scripts: parts.flatMap((part) => SCRIPT.exec(part)?.[1] ?? []),
  };
}
