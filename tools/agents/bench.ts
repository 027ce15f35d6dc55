// A service with interns that are one real agent, a work folder, and a client: what a row is tried on.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Client, createClient } from '../../src/client/client.ts';
import type { ApprovalMode } from '../../src/contract/chat.ts';
import type { Intern } from '../../src/contract/interns.ts';
import { Secret } from '../../src/secret.ts';
import { type Service, startService, type WrittenConfig } from '../../src/service/index.ts';
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
}

const secret = 'secret-of-the-agents-bench';

/** Starts a service with an agent, and takes everything away again when it is closed. */
export async function openPlace(options: PlaceOptions): Promise<Place> {
  const base = mkdtempSync(path.join(tmpdir(), 'agents-'));
  const workFolder = path.join(base, 'work');
  mkdirSync(workFolder);
  const config = configOf(options, workFolder);
  const start = (): Promise<Running> => startReady(config, path.join(base, 'data'));
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
  { agent, installed, modelUrl, interns = 1, sandbox = 'none' }: PlaceOptions,
  workdir: string,
): WrittenConfig {
  const acp = {
    agent: agent.name,
    command: [...agent.command(installed)],
    env: { ...agent.env({ modelUrl, installed }) },
    ...(agent.model === undefined ? {} : { model: agent.model }),
    sandbox,
  };
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
async function startReady(config: WrittenConfig, data: string): Promise<Running> {
  const service = await startService({ config, data });
  const client = createClient({ baseUrl: service.baseUrl, bearer: async () => new Secret(secret) });
  await service.provisioned;
  const interns: Intern[] = [];
  for await (const intern of client.listInterns()) interns.push(intern);
  const failed = interns.find(({ status }) => status !== 'running');
  if (failed === undefined) return { service, client, interns };
  await service.stop();
  throw new Error(failed.last_failure_message ?? `The agent is ${failed.status}.`);
}
