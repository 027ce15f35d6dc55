// A permission request of an agent as a question of the API, and an answer of the API as one of the agent's options.
import path from 'node:path';
import { type OptionKind, optionKinds } from '../../../../contract/interaction.ts';
import type { Answer, Question } from '../../question.ts';
import type { AgentProfile } from '../profile.ts';
import type { PermissionRequest, ToolCall } from '../protocol/wire.ts';
import type { Asked } from './asked.ts';
import { commandOf } from './command.ts';
import { pathsOf } from './work-paths.ts';

/** What a request is read with. */
export interface PermissionContext {
  /** Everything that was told of the call. */
  readonly call: ToolCall;
  readonly profile: AgentProfile;
  /** The work folder of the session. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Tells the agent the id of the option; undefined: cancelled. */
  readonly respond: (optionId: string | undefined) => void;
}

/** What is asked; undefined where no option can be offered, and the request has to be cancelled. */
export function toPermission(
  { options: written }: PermissionRequest,
  { call, profile, folder, signal, respond }: PermissionContext,
): Asked | undefined {
  const byKind = firstOfKinds(written);
  // An agent keeps an "always" where nobody sees it, so it is told "once", and the service remembers.
  const offered = optionKinds.filter(
    (kind) => byKind.has(kind) && (kind !== 'allow_always' || byKind.has('allow_once')),
  );
  if (offered.length === 0) return undefined;
  const idOf = (...kinds: readonly OptionKind[]): string | undefined =>
    kinds.map((kind) => byKind.get(kind)?.optionId).find((id) => id !== undefined);
  const question = toQuestion({ call, profile, folder, offered, byKind });
  const { operation, command, cwd, title, paths } = question;
  return {
    question,
    // Not the operation alone: "write a file" for always would be every file.
    standingKey: JSON.stringify([operation, command === undefined ? title : command, cwd, paths]),
    consent: { kind: 'chosen', option: byKind.has('allow_once') ? 'allow_once' : 'reject_once' },
    accepts: () => true,
    settle(answer) {
      if (answer === undefined) respond(undefined);
      else respond(isAllowed(answer) ? idOf('allow_once') : idOf('reject_once', 'reject_always'));
    },
    signal,
  };
}

function isAllowed(answer: Answer): boolean {
  return answer.kind === 'chosen' && (answer.option === 'allow_once' || answer.option === 'allow_always');
}

type Options = ReadonlyMap<OptionKind, PermissionRequest['options'][number]>;

/** The first option of each kind. */
function firstOfKinds(written: PermissionRequest['options']): Options {
  const byKind = new Map<OptionKind, PermissionRequest['options'][number]>();
  for (const option of written) {
    const kind = optionKinds.find((one) => one === option.kind);
    if (kind !== undefined && !byKind.has(kind)) byKind.set(kind, option);
  }
  return byKind;
}

interface Told extends Pick<PermissionContext, 'call' | 'profile' | 'folder'> {
  readonly offered: OptionKind[];
  readonly byKind: Options;
}

type PermissionQuestion = Extract<Question, { kind: 'permission' }>;

/** Everything that a policy may match (docs/local-service.md, "What a real agent asks"). */
function toQuestion({ call, profile, folder, offered, byKind }: Told): PermissionQuestion {
  const kind = call.kind ?? 'other';
  const { command, cwd } = kind === 'execute' ? commandOf(call, profile) : { command: undefined, cwd: undefined };
  const labels = offered.flatMap((one) => {
    const name = byKind.get(one)?.name ?? '';
    return name === '' ? [] : [[one, name] as const];
  });
  const fields = {
    kind: 'permission' as const,
    operation: kind === 'execute' && command !== undefined ? `shell command: ${command}` : operationOf(kind),
    options: offered,
    command,
    cwd: cwd === undefined ? folder : path.resolve(folder, cwd),
    title: call.title ?? undefined,
    tool_kind: call.kind ?? undefined,
    tool_name: call.name ?? undefined,
    ...pathsOf(call, folder, cwd),
    scopes: labels.length === 0 ? undefined : Object.fromEntries(labels),
  };
  return fields;
}

const operations: ReadonlyMap<string, string> = new Map([
  ['execute', 'shell'],
  ['edit', 'fs.write'],
  ['delete', 'fs.write'],
  ['move', 'fs.write'],
  ['read', 'fs.read'],
  ['search', 'fs.read'],
  ['fetch', 'network'],
]);

function operationOf(kind: string): string {
  return operations.get(kind) ?? kind;
}
