// `interns policy init`: a commented starting file with tests, and the schema that editors complete it with.

import { oneLine } from '../../../log.ts';
import type { Command } from '../../command.ts';
import { usageExitCode } from '../../exit-codes.ts';
import { policyArgument } from '../../usual-flags.ts';

/** The agents of which is known what they ask. */
const agentsWithPolicy = ['opencode', 'codex', 'gemini', 'claude'] as const;

/** `interns policy init` (docs/policy.md, "The policy commands") */
export const initPolicy: Command = {
  name: 'policy init',
  summary: 'write a starting policy file, with tests',
  about: 'Write a starting policy file, with tests.',
  details:
    'It also writes the schema with which editors complete the file. It never overwrites an existing policy: the exit code is then 2.',
  arguments: [{ ...policyArgument, about: 'Where to write it. Default: .github/intern-policy.yml.' }],
  inputs: [],
  flags: [
    {
      name: 'for',
      value: 'agent',
      offer: agentsWithPolicy,
      about: 'Start with what this agent asks: opencode, codex, gemini or claude.',
    },
  ],
  examples: [
    { about: 'Start, and check that it does what it says', line: 'interns policy init && interns policy test' },
    { about: 'For an agent that the local service runs', line: 'interns policy init --for opencode' },
  ],
  async run({ words, value, io }) {
    const { writeFile } = await import('node:fs/promises');
    const { default: path } = await import('node:path');
    const { describeError } = await import('../../../errors.ts');
    const { makeFolders } = await import('../../../folders.ts');
    const { systemCodeOf } = await import('../../system-error.ts');
    const { policyJsonSchema } = await import('../../../permission/file/file-shape.ts');
    const { schemaFileName, starterPolicy } = await import('../../../permission/tools/starter.ts');
    const { policyPath } = await import('../../policy/file.ts');
    const { print } = await import('../../screen/print.ts');
    const { tell } = await import('../../screen/tell.ts');
    const agent = value('for');
    const text = agent === undefined ? starterPolicy : await policyFor(agent);
    const file = policyPath(words[0]);
    const target = path.resolve(io.cwd, file);
    try {
      makeFolders(path.dirname(target));
      // "wx": a policy that someone wrote is never overwritten.
      await writeFile(target, text, { flag: 'wx' });
    } catch (error: unknown) {
      const why =
        systemCodeOf(error) === 'EEXIST'
          ? 'exists already; name another, or delete it.'
          : `is not written: ${describeError(error)}`;
      tell(io, oneLine(`interns policy init: ${file} ${why}`));
      return usageExitCode;
    }
    // The schema is made by this program, so an older one is replaced.
    const schema = path.join(path.dirname(target), schemaFileName);
    await writeFile(schema, `${JSON.stringify(policyJsonSchema(), null, 2)}\n`);
    print(io, `${oneLine(file)} is written, and ${schemaFileName} beside it for editors.`);
    print(io, 'Next: "interns policy check" and "interns policy test".');
    return 0;
  },
};

async function policyFor(agent: string): Promise<string> {
  const { readChoice } = await import('../../../inputs/values.ts');
  const { agentPolicy } = await import('../../../permission/tools/agent-starter.ts');
  const { profiles } = await import('../../../service/interns/acp/profiles/profiles.ts');
  const name = readChoice('for', agent, agentsWithPolicy);
  return agentPolicy({ name, tools: profiles[name].tools });
}
