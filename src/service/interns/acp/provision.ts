// Provisioning of an agent: its process, the greeting, authentication where it asks for it, and a first session.
import type { Intern } from '../../../contract/interns.ts';
import type { Clock } from '../../time/clock.ts';
import { type AgentSessions, type AgentSessionsOptions, createAgentSessions } from './agent-sessions.ts';
import type { AgentSettings } from './agent-settings.ts';
import { type AgentConnection, AgentError, AgentGone, authenticationNeeded } from './protocol/connection.ts';
import { anyAnswer, type Initialized, initialized } from './protocol/wire.ts';
import { type RunningAgent, within } from './running-agent.ts';

/** The version of the protocol that is spoken. */
export const protocolVersion = 1;
const stepMs = 60_000;
/** An exchange ends by itself after a minute, and tells more. */
const modelAccessMs = 70_000;

interface ProvisionOptions {
  readonly settings: Pick<AgentSettings, 'model'>;
  /** The way to authenticate, used once the agent asks for it. */
  readonly authenticate: string | undefined;
  readonly clock: Clock;
  /** Opens the way to its models. */
  readonly openModels?: (() => Promise<void>) | undefined;
  readonly run: () => Promise<RunningAgent>;
  readonly onStep: (progress: NonNullable<Intern['progress']>) => void;
  readonly sessions: Pick<AgentSessionsOptions, 'table' | 'folderOf' | 'probeFolder' | 'log' | 'meta'>;
}

/** An agent that takes prompts. */
export interface ReadyAgent {
  readonly agent: RunningAgent;
  /** The agent's introduction of itself. */
  readonly greeting: Initialized;
  readonly sessions: AgentSessions;
}

/**
 * Provisions an agent; a step may take a minute.
 *
 * @throws {Error} in words that help: they are the intern's `last_failure_message`
 */
export async function provision(options: ProvisionOptions): Promise<ReadyAgent> {
  const { settings, clock, run, onStep, openModels } = options;
  let [taken, total] = [0, openModels === undefined ? 3 : 4];
  const step = <Result>(label: string, work: () => Promise<Result>, ms = stepMs): Promise<Result> => {
    taken += 1;
    onStep({ step_label: label, step_number: taken, total_steps: total });
    const message = `The agent was not done with the step "${label}" after ${ms / 1000} s.`;
    return within(work(), { clock, ms, message });
  };
  if (openModels !== undefined) await step('model access', openModels, modelAccessMs);
  const agent = await step('spawn', run);
  const orGone = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => (error instanceof AgentGone ? refusalOfEnd(agent) : Promise.reject(error)));
  const { connection } = agent;
  const greeting = await step('initialize', () => orGone(initialize(connection)));
  const sessions = createAgentSessions({
    ...options.sessions,
    connection,
    initialized: greeting,
    model: settings.model,
  });
  const openFirst = (): Promise<unknown> => step('session', () => orGone(sessions.probe()));
  try {
    await openFirst();
  } catch (error: unknown) {
    if (!(error instanceof AgentError) || error.code !== authenticationNeeded) throw error;
    const methodId = options.authenticate;
    if (methodId === undefined) throw describeAuthentication(greeting, error);
    total += 2;
    await step('authenticate', () => orGone(connection.request('authenticate', { methodId }, anyAnswer)));
    await openFirst();
  }
  return { agent, sessions, greeting };
}

async function initialize(connection: AgentConnection): Promise<Initialized> {
  const greeting = await connection.request(
    'initialize',
    {
      protocolVersion,
      clientInfo: { name: 'intern-action', version: '1' },
      // Neither files nor terminals: an agent that has its own would use them past the policy.
      clientCapabilities: { elicitation: { form: {} } },
    },
    initialized,
  );
  if (greeting.protocolVersion === protocolVersion) return greeting;
  const spoken = JSON.stringify(greeting.protocolVersion);
  throw new Error(
    `The agent speaks version ${spoken} of the Agent Client Protocol, and this service version ${protocolVersion}. Install a version of the agent that speaks ${protocolVersion}.`,
  );
}

async function refusalOfEnd({ gone, lastWords }: RunningAgent): Promise<never> {
  const how = await gone;
  const words = lastWords();
  throw new Error(`The agent's process is gone. ${how}${words === '' ? '' : ` It said: ${words}`}`);
}

function describeAuthentication({ authMethods }: Initialized, { message }: AgentError): Error {
  const methods = (authMethods ?? []).map(({ id, name }) => (name ? `"${id}" (${name})` : `"${id}"`));
  const remedy =
    methods.length === 0
      ? 'Give it the key of its model under "env".'
      : `Give it the key of its model under "env", or set "authenticate" to one of these: ${methods.join(', ')}.`;
  return new Error(`The agent asks for authentication (${message}). ${remedy}`);
}
