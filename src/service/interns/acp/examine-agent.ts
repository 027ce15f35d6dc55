// Looks at an agent without giving it a prompt: does it start, what is it, would it ask?
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentLog } from '../../../log.ts';
import { createClock } from '../../time/clock.ts';
import { createCallbacks } from './agent-callbacks.ts';
import { type AgentGround, type AgentGroundOptions, standAgent } from './agent-ground.ts';
import { type AgentName, agentSettings, choosesModel } from './agent-settings.ts';
import { launchUntil } from './launch.ts';
import { prepareTurn } from './prepare-turn.ts';
import { type AgentCommand, profiles, readAgentCommand } from './profiles.ts';
import { protocolVersion } from './provision.ts';

export { examineModelWay } from './examine-way.ts';

interface ExamineOptions {
  readonly agent: AgentCommand;
  /** The work folder that it would be given. */
  readonly folder: string;
  /** Environment of the service. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Breaks it off: what was started is ended at once. */
  readonly signal: AbortSignal;
}

/** Tells what is known of an agent before it is started, and what it showed then. */
interface Examination {
  /** By its profile. */
  readonly name: AgentName;
  /** Program and arguments. */
  readonly command: readonly string[];
  /** The npm package that installs it, where one is known. */
  readonly package: string | undefined;
  /** Variables that may hold the keys of its models, and those that it was given. */
  readonly keyVariables: readonly string[];
  readonly given: readonly string[];
  /** Somebody chose where its model is, or takes any. */
  readonly isModelChosen: boolean;
  readonly shown: AgentBehaviour;
}

/** The agent's behaviour when it was started. */
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
export async function examineAgent({ agent, folder, env, signal }: ExamineOptions): Promise<Examination> {
  const { name, settings: written, passedOn } = readAgentCommand(agent, env);
  const settings = agentSettings.parse({ ...written, any_model: true }); // it gets no prompt
  const profile = profiles[name];
  const place = mkdtempSync(path.join(tmpdir(), 'intern-doctor-'));
  const clock = createClock();
  const options: AgentGroundOptions = {
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
  const ground = standAgent(options, {
    callbacks: (parts) => createCallbacks({ ...parts, profile, turnOf: () => undefined }),
    onGone() {},
  });
  try {
    const { keyVariables } = profile;
    const command = settings.command ?? profile.command;
    const shown = await look(ground, options);
    signal.throwIfAborted();
    const isModelChosen = name === 'custom' || written.any_model === true || choosesModel(settings);
    return { name, command, package: profile.package, keyVariables, given: passedOn, isModelChosen, shown };
  } finally {
    await ground.close();
    clock.stop();
    rmSync(place, { recursive: true, force: true });
  }
}

async function look(ground: AgentGround, options: AgentGroundOptions): Promise<AgentBehaviour> {
  const { keeper } = ground;
  await keeper.settled;
  const ready = keeper.ready();
  if (ready === undefined) return { state: 'failed', message: keeper.lifecycle().last_failure_message ?? 'It ended.' };
  const turn = { sessionId: 'examined', prompt: '', turn: 1, approvalMode: 'manual', standing: new Map() } as const;
  const outcome = await prepareTurn(turn, { ...options, ground, outstanding: new Map() });
  const { name, title, version } = ready.greeting.agentInfo ?? {};
  const called = [title ?? name, version].filter((part) => part !== undefined && part !== null).join(' ');
  return {
    state: 'running',
    agent: called === '' ? undefined : called,
    protocolVersion,
    whyUnasked: 'ending' in outcome ? outcome.message : undefined,
  };
}
