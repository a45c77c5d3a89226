import { status, unitRegister } from 'sandtable/rules';

/** Has acted in this game turn, and cannot be picked again (WAF-TURN-02). */
export const SPENT = status('spent', 'round');
/** Inches that a transport drove when it acted in this game turn; rules for its passengers need it. */
export const DROVE = unitRegister('WAF-TURN-02/drove', 'round');
/** 1 for a transport that passengers got into or out of in this game turn. */
export const TRAFFIC = unitRegister('WAF-TURN-02/traffic', 'round');
