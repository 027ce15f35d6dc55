// State of a session: its places, and the counts of its turn. One file per session, locked while it is changed.
import { closeSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolders, readRegularFile } from '../folders.ts';
import { isObject, parseJson } from '../json.ts';
import type { Spent } from '../permission/decision.ts';
import { fileNameFor } from '../sha256.ts';
import type { WorkPlace } from '../trust/checkout.ts';

export interface TurnCounts {
  readonly turn: string;
  readonly spent: Spent;
  /** Pauses are counted by their hash. */
  readonly entries: Readonly<Record<string, number>>;
  readonly pauses: Readonly<Record<string, number>>;
  /** Digests of the calls that were allowed. */
  readonly allowed: readonly string[];
}

export interface SessionState {
  readonly places: readonly WorkPlace[];
  readonly counts: TurnCounts;
}

const maxBytes = 1024 * 1024;
const waitMs = 1000;
/** An older lock was left by a killed process. */
const staleMs = 30_000;

export function noCounts(turn: string): TurnCounts {
  return { turn, spent: { answers: 0, allows: 0, rejectsInARow: 0 }, entries: {}, pauses: {}, allowed: [] };
}

export function countsOf({ counts }: SessionState, turn: string): TurnCounts {
  return counts.turn === turn ? counts : noCounts(turn);
}

export function sessionFile(folder: string, host: string, session: string): string {
  return path.join(folder, 'hooks', `${host}-${fileNameFor(session)}.json`);
}

/** Returns undefined if it can't be read or locked in time. The lock is the new state's file, renamed into place. */
export async function changeState<T>(
  file: string,
  change: (state: SessionState | undefined) => { readonly state: SessionState; readonly result: T },
): Promise<T | undefined> {
  const next = `${file}.lock`;
  const opened = await locked(next).catch(() => undefined);
  if (opened === undefined) return undefined;
  try {
    const { state, result } = change(readState(file));
    const text = JSON.stringify(state);
    if (text.length > maxBytes) throw new Error('The counts of this session are too large.');
    writeFileSync(opened, text);
    renameSync(next, file);
    return result;
  } catch {
    rmSync(next, { force: true });
    return undefined;
  } finally {
    closeSync(opened);
  }
}

/** Returns undefined if another call held the lock for too long. */
async function locked(lock: string): Promise<number | undefined> {
  for (const end = Date.now() + waitMs; Date.now() < end; ) {
    try {
      return openSync(lock, 'wx', 0o600);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EEXIST') await whileHeld(lock);
      else if (code === 'ENOENT') makeFolders(path.dirname(lock), 0o700);
      else throw error;
    }
  }
  return undefined;
}

async function whileHeld(lock: string): Promise<void> {
  const age = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (age !== 0 && Date.now() - age > staleMs) rmSync(lock, { force: true });
  await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Returns undefined if there is none yet. @throws {Error} it is damaged */
export function readState(file: string): SessionState | undefined {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return undefined;
  if (size > maxBytes) throw new Error('The counts of this session are too large.');
  const state = parseJson(readRegularFile(file));
  if (!isState(state)) throw new Error('The counts of this session are damaged.');
  return state;
}

function isState(value: unknown): value is SessionState {
  return isObject(value) && isPlaces(value['places']) && isObject(value['counts']) && isCounts(value['counts']);
}

function isCounts({ turn, allowed, spent, entries, pauses }: Readonly<Record<string, unknown>>): boolean {
  const isSpent = isNumbers(spent) && 'answers' in spent && 'allows' in spent && 'rejectsInARow' in spent;
  return typeof turn === 'string' && isTexts(allowed) && isSpent && isNumbers(entries) && isNumbers(pauses);
}

function isPlaces(value: unknown): value is readonly WorkPlace[] {
  return Array.isArray(value) && value.every((one) => isObject(one) && isTexts([one['folder'], one['checkout']]));
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isNumbers(value: unknown): value is Readonly<Record<string, number>> {
  return isObject(value) && Object.values(value).every((one) => typeof one === 'number');
}
