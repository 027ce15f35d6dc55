// The program of a hook, dist/cli/hook.js. Every tool call waits for it, so it runs the rest from kept compiled code.
const { lstatSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = process.getBuiltinModule('node:fs');
const { Script } = process.getBuiltinModule('node:vm');

process.on('uncaughtException', () => process.exit(2));
// Keep it in our state folder, where only this user writes; anybody can write to the system's temporary folder.
const state = process.env['XDG_STATE_HOME'] ?? '';
const home = process.env['HOME'] || process.getBuiltinModule('node:os').homedir();
const folder = `${state.startsWith('/') ? state : `${home}/.local/state`}/interns/hooks/compiled`;

const loaded = new Map<string, object>();

/** Spares a third of each call. Node writes its own compile cache too early: before any function is compiled. */
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
    const content = [Buffer.of(writes + 1), script.createCachedData()];
    keep(file, Buffer.concat([source, ...content, ...content]));
  });
  const exports = {};
  loaded.set(name, exports);
  script.runInThisContext()(exports, load);
  return exports;
}

/** Compares the source and two copies: V8 checks only a length, and crashes on a damaged byte. A hash costs more. */
function readKept(file: string, source: Buffer): { readonly writes: number; readonly cachedData?: Buffer } {
  try {
    if (!isOurs(folder) || !isOurs(file)) return { writes: 0 };
    const kept = readFileSync(file);
    const middle = (source.length + kept.length) / 2;
    const content = kept.subarray(source.length, middle);
    const isWhole = kept.subarray(0, source.length).equals(source) && kept.subarray(middle).equals(content);
    if (isWhole) return { writes: content[0] ?? 0, cachedData: content.subarray(1) };
  } catch {
    // Nothing is kept yet.
  }
  return { writes: 0 };
}

/** Nobody else may write what V8 then runs as this user. */
function isOurs(file: string): boolean {
  const { uid, mode } = lstatSync(file);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
}

/** Says whether to write again, as calls compile more functions: after 4 s, and each time after four times as long. */
function isDue(file: string, writes: number): boolean {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 1000 * 4 ** Math.min(writes, 10);
}

/** Renames the file into place, because other calls may be reading it. */
function keep(file: string, content: Buffer): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    // The folder is there already, or its parent is not yet; the first call creates the parent.
  }
  try {
    if (!isOurs(folder)) return;
    writeFileSync(`${file}.${process.pid}`, content, { mode: 0o600, flush: true });
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // Nothing can be kept here: each call compiles anew.
  }
}

load('./hook-main.cjs');
