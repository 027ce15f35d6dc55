// Relays the answer to a chat. If the client can't answer pauses, the policy does.
import { createEndFinder, type RelayedAnswer, toClientHeaders } from '../answer.ts';
import { type AnswerObserver, createReporter, createStreamUsageReader, toUsage, type UsageFields } from '../usage.ts';
import { type ChatEnd, createDocumentForm, readData, readHead, startStream } from './client-answer.ts';
import { type ChatAnswering, continueRun, createPauseGate, readPause } from './pauses.ts';

interface RelayedChat extends RelayedAnswer {
  readonly wantsStream: boolean;
  /** How the policy answers pauses. Undefined: the client gets the pauses, whether it can answer them or not. */
  readonly answering: ChatAnswering | undefined;
}

/** Returns a function that returns the usage so far. Calls `onUsage` once, when the usage is complete. */
export function relayChat(chat: RelayedChat, observer: AnswerObserver): () => UsageFields {
  const { answer, response, bearer, wantsStream, answering } = chat;
  const headers = toClientHeaders(answer, bearer.reveal());
  const form = wantsStream
    ? startStream(answer, response, headers)
    : createDocumentForm(answer, response, bearer.reveal());
  const gate = createPauseGate(form.pass);
  const reader = createStreamUsageReader();
  const readAndReport = createReporter(observer);
  // A pause that is held back may be answered here, and the run then costs more.
  const reportUsageSoFar = (): UsageFields =>
    readAndReport(() => (gate.isHolding ? { unfinished: true } : reader.read()));
  const finish = (end?: ChatEnd): void => {
    const usage = readAndReport(() => (end === undefined ? reader.read() : toUsage(end.usage)));
    try {
      observer.onEnd(usage, form.end(end));
    } catch {
      observer.onBroken(usage);
    }
  };
  let isAnswerRead = false;
  const finishOrContinue = (): void => {
    if (isAnswerRead) return;
    isAnswerRead = true;
    const heldBytes = gate.end();
    const data = readData(heldBytes);
    const pause = answering === undefined ? undefined : readPause(data, answering.clock);
    if (answering === undefined || pause === undefined) {
      form.pass(heldBytes);
      finish();
    } else {
      form.setHead(readHead(data));
      void continueRun(answering, pause, response, form).then((end) => {
        if (end !== undefined) finish(end);
      });
    }
  };
  const isAtEnd = createEndFinder();
  answer.on('data', (piece: Buffer) => {
    if (isAnswerRead) return;
    reader.push(piece);
    gate.push(piece);
    if (!isAtEnd(piece)) return;
    // Don't wait for the service to close the connection: a pause's question would expire, and a client that waits
    // for a document would get it late.
    if (gate.isHolding || !wantsStream) finishOrContinue();
    else reportUsageSoFar(); // charge the usage before a client can know that its stream is complete
  });
  answer.on('end', finishOrContinue);
  answer.on('error', () => {}); // "close" follows
  answer.on('close', () => {
    if (!answer.complete && !isAnswerRead) observer.onBroken(reportUsageSoFar());
  });
  return reportUsageSoFar;
}
