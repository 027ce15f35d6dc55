// POST /interns/{internId}/chat/completions: starts a run, or answers the question of a paused one.
import { maxChatRequestBytes } from '../../contract/limits.ts';
import { type ChatMessage, type ReceivedChatRequest, receivedChatRequest } from '../../contract/requests.ts';
import { admit, type Caller } from '../access/callers.ts';
import {
  isJsonType,
  type JsonResponse,
  readJson,
  refuse,
  refuseChat,
  type ServiceRequest,
  type ServiceResponse,
} from '../http/message.ts';
import { readAnswer, type StandingChoice, type Turn, type TurnIo, type TurnRefusal } from '../interns/intern.ts';
import { attach } from '../runs/attachment.ts';
import { type Run, turnOf } from '../runs/runs.ts';
import type { ServedIntern, ServiceState } from '../state.ts';
import { isOverLimit } from '../store/key-usage.ts';
import { type AskingRun, newSession } from '../store/store.ts';

/** Streams one turn, or the rest of one (docs/service-api.md, "POST /interns/{internId}/chat/completions"). */
export async function chat(request: ServiceRequest, state: ServiceState, internId: string): Promise<ServiceResponse> {
  const admitted = await admit(request, state.callers);
  if ('refusal' in admitted) return admitted.refusal;
  const { caller } = admitted;
  const served = state.interns.find(
    ({ record }) => record.id === internId && record.workspace_id === caller.key.workspace_id,
  );
  if (served === undefined) return refuseChat(404, 'not_found', 'No such intern.');
  const body = await readRequest(request);
  if ('refusal' in body) return body.refusal;
  const { received, last } = body;
  // A question may be over by now because its intern no longer runs: that is told first.
  const unready = last.role === 'user' ? refuseUnready(served) : undefined;
  if (unready !== undefined) return unready;
  if (isOverLimit(caller.stored, state.clock.now())) {
    return refuse(402, 402, 'The API key has used up its limit.', {
      reason: `key "${caller.key.hash}" is over its limit`,
    });
  }
  return last.role === 'tool'
    ? answerQuestion({
        served,
        state,
        sessionId: received.session_id ?? '',
        toolCallId: last.tool_call_id,
        content: textOf(last.content),
      })
    : startRun({ served, state, caller, received, prompt: textOf(last.content) });
}

type LastMessage = Extract<ChatMessage, { role: 'user' | 'tool' }>;

/** Reads and checks the request: 413, 408 or 400 in the shape of the route. */
async function readRequest(
  request: ServiceRequest,
): Promise<
  { readonly received: ReceivedChatRequest; readonly last: LastMessage } | { readonly refusal: JsonResponse }
> {
  const body = await request.readBody(maxChatRequestBytes);
  if (body.outcome === 'too_large') {
    return { refusal: refuseChat(413, 'payload_too_large', `The request body exceeds ${maxChatRequestBytes} bytes.`) };
  }
  if (body.outcome !== 'read') return { refusal: refuseChat(408, 'timeout', 'The request did not arrive in time.') };
  if (!isJsonType(request.headers['content-type'])) return badRequest('The request must be application/json.');
  const json = readJson(body.bytes);
  if (json === undefined) return badRequest('The request body is not valid JSON.');
  const received = receivedChatRequest.safeParse(json.value);
  if (!received.success) return badRequest(whatIsWrong(received.error.issues[0]));
  const last = received.data.messages.at(-1);
  if (last?.role !== 'user' && last?.role !== 'tool') {
    return badRequest('The last message must have role user or tool.');
  }
  return { received: received.data, last };
}

function badRequest(message: string): { readonly refusal: JsonResponse } {
  return { refusal: refuseChat(400, 'bad_request', message) };
}

type Issue = NonNullable<ReturnType<typeof receivedChatRequest.safeParse>['error']>['issues'][number];

function whatIsWrong(issue: Issue | undefined): string {
  if (issue?.path[0] === 'stream') return 'stream must be true.';
  if (issue === undefined || issue.path.length === 0) return 'The request body must be a JSON object.';
  const name = issue.path.map(String).join('.');
  if (issue.code === 'too_big') return `${name} must have at most ${issue.maximum} characters.`;
  if (issue.code === 'too_small' && issue.origin === 'string') return `${name} must not be empty.`;
  return `${name} is invalid or missing.`;
}

function textOf(content: LastMessage['content']): string {
  return typeof content === 'string' ? content : content.map((part) => part.text).join('');
}

interface Prompt {
  readonly served: ServedIntern;
  readonly state: ServiceState;
  readonly caller: Caller;
  readonly received: ReceivedChatRequest;
  readonly prompt: string;
}

function refuseUnready({ record: { status } }: ServedIntern): JsonResponse | undefined {
  if (status === 'running') return undefined;
  return refuseChat(409, 'intern_not_ready', `The intern is ${status}.`, { retryAfterSeconds: 5 });
}

/** (none) to Running (docs/service-api.md, "Chat run"). */
async function startRun({ served, state, caller, received, prompt }: Prompt): Promise<ServiceResponse> {
  const { runs, store, clock, newId } = state;
  const internId = served.record.id;
  const sessionId = received.session_id ?? newId();
  const approvalMode = received.approval_mode;
  const letGo = runs.hold(internId, sessionId);
  if (letGo === undefined) {
    return refuseChat(409, 'busy', 'Another run of this session is open.', { retryAfterSeconds: 1 });
  }
  using _held = { [Symbol.dispose]: letGo };
  if (approvalMode === 'manual' && runs.pausedCount(internId) >= state.config.limits.paused_runs) {
    const message = 'The intern cannot hold another run open across a question.';
    return refuseChat(503, 'busy', message, { retryAfterSeconds: 1 });
  }
  // A session that gets its name here has nothing stored.
  const session = received.session_id === undefined ? newSession : store.session(internId, sessionId);
  const standing = new Map(Object.entries(session.standing));
  const turn: Turn = { sessionId, prompt, turn: session.turns + 1, approvalMode, standing };
  const retryAfterSeconds = state.turnRate.take(caller.key.hash);
  if (retryAfterSeconds !== undefined) {
    return refuseChat(429, 'rate_limited', 'Too many intern turns.', { retryAfterSeconds });
  }
  const refused = await served.intern.refuses(turn);
  if (refused !== undefined) return refuseTurn(refused);
  const run = runs.begin({
    id: newId(),
    internId,
    sessionId,
    keyHash: caller.key.hash,
    approvalMode,
    turn: turn.turn,
    prompt,
    producedBytes: 0,
    model: null,
    usage: null,
    startedAt: new Date(clock.now()).toISOString(),
  });
  return streamed({
    state,
    run,
    standing,
    decision: 'run_started',
    take: (io) => served.intern.prompt(turn, io),
  });
}

/** A refusal that is found before anything is streamed, with its status (docs/service-api.md, "Errors"). */
function refuseTurn({ ending, message }: TurnRefusal): JsonResponse {
  const statuses: Partial<Record<TurnRefusal['ending'], number>> = {
    attachment_failed: 410,
    intern_not_ready: 409,
    timeout: 504,
  };
  const status = statuses[ending] ?? 502;
  return refuseChat(status, ending, message, ending === 'intern_not_ready' ? { retryable: false } : {});
}

interface ToolAnswer {
  readonly served: ServedIntern;
  readonly state: ServiceState;
  readonly sessionId: string;
  readonly toolCallId: string;
  readonly content: string;
}

/** Paused to Running (docs/service-api.md, "Chat run"); a refused answer leaves the run paused, its deadline as it was. */
function answerQuestion({ served, state, sessionId, toolCallId, content }: ToolAnswer): ServiceResponse {
  const { runs, store, config } = state;
  const internId = served.record.id;
  const run = runs.openRun(internId, sessionId);
  const pending = run?.pending ?? null;
  if (run === undefined || pending?.toolCallId !== toolCallId) {
    return refuseLate(run, store.askingRun(internId, sessionId, toolCallId));
  }
  const unready = refuseUnready(served);
  if (unready !== undefined) return unready;
  const answer = readAnswer(pending.question, content);
  const isAccepted = answer !== undefined && (served.intern.accepts?.(pending.continuation, answer) ?? true);
  if (!isAccepted) return refuseChat(400, 'bad_request', 'The intern did not accept this answer.');
  if (run.producedBytes > config.limits.replay_bytes) {
    runs.apply(run, 'replay_overflow');
    return refuseChat(410, 'attachment_failed', 'The run produced more output than the intern retains for replay.');
  }
  runs.apply(run, 'answer');
  const standing = new Map(Object.entries(store.session(internId, sessionId).standing));
  const turn = turnOf(run, standing);
  return streamed({
    state,
    run,
    standing,
    decision: 'answered',
    take: (io) => served.intern.resume(turn, { continuation: pending.continuation, answer }, io),
  });
}

/** Refuses an answer: nobody asked the question, or it is answered, or its run is no longer the open one. */
function refuseLate(open: Run | undefined, origin: AskingRun | undefined): JsonResponse {
  if (origin === undefined || origin.runId === open?.id) {
    return refuseChat(404, 'interaction_unknown', 'No pending question has this tool_call_id.');
  }
  const why = origin.why === null ? '' : ` ${origin.why}`;
  return refuseChat(409, 'interaction_not_pending', `The run that asked this question has already ended.${why}`);
}

interface Streamed {
  readonly state: ServiceState;
  readonly run: Run;
  readonly standing: Map<string, StandingChoice>;
  readonly decision: string;
  readonly take: (io: TurnIo) => Promise<void>;
}

function streamed({ state, run, standing, decision, take }: Streamed): ServiceResponse {
  return {
    kind: 'stream',
    decision,
    start: (sink, note) => attach({ run, take, standing, sink, note }, state),
  };
}
