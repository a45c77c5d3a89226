import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/*
 * cephes is one module with five programs of WebAssembly as text, most of which nobody calls, and a wrapper with buffers of its own: 110 kB
 * compressed. The page gets the same programs, as many of them as have a function that is used, and calls their exports as they are. They are
 * written in hexadecimal digits, of which two always are a byte: those compress better than letters that are three quarters of one.
 */

const PACKAGE = /[\\/]node_modules[\\/]cephes[\\/]index\.mjs$/;
const PROGRAM = /^var (\w+) = \{\s+buffer:\s+"([A-Za-z0-9+/=]+)",\s+methods: \[([^\]]*)\]/gm;
/** Where the functions that the project uses are declared: no other passes its types. */
const DECLARED = fileURLToPath(new URL('../../stats/cephes.d.ts', import.meta.url));

/** The build's cephes: of its programs those that have a declared function. */
export const cephesAsUsed = (): Plugin => ({
  name: 'cephes-as-used',
  load: (id) => (PACKAGE.test(id) ? cephesWith(readFileSync(id, 'utf8'), declaredIn(readFileSync(DECLARED, 'utf8'))) : null),
});

/** The functions that a declaration of the package names. */
export const declaredIn = (text: string): readonly string[] => [...text.matchAll(/export function (\w+)/g)].map(([, name]) => name ?? '');

/**
 * The module of cephes with these functions and no others, from the text of the whole one. Throws where that is not built as expected, or
 * has no such function.
 */
export function cephesWith(text: string, functions: readonly string[]): string {
  const programs = [...text.matchAll(PROGRAM)].map(([, name = '', bytes = '', methods = '']) => ({
    name,
    bytes,
    methods: new Set([...methods.matchAll(/"_(\w+)"/g)].map(([, it]) => it)),
  }));
  // The package takes a function that several programs have from the last of them.
  const homes = functions.map((it) => {
    const home = programs.findLast(({ methods }) => methods.has(it));
    if (home === undefined)
      throw new Error(`cephes: no program has the function ${it}; src/studio/build/cephes.ts has to know how this version is built`);
    return { name: it, home };
  });
  const needed = programs.filter((it) => homes.some(({ home }) => home === it));
  return [
    ACTS,
    ...needed.map(({ name, bytes }) => `const ${name} = await opened('${Buffer.from(bytes, 'base64').toString('hex')}');`),
    ...homes.map(({ name, home }) => `export const ${name} = ${home.name}.${name};`),
    'export const compiled = Promise.resolve();',
    '',
  ].join('\n');
}

/** What the programs need of their surroundings: somebody who throws what they report, which is an error where the result has no number. */
const ACTS = `async function opened(text) {
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(text.match(/../g), (it) => parseInt(it, 16)), {
    env: {
      mtherr(name, code) {
        const bytes = new Uint8Array(instance.exports.memory.buffer, name);
        throw new RangeError(\`cephes reports error \${code} in \${String.fromCharCode(...bytes.subarray(0, bytes.indexOf(0)))}\`);
      },
    },
  });
  return instance.exports;
}`;
