/**
 * The functions of cephes that are used here; the studio's build leaves out the programs of all others. The package has typings, but its `exports`
 * hide them from NodeNext resolution.
 */
declare module 'cephes' {
  export const compiled: Promise<void>;
  export function cbrt(x: number): number;
  export function erfc(x: number): number;
  export function exp(x: number): number;
  export function igamc(a: number, x: number): number;
  export function igami(a: number, p: number): number;
  export function incbet(a: number, b: number, x: number): number;
  export function incbi(a: number, b: number, p: number): number;
  export function lgam(x: number): number;
  export function log(x: number): number;
  export function log10(x: number): number;
  export function log1p(x: number): number;
  export function log2(x: number): number;
  export function ndtri(p: number): number;
  export function pow(base: number, exponent: number): number;
}
