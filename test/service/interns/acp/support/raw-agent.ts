// An agent without the SDK, for what no well-made agent does: `node raw-agent.ts LOG STEPS`. Each step is done for the first prompt.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { RawStep } from './steps.ts';

const [, , log = '', written = '[]'] = process.argv;
const steps: RawStep[] = JSON.parse(written);
const sessionId = 'theirs';
const note = (what: string, value: unknown): void => appendFileSync(log, `${JSON.stringify({ [what]: value })}\n`);
const send = (message: object): void =>
  void process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
const say = (text: string): void =>
  send({
    method: 'session/update',
    params: { sessionId, update: { sessionUpdate: 'agent_message_chunk', content: { type: 'text', text } } },
  });

process.stdout.write('Welcome to the raw agent!\n{"jsonrpc": "2.0", "broken\n[]\nnull\n');

function take(step: RawStep, promptId: unknown): void {
  if ('line' in step) process.stdout.write(`${step.line}\n`);
  else if ('say' in step) say(step.say);
  else if ('send' in step) send(step.send);
  else if ('big' in step) say('x'.repeat(step.big));
  else if ('close' in step) process.stdout.end();
  else send({ id: promptId, result: { stopReason: step.stop } });
}

const answers: Readonly<Record<string, object>> = {
  initialize: { protocolVersion: 1, agentCapabilities: {} },
  'session/new': { sessionId },
};

for await (const line of createInterface({ input: process.stdin })) {
  const message: { readonly id?: unknown; readonly method?: string } = JSON.parse(line);
  if (message.method === undefined) note('answer', message);
  else if (message.method === 'session/prompt') {
    note('prompt', true);
    for (const step of steps) take(step, message.id);
  } else if (message.id === undefined) note('notified', message.method);
  else send({ id: message.id, result: answers[message.method] ?? {} });
}
