// The way of one intern's agent to its models: a broker in this process, a key for each process, and the variables that lead there.
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AgentModelWays, modelWays } from '../../../agents/model-ways.ts';
import type { ModelAccess } from '../../../models/access.ts';
import type { ModelBroker, ModelBrokers, ModelUse } from '../../../models/broker.ts';
import type { Redactor, Secret } from '../../../secret.ts';
import type { AgentSettings } from './agent-settings.ts';
import { forwarderText } from './forwarder-text.ts';
import type { Launch, LaunchOrder } from './launch.ts';
import type { Forwarding } from './sandbox.ts';

interface AgentModelsOptions {
  readonly settings: Pick<AgentSettings, 'agent' | 'model' | 'network'>;
  readonly access: ModelAccess;
  readonly brokers: ModelBrokers;
  /** Learns each key. */
  readonly redactor: Redactor;
}

/** The port of loopback in a sandbox; it is free in a network of its own. */
const forwardedPort = 29_170;

/** The longest path that a socket can have (unix(7), "Address format"). */
const longestSocketPath = 107;

/** Prepares the way of an agent to its models; nothing is asked for before it is opened. */
export function createAgentModels({ settings, access, brokers, redactor }: AgentModelsOptions) {
  // Only its owner enters it.
  const folder = mkdtempSync(path.join(socketPlace(), 'intern-models-'));
  const socketPath = path.join(folder, 'models.sock');
  const isForwarded = settings.network === 'model';
  const forwarding: Forwarding | undefined = isForwarded
    ? { socket: socketPath, program: writeForwarder(folder), port: forwardedPort }
    : undefined;
  const place = isForwarded ? { port: forwardedPort, socketPath } : { port: 0 };
  let opening: Promise<ModelBroker> | undefined;
  let broker: ModelBroker | undefined;
  let isClosed = false;
  const open = async (): Promise<ModelBroker> => {
    const opened = await brokers.open(access, place);
    broker = opened;
    if (isClosed) await opened.close();
    return opened;
  };
  const keyedEnvironment = ({ url }: ModelBroker, key: Secret): Readonly<Record<string, string>> => {
    const { variables }: AgentModelWays = modelWays[settings.agent];
    return variables[access.provider.name]?.({ url, key: key.reveal(), model: settings.model }) ?? {};
  };
  return {
    /** Shows the sandbox the way out; undefined: the agent has the network of the host. */
    forwarding,
    /** A folder that the agent must not see. */
    folder,
    /** Obtains a token, and listens, once. @throws {Error} in words that help: what the exchange says */
    async open(): Promise<void> {
      opening ??= open();
      await opening;
    },
    /** Starts each process with a key of its own, which ends with it. */
    keyed:
      (launch: Launch): Launch =>
      async (order) => {
        if (broker === undefined) throw new TypeError('The way to the models is not open.');
        refuseWithoutPrograms(order, settings);
        const { addKey, removeKey } = broker;
        const key = addKey();
        redactor.add(key);
        try {
          const started = await launch({ ...order, env: { ...order.env, ...keyedEnvironment(broker, key) } });
          void started.exit.then(() => removeKey(key));
          return started;
        } catch (error) {
          removeKey(key);
          throw error;
        }
      },
    /** Counts caps from here. */
    beginRun: () => broker?.beginRun(),
    /** Undefined: it was never opened. */
    get use(): ModelUse | undefined {
      return broker?.use;
    },
    async close(): Promise<void> {
      isClosed = true;
      await broker?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Names the folder that sockets are made in: a path in the usual one for temporary files may be too long for a socket. */
export function socketPlace(): string {
  const isShort = Buffer.byteLength(path.join(tmpdir(), 'intern-models-123456/models.sock')) <= longestSocketPath;
  return isShort ? tmpdir() : '/tmp';
}

function writeForwarder(folder: string): string {
  const program = path.join(folder, 'forwarder.mjs');
  writeFileSync(program, forwarderText, { mode: 0o400 });
  return program;
}

/** Refuses to start what would download a program, where nothing can be downloaded. */
function refuseWithoutPrograms({ env }: LaunchOrder, { agent, network }: AgentModelsOptions['settings']): void {
  const { needs }: AgentModelWays = modelWays[agent];
  if (needs === undefined || network !== 'model') return;
  const folders = (env['PATH'] ?? '').split(path.delimiter);
  if (folders.some((folder) => isExecutable(path.join(folder, needs.program)))) return;
  throw new Error(
    `The agent needs the program "${needs.program}", and with "network: model" it can't download it. Install it: "${needs.install}".`,
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
