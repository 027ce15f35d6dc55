// Opens the SQLite database of a service: its private file, its tables and its prepared statements.
import { closeSync, constants, fchmodSync, fstatSync, lstatSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { ConfigError, describeError } from '../../errors.ts';
import { makeFolders } from '../../folders.ts';
import type { Log } from '../../log.ts';

// `kept` has texts that are made once, such as the private key ("signing_key"). `standing` has "always" choices, as JSON.
export const schema = `
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

/** @throws {ConfigError} `config_invalid`: the folder can't be used */
export function openDatabase(folder: string, log: Log): DatabaseSync {
  try {
    makePrivateFolder(folder, log);
    const file = path.join(folder, 'service.sqlite');
    // The file holds the key that signs access tokens. SQLite gives its mode to new side files; restrict old ones too.
    makePrivateFile(file, log, { mayCreate: true });
    for (const suffix of ['-wal', '-shm', '-journal']) makePrivateFile(`${file}${suffix}`, log, { mayCreate: false });
    // FULL: once a commit returns, it is on the disk. EXCLUSIVE, with timeout 0: a second service fails at once.
    const database = new DatabaseSync(file, { timeout: 0 });
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec(`BEGIN IMMEDIATE; ${schema} COMMIT;`);
    return database;
  } catch (error: unknown) {
    if (error instanceof ConfigError) throw error;
    // 5: another process has locked the database (https://sqlite.org/rescode.html#busy).
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === 5;
    const remedy = isBusy ? 'Is another service using it?' : 'Name a folder that can be created and written to.';
    const problem = describeError(new Error(`Can't use the data folder "${folder}". ${remedy}`, { cause: error }));
    throw new ConfigError('config_invalid', problem, { source: folder, cause: error });
  }
}

const statementTexts = {
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
  readNamedText: 'SELECT value FROM kept WHERE name = ?',
  writeNamedText: 'INSERT INTO kept VALUES (?, ?)',
} as const;

export type Statements = Readonly<Record<keyof typeof statementTexts, StatementSync>>;

export function prepareStatements(database: DatabaseSync): Statements {
  const prepared = Object.entries(statementTexts).map(([name, text]) => [name, database.prepare(text)]);
  return Object.fromEntries(prepared) as Statements;
}

const ownerOnly = 0o600;

/** Sets a file's mode to 0600. Creates a missing file if `mayCreate` (docs/local-service.md, "The data folder"). */
function makePrivateFile(file: string, log: Log, { mayCreate }: { readonly mayCreate: boolean }): void {
  const existing = lstatSync(file, { throwIfNoEntry: false });
  if (existing === undefined && !mayCreate) return;
  if (existing !== undefined && !existing.isFile()) throw refuseFile(file, 'is a link or not a regular file');
  const create = existing === undefined ? constants.O_CREAT | constants.O_EXCL : 0;
  // O_NOFOLLOW and O_EXCL refuse a link that was put there after the check.
  const handle = openSync(file, constants.O_RDWR | constants.O_NOFOLLOW | create, ownerOnly);
  try {
    const { mode, uid } = fstatSync(handle);
    // Refuse another user's file: its owner can read it whatever its mode is.
    if (process.getuid !== undefined && uid !== process.getuid()) throw refuseFile(file, 'belongs to another user');
    if ((mode & 0o777) === ownerOnly) return;
    fchmodSync(handle, ownerOnly);
    if ((mode & 0o077) === 0) return;
    const oldMode = (mode & 0o777).toString(8).padStart(4, '0');
    log.warning(
      `"${file}" was open to others (mode ${oldMode}); now it can't (0600). It holds the key that signs access tokens: if somebody may have read it, start with a new folder.`,
    );
  } finally {
    closeSync(handle);
  }
}

/** Creates the folder. Warns if it exists and others may write to it: they could replace the database. */
function makePrivateFolder(folder: string, log: Log): void {
  makeFolders(folder, 0o700);
  const mode = statSync(folder).mode & 0o777;
  if ((mode & 0o022) === 0) return;
  const octalMode = mode.toString(8).padStart(4, '0');
  log.warning(
    `Other users can write to the data folder "${folder}" (mode ${octalMode}), and so replace what is stored there. Run "chmod 700" on it, or use another folder.`,
  );
}

function refuseFile(file: string, problem: string): ConfigError {
  return new ConfigError('config_invalid', `"${file}" ${problem}. Use another data folder.`, { source: file });
}
