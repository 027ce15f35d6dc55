// An intern's access to models: a broker in this process, a key per process of the agent, and variables for both.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AgentModelWays, modelWays } from '../../../agents/model-ways.ts';
import { findProgram } from '../../../folders.ts';
import type { ModelAccess } from '../../../models/access.ts';
import type { ModelBroker, ModelBrokers, ModelUse } from '../../../models/broker.ts';
import type { Redactor, Secret } from '../../../secret.ts';
import type { AgentSettings } from './agent-settings.ts';
import { forwarderText } from './forwarder-text.ts';
import type { Launch, LaunchOrder } from './launch.ts';

interface AgentModelsOptions {
  readonly settings: Pick<AgentSettings, 'agent' | 'model' | 'network'>;
  readonly access: ModelAccess;
  readonly brokers: Pick<ModelBrokers, 'open'>;
  readonly redactor: Redactor;
}

/** A port on loopback, which is always free in a sandbox with a network of its own. */
const forwardedPort = 29_170;

/** The longest path of a socket (unix(7), "Address format"). */
const longestSocketPath = 107;

export type AgentModels = ReturnType<typeof createAgentModels>;

export function createAgentModels({ settings, access, brokers, redactor }: AgentModelsOptions) {
  // mkdtemp gives access to nobody but the owner.
  const folder = mkdtempSync(path.join(socketPlace(), 'intern-models-'));
  const socketPath = path.join(folder, 'models.sock');
  const isForwarded = settings.network === 'model';
  const program = path.join(folder, 'forwarder.mjs');
  if (isForwarded) writeFileSync(program, forwarderText, { mode: 0o400 });
  const forwarding = isForwarded ? { socket: socketPath, program, port: forwardedPort } : undefined;
  const place = isForwarded ? { port: forwardedPort, socketPath } : { port: 0 };
  let opening: Promise<ModelBroker> | undefined;
  let broker: ModelBroker | undefined;
  let isClosed = false;
  const keyedEnvironment = ({ url }: ModelBroker, key: Secret): Readonly<Record<string, string>> => {
    const { variables }: AgentModelWays = modelWays[settings.agent];
    return variables[access.provider.name]?.({ url, key: key.reveal(), model: settings.model }) ?? {};
  };
  return {
    forwarding,
    folder,
    /** Obtains a token and starts to listen, once. @throws {Error} with the message of the exchange */
    async open(): Promise<void> {
      opening ??= brokers.open(access, place);
      broker = await opening;
      if (isClosed) await broker.close();
    },
    /** Gives each process a key of its own, which is revoked when the process ends. */
    keyed:
      (launch: Launch): Launch =>
      async (order) => {
        if (broker === undefined) throw new TypeError('The way to the models is not open.');
        refuseWithoutPrograms(order, settings);
        const { addKey, removeKey } = broker;
        const key = addKey();
        redactor.add(key);
        const env = { ...order.env, ...keyedEnvironment(broker, key) };
        const started = await launch({ ...order, env }).catch((error: unknown) => {
          removeKey(key);
          throw error;
        });
        void started.exit.then(() => removeKey(key));
        return started;
      },
    beginRun: () => broker?.beginRun(),
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

/** Chooses a folder for the socket: paths in the usual temporary one may be too long. */
export function socketPlace(): string {
  const isShort = Buffer.byteLength(path.join(tmpdir(), 'intern-models-123456/models.sock')) <= longestSocketPath;
  return isShort ? tmpdir() : '/tmp';
}

function refuseWithoutPrograms({ env }: LaunchOrder, { agent, network }: AgentModelsOptions['settings']): void {
  const { needs }: AgentModelWays = modelWays[agent];
  if (needs === undefined || network !== 'model') return;
  const folders = (env['PATH'] ?? '').split(path.delimiter);
  if (findProgram(needs.program, folders) !== undefined) return;
  throw new Error(
    `The agent needs the program "${needs.program}", and with "network: model" it can't download it. Install it: "${needs.install}".`,
  );
}
