// Conversations with the scripted agent: what it asks, what it is answered, how a client leaves it.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { ChatError } from '../../../../../src/contract/errors.ts';
import { type Intern, internListPage } from '../../../../../src/contract/interns.ts';
import type { Service } from '../../../../../src/service/index.ts';
import { answer, prompt, type ReadChat, readChat } from '../../../support/chat.ts';
import { internId, secrets, send, until } from '../../../support/service.ts';
import { type AgentStep, script } from './steps.ts';

/** Options as agents offer them. */
export const options = [
  { optionId: 'yes', name: 'Allow', kind: 'allow_once' },
  { optionId: 'ever', name: 'Allow git *', kind: 'allow_always' },
  { optionId: 'no', name: 'Reject', kind: 'reject_once' },
];
/** A request to run a command. */
export const runs = (command: string, more: object = {}) => ({
  options,
  toolCall: { toolCallId: `call-${command}`, kind: 'execute', title: command, rawInput: { command }, ...more },
});
/** The outcome of an option, as the agent says it. */
export const once = (optionId: string) => JSON.stringify({ outcome: 'selected', optionId });
/** The outcome of a request that nobody answers, as the agent says it. */
export const cancelled = JSON.stringify({ outcome: 'cancelled' });

/** A manual prompt with these steps, read to its end. */
export async function manual(service: Service, ...steps: readonly AgentStep[]): Promise<ReadChat> {
  return readChat(await prompt(service, { mode: 'manual', session: 's', text: script(...steps) }));
}

/** An answer to its question, and what comes then. */
export async function reply(service: Service, { question }: ReadChat, content: string): Promise<ReadChat> {
  return readChat(await answer(service, question, content));
}

/** The record of the intern. */
export async function recordOf(service: Service): Promise<Intern | undefined> {
  const { data } = internListPage.parse(await (await send(service, '/interns')).json());
  return data[0];
}

/** The error of a response. */
export function errorOf({ chunks }: ReadChat): ChatError | undefined {
  return chunks.find((chunk) => chunk.error !== undefined)?.error;
}

/** Sends a prompt, and resolves to what makes its client leave once a condition holds. */
export async function startAndLeave(service: Service, step: AgentStep, condition: () => boolean): Promise<() => void> {
  const abort = new AbortController();
  const text = script({ say: 'x' }, step);
  const response = await fetch(`${service.baseUrl}/interns/${internId}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets.standard}`, 'content-type': 'application/json' },
    body: JSON.stringify({ stream: true, session_id: 's', messages: [{ role: 'user', content: text }] }),
    signal: abort.signal,
  });
  expect(response.status).toBe(200);
  await until(condition);
  return () => abort.abort();
}

/** Whether a process runs; one that has ended and was not collected yet does not. */
export function isAlive(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
