import { readText } from '../../load/disk.ts';
import { readYaml } from '../../scenario/yaml-file.ts';

/** A map of a file as it is written, before any check: whatever is not as expected is passed over. */
export type Contents = { readonly [key: string]: unknown };

export const isContents = (it: unknown): it is Contents => typeof it === 'object' && it !== null && !Array.isArray(it);
export const listIn = (data: Contents, key: string): readonly unknown[] => {
  const found = data[key];
  return Array.isArray(found) ? found : [];
};
export const mapIn = (data: Contents, key: string): Contents => {
  const found = data[key];
  return isContents(found) ? found : {};
};
export const textIn = (data: Contents, key: string): string => {
  const found = data[key];
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
};

/** What a file says, unchecked; null if it is no YAML. */
export function contentsOf(path: string): Contents | null {
  const { data, issues } = readYaml(path, readText(path));
  if (Array.isArray(data)) return { examples: data };
  return issues.length === 0 && isContents(data) ? data : null;
}
