// The folder of our state, known before anything else is loaded.
import { homedir } from 'node:os';
import path from 'node:path';

/** Where sessions and copies of policies are kept (XDG Base Directory Specification). */
export function stateFolderOf(env: Readonly<Record<string, string | undefined>>): string {
  const state = env['XDG_STATE_HOME'] ?? '';
  return path.join(path.isAbsolute(state) ? state : path.join(homedir(), '.local', 'state'), 'interns');
}
