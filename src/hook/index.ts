// The program of a hook, dist/cli/hook.js. It loads nothing but the rest, compiled before: what is loaded before each tool call is paid for each time.
const { existsSync } = process.getBuiltinModule('node:fs');
const { createRequire, enableCompileCache } = process.getBuiltinModule('node:module');

process.on('uncaughtException', () => process.exit(2));
// Beside our state, where nobody else writes; the system's temporary folder is everybody's.
const state = process.env['XDG_STATE_HOME'] ?? '';
const home = process.env['HOME'] || process.getBuiltinModule('node:os').homedir();
const folder = `${state.startsWith('/') ? state : `${home}/.local/state`}/interns/hooks`;
// The first call makes the folder. Node never returns where it is to make one that can't be made, as below /proc.
if (existsSync(folder)) enableCompileCache?.(`${folder}/compiled`);
createRequire(import.meta.url)('./hook-main.cjs');
