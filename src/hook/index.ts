// The program of a hook, dist/cli/hook.js. It loads nothing but the rest, compiled before: what is loaded before each tool call is paid for each time.
const { createRequire, enableCompileCache } = process.getBuiltinModule('node:module');
const { homedir } = process.getBuiltinModule('node:os');

process.on('uncaughtException', () => process.exit(2));
// Beside our state, where nobody else writes; the system's temporary folder is everybody's.
const state = process.env['XDG_STATE_HOME'] ?? '';
enableCompileCache(`${state.startsWith('/') ? state : `${homedir()}/.local/state`}/interns/hooks/compiled`);
createRequire(import.meta.url)('./hook-main.cjs');
