// `interns policy explain`: what would be answered to a pause, and why.
import { oneLine } from '../../../log.ts';
import type { Command } from '../../command.ts';
import { usageExitCode } from '../../exit-codes.ts';
import { toJsonText } from '../../json-text.ts';
import { jsonFlag, policyArgument } from '../../usual-flags.ts';

/** `interns policy explain` (docs/policy.md, "The policy commands") */
export const explainPolicy: Command = {
  name: 'policy explain',
  summary: 'the answer to a shell command or another pause, and why',
  about: 'Show what a policy answers to a shell command or to another pause, and why.',
  details:
    "What you don't say about the run is unknown to the policy. The exit code is 0 for allow or answer, 3 for reject or decline, 4 for stop or ask, 2 for an invalid file.",
  arguments: [
    policyArgument,
    { name: 'COMMAND', about: 'The shell command that the intern asks to run.', required: false },
  ],
  inputs: [],
  flags: [
    { name: 'pause', value: 'json', about: 'Arguments of any pause, instead of COMMAND.' },
    { name: 'event', value: 'name', about: 'The event that started the run, such as pull_request.' },
    { name: 'actor', value: 'permission', about: 'The permission of whoever caused it: admin, write, read …' },
    { name: 'ref', value: 'ref', about: 'The ref of the run, such as refs/heads/main.' },
    { name: 'fork', about: 'A pull request from a fork.' },
    { name: 'context', value: 'json', about: 'Everything known about the run, as in the tests of a policy.' },
    jsonFlag,
  ],
  examples: [
    {
      about: 'A command, as in a run of the default branch',
      line: 'interns policy explain "npm test" --event push --actor write',
    },
    {
      about: 'Any other pause',
      line: `interns policy explain --pause '{"kind":"permission","operation":"fs.write","paths":["README.md"]}'`,
    },
  ],
  async run(asked) {
    const { startDecisions } = await import('../../../permission/decide/decide.ts');
    const { explainExitCode, explainLines, toExplanation } = await import('../../../permission/tools/explain.ts');
    const { suggestRule } = await import('../../../permission/tools/suggest.ts');
    const { readAsked, readAskedContext } = await import('../../policy/asked-pause.ts');
    const { print } = await import('../../screen/print.ts');
    const { policyOrProblems } = await import('../../policy/file.ts');
    const { has, io } = asked;
    const { file, pause } = readAsked(asked);
    const context = readAskedContext(asked);
    const policy = await policyOrProblems(file, io);
    if (policy === undefined) return usageExitCode;
    const request = { toolCallId: 'explained', arguments: pause };
    const decision = startDecisions(policy, context).decide(request);
    if (has('json')) {
      io.stdout(`${toJsonText(toExplanation(decision), 2)}\n`);
      return explainExitCode(decision);
    }
    const say = (line: string): void => print(io, line);
    for (const line of explainLines(decision)) say(oneLine(line));
    if (decision.outcome === 'reject' && decision.rule === 'default') {
      say('On a terminal, "interns chat" asks you instead.');
    }
    const suggestion = decision.outcome === 'reject' ? suggestRule(request, decision) : undefined;
    if (decision.trace.some(({ matched, because }) => !matched && because.includes(' is "unknown"'))) {
      say('More is known of a run in a CI: say it with --event, --actor, --ref or --fork.');
    }
    if (suggestion !== undefined && 'yaml' in suggestion) {
      say(`\nThis rule would allow it. ${suggestion.note}`);
      for (const line of suggestion.yaml.split('\n')) io.stdout(`${oneLine(line)}\n`);
    }
    return explainExitCode(decision);
  },
};
