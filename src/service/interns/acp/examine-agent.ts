// Looks at an agent without giving it a prompt: does it start, what is it, would it ask?
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentLog } from '../../../log.ts';
import { createClock } from '../../time/clock.ts';
import { createCallbacks } from './acp-intern.ts';
import { type AgentOptions, type KeptAgent, keepAgent, protocolVersion } from './agent.ts';
import { type AgentCommand, agentSettings, choosesModel, profiles, readAgentCommand } from './agent-settings.ts';
import { prepareTurn } from './asking.ts';
import { launchUntil } from './launch.ts';

export { examineModelWay } from './examine-way.ts';

interface ExamineOptions {
  readonly agent: AgentCommand;
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Ends at once what was started. */
  readonly signal: AbortSignal;
}

type AgentBehaviour =
  | { readonly state: 'failed'; readonly message: string }
  | {
      readonly state: 'running';
      /** As it calls itself, with its version; undefined when it does not say. */
      readonly agent: string | undefined;
      readonly protocolVersion: number;
      /** The refusal of a manual prompt; undefined when it would be taken. */
      readonly whyUnasked: string | undefined;
    };

/** Starts an agent in a home of its own, opens a session, tells it to ask, and ends it. Throws the reason of the signal. */
export async function examineAgent({ agent, folder, env, signal }: ExamineOptions) {
  const { name, settings: written, passedOn } = readAgentCommand(agent, env);
  const settings = agentSettings.parse({ ...written, any_model: true }); // it gets no prompt
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
    const { keyVariables } = profile;
    const command = settings.command ?? profile.command;
    const shown = await look(kept, options);
    signal.throwIfAborted();
    const isModelChosen = name === 'custom' || written.any_model === true || choosesModel(settings);
    return {
      name,
      command,
      /** The npm package that installs it, where one is known. */
      package: profile.package,
      /** Variables that may hold the keys of its models, and those that it got. */
      keyVariables,
      given: passedOn,
      /** Somebody chose where its model is, or takes any. */
      isModelChosen,
      shown,
    };
  } finally {
    await kept.close();
    clock.stop();
    rmSync(place, { recursive: true, force: true });
  }
}

async function look(agent: KeptAgent, options: AgentOptions): Promise<AgentBehaviour> {
  await agent.settled;
  const ready = agent.ready();
  if (ready === undefined) return { state: 'failed', message: agent.lifecycle().last_failure_message ?? 'It ended.' };
  const turn = { sessionId: 'examined', prompt: '', turn: 1, approvalMode: 'manual', standing: new Map() } as const;
  const outcome = await prepareTurn(turn, { ...options, agent, outstanding: new Map() });
  const { name, title, version } = ready.greeting.agentInfo ?? {};
  const called = [title ?? name, version].filter((part) => part !== undefined && part !== null).join(' ');
  return {
    state: 'running',
    agent: called === '' ? undefined : called,
    protocolVersion,
    whyUnasked: 'ending' in outcome ? outcome.message : undefined,
  };
}
