// `interns policy init`: writes a starting file with tests, and the schema for editors.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listTools } from '../../agents/hooks.ts';
import { describeError, findSystemCode } from '../../errors.ts';
import { makeFolders } from '../../folders.ts';
import { readChoice } from '../../inputs/values.ts';
import { oneLine } from '../../log.ts';
import { policyJsonSchema } from '../../permission/file/file-shape.ts';
import { writeAgentPolicy } from '../../permission/tools/agent-starter.ts';
import { schemaFileName, starterPolicy } from '../../permission/tools/starter.ts';
import { toShellWord } from '../../shell-word.ts';
import { agentsWithPolicy, type Invocation } from '../command.ts';
import { usageExitCode } from '../exit-code.ts';
import { print, tell } from '../screen.ts';
import { findPolicyPath } from './file.ts';

export async function runInitPolicy({ words, value, io }: Invocation): Promise<number> {
  const file = words[0] ?? findPolicyPath(io);
  const agent = value('for');
  const name = agent === undefined ? undefined : readChoice('for', agent, agentsWithPolicy);
  const text = name === undefined ? starterPolicy : writeAgentPolicy({ name, tools: listTools(name) });
  const target = path.resolve(io.cwd, file);
  try {
    makeFolders(path.dirname(target));
    await writeFile(target, text, { flag: 'wx' });
  } catch (error: unknown) {
    const why =
      findSystemCode(error) === 'EEXIST'
        ? 'exists already; name another, or delete it.'
        : `can't be written: ${describeError(error)}`;
    tell(io, oneLine(`interns policy init: ${file} ${why}`));
    return usageExitCode;
  }
  await writeFile(path.join(path.dirname(target), schemaFileName), `${JSON.stringify(policyJsonSchema(), null, 2)}\n`);
  print(io, `${oneLine(file)} is written, and ${schemaFileName} beside it for editors.`);
  const fileArgument = words[0] === undefined ? '' : ` ${toShellWord(oneLine(file))}`;
  print(io, `Next: "interns policy check${fileArgument}" and "interns policy test${fileArgument}".`);
  return 0;
}
