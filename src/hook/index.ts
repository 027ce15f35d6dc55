// The program of a hook, dist/cli/hook.js. It loads the rest with what was compiled before: what is loaded before each tool call is paid for each time.
const { lstatSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = process.getBuiltinModule('node:fs');
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
    const content = [Buffer.of(writes + 1), script.createCachedData()];
    keep(file, Buffer.concat([source, ...content, ...content]));
  });
  const exports = {};
  loaded.set(name, exports);
  script.runInThisContext()(exports, load);
  return exports;
}

/**
 * What was compiled of this source. V8 itself compares the length of the source alone, and a damaged byte ends the process by a signal; so
 * the source stands before it, and it stands there twice. To load what makes digests would take longer than all else here.
 */
function readKept(file: string, source: Buffer): { readonly writes: number; readonly cachedData?: Buffer } {
  try {
    if (!isOurs(folder) || !isOurs(file)) return { writes: 0 };
    const kept = readFileSync(file);
    const middle = (source.length + kept.length) / 2;
    const content = kept.subarray(source.length, middle);
    const isWhole = kept.subarray(0, source.length).equals(source) && kept.subarray(middle).equals(content);
    if (isWhole) return { writes: content[0] ?? 0, cachedData: content.subarray(1) };
  } catch {
    // There is none yet.
  }
  return { writes: 0 };
}

/** Tells whether nobody else can write a file or a folder: what V8 gets from it runs as this user. */
function isOurs(file: string): boolean {
  const { uid, mode } = lstatSync(file);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
}

/** Calls differ in what they run, so it is written again: a few seconds after the first time, then ever less often, at last every 12 days. */
function isDue(file: string, writes: number): boolean {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 1000 * 4 ** Math.min(writes, 10);
}

/** Writes it beside its place first, as other calls read it meanwhile. */
function keep(file: string, content: Buffer): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    // It is there, or what it belongs in is not: the first call makes that.
  }
  try {
    if (!isOurs(folder)) return;
    writeFileSync(`${file}.${process.pid}`, content, { mode: 0o600, flush: true });
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // Without a place for it, it is compiled each time.
  }
}

load('./hook-main.cjs');
