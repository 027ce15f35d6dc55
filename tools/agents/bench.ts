// A service with interns that are one real agent, a work folder, and a client: what a row is tried on.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Client, createClient } from '../../src/client/client.ts';
import type { ApprovalMode } from '../../src/contract/chat.ts';
import type { Intern } from '../../src/contract/interns.ts';
import { createLazyBrokers } from '../../src/job/proxy/lazy-brokers.ts';
import { Secret } from '../../src/secret.ts';
import { type Service, type ServiceOptions, startService, type WrittenConfig } from '../../src/service/index.ts';
import { testActionIo } from '../../test/support/action-io.ts';
import { jwtOf } from '../../test/support/jwt.ts';
import { type Heard, hear } from './heard.ts';
import type { TestedAgent } from './tested-agents.ts';

/** How a prompt is sent. */
export interface Prompt {
  readonly text: string;
  /** Default: manual. */
  readonly mode?: ApprovalMode;
  /** Which of the interns, from 0; default the first. */
  readonly intern?: number;
  readonly signal?: AbortSignal;
}

/** An agent at work, in a session of its own. */
export interface Bench {
  readonly agent: TestedAgent;
  /** Where npm installed it. */
  readonly installed: string;
  readonly modelUrl: string;
  readonly workFolder: string;
  prompt(prompt: Prompt): Promise<Heard>;
  /** Answers the question of what was heard. */
  answer(heard: Heard, answer: string, intern?: number): Promise<Heard>;
  /** Stops the service and starts it again, with what it keeps. */
  restart(): Promise<void>;
}

/** A service that is running for several benches. */
export interface Place {
  /** A bench with a session that nothing else is said in. */
  bench(sessionId: string): Bench;
  close(): Promise<void>;
}

/** What a place is made of. */
export interface PlaceOptions {
  readonly agent: TestedAgent;
  /** Where npm installed it. */
  readonly installed: string;
  readonly modelUrl: string;
  /** How many interns; default one. */
  readonly interns?: number;
  readonly sandbox?: 'none' | 'bubblewrap';
  /** Variables lead it to the model, and it has no configuration. */
  readonly unconfigured?: true;
  /** It reaches the model by a broker, without a key. */
  readonly withoutKey?: true;
}

const secret = 'secret-of-the-agents-bench';
/** The audience of the made-up identity. */
const keylessAudience = 'https://models.example';

/** Starts a service with an agent, and takes everything away again when it is closed. */
export async function openPlace(options: PlaceOptions): Promise<Place> {
  const base = mkdtempSync(path.join(tmpdir(), 'agents-'));
  const workFolder = path.join(base, 'work');
  mkdirSync(workFolder);
  const identity = path.join(base, 'identity');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  writeFileSync(identity, jwtOf({ iss: 'https://made-up.example', sub: 'agents', aud: keylessAudience, exp }).reveal());
  const config = configOf(options, workFolder, identity);
  const models = createLazyBrokers(() => testActionIo({}, { files: 'anywhere' }));
  const start = (): Promise<Running> => startReady({ config, models }, path.join(base, 'data'));
  let running = await start();
  return {
    bench: (sessionId) => ({
      agent: options.agent,
      installed: options.installed,
      modelUrl: options.modelUrl,
      workFolder,
      prompt({ text, mode = 'manual', intern = 0, signal }) {
        const internId = running.interns[intern]?.id ?? '';
        return hear(running.client.prompt({ internId, prompt: text, approvalMode: mode, sessionId, signal }));
      },
      answer({ question }, answer, intern = 0) {
        const internId = running.interns[intern]?.id ?? '';
        const toolCallId = question?.toolCall.id ?? '';
        return hear(running.client.answer({ internId, sessionId, toolCallId, answer }));
      },
      async restart() {
        await running.service.stop();
        running = await start();
      },
    }),
    async close() {
      await running.service.stop();
      rmSync(base, { recursive: true, force: true });
    },
  };
}

function configOf(
  { agent, installed, modelUrl, interns = 1, sandbox = 'none', unconfigured, withoutKey }: PlaceOptions,
  workdir: string,
  identity: string,
): WrittenConfig {
  const command = [...agent.command(installed)];
  const access = {
    provider: 'openai' as const,
    identity_provider_id: 'idp_1',
    service_account_id: 'svc_1',
    audience: keylessAudience,
    base_url: `${modelUrl}/v1`,
    token_url: `${modelUrl}/oauth/token`,
    subject_token_file: identity,
  };
  const keyless = {
    agent: agent.name,
    command,
    env: { ...agent.withoutKey?.env?.(installed) },
    model_access: access,
    ...(agent.withoutKey?.model === undefined ? {} : { model: agent.withoutKey.model }),
  };
  const bare = unconfigured === true ? agent.unconfigured : undefined;
  const model = bare === undefined ? agent.model : bare.model;
  const keyed = {
    agent: agent.name,
    command,
    env: { ...(bare?.env(modelUrl) ?? agent.env({ modelUrl, installed })) },
    ...(model === undefined ? {} : { model }),
    sandbox,
  };
  const acp = withoutKey === true ? keyless : keyed;
  return {
    keys: [{ secret }],
    interns: Array.from({ length: interns }, (_, index) => ({ name: `intern ${index}`, workdir, runs: { acp } })),
  };
}

interface Running {
  readonly service: Service;
  readonly client: Client;
  readonly interns: readonly Intern[];
}

/** Starts a service, and waits until its interns take prompts. */
async function startReady(options: Pick<ServiceOptions, 'config' | 'models'>, data: string): Promise<Running> {
  const service = await startService({ ...options, data });
  const client = createClient({ baseUrl: service.baseUrl, bearer: async () => new Secret(secret) });
  await service.provisioned;
  const interns: Intern[] = [];
  for await (const intern of client.listInterns()) interns.push(intern);
  const failed = interns.find(({ status }) => status !== 'running');
  if (failed === undefined) return { service, client, interns };
  await service.stop();
  throw new Error(failed.last_failure_message ?? `The agent is ${failed.status}.`);
}
