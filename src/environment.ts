// Reads environment variables, treating an empty one as unset, and names the folder for files kept between runs.
import { isAbsolute, join } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns undefined if the variable is unset or empty. */
export function variable(env: Environment, name: string): string | undefined {
  return env[name] === '' ? undefined : env[name];
}

/** Returns the folder for files kept between runs (XDG Base Directory Specification, "XDG_STATE_HOME"). */
export function stateFolder(env: Environment): string {
  const state = variable(env, 'XDG_STATE_HOME') ?? '';
  if (isAbsolute(state)) return join(state, 'interns');
  return join(variable(env, 'HOME') ?? process.getBuiltinModule('node:os').homedir(), '.local/state/interns');
}
