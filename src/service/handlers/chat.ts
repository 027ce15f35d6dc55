// POST /interns/{internId}/chat/completions: starts a run, or answers the question of a paused one.
import { maxChatRequestBytes } from '../../contract/limits.ts';
import { type ChatMessage, type ReceivedChatRequest, receivedChatRequest } from '../../contract/requests.ts';
import { admit, type Caller } from '../access/callers.ts';
import {
  type JsonResponse,
  Refusal,
  readJsonBody,
  refuse,
  refuseChat,
  type ServiceRequest,
  type ServiceResponse,
} from '../http/message.ts';
import { readAnswer, type Turn, type TurnRefusal } from '../interns/intern.ts';
import { type Attachment, attach } from '../runs/attachment.ts';
import { type Run, toTurn } from '../runs/runs.ts';
import type { ServedIntern, ServiceState } from '../state.ts';
import { computeRemainingLimit } from '../store/key-usage.ts';
import { newSession, type QuestionOrigin } from '../store/store.ts';

export async function chat(request: ServiceRequest, state: ServiceState, internId: string): Promise<ServiceResponse> {
  const caller = await admit(request, state.callers);
  const served = state.interns.find(
    ({ record }) => record.id === internId && record.workspace_id === caller.key.workspace_id,
  );
  if (served === undefined) return refuseChat(404, 'not_found', 'No such intern.');
  const { chatRequest, lastMessage } = await readRequest(request);
  // An answer needs a ready intern too, but later: the client must first learn whether its question is still open.
  if (lastMessage.role === 'user') requireReady(served);
  if (computeRemainingLimit(caller.stored, state.clock.now()) === 0) {
    const reason = `key "${caller.key.hash}" is over its limit`;
    return refuse(402, 402, 'The API key has used up its limit.', { reason });
  }
  if (lastMessage.role === 'tool') return answerQuestion(chatRequest.session_id ?? '', lastMessage, { served, state });
  return startRun(chatRequest, joinText(lastMessage.content), { served, state, caller });
}

interface ChatContext {
  readonly served: ServedIntern;
  readonly state: ServiceState;
}

async function readRequest(request: ServiceRequest) {
  const reasons = { 400: 'bad_request', 408: 'timeout', 413: 'payload_too_large' } as const;
  const body = await readJsonBody(request, maxChatRequestBytes, (status, message) =>
    refuseChat(status, reasons[status], message),
  );
  const parsed = receivedChatRequest.safeParse(body);
  if (!parsed.success) throw toBadRequest(describeIssue(parsed.error.issues[0]));
  const lastMessage = parsed.data.messages.at(-1);
  if (lastMessage?.role !== 'user' && lastMessage?.role !== 'tool') {
    throw toBadRequest('The last message must have role user or tool.');
  }
  return { chatRequest: parsed.data, lastMessage };
}

function toBadRequest(message: string): Refusal {
  return new Refusal(refuseChat(400, 'bad_request', message));
}

type Issue = NonNullable<ReturnType<typeof receivedChatRequest.safeParse>['error']>['issues'][number];

function describeIssue(issue: Issue | undefined): string {
  if (issue?.path[0] === 'stream') return 'stream must be true.';
  if (issue === undefined || issue.path.length === 0) return 'The request body must be a JSON object.';
  const name = issue.path.map(String).join('.');
  if (issue.code === 'too_big') return `${name} must have at most ${issue.maximum} characters.`;
  if (issue.code === 'too_small' && issue.origin === 'string') return `${name} must not be empty.`;
  return `${name} is invalid or missing.`;
}

function joinText(content: Extract<ChatMessage, { role: 'user' }>['content']): string {
  return typeof content === 'string' ? content : content.map((part) => part.text).join('');
}

function requireReady({ record: { status } }: ServedIntern): void {
  if (status !== 'running')
    throw new Refusal(refuseChat(409, 'intern_not_ready', `The intern is ${status}.`, { retryAfterSeconds: 5 }));
}

async function startRun(
  chatRequest: ReceivedChatRequest,
  prompt: string,
  { served, state, caller }: ChatContext & { readonly caller: Caller },
): Promise<ServiceResponse> {
  const { runs, store, clock, newId } = state;
  const internId = served.record.id;
  const sessionId = chatRequest.session_id ?? newId();
  const approvalMode = chatRequest.approval_mode;
  const release = runs.reserve(internId, sessionId);
  if (release === undefined) {
    return refuseChat(409, 'busy', 'Another run of this session is open.', { retryAfterSeconds: 1 });
  }
  using _reservation = { [Symbol.dispose]: release };
  if (approvalMode === 'manual' && runs.countPaused(internId) >= state.config.limits.paused_runs) {
    const message = 'The intern cannot hold another run open across a question.';
    return refuseChat(503, 'busy', message, { retryAfterSeconds: 1 });
  }
  const session = chatRequest.session_id === undefined ? newSession : store.getSession(internId, sessionId);
  const standing = new Map(Object.entries(session.standing));
  const turn: Turn = { sessionId, prompt, turn: session.turns + 1, approvalMode, standing };
  const retryAfterSeconds = state.turnRate.take(caller.key.hash);
  if (retryAfterSeconds !== undefined) {
    return refuseChat(429, 'rate_limited', 'Too many intern turns.', { retryAfterSeconds });
  }
  const runTurn = await served.intern.begin(turn);
  if (typeof runTurn !== 'function') return refuseTurn(runTurn);
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
  return toStream('run_started', { run, standing, runTurn }, state);
}

function refuseTurn({ ending, message }: TurnRefusal): JsonResponse {
  const statuses: Partial<Record<TurnRefusal['ending'], number>> = {
    attachment_failed: 410,
    intern_not_ready: 409,
    timeout: 504,
  };
  const status = statuses[ending] ?? 502;
  return refuseChat(status, ending, message, ending === 'intern_not_ready' ? { retryable: false } : {});
}

function answerQuestion(
  sessionId: string,
  { tool_call_id: toolCallId, content }: Extract<ChatMessage, { role: 'tool' }>,
  { served, state }: ChatContext,
): ServiceResponse {
  const { runs, store, config } = state;
  const internId = served.record.id;
  const run = runs.findOpenRun(internId, sessionId);
  const pending = run?.pending ?? null;
  if (run === undefined || pending?.toolCallId !== toolCallId) {
    return refuseAnswer(run, store.findQuestionOrigin(internId, sessionId, toolCallId));
  }
  requireReady(served);
  const answer = readAnswer(pending.question, joinText(content));
  const isAccepted = answer !== undefined && (served.intern.accepts?.(pending.continuation, answer) ?? true);
  if (!isAccepted) return refuseChat(400, 'bad_request', 'The intern did not accept this answer.');
  if (run.producedBytes > config.limits.replay_bytes) {
    runs.apply(run, 'replay_overflow');
    return refuseChat(410, 'attachment_failed', 'The run produced more output than the intern retains for replay.');
  }
  runs.apply(run, 'answer');
  const standing = new Map(Object.entries(store.getSession(internId, sessionId).standing));
  const turn = toTurn(run, standing);
  const { continuation } = pending;
  const runTurn: Attachment['runTurn'] = (io) => served.intern.resume(turn, { continuation, answer }, io);
  return toStream('answered', { run, standing, runTurn }, state);
}

function refuseAnswer(openRun: Run | undefined, origin: QuestionOrigin | undefined): JsonResponse {
  if (origin === undefined || origin.runId === openRun?.id) {
    return refuseChat(404, 'interaction_unknown', 'No pending question has this tool_call_id.');
  }
  const why = origin.why === null ? '' : ` ${origin.why}`;
  return refuseChat(409, 'interaction_not_pending', `The run that asked this question has already ended.${why}`);
}

function toStream(
  decision: string,
  response: Pick<Attachment, 'run' | 'standing' | 'runTurn'>,
  state: ServiceState,
): ServiceResponse {
  return { kind: 'stream', decision, start: (sink, note) => attach({ ...response, sink, note }, state) };
}
