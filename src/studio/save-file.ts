/** The address of a text that a link with `download` saves as a file. */
export const asFile = (text: string): string => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
