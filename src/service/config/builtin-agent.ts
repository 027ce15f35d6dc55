// An agent in place of the intern of the built-in configuration.
import type { Log } from '../../log.ts';
import type { AskedAgent } from '../interns/acp/asked-agent.ts';
import type { BuiltInAgent } from './builtin.ts';

/** What it is run with. */
export interface BuiltInAgentOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where it works. */
  readonly cwd: string;
  /** Told where it works and what it is given. */
  readonly log: Log;
}

/** The built-in intern as an agent that is asked for by its command line; nothing of agents is loaded before. */
export async function builtInAgent(asked: AskedAgent, { env, cwd, log }: BuiltInAgentOptions): Promise<BuiltInAgent> {
  const { knownAgent } = await import('../interns/acp/asked-agent.ts');
  const { name, given, settings } = knownAgent(asked, env);
  const variables = given.length === 0 ? 'none of your variables' : given.join(', ');
  log.info(`The agent (${name}) works in ${cwd}, and is given ${variables}.`);
  return { workdir: cwd, runs: { acp: settings } };
}
