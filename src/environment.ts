// Variables of an environment. An empty variable counts as unset everywhere.
import { isAbsolute, join } from 'node:path';

/** The variables of a process, by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a variable; undefined when it is not set, or empty. */
export function variable(env: Environment, name: string): string | undefined {
  return env[name] === '' ? undefined : env[name];
}

/** The folder for state that outlives the process (XDG Base Directory Specification, "XDG_STATE_HOME"). */
export function stateFolder(env: Environment): string {
  const state = variable(env, 'XDG_STATE_HOME') ?? '';
  return join(
    isAbsolute(state)
      ? state
      : join(variable(env, 'HOME') ?? process.getBuiltinModule('node:os').homedir(), '.local/state'),
    'interns',
  );
}
