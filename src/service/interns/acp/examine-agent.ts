// Examines an agent without a prompt (does it start, what is it, would it ask?), and model access without a token.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { type AgentName, profiles } from '../../../agents/acp-agents.ts';
import { describeError } from '../../../errors.ts';
import { parseJson } from '../../../json.ts';
import { silentLog } from '../../../log.ts';
import type { ModelAccess } from '../../../models/access.ts';
import type { ModelBrokers } from '../../../models/broker-types.ts';
import { createRedactor, Secret } from '../../../secret.ts';
import { createClock } from '../../time/clock.ts';
import { createCallbacks } from './acp-intern.ts';
import { type AgentOptions, protocolVersion, type SupervisedAgent, superviseAgent } from './agent.ts';
import { createAgentModels } from './agent-models.ts';
import { type AgentCommand, agentSettings, hasChosenModel, readAgentCommand } from './agent-settings.ts';
import { prepareTurn } from './asking.ts';
import { type LaunchOrder, launchUntil } from './launch.ts';
import { confine, sandboxNode } from './sandbox.ts';

interface ExamineOptions {
  readonly agent: AgentCommand;
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/** @throws the reason of `signal` */
export async function examineAgent({ agent, folder, env, signal }: ExamineOptions) {
  const { name, settings: input, passedVariables } = readAgentCommand(agent, env);
  // Allow any model, because the agent gets no prompt.
  const settings = agentSettings.parse({ ...input, any_model: true });
  const profile = profiles[name];
  const agentFolder = mkdtempSync(path.join(tmpdir(), 'intern-doctor-'));
  const clock = createClock();
  const options: AgentOptions = {
    internId: 'examined',
    name,
    settings,
    profile,
    launch: launchUntil(signal),
    agentFolder,
    workdir: folder,
    env,
    clock,
    log: silentLog,
    table: { read: () => undefined, write() {} },
  };
  const supervised = superviseAgent(options, {
    createCallbacks: (parts) => createCallbacks({ ...parts, profile, findTurn: () => undefined }),
    onExit() {},
  });
  try {
    const inspection = await inspect(supervised, options);
    signal.throwIfAborted();
    const isModelChosen = name === 'custom' || input.any_model === true || hasChosenModel(settings);
    return {
      name,
      command: settings.command ?? profile.command,
      package: profile.package,
      keyVariables: profile.keyVariables,
      passedVariables,
      isModelChosen,
      inspection,
    };
  } finally {
    await supervised.close();
    clock.stop();
    rmSync(agentFolder, { recursive: true, force: true });
  }
}

async function inspect(agent: SupervisedAgent, options: AgentOptions) {
  await agent.settled;
  const ready = agent.ready();
  const message = agent.lifecycle().last_failure_message ?? 'It ended.';
  if (ready === undefined) return { state: 'failed', message } as const;
  const turn = { sessionId: 'examined', prompt: '', turn: 1, approvalMode: 'manual', standing: new Map() } as const;
  const outcome = await prepareTurn(turn, { ...options, agent, turnsByAgentSession: new Map() });
  const { name, title, version } = ready.greeting.agentInfo ?? {};
  const label = [title ?? name, version].filter((part) => part !== undefined && part !== null).join(' ');
  return {
    state: 'running',
    agent: label === '' ? undefined : label,
    protocolVersion,
    askingProblem: 'ending' in outcome ? outcome.message : undefined,
  } as const;
}

interface ModelAccessOptions extends Pick<ExamineOptions, 'env' | 'signal'> {
  readonly agent: AgentName;
  readonly access: ModelAccess;
}

/** Runs a probe in place of the agent. @returns why sandbox or network fail, if they do @throws the reason of `signal` */
export async function examineModelAccess({ agent, access, env, signal }: ModelAccessOptions) {
  const home = mkdtempSync(path.join(tmpdir(), 'intern-doctor-'));
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(20_000)]);
  const order = { env: { PATH: env['PATH'] ?? '', HOME: home }, cwd: home, writable: [home] };
  const findFailure = async (work: () => Promise<unknown>): Promise<string | undefined> => {
    try {
      await work();
      return undefined;
    } catch (error) {
      signal.throwIfAborted();
      return describeError(error);
    }
  };
  try {
    const sandbox = await findFailure(async () => {
      const launch = launchUntil(deadline, confine({ network: 'none', hidden: [] }));
      await (await launch({ ...order, command: ['true'] })).exit;
    });
    const test = () => testNetwork(order, { agent, access, signal: deadline });
    return { sandbox, network: sandbox === undefined ? await findFailure(test) : undefined };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

const probe = `
import { connect } from 'node:net';
const [port, host, hostPort] = process.argv.slice(1);
const reply = await fetch('http://127.0.0.1:' + port).then((answer) => answer.text()).catch(String);
const socket = connect({ host, port: Number(hostPort), timeout: 3000 });
const end = (isReached) => { console.log(JSON.stringify({ reply, isReached })); process.exit(); };
socket.on('connect', () => end(true)).on('error', () => end(false)).on('timeout', () => end(false));
`;

const probeResult = z.object({ reply: z.string(), isReached: z.boolean() });

async function testNetwork(
  order: Omit<LaunchOrder, 'command'>,
  { agent, access, signal }: Omit<ModelAccessOptions, 'env'>,
): Promise<void> {
  const nonce = randomUUID();
  const settings = { agent, network: 'model', model: undefined } as const;
  const models = createAgentModels({ settings, access, brokers: createStubBrokers(nonce), redactor: createRedactor() });
  try {
    await models.open();
    const { forwarding, folder } = models;
    const confined = confine({ network: 'model', hidden: [folder], forwarding });
    const launch = models.withKeys(launchUntil(signal, confined));
    const { hostname, port, protocol } = new URL(access.baseUrl);
    const hostPort = port || (protocol === 'https:' ? '443' : '80');
    const probeArgs = [String(forwarding?.port), hostname.replace(/^\[|\]$/g, ''), hostPort];
    const command = [sandboxNode, '--input-type=module', '--eval', probe, ...probeArgs];
    const { stdout, stderr, exit } = await launch({ ...order, command });
    const [output, errors, exitReason] = await Promise.all([text(stdout), text(stderr), exit]);
    const result = probeResult.safeParse(parseJson(output)).data;
    if (result === undefined) {
      const shortened = errors.slice(0, 500).trim();
      throw new Error(`A test program in the sandbox ended (${exitReason}) without a result: ${shortened}`);
    }
    if (result.reply !== nonce) throw new Error(`The models can't be reached in the sandbox: ${result.reply}`);
    if (result.isReached) throw new Error(`In the sandbox, ${hostname} can be reached without the broker.`);
  } finally {
    await models.close();
  }
}

/** Creates brokers that need no token, and give the same answer to every request. */
function createStubBrokers(answer: string): Pick<ModelBrokers, 'open'> {
  return {
    async open(_access, { port, socketPath }) {
      const server = createServer((_request, response) => response.end(answer)).listen(socketPath);
      await once(server, 'listening');
      return {
        url: `http://127.0.0.1:${port}`,
        addKey: () => new Secret(answer),
        removeKey() {},
        beginRun() {},
        get use(): never {
          throw new TypeError('A stub counts no use.');
        },
        close() {
          const closed = server[Symbol.asyncDispose]();
          server.closeAllConnections();
          return closed;
        },
      };
    },
  };
}
