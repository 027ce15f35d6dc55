// What outlives a request: keys and their usage, sessions, runs, questions, in SQLite. Every write is durable when it returns.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import * as z from 'zod/mini';
import { approvalModes, usage } from '../../contract/chat.ts';
import { ConfigError, describeError } from '../../errors.ts';
import { question } from '../interns/question.ts';
import { type StoredKey, storedKey } from './key-usage.ts';

/** What was chosen for always in a session, by operation. */
const standing = z.record(z.string(), z.enum(['allow_always', 'reject_always']));

/** What is stored of a session: scoped to its intern (docs/service-api.md, "Stream rules", 6). */
export interface StoredSession {
  /** Prompts so far. */
  readonly turns: number;
  readonly standing: z.infer<typeof standing>;
}

/** The states of a run (docs/service-api.md, "Chat run"). */
export const runStates = ['running', 'paused', 'finished', 'cancelled', 'ended'] as const;

const storedRun = z.object({
  id: z.string(),
  internId: z.string(),
  sessionId: z.string(),
  keyHash: z.string(),
  state: z.enum(runStates),
  approvalMode: z.enum(approvalModes),
  turn: z.int(),
  prompt: z.string(),
  /** What the intern said so far. */
  reply: z.string(),
  /** UTF-8 bytes of text and reasoning so far. */
  producedBytes: z.int(),
  /** What the intern produced while nobody listened, for the response to the answer. */
  unheard: z._default(z.array(z.object({ type: z.enum(['text', 'reasoning']), text: z.string() })), []),
  model: z.nullable(z.string()),
  usage: z.nullable(usage),
  startedAt: z.string(),
  pending: z.nullable(
    z.object({ toolCallId: z.string(), question, continuation: z.unknown(), deadlineAtMs: z.number() }),
  ),
});

/** What is stored of a run. */
export type StoredRun = z.infer<typeof storedRun>;

/** Which run asked a question. */
export interface AskedBy {
  readonly runId: string;
  readonly state: StoredRun['state'];
}

/** The state of a service. */
export interface Store {
  /** The key, or undefined for a hash that was never stored. */
  key(hash: string): StoredKey | undefined;
  saveKey(key: StoredKey): void;
  session(internId: string, sessionId: string): StoredSession;
  saveStanding(internId: string, sessionId: string, choices: StoredSession['standing']): void;
  /** Stores a run, its question, and that its session has come to its turn. */
  saveRun(run: StoredRun): void;
  /** Runs that were running or paused when the store was last written. */
  openRuns(): StoredRun[];
  /** The run that asked this question in this session. */
  askedBy(internId: string, sessionId: string, toolCallId: string): AskedBy | undefined;
  /** A value that is made once and then kept. */
  keep(name: string, make: () => string): string;
  /** All writes of `work`, or none. */
  atomically<Result>(work: () => Result): Result;
  close(): void;
}

const runsInMemory = 10_000;
const forgetEvery = 500;

const schema = `
  CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS keys (hash TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS sessions (
    intern_id TEXT NOT NULL, session_id TEXT NOT NULL, turns INTEGER NOT NULL, standing TEXT NOT NULL,
    PRIMARY KEY (intern_id, session_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS runs (id TEXT PRIMARY KEY, state TEXT NOT NULL, value TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS open_runs ON runs (state) WHERE state IN ('running', 'paused');
  CREATE TABLE IF NOT EXISTS questions (
    intern_id TEXT NOT NULL, session_id TEXT NOT NULL, tool_call_id TEXT NOT NULL, run_id TEXT NOT NULL,
    PRIMARY KEY (intern_id, session_id, tool_call_id)
  ) STRICT, WITHOUT ROWID;
`;

/**
 * Opens the store in a folder, which one service at a time can have; without a folder, in memory.
 *
 * @throws {ConfigError} `config_invalid` when the folder can't be used
 */
export function openStore(folder: string | undefined): Store {
  const database = openDatabase(folder);
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const rollback = database.prepare('ROLLBACK');
  const readKey = database.prepare('SELECT value FROM keys WHERE hash = ?');
  const writeKey = database.prepare('INSERT OR REPLACE INTO keys VALUES (?, ?)');
  const readSession = database.prepare('SELECT turns, standing FROM sessions WHERE intern_id = ? AND session_id = ?');
  const writeTurns = database.prepare(
    "INSERT INTO sessions VALUES (?, ?, ?, '{}') ON CONFLICT DO UPDATE SET turns = excluded.turns",
  );
  const writeStanding = database.prepare(
    'INSERT INTO sessions VALUES (?, ?, 0, ?) ON CONFLICT DO UPDATE SET standing = excluded.standing',
  );
  const writeRun = database.prepare(
    'INSERT INTO runs VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET state = excluded.state, value = excluded.value',
  );
  const writeQuestion = database.prepare('INSERT OR REPLACE INTO questions VALUES (?, ?, ?, ?)');
  const readQuestion = database.prepare(
    'SELECT run_id, state FROM questions JOIN runs ON runs.id = run_id WHERE intern_id = ? AND session_id = ? AND tool_call_id = ?',
  );
  // Memory is not a disk: a service that runs for weeks without a data folder forgets its oldest runs.
  const forgetOldRuns =
    folder === undefined
      ? database.prepare("DELETE FROM runs WHERE rowid <= ? AND state NOT IN ('running', 'paused')")
      : undefined;
  const readOpenRuns = database.prepare("SELECT value FROM runs WHERE state IN ('running', 'paused') ORDER BY rowid");
  const readKept = database.prepare('SELECT value FROM kept WHERE name = ?');
  const writeKept = database.prepare('INSERT INTO kept VALUES (?, ?)');
  // Every request reads its key, so what was read or written last stays at hand.
  const keys = new Map<string, StoredKey>();

  const atomically = <Result>(work: () => Result): Result => {
    if (database.isTransaction) return work();
    begin.run();
    try {
      const result = work();
      commit.run();
      return result;
    } catch (error: unknown) {
      // A failed COMMIT may have rolled back by itself.
      if (database.isTransaction) rollback.run();
      keys.clear();
      throw error;
    }
  };

  return {
    key(hash) {
      const known = keys.get(hash);
      if (known !== undefined) return known;
      const row = readKey.get(hash);
      if (row === undefined) return undefined;
      const key = storedKey.parse(parseValue(row));
      keys.set(hash, key);
      return key;
    },
    saveKey(key) {
      writeKey.run(key.hash, JSON.stringify(key));
      keys.set(key.hash, key);
    },
    session(internId, sessionId) {
      const row = readSession.get(internId, sessionId);
      if (row === undefined) return { turns: 0, standing: {} };
      return { turns: Number(row['turns']), standing: standing.parse(JSON.parse(String(row['standing']))) };
    },
    saveStanding(internId, sessionId, choices) {
      writeStanding.run(internId, sessionId, JSON.stringify(choices));
    },
    saveRun(run) {
      atomically(() => {
        const { lastInsertRowid } = writeRun.run(run.id, run.state, JSON.stringify(run));
        if (Number(lastInsertRowid) % forgetEvery === 0) forgetOldRuns?.run(Number(lastInsertRowid) - runsInMemory);
        writeTurns.run(run.internId, run.sessionId, run.turn);
        if (run.pending !== null) writeQuestion.run(run.internId, run.sessionId, run.pending.toolCallId, run.id);
      });
    },
    openRuns: () => readOpenRuns.all().map((row) => storedRun.parse(parseValue(row))),
    askedBy(internId, sessionId, toolCallId) {
      const row = readQuestion.get(internId, sessionId, toolCallId);
      return row === undefined ? undefined : askedBy.parse({ runId: row['run_id'], state: row['state'] });
    },
    keep(name, make) {
      const row = readKept.get(name);
      if (row !== undefined) return z.string().parse(row['value']);
      const value = make();
      writeKept.run(name, value);
      return value;
    },
    atomically,
    close: () => database.close(),
  };
}

const askedBy = z.object({ runId: z.string(), state: z.enum(runStates) });

function parseValue(row: Record<string, SQLOutputValue>): unknown {
  return JSON.parse(z.string().parse(row['value']));
}

function openDatabase(folder: string | undefined): DatabaseSync {
  if (folder === undefined) {
    const memory = new DatabaseSync(':memory:');
    memory.exec(schema);
    return memory;
  }
  try {
    // It holds the key that signs access tokens.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(path.join(folder, 'service.sqlite'), { timeout: 0 });
    // FULL: a commit is on the disk when it returns. EXCLUSIVE: a second service on the same folder is refused.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec(`BEGIN IMMEDIATE; ${schema} COMMIT;`);
    return database;
  } catch (error: unknown) {
    const problem = `Can't use the data folder "${folder}": ${describeError(error)}. Is another service using it?`;
    throw new ConfigError('config_invalid', problem, { source: folder, cause: error });
  }
}
