// `interns policy explain`: how a policy decides on a pause or on a changed file, and why.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { permissionLevels } from '../../github/account.ts';
import { conflict, invalid, missing } from '../../inputs/values.ts';
import { parseJson } from '../../json.ts';
import { oneLine } from '../../log.ts';
import { findNearest } from '../../nearest.ts';
import { judgeChange } from '../../permission/change/judge.ts';
import { type RunContext, unknownContext, unknownWord } from '../../permission/context.ts';
import { startDecisions } from '../../permission/decide/decide.ts';
import { events } from '../../permission/lint/events.ts';
import {
  chooseChangeExitCode,
  chooseExitCode,
  explainChange,
  explainDecision,
  readChange,
  toExplanation,
} from '../../permission/tools/explain.ts';
import { readContext } from '../../permission/tools/replay.ts';
import { suggestRule } from '../../permission/tools/suggest.ts';
import type { Invocation, ParsedCommand } from '../command.ts';
import { usageExitCode } from '../exit-code.ts';
import { print, printJson } from '../screen.ts';
import { findPolicyPath, readPolicyOrReport } from './file.ts';

export async function runExplainPolicy(invocation: Invocation): Promise<number> {
  const { has, io } = invocation;
  const change = invocation.value('change');
  if (change !== undefined) return runExplainChange(invocation, change);
  const { file, pauseText } = readFileAndPause(invocation);
  refuseUnquoted(invocation);
  const context = readContextFlags(invocation);
  const policy = await readPolicyOrReport(file ?? findPolicyPath(io), io);
  if (policy === undefined) return usageExitCode;
  const request = { toolCallId: 'explained', arguments: pauseText };
  const decision = startDecisions(policy, context).decide(request);
  if (has('json')) {
    printJson(io, toExplanation(decision));
    return chooseExitCode(decision);
  }
  const say = (line: string): void => print(io, line);
  for (const line of explainDecision(decision)) say(oneLine(line));
  const isRejected = decision.outcome === 'reject';
  if (isRejected && decision.rule === 'default') say('On a terminal, "interns chat" asks you instead.');
  const suggestion = isRejected ? suggestRule(request, decision) : undefined;
  // `because` says, for example: event is "unknown", wants "push"
  if (decision.trace.some(({ matched, because }) => !matched && because.includes(' is "unknown"'))) {
    say('In a CI, more is known about the run: give it with --event, --actor, --ref or --fork.');
  }
  if (suggestion !== undefined && 'error' in suggestion) say(`No rule is proposed: ${oneLine(suggestion.error)}.`);
  if (suggestion !== undefined && 'yaml' in suggestion) {
    say(`\nThis rule would allow it. ${suggestion.note}`);
    for (const line of suggestion.yaml.split('\n')) io.stdout(`${oneLine(line)}\n`); // not wrapped, because it is for copying
  }
  return chooseExitCode(decision);
}

async function runExplainChange(invocation: Invocation, changeText: string): Promise<number> {
  const { words, value, has, io } = invocation;
  if (words.length > 1 || value('pause') !== undefined) {
    throw conflict('change', 'Both --change and a pause are given. Leave one out.');
  }
  const reading = readChange(changeText);
  if ('error' in reading) throw invalid('change', `--change: ${reading.error}`);
  const context = readContextFlags(invocation);
  const policy = await readPolicyOrReport(words[0] ?? findPolicyPath(io), io);
  if (policy === undefined) return usageExitCode;
  const verdict = judgeChange(policy, reading.change, context);
  const lines = explainChange(reading.change, verdict).map(oneLine);
  if (policy.changes === undefined)
    lines.push('The policy has no part "changes", so no change is taken (docs/changes.md).');
  if (has('json')) printJson(io, verdict);
  else for (const line of lines) print(io, line);
  return chooseChangeExitCode(verdict);
}

/** Reads a single word as the file if it ends in .yml or .yaml, and otherwise as the command. */
export function readFileAndPause({ words: [first, second], value }: ParsedCommand) {
  const hasFile = first !== undefined && (second !== undefined || isPolicyName(first));
  const [file, command] = hasFile ? [first, second] : [undefined, first];
  const pauseText = value('pause');
  if (pauseText !== undefined) {
    if (command === undefined) return { file, pauseText };
    throw conflict('pause', `Both --pause and the command "${command}" are given. Leave one out.`);
  }
  if (command === undefined) {
    const fileArgument = file === undefined ? '' : `${JSON.stringify(file)} `;
    const message = `Give a shell command: interns policy explain ${fileArgument}"npm test". For any other pause, give its arguments as JSON with --pause.`;
    throw missing('pause', message);
  }
  const options = ['allow_once', 'allow_always', 'reject_once', 'reject_always'];
  const pause = { kind: 'permission', operation: `shell command: ${command}`, options };
  return { file, pauseText: JSON.stringify(pause) };
}

/** Refuses a command without quotes, whose first word would be taken for the file. */
function refuseUnquoted({ words: [first = '', second], io }: Invocation): void {
  if (second === undefined || isPolicyName(first) || existsSync(path.resolve(io.cwd, first))) return;
  const command = JSON.stringify(`${first} ${second}`);
  const message = `There is no policy file ${JSON.stringify(first)}. If ${command} is one command, quote it: interns policy explain ${command}.`;
  throw invalid('pause', message);
}

function isPolicyName(word: string): boolean {
  return /\.ya?ml$/iu.test(word);
}

export function readContextFlags({ has, value }: ParsedCommand): RunContext {
  const context = readContextJson(value('context'));
  const event = checkChoice('event', [...events.keys()], value('event'));
  const permission = checkChoice('actor', permissionLevels, value('actor'));
  const impliedEvent = has('fork') && context.event === unknownWord ? 'pull_request' : context.event;
  return {
    ...context,
    event: event ?? impliedEvent,
    ref: value('ref') ?? context.ref,
    // With --event, ignore the fork of --context: it was said of the event that --event replaces.
    fork: has('fork') || (event === undefined && context.fork),
    actor: permission === undefined ? context.actor : { ...context.actor, permission, type: 'User' },
  };
}

/** Refuses a misspelt word, because the explanation would be about another run. Allows "unknown". */
function checkChoice(flag: string, allowedWords: readonly string[], word: string | undefined): string | undefined {
  if (word === undefined || word === unknownWord || allowedWords.includes(word)) return word;
  const near = findNearest(word, allowedWords);
  const remedy = near === undefined ? `Use one of: ${allowedWords.join(', ')}.` : `Did you mean "${near}"?`;
  throw invalid(flag, `--${flag} is "${word}", which GitHub does not have. ${remedy}`);
}

function readContextJson(text: string | undefined): RunContext {
  if (text === undefined) return unknownContext;
  const json = parseJson(text);
  if (json === undefined) throw invalid('context', '--context is not JSON.');
  const reading = readContext(json);
  if ('error' in reading) throw invalid('context', `--context: ${reading.error}`);
  return reading.context;
}
