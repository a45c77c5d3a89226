/** `shock-troops`: ignores Suppressive Fire (WAF-SHOOT-16). */
export const reactions: readonly string[] = ['shock-troops'];
