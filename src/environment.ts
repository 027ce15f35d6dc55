// Variables of an environment. An empty variable counts as unset everywhere.
import { isAbsolute, join } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns undefined if the variable is not set, or is empty. */
export function variable(env: Environment, name: string): string | undefined {
  return env[name] === '' ? undefined : env[name];
}

/** Follows the XDG Base Directory Specification, "XDG_STATE_HOME". */
export function stateFolder(env: Environment): string {
  const state = variable(env, 'XDG_STATE_HOME') ?? '';
  if (isAbsolute(state)) return join(state, 'interns');
  return join(variable(env, 'HOME') ?? process.getBuiltinModule('node:os').homedir(), '.local/state/interns');
}
