// Stores API keys with their usage, sessions, runs and questions in a data folder. A write is durable when it returns;
// within `atomically`, when that returns.
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import * as z from 'zod/mini';
import { approvalModes, usage } from '../../contract/chat.ts';
import type { Log } from '../../log.ts';
import { question } from '../interns/intern.ts';
import { openDatabase, prepareStatements, type Statements } from './database.ts';
import { type StoredKey, storedKey } from './key-usage.ts';

const standingChoices = z.record(z.string(), z.enum(['allow_always', 'reject_always']));

export interface StoredSession {
  readonly turns: number;
  /** Answers that hold for the whole session, by operation. */
  readonly standing: z.infer<typeof standingChoices>;
}

export const newSession: StoredSession = { turns: 0, standing: {} };

const storedAgentSession = z.object({ agentSession: z.string(), toldCost: z.number() });

type StoredAgentSession = z.infer<typeof storedAgentSession>;

/** `cancelled`: by the client, a deadline or output too long to replay. `ended`: by the intern or a failure. */
const runStates = ['running', 'paused', 'finished', 'cancelled', 'ended'] as const;

const storedRun = z.object({
  id: z.string(),
  internId: z.string(),
  sessionId: z.string(),
  keyHash: z.string(),
  state: z.enum(runStates),
  approvalMode: z.enum(approvalModes),
  turn: z.int(),
  prompt: z.string(),
  reply: z.string(),
  producedBytes: z.int(),
  /** Words that came while a question was open. The response to the answer begins with them. */
  unheard: z._default(z.array(z.object({ type: z.enum(['text', 'reasoning']), text: z.string() })), []),
  model: z.nullable(z.string()),
  usage: z.nullable(usage),
  startedAt: z.string(),
  /** Why the run ended while a question was open; absent for any other end. */
  why: z.optional(z.string()),
  pending: z.nullable(
    z.object({ toolCallId: z.string(), question, continuation: z.unknown(), deadlineAtMs: z.number() }),
  ),
});

export type StoredRun = z.infer<typeof storedRun>;

export type Store = ReturnType<typeof createStore>;

/** @throws {ConfigError} `config_invalid`: the folder can't be used, or another service uses it */
export function openStore(folder: string, log: Log): Store {
  const database = openDatabase(folder, log);
  return createStore(database, prepareStatements(database));
}

export function createStore(database: DatabaseSync, statements: Statements) {
  // Keep API keys in memory, because every request reads one.
  const apiKeyCache = new Map<string, StoredKey>();

  const atomically = <Result>(work: () => Result): Result => {
    if (database.isTransaction) return work();
    statements.begin.run();
    try {
      const result = work();
      statements.commit.run();
      return result;
    } catch (error: unknown) {
      // A failed COMMIT may already have rolled back.
      if (database.isTransaction) statements.rollback.run();
      apiKeyCache.clear();
      throw error;
    }
  };
  return {
    ...createKeyRecords(statements, apiKeyCache),
    ...createSessionRecords(statements),
    ...createRunRecords(statements, atomically),
    getOrCreate(name: string, make: () => string): string {
      const row = statements.readNamedText.get(name);
      if (row !== undefined) return z.string().parse(row['value']);
      const value = make();
      statements.writeNamedText.run(name, value);
      return value;
    },
    atomically,
    close: (): void => database.close(),
  };
}

function createKeyRecords({ readKey, writeKey }: Statements, apiKeyCache: Map<string, StoredKey>) {
  return {
    findKey(hash: string): StoredKey | undefined {
      const cached = apiKeyCache.get(hash);
      if (cached !== undefined) return cached;
      const row = readKey.get(hash);
      if (row === undefined) return undefined;
      const key = storedKey.parse(parseValue(row));
      apiKeyCache.set(hash, key);
      return key;
    },
    saveKey(key: StoredKey): void {
      writeKey.run(key.hash, JSON.stringify(key));
      apiKeyCache.set(key.hash, key);
    },
  };
}

function createSessionRecords({ readSession, writeStanding, readAgentSession, writeAgentSession }: Statements) {
  return {
    getSession(internId: string, sessionId: string): StoredSession {
      const row = readSession.get(internId, sessionId);
      if (row === undefined) return newSession;
      return { turns: Number(row['turns']), standing: standingChoices.parse(JSON.parse(String(row['standing']))) };
    },
    saveStanding(internId: string, sessionId: string, choices: StoredSession['standing']): void {
      writeStanding.run(internId, sessionId, JSON.stringify(choices));
    },
    findAgentSession(internId: string, sessionId: string): StoredAgentSession | undefined {
      const row = readAgentSession.get(internId, sessionId);
      return row === undefined ? undefined : storedAgentSession.parse(parseValue(row));
    },
    saveAgentSession(internId: string, sessionId: string, session: StoredAgentSession): void {
      writeAgentSession.run(internId, sessionId, JSON.stringify(session));
    },
  };
}

/** The run that asked a question, in any state. `why`: the reason that a late answer gets, as in {@link StoredRun}. */
const questionOrigin = z.object({ runId: z.string(), state: z.enum(runStates), why: z.nullable(z.string()) });

export type QuestionOrigin = z.infer<typeof questionOrigin>;

function createRunRecords(
  { writeRun, writeTurns, writeQuestion, readQuestion, readOpenRuns, readLastRuns }: Statements,
  atomically: (write: () => void) => void,
) {
  return {
    saveRun: (run: StoredRun): void =>
      atomically(() => {
        writeRun.run(run.id, run.state, JSON.stringify(run));
        writeTurns.run(run.internId, run.sessionId, run.turn);
        if (run.pending !== null) writeQuestion.run(run.internId, run.sessionId, run.pending.toolCallId, run.id);
      }),
    listLastRuns: (max: number): StoredRun[] => readLastRuns.all(max).map((row) => storedRun.parse(parseValue(row))),
    listOpenRuns: (): StoredRun[] => readOpenRuns.all().map((row) => storedRun.parse(parseValue(row))),
    findQuestionOrigin(internId: string, sessionId: string, toolCallId: string): QuestionOrigin | undefined {
      const row = readQuestion.get(internId, sessionId, toolCallId);
      return row === undefined ? undefined : questionOrigin.parse({ ...row, runId: row['run_id'] });
    },
  };
}

export function isOpen({ state }: Pick<StoredRun, 'state'>): boolean {
  return state === 'running' || state === 'paused';
}

/** Joins ids to a key. Each length says where its id ends, since ids may have spaces. */
export function toKey(...ids: readonly string[]): string {
  return ids.map((id) => `${id.length} ${id}`).join(' ');
}

function parseValue(row: Record<string, SQLOutputValue>): unknown {
  return JSON.parse(z.string().parse(row['value']));
}
