// Gives an agent access to models: runs a broker, and puts its URL and a key into the agent's environment.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ModelSupport, modelSupport } from '../../../agents/model-support.ts';
import { findProgram } from '../../../folders.ts';
import type { ModelAccess } from '../../../models/access.ts';
import type { ModelBroker, ModelBrokers, ModelUse } from '../../../models/broker-types.ts';
import type { Redactor } from '../../../secret.ts';
import type { AgentSettings } from './agent-settings.ts';
import { forwarderText } from './forwarder-text.ts';
import type { Launch, LaunchOrder } from './launch.ts';

interface AgentModelsOptions {
  readonly settings: Pick<AgentSettings, 'agent' | 'model' | 'network'>;
  readonly access: ModelAccess;
  readonly brokers: Pick<ModelBrokers, 'open'>;
  readonly redactor: Redactor;
}

/** A loopback port that is always free, because the sandbox has its own network. */
const forwardedPort = 29_170;

/** The maximum length of a socket path in bytes (unix(7), "Address format"). */
const longestSocketPath = 107;

export type AgentModels = ReturnType<typeof createAgentModels>;

export function createAgentModels({ settings, access, brokers, redactor }: AgentModelsOptions) {
  // mkdtemp gives access to the owner only.
  const folder = mkdtempSync(path.join(chooseSocketFolder(), 'intern-models-'));
  const socketPath = path.join(folder, 'models.sock');
  const isForwarded = settings.network === 'model';
  const program = path.join(folder, 'forwarder.mjs');
  if (isForwarded) writeFileSync(program, forwarderText, { mode: 0o400 });
  const forwarding = isForwarded ? { socket: socketPath, program, port: forwardedPort } : undefined;
  const address = isForwarded ? { port: forwardedPort, socketPath } : { port: 0 };
  let opening: Promise<ModelBroker> | undefined;
  let broker: ModelBroker | undefined;
  let isClosed = false;
  return {
    forwarding,
    folder,
    /** Obtains a token and starts to listen, once. @throws {Error} with the message of the token exchange */
    async open(): Promise<void> {
      opening ??= brokers.open(access, address);
      broker = await opening;
      if (isClosed) await broker.close();
    },
    /** Gives each process of the agent a separate key, which is revoked when the process ends. */
    withKeys:
      (launch: Launch): Launch =>
      async (order) => {
        if (broker === undefined) throw new TypeError('The connection to the models is not open.');
        requirePrograms(order, settings);
        const { url, addKey, removeKey } = broker;
        const key = addKey();
        redactor.add(key);
        const { variables }: ModelSupport = modelSupport[settings.agent];
        const added = variables[access.provider.name]?.({ url, key: key.reveal(), model: settings.model });
        const env = { ...order.env, ...added };
        const agentProcess = await launch({ ...order, env }).catch((error: unknown) => {
          removeKey(key);
          throw error;
        });
        void agentProcess.exit.then(() => removeKey(key));
        return agentProcess;
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

/** Chooses the folder of the socket: `/tmp` if the usual temporary folder makes the socket's path too long. */
export function chooseSocketFolder(): string {
  const isShort = Buffer.byteLength(path.join(tmpdir(), 'intern-models-123456/models.sock')) <= longestSocketPath;
  return isShort ? tmpdir() : '/tmp';
}

function requirePrograms({ env }: LaunchOrder, { agent, network }: AgentModelsOptions['settings']): void {
  const { needs }: ModelSupport = modelSupport[agent];
  if (needs === undefined || network !== 'model') return;
  const folders = (env['PATH'] ?? '').split(path.delimiter);
  if (findProgram(needs.program, folders) !== undefined) return;
  throw new Error(
    `The agent needs the program "${needs.program}", and with "network: model" it can't download it. Install it: "${needs.install}".`,
  );
}
