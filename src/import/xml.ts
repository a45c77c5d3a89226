import { SaxesParser } from 'saxes';
import { ImportError } from './import-error.ts';
import { DEEPEST, DEEPEST_SELECTION, MOST_PARTS, MOST_SELECTIONS, TOO_DEEP, TOO_MANY } from './limits.ts';
import type { Part } from './part.ts';

/** Characters that are parsed at a time, so that limits hold while reading. */
const CHUNK = 64 * 1024;

class Element implements Part {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: Element[] = [];
  words = '';

  constructor(name: string, attributes: { readonly [name: string]: string }) {
    this.name = name;
    this.attributes = attributes;
  }

  attribute(name: string): string {
    return Object.hasOwn(this.attributes, name) ? (this.attributes[name] as string) : '';
  }

  list(name: string, each: string): readonly Element[] {
    return this.children.filter((it) => it.name === name).flatMap((it) => it.children.filter((child) => child.name === each));
  }

  one(name: string): Element | null {
    return this.children.find((it) => it.name === name) ?? null;
  }

  text(): string {
    return this.words;
  }
}

const plainName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * The root of an XML roster. Document types are refused, so that no entity but the five of XML is ever read.
 * @throws ImportError
 */
export function readXml(text: string): Part {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new ImportError('has a document type (<!DOCTYPE or <!ENTITY), which no roster has');
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: Element[] = [];
  let root: Element | null = null;
  let selections = 0;
  let deep = 0;
  let parts = 0;
  parser.on('error', (error) => {
    throw new ImportError(`is damaged XML: line ${parser.line}, column ${parser.column}`, { cause: error });
  });
  parser.on('opentag', (tag) => {
    const element = new Element(plainName(tag.name), { ...tag.attributes });
    if (root === null) {
      root = element;
      if (element.name !== 'roster') throw otherRoot(element.name);
    }
    const isSelection = element.name === 'selection';
    if (isSelection) {
      selections++;
      deep++;
    }
    if (++parts > MOST_PARTS || selections > MOST_SELECTIONS) throw new ImportError(TOO_MANY);
    if (deep > DEEPEST_SELECTION || open.length > DEEPEST) throw new ImportError(TOO_DEEP);
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const add = (words: string): void => {
    const inner = open.at(-1);
    if (inner !== undefined) inner.words += words;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    if (open.pop()?.name === 'selection') deep--;
  });
  for (let at = 0; at < text.length; at += CHUNK) parser.write(text.slice(at, at + CHUNK));
  parser.close();
  if (root === null) throw otherRoot('');
  return root;
}

const otherRoot = (name: string): ImportError =>
  new ImportError(`is ${name === '' ? 'XML without a root' : `a file of "${name.slice(0, 40)}"`}, expected a roster`);
