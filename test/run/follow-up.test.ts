// What follows the first turn of a run: an answer that may not be missing, and one more prompt in the same session.
import { describe, expect, test } from 'vitest';
import type { RunOptions } from '../../src/run/run.ts';
import { runAnswer, runPrompt } from '../../src/run/run.ts';
import type { RunRecord } from '../../src/transcript/run-record.ts';
import { chatErrorOf, finalChunk, finishChunk, finishedResponse, streamResponse } from '../support/chat.ts';
import type { Scripted } from '../support/responses.ts';
import { brokenConnection, json } from '../support/responses.ts';
import { decisionOf, pausedResponse, runOf, scriptedDecisions } from '../support/run.ts';

const prompt = 'Review this.';
const finished = (text: string): Response => streamResponse(finishedResponse(text));
const once = (): string => 'And the findings?';

function follow(script: readonly Scripted[], more: Partial<RunOptions> = {}) {
  const run = runOf(script, { followUp: once, ...more });
  return { ...run, result: runPrompt({ ...run.options, prompt }) };
}

describe('with an answer required, a run that finished', () => {
  test.each(['', ' \n\t'])('with the text %j is ended', async (text) => {
    const { options } = runOf([finished(text)], { requireAnswer: true });
    expect(await runPrompt({ ...options, prompt })).toMatchObject({
      conclusion: 'ended',
      error: { code: 'answer_empty', message: expect.stringContaining('require-answer') },
    });
  });

  test('with a word is finished', async () => {
    const { options } = runOf([finished('.')], { requireAnswer: true });
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('finished');
  });

  test('and is not required to say something is finished', async () => {
    const { options } = runOf([finished('')]);
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('finished');
  });

  test('is asked for nothing more when it is empty', async () => {
    const { result, bodies } = follow([finished('')], { requireAnswer: true });
    expect((await result).error?.code).toBe('answer_empty');
    expect(bodies()).toHaveLength(1);
  });
});

describe('a follow-up', () => {
  test('is a prompt in the session of the first, and what is said to it stands apart', async () => {
    const { result, bodies, events } = follow([finished('First.'), finished('Second.')]);
    expect(await result).toMatchObject({
      conclusion: 'finished',
      text: 'First.',
      record: { text: { head: 'First.' }, follow_up_text: { head: 'Second.' } },
    });
    expect(bodies()[1]).toMatchObject({ session_id: 'session-1', messages: [{ role: 'user', content: once() }] });
    expect(events.filter(({ type }) => type === 'prompt')).toMatchObject([{ text: prompt }, { follow_up: true }]);
  });

  test('is asked for once, with the record of the first turn', async () => {
    const asked: RunRecord[] = [];
    const followUp = (record: RunRecord): string => `${asked.push(record)}`;
    const { result } = follow([finished('First.'), finished('Second.')], { followUp });
    await result;
    expect(asked.map(({ text }) => text.head)).toEqual(['First.']);
  });

  test('is none where there is nothing to ask, or no session to ask in', async () => {
    const none = follow([finished('First.')], { followUp: () => undefined });
    expect((await none.result).conclusion).toBe('finished');
    const noSession = streamResponse([finishChunk('stop'), finalChunk(null), '[DONE]']);
    const lost = follow([noSession]);
    expect((await lost.result).conclusion).toBe('finished');
    expect([none.bodies().length, lost.bodies().length]).toEqual([1, 1]);
  });

  test('has the pauses, the policy and the bound of the run', async () => {
    const decisions = scriptedDecisions({ decide: [decisionOf('allow_once')] });
    const script = [pausedResponse('call-1'), finished('First.'), pausedResponse('call-2')];
    const { options } = runOf(script, { followUp: once, decisions, maxPauses: 1 });
    expect(await runPrompt({ ...options, prompt })).toMatchObject({ error: { code: 'too_many_pauses' } });
    expect(decisions.calls).toHaveLength(1);
  });

  test('is not sent again when the connection broke: it may have started', async () => {
    const { result, bodies } = follow([finished('First.'), brokenConnection()]);
    expect(await result).toMatchObject({ conclusion: 'ended', error: { code: 'api_unreachable' } });
    expect(bodies()).toHaveLength(2);
  });

  test('is sent again where nothing can have started', async () => {
    const busy = json(503, { error: { code: 503, message: 'Busy.', metadata: { reason: 'busy' } } });
    const { result, bodies } = follow([finished('First.'), busy, finished('Second.')]);
    expect((await result).record.follow_up_text.head).toBe('Second.');
    expect(bodies()).toHaveLength(3);
  });

  test('that fails is the failure of the run', async () => {
    const error = chatErrorOf(502, 'run_ended');
    const ended = streamResponse([finishChunk('error', { error }), finalChunk(), '[DONE]']);
    expect(await follow([finished('First.'), ended]).result).toMatchObject({ conclusion: 'ended', text: 'First.' });
  });
});

test('an answer to a question may be without a word', async () => {
  const { options } = runOf([finished('')]);
  const given = { sessionId: 'session-1', toolCallId: 'call-1', toolCall: undefined, answer: 'allow_once' };
  expect((await runAnswer({ ...options, reply: given })).conclusion).toBe('finished');
});
