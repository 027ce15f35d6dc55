// The SQLite database of a service: its file that nobody else may read, its tables, its prepared statements.
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { ConfigError, describeError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import { makePrivateFile, makePrivateFolder } from './private-files.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS keys (hash TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS sessions (
    intern_id TEXT NOT NULL, session_id TEXT NOT NULL, turns INTEGER NOT NULL, standing TEXT NOT NULL,
    PRIMARY KEY (intern_id, session_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS agent_sessions (
    intern_id TEXT NOT NULL, session_id TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (intern_id, session_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS runs (id TEXT PRIMARY KEY, state TEXT NOT NULL, value TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS open_runs ON runs (state) WHERE state IN ('running', 'paused');
  CREATE TABLE IF NOT EXISTS questions (
    intern_id TEXT NOT NULL, session_id TEXT NOT NULL, tool_call_id TEXT NOT NULL, run_id TEXT NOT NULL,
    PRIMARY KEY (intern_id, session_id, tool_call_id)
  ) STRICT, WITHOUT ROWID;
`;

/**
 * Opens the database in a folder, or in memory.
 *
 * @throws {ConfigError} `config_invalid` when the folder can't be used
 */
export function openDatabase(folder: string | undefined, log: Log): DatabaseSync {
  if (folder === undefined) {
    const memory = new DatabaseSync(':memory:');
    memory.exec(schema);
    return memory;
  }
  try {
    makePrivateFolder(folder, log);
    const file = path.join(folder, 'service.sqlite');
    // It holds the key that signs access tokens. SQLite gives the files beside it the rights of this one when it makes them.
    makePrivateFile(file, { log, isNeeded: true });
    for (const beside of ['-wal', '-shm', '-journal']) makePrivateFile(`${file}${beside}`, { log, isNeeded: false });
    const database = new DatabaseSync(file, { timeout: 0 });
    // FULL: a commit is on the disk when it returns. EXCLUSIVE: a second service on the same folder is refused.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec(`BEGIN IMMEDIATE; ${schema} COMMIT;`);
    return database;
  } catch (error: unknown) {
    if (error instanceof ConfigError) throw error;
    const remedy = isBusy(error) ? 'Is another service using it?' : 'Name a folder that can be made and written to.';
    const problem = describeError(new Error(`Can't use the data folder "${folder}". ${remedy}`, { cause: error }));
    throw new ConfigError('config_invalid', problem, { source: folder, cause: error });
  }
}

/** SQLite's code for a database that another process has locked (https://sqlite.org/rescode.html#busy). */
const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

const texts = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  readKey: 'SELECT value FROM keys WHERE hash = ?',
  writeKey: 'INSERT OR REPLACE INTO keys VALUES (?, ?)',
  readSession: 'SELECT turns, standing FROM sessions WHERE intern_id = ? AND session_id = ?',
  writeTurns: "INSERT INTO sessions VALUES (?, ?, ?, '{}') ON CONFLICT DO UPDATE SET turns = excluded.turns",
  writeStanding: 'INSERT INTO sessions VALUES (?, ?, 0, ?) ON CONFLICT DO UPDATE SET standing = excluded.standing',
  readAgentSession: 'SELECT value FROM agent_sessions WHERE intern_id = ? AND session_id = ?',
  writeAgentSession: 'INSERT OR REPLACE INTO agent_sessions VALUES (?, ?, ?)',
  writeRun:
    'INSERT INTO runs VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET state = excluded.state, value = excluded.value',
  writeQuestion: 'INSERT OR REPLACE INTO questions VALUES (?, ?, ?, ?)',
  readQuestion:
    "SELECT run_id, state, value ->> 'why' AS why FROM questions JOIN runs ON runs.id = run_id WHERE intern_id = ? AND session_id = ? AND tool_call_id = ?",
  readOpenRuns: "SELECT value FROM runs WHERE state IN ('running', 'paused') ORDER BY rowid",
  readLastRuns: 'SELECT value FROM runs ORDER BY rowid DESC LIMIT ?',
  readKept: 'SELECT value FROM kept WHERE name = ?',
  writeKept: 'INSERT INTO kept VALUES (?, ?)',
} as const;

const forgetText = "DELETE FROM runs WHERE rowid <= ? AND state NOT IN ('running', 'paused')";

/** The statements of a store. */
export type Statements = Readonly<Record<keyof typeof texts, StatementSync>> & {
  /** Undefined where everything is kept. */
  readonly forgetOldRuns: StatementSync | undefined;
};

/** Prepares them. `isKept`: on a disk; memory is none, so a service that runs for weeks without a data folder forgets its oldest runs. */
export function prepareStatements(database: DatabaseSync, { isKept }: { readonly isKept: boolean }): Statements {
  const prepare = (name: keyof typeof texts): StatementSync => database.prepare(texts[name]);
  return {
    begin: prepare('begin'),
    commit: prepare('commit'),
    rollback: prepare('rollback'),
    readKey: prepare('readKey'),
    writeKey: prepare('writeKey'),
    readSession: prepare('readSession'),
    writeTurns: prepare('writeTurns'),
    writeStanding: prepare('writeStanding'),
    readAgentSession: prepare('readAgentSession'),
    writeAgentSession: prepare('writeAgentSession'),
    writeRun: prepare('writeRun'),
    writeQuestion: prepare('writeQuestion'),
    readQuestion: prepare('readQuestion'),
    readOpenRuns: prepare('readOpenRuns'),
    readLastRuns: prepare('readLastRuns'),
    readKept: prepare('readKept'),
    writeKept: prepare('writeKept'),
    forgetOldRuns: isKept ? undefined : database.prepare(forgetText),
  };
}
