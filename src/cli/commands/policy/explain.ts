// `interns policy explain`: what would be answered to a pause, and why.
import { oneLine } from '../../../log.ts';
import { type RunContext, unknownContext } from '../../../permission/context.ts';
import { startDecisions } from '../../../permission/decide/decide.ts';
import type { Json } from '../../../permission/text/json.ts';
import { explainExitCode, explainLines, toExplanation } from '../../../permission/tools/explain.ts';
import { readContext } from '../../../permission/tools/replay.ts';
import { defaultPolicyPath } from '../../../permission/tools/starter.ts';
import type { CliIo } from '../../io.ts';
import { policyOrProblems } from './file.ts';
import { readUsage, textFlag, UsageError, usageExitCode } from './usage.ts';

/** Run `policy explain` (docs/policy.md, "The policy commands"): 0 allow or answer, 3 reject or decline, 4 stop or ask, 2 invalid. */
export async function explain(args: readonly string[], io: CliIo): Promise<number> {
  const options = { json: { type: 'boolean' }, pause: { type: 'string' }, context: { type: 'string' } } as const;
  const words = readUsage(args, options, 1);
  const pause = textFlag(words, 'pause');
  if (pause === undefined) throw new UsageError('"explain" needs --pause with the arguments of the pause as JSON.');
  const context = contextOf(textFlag(words, 'context'));
  const policy = await policyOrProblems(words.files[0] ?? defaultPolicyPath, io);
  if (policy === undefined) return usageExitCode;
  const request = { toolCallId: 'explained', arguments: pause };
  const decision = startDecisions(policy, context).decide(request);
  if (words.flags['json'] === true) io.stdout(`${JSON.stringify(toExplanation(decision), null, 2)}\n`);
  else for (const line of explainLines(decision)) io.stdout(`${oneLine(line)}\n`);
  return explainExitCode(decision);
}

function contextOf(text: string | undefined): RunContext {
  if (text === undefined) return unknownContext;
  const read = readContext(parseJson(text));
  if ('error' in read) throw new UsageError(`--context: ${read.error}`);
  return read.context;
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError('--context is not JSON.');
  }
}
