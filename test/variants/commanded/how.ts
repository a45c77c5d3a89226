/** How the commander answers a decision. */
export type How = 'plan' | 'worth' | 'rule' | 'fixed';
