// `interns doctor`: looks at everything that a run needs, in its order, and says what to fix.

import type { JobIo } from '../../job/io.ts';
import { agentFlags } from '../agent-flags.ts';
import type { AskedCommand, Command } from '../command.ts';
import type { Check } from '../doctor/check.ts';
import { toJsonText } from '../json-text.ts';
import { serviceInputs, verboseFlag } from '../usual-flags.ts';

/** `interns doctor` */
export const doctor: Command = {
  name: 'doctor',
  summary: 'check identity, exchange, service, policy and intern, and say what to fix',
  about: 'Check identity, exchange, service, clock, policy and intern, and say what to fix.',
  details: 'It changes nothing and starts no intern. The exit code is 0 if all is well, otherwise 1.',
  arguments: [{ name: 'INTERN', about: 'Also check that this intern runs; also by INTERNS_INTERN', required: false }],
  inputs: [...serviceInputs, 'policy', 'workspace-id', 'timeout'],
  flags: [
    {
      name: 'agent',
      value: 'command',
      about: 'Check instead whether this agent can be an intern of the local service, in the current folder.',
    },
    ...agentFlags.filter(({ name }) => name !== 'agent'),
    { name: 'json', about: 'Print the checks as one JSON document.' },
    verboseFlag,
  ],
  examples: [
    { about: 'Everything but an intern', line: 'interns doctor' },
    { about: 'And whether this one takes prompts', line: 'interns doctor reviewer' },
    { about: 'Whether OpenCode is there, and would ask in this folder', line: 'interns doctor --agent opencode' },
    { about: 'In a job that does not work: put it before the step', line: 'interns doctor reviewer' },
  ],
  async run(asked) {
    const { has, io, openJob } = asked;
    const { toText } = await import('../doctor/shown-checks.ts');
    const { wrapWords } = await import('../screen/wrap-words.ts');
    const job = await openJob();
    const checks = (await checkAgent(asked, job.signal)) ?? (await checkService(asked, job));
    const { redact } = job.redactor;
    if (has('json')) io.stdout(redact(`${toJsonText({ checks }, 2)}\n`));
    else io.stdout(wrapWords(redact(toText(checks, io)), io.terminal?.stdout));
    return checks.some(({ state }) => state === 'failed') ? 1 : 0;
  },
};

async function checkService({ words: [intern], text, defaults }: AskedCommand, job: JobIo): Promise<readonly Check[]> {
  const { runChecks } = await import('../doctor/checks.ts');
  return await runChecks((name) => (name === 'intern' ? intern : undefined) ?? text(name), defaults, job);
}

/** The checks of an agent; undefined when none is asked for. */
async function checkAgent(asked: AskedCommand, signal: AbortSignal): Promise<readonly Check[] | undefined> {
  const { readAgent } = await import('../agent/read-agent.ts');
  const { io } = asked;
  const agent = readAgent(asked, io);
  if (agent === undefined) return undefined;
  const { examineAgent } = await import('../../service/interns/acp/examine-agent.ts');
  const { agentChecks } = await import('../doctor/agent.ts');
  return agentChecks(await examineAgent({ agent, folder: io.cwd, env: io.env, signal }), io);
}
