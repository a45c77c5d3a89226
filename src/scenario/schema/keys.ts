import { z } from 'zod';

/** The keys that a schema knows for the map at a path, in any of its alternatives. */
export function knownKeys(schema: z.ZodType, path: readonly (string | number)[]): string[] {
  const keys = new Set<string>();
  for (const found of walk(schema, path)) {
    if (found instanceof z.ZodObject) for (const key of Object.keys(found.shape)) keys.add(key);
  }
  return [...keys];
}

function walk(schema: z.core.$ZodType, path: readonly (string | number)[]): z.core.$ZodType[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((it) => walk(it, path));
  if (path.length === 0) return [inner];
  const [step, ...rest] = path;
  if (inner instanceof z.ZodObject) {
    const next = inner.shape[String(step)] ?? inner.def.catchall;
    return next === undefined ? [] : walk(next, rest);
  }
  if (inner instanceof z.ZodArray) return walk(inner.element, rest);
  if (inner instanceof z.ZodRecord) return walk(inner.valueType, rest);
  if (inner instanceof z.ZodTuple) {
    const next = inner.def.items[Number(step)];
    return next === undefined ? [] : walk(next, rest);
  }
  return [];
}

/** What an optional schema, or one with a default, is about. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  let it = schema;
  while (it instanceof z.ZodExactOptional || it instanceof z.ZodDefault || it instanceof z.ZodOptional) it = it.def.innerType;
  return it;
}
