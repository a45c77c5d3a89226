/** The title of a file that was read but not checked. */
export const titleIn = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string' ? data.title : null;
