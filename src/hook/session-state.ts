// Keeps a file for each session of a host: its folders, and the counts of its last turn. Locks the file for changes.
import { closeSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolders, readRegularFile, toFileName } from '../folders.ts';
import { isObject, parseJson } from '../json.ts';
import type { Spent } from '../permission/decision.ts';
import type { WorkPlace } from '../trust/checkout.ts';

export interface TurnCounts {
  readonly turn: string;
  readonly spent: Spent;
  readonly entries: Readonly<Record<string, number>>;
  /** Occurrences of each pause, by its hash. */
  readonly pauses: Readonly<Record<string, number>>;
  /** Keys of allowed calls (`toCallKey`), and marks such as `patchByShell`. */
  readonly allowed: readonly string[];
}

interface SessionState {
  readonly places: readonly WorkPlace[];
  readonly counts: TurnCounts;
}

const maxBytes = 1024 * 1024;
const waitMs = 1000;
/** A lock older than this was left by a killed process. */
const staleMs = 30_000;

export function createEmptyCounts(turn: string): TurnCounts {
  return { turn, spent: { answers: 0, allows: 0, rejectsInARow: 0 }, entries: {}, pauses: {}, allowed: [] };
}

function getTurnCounts({ counts }: SessionState, turn: string): TurnCounts {
  return counts.turn === turn ? counts : createEmptyCounts(turn);
}

export function getSessionFile(folder: string, host: string, session: string): string {
  return path.join(folder, 'hooks', `${host}-${toFileName(session)}.json`);
}

/** Pins the places at the session's first call, and returns the pinned ones; undefined if the file can't be used. */
export async function pinPlaces(file: string, places: readonly WorkPlace[], turn: string) {
  try {
    // Read without the lock: only the first call writes the places.
    const state = readState(file);
    if (state !== undefined) return state.places;
  } catch {
    return undefined;
  }
  return changeState(file, (state = { places, counts: createEmptyCounts(turn) }) => ({ state, result: state.places }));
}

/** Changes the counts of a turn. Returns undefined if the state can't be read, or can't be locked in time. */
export async function changeCounts<T>(
  file: string,
  turn: string,
  change: (counts: TurnCounts) => { readonly counts: TurnCounts; readonly result: T },
): Promise<T | undefined> {
  return changeState(file, (state) => {
    if (state === undefined) throw new Error('The session has no state.');
    const { counts, result } = change(getTurnCounts(state, turn));
    return { state: { ...state, counts }, result };
  });
}

/** @throws {Error} if the state is damaged */
export function wasAllowed(file: string, turn: string, key: string): boolean {
  const state = readState(file);
  return state !== undefined && getTurnCounts(state, turn).allowed.includes(key);
}

/** Writes the new state to the lock file, then renames that into place. */
async function changeState<T>(
  file: string,
  change: (state: SessionState | undefined) => { readonly state: SessionState; readonly result: T },
): Promise<T | undefined> {
  const lock = `${file}.lock`;
  const descriptor = await acquireLock(lock).catch(() => undefined);
  if (descriptor === undefined) return undefined;
  try {
    const { state, result } = change(readState(file));
    const text = JSON.stringify(state);
    if (text.length > maxBytes) throw new Error('The counts of this session are too large.');
    writeFileSync(descriptor, text);
    renameSync(lock, file);
    return result;
  } catch {
    rmSync(lock, { force: true });
    return undefined;
  } finally {
    closeSync(descriptor);
  }
}

/** Returns a file descriptor, or undefined if another call holds the lock for too long. */
async function acquireLock(lock: string): Promise<number | undefined> {
  for (const deadline = Date.now() + waitMs; Date.now() < deadline; ) {
    try {
      return openSync(lock, 'wx', 0o600);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EEXIST') await waitForLock(lock);
      else if (code === 'ENOENT') makeFolders(path.dirname(lock), 0o700);
      else throw error;
    }
  }
  return undefined;
}

async function waitForLock(lock: string): Promise<void> {
  const lockedAtMs = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (lockedAtMs !== undefined && Date.now() - lockedAtMs > staleMs) rmSync(lock, { force: true });
  await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Returns undefined if the session has no state yet. @throws {Error} if the state is damaged */
function readState(file: string): SessionState | undefined {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return undefined;
  if (size > maxBytes) throw new Error('The counts of this session are too large.');
  const state = parseJson(readRegularFile(file));
  if (!isState(state)) throw new Error('The counts of this session are damaged.');
  return state;
}

function isState(value: unknown): value is SessionState {
  if (!isObject(value) || !isPlaces(value['places']) || !isObject(value['counts'])) return false;
  const { turn, allowed, spent, entries, pauses } = value['counts'];
  const isSpentValid = isNumbers(spent) && 'answers' in spent && 'allows' in spent && 'rejectsInARow' in spent;
  return typeof turn === 'string' && isTexts(allowed) && isSpentValid && isNumbers(entries) && isNumbers(pauses);
}

function isPlaces(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => isObject(one) && isTexts([one['folder'], one['checkout']]));
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isNumbers(value: unknown): value is Readonly<Record<string, number>> {
  return isObject(value) && Object.values(value).every((one) => typeof one === 'number');
}
