// Checks the way of an agent to a provider of models: whether something leads it there, its sandbox, and its network in that.
import { type AgentModelWays, modelWays, pairsThatWork } from '../../agents/model-ways.ts';
import type { JobIo } from '../../job/io.ts';
import type { ModelAccess } from '../../models/access.ts';
import { type Check, skipped } from './check.ts';
import { readText } from './model-access.ts';

interface WayChecksOptions {
  readonly agent: keyof typeof modelWays;
  /** As it was asked for; undefined: the default, which is bubblewrap. */
  readonly sandbox: 'none' | 'bubblewrap' | undefined;
  /** The access as it is written. */
  readonly text: string;
  /** Starts a program in the sandbox in place of the agent; gives the reasons why something can't be had. */
  readonly examine: (way: ExaminedAgentWay) => Promise<Readonly<Record<'sandbox' | 'network', string | undefined>>>;
}

interface ExaminedAgentWay extends Pick<JobIo, 'env' | 'signal'> {
  readonly agent: keyof typeof modelWays;
  readonly access: ModelAccess;
}

/** The checks in their order; none where the text is no access, which another check says. */
export async function wayChecks(
  { agent, sandbox, text, examine }: WayChecksOptions,
  job: JobIo,
): Promise<readonly Check[]> {
  const { access } = readText(text, job);
  if (access === undefined) return [];
  const pair = pairCheck(agent, access.provider.name);
  if (sandbox === 'none') {
    const found = 'there is none, so the agent finds what you can: in a job, its identity';
    const remedy = 'Leave "--agent-sandbox none" out.';
    return [
      pair,
      { name: 'sandbox', state: 'warning', found, remedy },
      skipped('network', 'without a sandbox it is that of this machine'),
    ];
  }
  const found = await examine({ agent, access, env: job.env, signal: job.signal });
  if (found.sandbox !== undefined) {
    const network = { ...skipped('network', 'needs sandbox'), needs: ['sandbox'] };
    return [pair, { name: 'sandbox', state: 'failed', found: inFlags(found.sandbox) }, network];
  }
  return [
    pair,
    { name: 'sandbox', state: 'ok', found: 'bubblewrap confines what is started' },
    found.network === undefined
      ? { name: 'network', state: 'ok', found: `only the broker is reached, not ${new URL(access.baseUrl).host}` }
      : { name: 'network', state: 'failed', found: inFlags(found.network) },
  ];
}

function pairCheck(agent: keyof typeof modelWays, provider: keyof AgentModelWays['variables']): Check {
  const { variables }: AgentModelWays = modelWays[agent];
  if (variables[provider] !== undefined) {
    return { name: 'pair', state: 'ok', found: `${agent} can be led to ${provider}` };
  }
  const found = `nothing leads ${agent} to ${provider}`;
  return { name: 'pair', state: 'failed', found, remedy: `These pairs work: ${pairsThatWork()}.` };
}

/** The service names keys of its configuration. */
function inFlags(words: string): string {
  return words.replace('"sandbox: none"', '"--agent-sandbox none"');
}
