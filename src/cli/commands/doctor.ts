// `interns doctor`: looks at everything that a run needs, in its order, and says what to fix.
import type { Command } from '../command.ts';
import { toJsonText } from '../json-text.ts';
import { serviceInputs, verboseFlag } from '../usual-flags.ts';

/** `interns doctor` */
export const doctor: Command = {
  name: 'doctor',
  summary: 'check identity, exchange, service, policy and intern, and say what to fix',
  about: 'Check identity, exchange, service, clock, policy and intern, and say what to fix.',
  details: 'Nothing is changed, and no intern is started. The exit code is 0 when all is well, else 1.',
  arguments: [{ name: 'INTERN', about: 'Also check that this intern runs; also by INTERNS_INTERN', required: false }],
  inputs: [...serviceInputs, 'policy', 'workspace-id', 'timeout'],
  flags: [{ name: 'json', about: 'Print the checks as one JSON document.' }, verboseFlag],
  examples: [
    { about: 'Everything but an intern', line: 'interns doctor' },
    { about: 'And whether this one takes prompts', line: 'interns doctor reviewer' },
    { about: 'In a job that does not work: put it before the step', line: 'interns doctor reviewer' },
  ],
  async run({ words: [intern], text, defaults, has, io, openJob }) {
    const { runChecks } = await import('../doctor/checks.ts');
    const { toText } = await import('../doctor/shown-checks.ts');
    const { wrapWords } = await import('../screen/wrap-words.ts');
    const job = await openJob();
    const checks = await runChecks((name) => (name === 'intern' ? intern : undefined) ?? text(name), defaults, job);
    const { redact } = job.redactor;
    if (has('json')) io.stdout(redact(`${toJsonText({ checks }, 2)}\n`));
    else io.stdout(wrapWords(redact(toText(checks, io)), io.terminal?.stdout));
    return checks.some(({ state }) => state === 'failed') ? 1 : 0;
  },
};
