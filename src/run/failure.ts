// Decides whether a failed request or a broken stream makes the run `ended` or `failed`, and explains the failure.
import type { ChatError } from '../contract/errors.ts';
import { ApiError, StreamError, type ToolkitError, toToolkitError } from '../errors.ts';

export type RunPhase = 'prompt' | 'answer';

/** Returns `ended` if the service or the intern ended the run, the connection broke, or no text came; else `failed`. */
export function toRunFailure(
  thrown: unknown,
  phase: RunPhase,
): { readonly conclusion: 'ended' | 'failed'; readonly error: ToolkitError } {
  const error = toToolkitError(thrown);
  const { status, sent } = error.data;
  const isCut = error.code === 'steered' || (error instanceof StreamError && error.code !== 'stream_malformed');
  const isDisconnected = error.code === 'api_unreachable' && sent === 'unknown';
  if (isCut || isDisconnected) return { conclusion: 'ended', error };
  if (error.code !== 'api_refused') return { conclusion: 'failed', error };
  if (phase === 'prompt') {
    // Deployments answer 409, not 410, if another request is attached to the run: for this request, the run is over.
    const isOver = status === 410 || error.data.reason === 'attachment_failed';
    return { conclusion: isOver ? 'ended' : 'failed', error };
  }
  const refusal = new ApiError('answer_refused', describeRefusal(error), { ...error.data, cause: error });
  return { conclusion: status === 404 || status === 409 || status === 410 ? 'ended' : 'failed', error: refusal };
}

/** Why an answer was refused. Each key is the service's reason, or its status and reason. */
const refusalTexts: ReadonlyMap<string | undefined, string> = new Map([
  ['interaction_not_pending', 'The answer came too late: the run has already ended'],
  ['interaction_unknown', 'The service knows no pending question with this id'],
  ['attachment_failed', 'The run produced more output than the service keeps for replay'],
  ['409 attachment_failed', 'Another request is attached to the run'],
]);

function describeRefusal({ message, data: { status, reason } }: ToolkitError): string {
  const statusAndReason = `${status} ${reason ?? ''}`.trim();
  const explanation = refusalTexts.get(statusAndReason) ?? refusalTexts.get(reason);
  if (explanation === undefined) return `The answer was refused (${statusAndReason}). ${message}`;
  return `${explanation} (${statusAndReason}). Start a new run.`;
}

/** Code, explanation and remedy of an error in a stream. Each key is the service's reason. */
const streamErrorTexts: ReadonlyMap<string | undefined, readonly [StreamError['code'], string, string]> = new Map([
  ['run_ended', ['run_ended', 'The intern ended the run', ' Start a new run.']],
  ['timeout', ['run_timeout', 'The run took too long', ' A new prompt with the same session-id keeps its context.']],
  [
    'stream_severed',
    ['stream_severed', 'The service lost its connection to the intern', ' It is not known whether the run continued.'],
  ],
]);

export function toChunkError(error: ChatError, sessionId: string | null): StreamError {
  const { reason, retryable } = error.metadata ?? {};
  const [code, explanation, remedy] = streamErrorTexts.get(reason) ?? ['run_failed', 'The run failed', ''];
  const data = { status: error.code, reason, retryable, sessionId: sessionId ?? undefined };
  return new StreamError(code, `${describeEnd(explanation, error)}.${remedy}`, data);
}

function describeEnd(explanation: string, { message, code, metadata }: ChatError): string {
  const detail = message.replace(/\.$/, '');
  const description = detail === explanation || detail === '' ? explanation : `${explanation}: ${detail}`;
  return `${description} (${code}${metadata?.reason === undefined ? '' : ` ${metadata.reason}`})`;
}
