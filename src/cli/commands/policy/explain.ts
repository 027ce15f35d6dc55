// `interns policy explain`: what would be answered to a pause, and why.
import { oneLine } from '../../../log.ts';
import { type RunContext, unknownContext } from '../../../permission/context.ts';
import { startDecisions } from '../../../permission/decide/decide.ts';
import type { Json } from '../../../permission/text/json.ts';
import { explainExitCode, explainLines, toExplanation } from '../../../permission/tools/explain.ts';
import { readContext } from '../../../permission/tools/replay.ts';
import { defaultPolicyPath } from '../../../permission/tools/starter.ts';
import { suggestRule } from '../../../permission/tools/suggest.ts';
import type { CliIo } from '../../io.ts';
import { toJsonText } from '../../json-text.ts';
import { policyOrProblems } from './file.ts';
import { readUsage, textFlag, UsageError, usageExitCode, type Words } from './usage.ts';

const options = {
  json: { type: 'boolean' },
  pause: { type: 'string' },
  context: { type: 'string' },
  event: { type: 'string' },
  actor: { type: 'string' },
  ref: { type: 'string' },
  fork: { type: 'boolean' },
} as const;

/** Run `policy explain` (docs/policy.md, "The policy commands"): 0 allow or answer, 3 reject or decline, 4 stop or ask, 2 invalid. */
export async function explain(args: readonly string[], io: CliIo): Promise<number> {
  const words = readUsage(args, options, 2);
  const { file, pause } = askedOf(words);
  const context = contextOf(words);
  const policy = await policyOrProblems(file, io);
  if (policy === undefined) return usageExitCode;
  const request = { toolCallId: 'explained', arguments: pause };
  const decision = startDecisions(policy, context).decide(request);
  if (words.flags['json'] === true) {
    io.stdout(`${toJsonText(toExplanation(decision), 2)}\n`);
    return explainExitCode(decision);
  }
  for (const line of explainLines(decision)) io.stdout(`${oneLine(line)}\n`);
  const suggestion = decision.outcome === 'reject' ? suggestRule(request, decision) : undefined;
  if (suggestion !== undefined && 'yaml' in suggestion) {
    io.stdout(`\nThis rule would allow it. ${suggestion.note}\n`);
    for (const line of suggestion.yaml.split('\n')) io.stdout(`${oneLine(line)}\n`);
  }
  return explainExitCode(decision);
}

/** The file, and the arguments of the pause: as JSON, or a shell command with all options. */
function askedOf({ files, flags }: Words): { readonly file: string; readonly pause: string } {
  const [file, command] = files;
  const { pause } = flags;
  if (typeof pause === 'string') {
    if (command === undefined) return { file: file ?? defaultPolicyPath, pause };
    throw new UsageError(`Both --pause and the command "${command}" are given. Leave one out.`);
  }
  if (file === undefined || command === undefined) {
    throw new UsageError(
      `Give the file and the command: interns policy explain ${file === undefined ? defaultPolicyPath : JSON.stringify(file)} "npm test". For any other pause, give its arguments as JSON with --pause.`,
    );
  }
  const offered = ['allow_once', 'allow_always', 'reject_once', 'reject_always'];
  return {
    file,
    pause: JSON.stringify({ kind: 'permission', operation: `shell command: ${command}`, options: offered }),
  };
}

function contextOf(words: Words): RunContext {
  const context = readGiven(textFlag(words, 'context'));
  const event = textFlag(words, 'event');
  const permission = textFlag(words, 'actor');
  const fork = words.flags['fork'] === true;
  return {
    ...context,
    event: event ?? context.event,
    ref: textFlag(words, 'ref') ?? context.ref,
    // Of an event that is named it is known whether it comes from a fork: that is said by --fork.
    fork: fork || (event === undefined ? context.fork : false),
    actor: permission === undefined ? context.actor : { ...context.actor, permission, type: 'User' },
  };
}

function readGiven(text: string | undefined): RunContext {
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
