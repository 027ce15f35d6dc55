// The statements that the store runs, prepared once.
import type { DatabaseSync, StatementSync } from 'node:sqlite';

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
