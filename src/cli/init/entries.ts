// Commands and paths that may be allowed: each makes a valid policy by itself, or is refused where it is given.
import { defaultPolicyPath } from '../../permission/tools/starter.ts';
import { type InitAnswers, invalid, readAnswer } from './answers.ts';
import { whyNotPolicy } from './check-policy.ts';
import { type PolicyAnswers, toPolicyText } from './policy-text.ts';

/** A command that a rule can allow; throws {@link InputError} `input_invalid`, which says why it can't. */
export async function readCommand(text: string): Promise<string> {
  const command = readAnswer.command(text);
  return checkEntry('allow', command, { ...nothing, commands: [command] });
}

/** A path that a rule can allow; throws {@link InputError} `input_invalid`, which says why it can't. */
export async function readPath(text: string): Promise<string> {
  const path = readAnswer.path(text);
  return checkEntry('edit', path, { ...nothing, paths: [path] });
}

/** Holds the commands and paths that flags gave to the same, so that no question is asked in vain. */
export async function checkGivenEntries({ commands = [], paths = [] }: Partial<InitAnswers>): Promise<void> {
  for (const command of commands) await readCommand(command);
  for (const path of paths) await readPath(path);
}

const nothing: PolicyAnswers = { trigger: 'pull_request', commands: [], paths: [] };

async function checkEntry(flag: string, text: string, answers: PolicyAnswers): Promise<string> {
  const reason = await whyNotPolicy(toPolicyText(answers), defaultPolicyPath);
  if (reason !== undefined) throw invalid(flag, text, reason);
  return text;
}
