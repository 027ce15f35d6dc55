// The program of a hook, dist/cli/hook.js. It loads the rest with what was compiled before: what is loaded before each tool call is paid for each time.
const { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = process.getBuiltinModule('node:fs');
const { Script } = process.getBuiltinModule('node:vm');

process.on('uncaughtException', () => process.exit(2));
// Beside our state, where nobody else writes; the system's temporary folder is everybody's.
const state = process.env['XDG_STATE_HOME'] ?? '';
const home = process.env['HOME'] || process.getBuiltinModule('node:os').homedir();
const folder = `${state.startsWith('/') ? state : `${home}/.local/state`}/interns/hooks/compiled`;

const loaded = new Map<string, object>();

/**
 * Loads a file of the program, or a module of Node. Node's own cache of what is compiled has no function of a file, as it is made before
 * the file runs; to compile those that a call needs takes a third of its time.
 */
function load(name: string): unknown {
  if (!name.startsWith('./')) return process.getBuiltinModule(name);
  const found = loaded.get(name);
  if (found !== undefined) return found;
  const filename = `${import.meta.dirname}/${name.slice(2)}`;
  const source = readFileSync(filename);
  const file = `${folder}/${name.slice(2)}-${process.version}-${process.arch}`;
  const { writes, cachedData } = readKept(file, source);
  const script = new Script(`(function (exports, require) {${source.toString()}\n})`, { filename, cachedData });
  process.on('exit', () => {
    const isNew = cachedData === undefined || script.cachedDataRejected === true;
    if (!isNew && !isDue(file, writes)) return;
    keep(file, Buffer.concat([Buffer.of(writes + 1), source, script.createCachedData()]));
  });
  const exports = {};
  loaded.set(name, exports);
  script.runInThisContext()(exports, load);
  return exports;
}

/** What was compiled of this source; V8 itself compares its length alone. */
function readKept(file: string, source: Buffer): { readonly writes: number; readonly cachedData?: Buffer } {
  try {
    const kept = readFileSync(file);
    const end = 1 + source.length;
    if (kept.subarray(1, end).equals(source)) return { writes: kept[0] ?? 0, cachedData: kept.subarray(end) };
  } catch {
    // There is none yet.
  }
  return { writes: 0 };
}

/** Calls differ in what they run, so it is written again: a few seconds after the first time, then ever less often, at last every 12 days. */
function isDue(file: string, writes: number): boolean {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 1000 * 4 ** Math.min(writes, 10);
}

/** V8 has no checksum for it, so a file is there whole or not at all. */
function keep(file: string, content: Buffer): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    // It is there, or what it belongs in is not: the first call makes that.
  }
  try {
    writeFileSync(`${file}.${process.pid}`, content, { mode: 0o600, flush: true });
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // Without a place for it, it is compiled each time.
  }
}

load('./hook-main.cjs');
