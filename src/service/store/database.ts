// The SQLite database of a service: its tables, and the file that nobody else may read.
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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
