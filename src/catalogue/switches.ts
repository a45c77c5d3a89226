import type { Selection } from '../compile/select.ts';
import type { Param, Quantity } from '../rules/index.ts';
import type { Case } from './cases.ts';
import type { RuleLine } from './rule-list.ts';

/** A ruleset with a further switch: `waffle@-WAF-SHOOT-14`. */
export const withSwitch = (spec: string, change: string): string => (spec.indexOf('@', 1) < 0 ? `${spec}@${change}` : `${spec},${change}`);

/** What to type to flip the rule, or null if it cannot be switched. */
export function switchOf({ spec }: Selection, { id, switchable, state }: RuleLine): string | null {
  if (!switchable) return null;
  const own = [`+${id}`, `-${id}`];
  const at = spec.indexOf('@', 1);
  const switches = at < 0 ? [] : spec.slice(at + 1).split(',');
  if (switches.some((it) => own.includes(it))) {
    const rest = switches.filter((it) => !own.includes(it));
    return rest.length === 0 ? spec.slice(0, at) : `${spec.slice(0, at)}@${rest.join(',')}`;
  }
  return withSwitch(spec, `${state === 'off' ? '+' : '-'}${id}`);
}

/** What to type to set a parameter: to a value other than its default, which would change nothing. */
export function settingOfParam({ spec }: Selection, id: string, name: string, param: Param): string {
  return withSwitch(spec, `${id}.${name}=${String(otherValue(param))}`);
}

function otherValue(param: Param): number | boolean | string {
  switch (param.kind) {
    case 'integer':
      return param.default < param.max ? param.default + 1 : param.default - 1;
    case 'flag':
      return !param.default;
    case 'choice':
      return param.options.find((it) => it !== param.default) ?? param.default;
  }
}

/** Whether the rule of an example is on in the ruleset that the example names. */
export function isOn({ example, spec }: Case, onByDefault: boolean): boolean {
  const at = spec.indexOf('@', 1);
  const own =
    at < 0
      ? undefined
      : spec
          .slice(at + 1)
          .split(',')
          .find((it) => it === `+${example.rule}` || it === `-${example.rule}`);
  return own === undefined ? onByDefault : own.startsWith('+');
}

/** Switches that change a procedure from outside, to start from; none where no switch can. */
export function switchesOf(seam: string, gives: Quantity | null): string[] {
  switch (gives) {
    case null:
      return [];
    case 'Flag':
      return [`${seam}=on`, `${seam}=off`];
    case 'Needed':
    case 'Piercing':
      return [`${seam}+1`, `${seam}=4`, `${seam}=..5`];
    case 'Bonus':
      return [`${seam}+1`, `${seam}=0`];
    default:
      return [`${seam}+1`, `${seam}=2`, `${seam}=x1.5`, `${seam}=..2`, `${seam}=1..`];
  }
}
