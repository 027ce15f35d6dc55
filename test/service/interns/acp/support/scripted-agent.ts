// An agent in a process of its own that does what its prompts say, a list of steps as JSON: `node scripted-agent.ts OPTIONS`.
import { spawn } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { type AgentContext, agent, methods, ndJsonStream, RequestError } from '@agentclientprotocol/sdk';
import type { AgentOptions, AgentStep } from './steps.ts';

const options: AgentOptions = JSON.parse(process.argv[2] ?? '{}');
const log = (what: string, value: unknown): void => {
  if (options.log !== undefined) appendFileSync(options.log, `${JSON.stringify({ [what]: value })}\n`);
};
if (options.stderr !== undefined) process.stderr.write(`${options.stderr}\n`);
if (options.exitAtStart !== undefined) process.exit(options.exitAtStart);
log('env', process.env);
log('start', { cwd: process.cwd() });

let isAuthenticated = false;
let sessions = 0;
/** The work folder of each session: the program itself may run elsewhere. */
const folders = new Map<string, string>();
const modes = new Map<string, string>();
const cancelled = new Map<string, () => void>();
const state = (sessionId: string) => ({
  modes: {
    currentModeId: modes.get(sessionId) ?? 'run',
    availableModes: [
      { id: 'run', name: 'run' },
      { id: 'ask', name: 'ask' },
    ],
  },
  configOptions: [
    {
      type: 'select' as const,
      id: 'model',
      name: 'Model',
      category: 'model',
      currentValue: 'made-up/one',
      options: [
        { value: 'made-up/one', name: 'One' },
        { value: 'made-up/two', name: 'Two' },
      ],
    },
    {
      type: 'select' as const,
      id: 'mode',
      name: 'Mode',
      currentValue: modes.get(sessionId) ?? 'run',
      options: [
        { value: 'run', name: 'run' },
        { value: 'ask', name: 'ask' },
      ],
    },
  ],
});

agent({ name: 'scripted' })
  .onRequest(methods.agent.initialize, async () => {
    if (options.hangsAt === 'initialize') await new Promise(() => {});
    return {
      protocolVersion: options.protocolVersion ?? 1,
      agentCapabilities: {
        loadSession: options.canLoad === true,
        sessionCapabilities: options.canResume === true ? { resume: {} } : {},
      },
      authMethods: options.needsAuthentication === true ? [{ id: 'made-up-login', name: 'Log in' }] : [],
    };
  })
  .onRequest(methods.agent.authenticate, ({ params }) => {
    log('authenticate', params.methodId);
    isAuthenticated = true;
    return {};
  })
  .onRequest(methods.agent.session.new, ({ params }) => {
    if (options.needsAuthentication === true && !isAuthenticated) throw RequestError.authRequired();
    sessions += 1;
    const sessionId = `theirs-${process.pid}-${sessions}`;
    folders.set(sessionId, params.cwd);
    log('new', { sessionId, cwd: params.cwd, meta: params._meta });
    return { sessionId, ...state(sessionId) };
  })
  .onRequest(methods.agent.session.resume, ({ params }) => {
    folders.set(params.sessionId, params.cwd);
    log('resume', params.sessionId);
    return state(params.sessionId);
  })
  .onRequest(methods.agent.session.load, async ({ params, client }) => {
    folders.set(params.sessionId, params.cwd);
    log('load', params.sessionId);
    for (let count = 0; count < 30; count += 1) await say(client, params.sessionId, 'replayed');
    return state(params.sessionId);
  })
  .onRequest(methods.agent.session.setMode, ({ params }) => {
    log('set_mode', params);
    if (options.neverAsks !== true) modes.set(params.sessionId, params.modeId);
    return {};
  })
  .onRequest(methods.agent.session.setConfigOption, ({ params }) => {
    log('set_config_option', params);
    if (params.configId === 'mode' && options.neverAsks !== true) modes.set(params.sessionId, String(params.value));
    const { configOptions } = state(params.sessionId);
    const current = configOptions.map((option) =>
      option.id === params.configId && params.configId === 'model'
        ? { ...option, currentValue: String(params.value) }
        : option,
    );
    return { configOptions: current };
  })
  .onNotification(methods.agent.session.cancel, ({ params }) => {
    log('cancel', params.sessionId);
    if (options.ignoresCancel !== true) cancelled.get(params.sessionId)?.();
  })
  .onRequest(methods.agent.session.prompt, async ({ params, client }) => {
    const { sessionId } = params;
    const text = params.prompt.map((block) => (block.type === 'text' ? block.text : '')).join('');
    log('prompt', { sessionId, text });
    const isCancelled = new Promise<'cancelled'>((resolve) => cancelled.set(sessionId, () => resolve('cancelled')));
    const steps: readonly AgentStep[] = text.startsWith('[')
      ? JSON.parse(text)
      : (options.steps ?? [{ say: `You said: ${text}` }, { permission: whereAmI }]);
    const end = await Promise.race([isCancelled, take(steps, { client, sessionId })]);
    log('end', end);
    if (end !== 'cancelled') return end;
    if (options.costAfterCancel !== undefined) {
      await update(client, sessionId, {
        sessionUpdate: 'usage_update',
        used: 1,
        size: 2,
        cost: { amount: options.costAfterCancel, currency: 'USD' },
      });
    }
    return { stopReason: 'cancelled' };
  })
  .connect(ndJsonStream(Writable.toWeb(process.stdout), readStdin()));

function readStdin(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      for await (const bytes of Readable.from(process.stdin)) controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** What it asks when it is not told what to do. */
const whereAmI = {
  toolCall: { toolCallId: 'where', kind: 'execute', title: 'pwd', rawInput: { command: 'pwd' } },
  options: ['allow_once', 'allow_always', 'reject_once', 'reject_always'].map((kind) => ({
    optionId: kind,
    name: kind,
    kind,
  })),
};

interface Place {
  readonly client: AgentContext;
  readonly sessionId: string;
}

type PromptEnd = { stopReason: 'end_turn' };

/** The last request that was left open. */
let lastLeft: Promise<void> | undefined;

async function take(steps: readonly AgentStep[], { client, sessionId }: Place): Promise<PromptEnd> {
  for (const step of steps) {
    if ('say' in step) {
      for (let count = 0; count < (step.repeat ?? 1); count += 1) {
        await say(client, sessionId, step.isNumbered === true ? `${step.say}${count} ` : step.say);
      }
    } else if ('update' in step) await update(client, sessionId, step.update);
    else if ('permission' in step)
      await report(client, sessionId, await permission(client, sessionId, step.permission));
    else if ('together' in step) {
      const outcomes = step.together.map((one) => permission(client, sessionId, one));
      await report(client, sessionId, await Promise.all(outcomes));
    } else if ('leave' in step)
      lastLeft = permission(client, sessionId, step.leave).then((outcome) => log('left', outcome));
    else if ('settle' in step) await lastLeft;
    else if ('elicit' in step) {
      const request = { sessionId, mode: 'form', message: 'Which?', ...step.elicit };
      const answer = await client.request(methods.client.elicitation.create, request as never);
      log('elicited', answer);
      await report(client, sessionId, answer);
    } else if ('shell' in step) {
      const child = spawn('/bin/sh', ['-c', step.shell], { stdio: 'ignore', cwd: folders.get(sessionId) });
      await new Promise((resolve) => child.once('close', resolve));
    } else if ('write' in step) writeFileSync(step.write, 'written');
    else if ('wait' in step) await new Promise((resolve) => setTimeout(resolve, step.wait));
    else if ('exit' in step) process.exit(step.exit);
    else if ('fail' in step) throw new RequestError(-32_603, 'Internal error', { details: step.fail });
    else return step.stop as PromptEnd;
  }
  return { stopReason: 'end_turn' };
}

async function permission(client: AgentContext, sessionId: string, request: object): Promise<unknown> {
  const { outcome } = await client.request(methods.client.session.requestPermission, {
    sessionId,
    ...request,
  } as never);
  log('outcome', outcome);
  return outcome;
}

function report(client: AgentContext, sessionId: string, value: unknown): Promise<void> {
  return say(client, sessionId, JSON.stringify(value));
}

function say(client: AgentContext, sessionId: string, text: string): Promise<void> {
  return update(client, sessionId, { sessionUpdate: 'agent_message_chunk', content: { type: 'text', text } });
}

async function update(client: AgentContext, sessionId: string, value: object): Promise<void> {
  await client.notify(methods.client.session.update, { sessionId, update: value } as never);
}
