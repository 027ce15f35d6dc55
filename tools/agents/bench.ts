// A service with interns that are one real agent, a work folder, and a client: what a row is tried on.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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

/** An agent at work. */
export interface Bench {
  readonly agent: TestedAgent;
  readonly workFolder: string;
  prompt(prompt: Prompt): Promise<Heard>;
  /** Answers the question of what was heard. */
  answer(heard: Heard, answer: string, intern?: number): Promise<Heard>;
  /** Stops the service and starts it again, with what it keeps. */
  restart(): Promise<void>;
}

/** What a bench is made of. */
export interface BenchOptions {
  readonly agent: TestedAgent;
  /** Where npm installed it. */
  readonly installed: string;
  readonly modelUrl: string;
  /** How many interns; default one. */
  readonly interns?: number;
  readonly sandbox?: 'bubblewrap';
}

const secret = 'secret-of-the-agents-bench';
const sessionId = 'session';
const startMs = 120_000;

/** Lets something be tried on an agent, and takes everything away again. */
export async function withBench<Result>(
  options: BenchOptions,
  work: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  const base = mkdtempSync(path.join(tmpdir(), 'agents-'));
  const workFolder = path.join(base, 'work');
  mkdirSync(workFolder);
  const config = configOf(options, workFolder);
  const start = async () => startReady(config, path.join(base, 'data'));
  let running = await start();
  try {
    return await work({
      agent: options.agent,
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
    });
  } finally {
    await running.service.stop();
    rmSync(base, { recursive: true, force: true });
  }
}

function configOf(
  { agent, installed, modelUrl, interns = 1, sandbox = 'none' }: BenchOptions,
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
  const until = Date.now() + startMs;
  for (;;) {
    const interns: Intern[] = [];
    for await (const intern of client.listInterns()) interns.push(intern);
    const failed = interns.find(({ status }) => status === 'failed');
    if (interns.every(({ status }) => status === 'running')) return { service, client, interns };
    if (failed !== undefined || Date.now() > until) {
      await service.stop();
      throw new Error(failed?.last_failure_message ?? 'The agent was not ready in time.');
    }
    await sleep(200);
  }
}
