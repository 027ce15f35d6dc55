// Variables of the environment in a configuration: `${NAME}` in any of its texts.
import type { Path } from './schema-issue.ts';

/** A variable that is named and not set. */
export interface UnsetVariable {
  readonly path: Path;
  readonly name: string;
}

/**
 * The value with each `${NAME}` in a string replaced; one that is not set stays as it was written. A playbook's shell has its own
 * use for `${…}` and is left alone.
 */
export function substitute(
  value: unknown,
  env: Readonly<Record<string, string | undefined>>,
): { readonly value: unknown; readonly unset: readonly UnsetVariable[] } {
  const unset: UnsetVariable[] = [];
  const replace = (part: unknown, path: Path): unknown => {
    if (typeof part === 'string') {
      return part.replace(/\$\{(\w+)\}/g, (written, name: string) => {
        const found = env[name];
        if (found === undefined) unset.push({ path, name });
        return found ?? written;
      });
    }
    if (Array.isArray(part)) return part.map((item: unknown, index) => replace(item, [...path, index]));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, item]: [string, unknown]) => [
        name,
        name === 'playbook' && typeof item === 'object' ? item : replace(item, [...path, name]),
      ]),
    );
  };
  return { value: replace(value, []), unset };
}
