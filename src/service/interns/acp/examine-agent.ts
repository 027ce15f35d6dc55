// Examines an agent without a prompt (does it start, what is it, would it ask?), and model access without a token.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { type AgentName, profiles } from '../../../agents/profiles.ts';
import { describeError } from '../../../errors.ts';
import { parseJson } from '../../../json.ts';
import { silentLog } from '../../../log.ts';
import type { ModelAccess } from '../../../models/access.ts';
import type { ModelBrokers } from '../../../models/broker.ts';
import { createRedactor, Secret } from '../../../secret.ts';
import { createClock } from '../../time/clock.ts';
import { createCallbacks } from './acp-intern.ts';
import { type AgentOptions, type KeptAgent, keepAgent, protocolVersion } from './agent.ts';
import { createAgentModels } from './agent-models.ts';
import { type AgentCommand, agentSettings, choosesModel, readAgentCommand } from './agent-settings.ts';
import { prepareTurn } from './asking.ts';
import { type LaunchOrder, launchUntil } from './launch.ts';
import { confine, nodeInside } from './sandbox.ts';

interface ExamineOptions {
  readonly agent: AgentCommand;
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/** Throws the reason of the signal. */
export async function examineAgent({ agent, folder, env, signal }: ExamineOptions) {
  const { name, settings: written, passedOn } = readAgentCommand(agent, env);
  const settings = agentSettings.parse({ ...written, any_model: true }); // gets no prompt
  const profile = profiles[name];
  const place = mkdtempSync(path.join(tmpdir(), 'intern-doctor-'));
  const clock = createClock();
  const options: AgentOptions = {
    internId: 'examined',
    name,
    settings,
    profile,
    launch: launchUntil(signal),
    folder: place,
    workdir: folder,
    env,
    clock,
    log: silentLog,
    table: { read: () => undefined, write() {} },
  };
  const kept = keepAgent(options, {
    callbacks: (parts) => createCallbacks({ ...parts, profile, turnOf: () => undefined }),
    onGone() {},
  });
  try {
    const shown = await look(kept, options);
    signal.throwIfAborted();
    const isModelChosen = name === 'custom' || written.any_model === true || choosesModel(settings);
    return {
      name,
      command: settings.command ?? profile.command,
      package: profile.package,
      keyVariables: profile.keyVariables,
      given: passedOn,
      isModelChosen,
      shown,
    };
  } finally {
    await kept.close();
    clock.stop();
    rmSync(place, { recursive: true, force: true });
  }
}

async function look(agent: KeptAgent, options: AgentOptions) {
  await agent.settled;
  const ready = agent.ready();
  const message = agent.lifecycle().last_failure_message ?? 'It ended.';
  if (ready === undefined) return { state: 'failed', message } as const;
  const turn = { sessionId: 'examined', prompt: '', turn: 1, approvalMode: 'manual', standing: new Map() } as const;
  const outcome = await prepareTurn(turn, { ...options, agent, outstanding: new Map() });
  const { name, title, version } = ready.greeting.agentInfo ?? {};
  const called = [title ?? name, version].filter((part) => part !== undefined && part !== null).join(' ');
  return {
    state: 'running',
    agent: called === '' ? undefined : called,
    protocolVersion,
    whyUnasked: 'ending' in outcome ? outcome.message : undefined,
  } as const;
}

interface WayOptions {
  readonly agent: AgentName;
  readonly access: ModelAccess;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

const tryMs = 20_000;

/** Runs a probe in place of the agent, and returns why a part does not work. Throws the reason of the signal. */
export async function examineModelWay({
  agent,
  access,
  env,
  signal,
}: WayOptions): Promise<Record<'sandbox' | 'network', string | undefined>> {
  const home = mkdtempSync(path.join(tmpdir(), 'intern-doctor-'));
  const ending = AbortSignal.any([signal, AbortSignal.timeout(tryMs)]);
  const order = { env: { PATH: env['PATH'] ?? '', HOME: home }, cwd: home, writable: [home] };
  const whyNot = async (work: () => Promise<unknown>): Promise<string | undefined> => {
    try {
      await work();
      return undefined;
    } catch (error) {
      signal.throwIfAborted();
      return describeError(error);
    }
  };
  try {
    const sandbox = await whyNot(async () => {
      const launch = launchUntil(ending, confine({ network: 'none', hidden: [] }));
      await (await launch({ ...order, command: ['true'] })).exit;
    });
    if (sandbox !== undefined) return { sandbox, network: undefined };
    return { sandbox, network: await whyNot(() => tryNetwork(order, { agent, access, signal: ending })) };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

const probe = `
import { connect } from 'node:net';
const [port, host, beyond] = process.argv.slice(1);
const way = await fetch('http://127.0.0.1:' + port).then((answer) => answer.text()).catch(String);
const socket = connect({ host, port: Number(beyond), timeout: 3000 });
const end = (isReached) => { console.log(JSON.stringify({ way, isReached })); process.exit(); };
socket.on('connect', () => end(true)).on('error', () => end(false)).on('timeout', () => end(false));
`;

const probed = z.object({ way: z.string(), isReached: z.boolean() });

async function tryNetwork(
  order: Omit<LaunchOrder, 'command'>,
  { agent, access, signal }: Omit<WayOptions, 'env'>,
): Promise<void> {
  const word = randomUUID();
  const settings = { agent, network: 'model', model: undefined } as const;
  const models = createAgentModels({ settings, access, brokers: standIn(word), redactor: createRedactor() });
  try {
    await models.open();
    const { forwarding, folder } = models;
    const confined = confine({ network: 'model', hidden: [folder], forwarding });
    const launch = models.keyed(launchUntil(signal, confined));
    const { hostname, port, protocol } = new URL(access.baseUrl);
    const beyond = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
    const words = [String(forwarding?.port), hostname.replace(/^\[|\]$/g, ''), beyond];
    const command = [nodeInside, '--input-type=module', '--eval', probe, ...words];
    const { stdout, stderr, exit } = await launch({ ...order, command });
    const [output, said, how] = await Promise.all([text(stdout), text(stderr), exit]);
    const found = probed.safeParse(parseJson(output)).data;
    if (found === undefined) {
      throw new Error(`A program in the sandbox ended (${how}), and found nothing out: ${said.slice(0, 500).trim()}`);
    }
    if (found.way !== word) throw new Error(`The way to the models does not open in the sandbox: ${found.way}`);
    if (found.isReached) throw new Error(`In the sandbox, ${hostname} is reached past the broker.`);
  } finally {
    await models.close();
  }
}

/** Answers with a word, and needs no token. */
function standIn(word: string): Pick<ModelBrokers, 'open'> {
  return {
    async open(_access, { port, socketPath }) {
      const server = createServer((_request, response) => response.end(word)).listen(socketPath);
      await once(server, 'listening');
      return {
        url: `http://127.0.0.1:${port}`,
        addKey: () => new Secret(word),
        removeKey() {},
        beginRun() {},
        get use(): never {
          throw new TypeError('Nobody uses it.');
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
