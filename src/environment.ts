// Variables of an environment. One that is empty counts as one that is not set: everywhere, decided here.

/** The variables of a process, by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a variable; undefined when it is not set, or empty. */
export function variable(env: Environment, name: string): string | undefined {
  return env[name] === '' ? undefined : env[name];
}
