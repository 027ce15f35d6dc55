// What happened in one simulation: facts that are checked afterwards, and a log of everything in order.
import { createHash } from 'node:crypto';
import type { Verdict } from '../../src/service/http/message.ts';
import type { RunTrigger } from '../../src/service/runs/runs.ts';
import type { StoredRun } from '../../src/service/store/store.ts';

/** A chat request as it was sent. */
export interface SentChat {
  /** The prompt; undefined in an answer. */
  readonly prompt: string | undefined;
  /** The answer; undefined in a prompt. */
  readonly answer: { readonly toolCallId: string; readonly content: string } | undefined;
}

/** One request, and what is known of its way. */
export interface SentRequest {
  readonly id: number;
  readonly from: string;
  readonly route: 'identity' | 'keys' | 'token' | 'list' | 'chat';
  readonly chat: SentChat | undefined;
  readonly sentAtMs: number;
  /** The kind of the fault that was its fate; undefined when nothing went wrong on the way. */
  readonly fault: string | undefined;
  arrivedAtMs: number | undefined;
  /** When its client had the head of the response, or an error. */
  answeredAtMs: number | undefined;
  status: number | undefined;
  /** Why there was no answer. */
  failure: string | undefined;
  /** Milliseconds. */
  retryAfterMs: number | undefined;
}

/** What the service decided about a request. */
export interface NotedVerdict extends Verdict {
  readonly atMs: number;
  readonly requestId: number;
  /** Which process of the service, from 1. */
  readonly process: number;
}

/** A run that began. */
export interface BegunRun {
  readonly order: number;
  readonly atMs: number;
  readonly process: number;
  readonly runId: string;
  readonly sessionId: string;
  readonly prompt: string;
}

/** A run as it was stored. */
export interface RunState extends Pick<StoredRun, 'id' | 'state' | 'pending' | 'reply' | 'usage'> {
  readonly order: number;
  readonly atMs: number;
  readonly process: number;
}

/** A trigger that was applied to a run. */
export interface AppliedTrigger {
  readonly atMs: number;
  readonly process: number;
  readonly runId: string;
  readonly sessionId: string;
  readonly trigger: RunTrigger;
  readonly before: StoredRun['state'];
  readonly after: StoredRun['state'];
}

/** What a process of the service wrote in one response, whole. */
export interface WrittenStream {
  readonly requestId: number;
  text: string;
  isEnded: boolean;
  /** Times of the writes. */
  readonly writtenAtMs: number[];
  /** When the client had left, or the process was dead; undefined while neither. */
  brokenAtMs: number | undefined;
}

/** Everything that happened. */
export interface History {
  readonly requests: SentRequest[];
  readonly verdicts: NotedVerdict[];
  readonly begun: BegunRun[];
  readonly stored: RunState[];
  readonly applied: AppliedTrigger[];
  readonly streams: WrittenStream[];
  /** Processes of the service that died. */
  readonly deaths: { readonly order: number; readonly process: number }[];
  /** Counts: of two things that happened the later has the greater number. */
  next(): number;
  /** Adds a line to the log. */
  log(who: string, what: string): void;
  lines(): readonly string[];
  /** SHA-256 of the log, hexadecimal: the same seed has the same. */
  digest(): string;
}

/** A history in which nothing has happened yet. */
export function createHistory(now: () => number): History {
  const startedAtMs = now();
  const lines: string[] = [];
  let order = 0;
  return {
    requests: [],
    verdicts: [],
    begun: [],
    stored: [],
    applied: [],
    streams: [],
    deaths: [],
    next() {
      order += 1;
      return order;
    },
    log: (who, what) => void lines.push(`${((now() - startedAtMs) / 1000).toFixed(3)} ${who} ${what}`),
    lines: () => lines,
    digest: () => createHash('sha256').update(lines.join('\n')).digest('hex'),
  };
}
