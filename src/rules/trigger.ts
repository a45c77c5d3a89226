import { NameTable } from './names.ts';

declare const triggerBrand: unique symbol;
/** A moment at which the other side, or a rule, may cut in. Editions and rules declare theirs by name. */
export type Trigger = number & { readonly [triggerBrand]: true };
export const triggers = new NameTable('trigger');
export const trigger = (name: string): Trigger => triggers.add(name) as Trigger;
