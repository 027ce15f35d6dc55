// A service whose intern is the scripted agent, and what the agent was told.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Service, ServiceOptions, WrittenConfig } from '../../../../../src/service/index.ts';
import { configOf, internId, start, startedAt, workspace } from '../../../support/service.ts';
import type { AgentOptions } from './steps.ts';

const scripted = path.join(import.meta.dirname, 'scripted-agent.mjs');

/** How the intern is set. */
export interface AgentServiceOptions extends Omit<ServiceOptions, 'config' | 'agent'> {
  readonly agent?: AgentOptions;
  /** Settings of `runs: acp`. */
  readonly acp?: Readonly<Record<string, unknown>>;
  readonly workdir?: string;
  readonly config?: Partial<WrittenConfig>;
  /** Does not wait for the agent. */
  readonly atOnce?: boolean;
  /** A program in place of the scripted agent. */
  readonly program?: readonly string[];
}

/** A service with its agent. */
export interface AgentService {
  readonly service: Service;
  /** A folder of this test. */
  readonly folder: string;
  /** The values that the agent noted under a name, oldest first. */
  readonly told: (what: string) => readonly unknown[];
}

/** A folder that goes with the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'acp-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts it; it ends with the test. */
export async function startAgent(options: AgentServiceOptions = {}): Promise<AgentService> {
  const { agent = {}, acp = {}, workdir, config = {}, atOnce = false, program, ...rest } = options;
  const folder = makeFolder();
  const log = agent.log ?? path.join(folder, 'agent.log');
  const settings = {
    agent: 'custom' as const,
    command: [...(program ?? [process.execPath, scripted, JSON.stringify({ ...agent, log })])],
    asks: true,
    ...acp,
  };
  const service = await start({
    ...rest,
    config: configOf([], {
      interns: [
        {
          id: internId,
          name: 'coder',
          workspace_id: workspace,
          created_at: startedAt,
          runs: { acp: settings },
          ...(workdir === undefined ? {} : { workdir }),
        },
      ],
      ...config,
    }),
  });
  if (!atOnce) await service.provisioned;
  return { service, folder, told: (what) => readLog(log, what) };
}

/** The values that an agent noted under a name, oldest first. */
export function readLog(file: string, what: string): readonly unknown[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.flatMap((line) => {
    const entry: Record<string, unknown> = JSON.parse(line);
    return what in entry ? [entry[what]] : [];
  });
}
