// A permission request of an agent as a question of the API, and an answer of the API as one of the agent's options.
import { createHash } from 'node:crypto';
import { permissionFields } from '../../../../agents/permission-fields.ts';
import type { AgentProfile } from '../../../../agents/profile.ts';
import { commandOf } from '../../../../agents/tool-call.ts';
import { type OptionKind, optionKinds } from '../../../../contract/interaction.ts';
import type { Answer, Question } from '../../question.ts';
import type { PermissionRequest, ToolCall } from '../protocol/wire.ts';
import type { AgentRequest } from '../turn/turn-questions.ts';

interface PermissionContext {
  /** Everything that was told of the call. */
  readonly call: ToolCall;
  readonly profile: AgentProfile;
  /** The work folder of the session. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Tells the agent the id of the option; undefined: cancelled. */
  readonly respond: (optionId: string | undefined) => void;
}

/** Reads a request as a question; undefined where no option can be offered, and the request has to be cancelled. */
export function toPermission(
  { options: written }: PermissionRequest,
  { call, profile, folder, signal, respond }: PermissionContext,
): AgentRequest | undefined {
  const byKind = firstOfKinds(written);
  // An agent keeps an "always" where nobody sees it, so it is told "once", and the service remembers.
  const offered = optionKinds.filter(
    (kind) => byKind.has(kind) && (kind !== 'allow_always' || byKind.has('allow_once')),
  );
  if (offered.length === 0) return undefined;
  const idOf = (...kinds: readonly OptionKind[]): string | undefined =>
    kinds.map((kind) => byKind.get(kind)?.optionId).find((id) => id !== undefined);
  const wholly = isWhollyKnown(call, profile);
  const kinds = wholly ? offered : offered.filter((kind) => !kind.endsWith('_always'));
  if (kinds.length === 0) return undefined;
  const question = toQuestion({ call, profile, folder, offered: kinds, byKind });
  return {
    question,
    standingKey: wholly ? standingKeyOf(question, call) : undefined,
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

interface QuestionParts extends Pick<PermissionContext, 'call' | 'profile' | 'folder'> {
  readonly offered: OptionKind[];
  readonly byKind: Options;
}

type PermissionQuestion = Extract<Question, { kind: 'permission' }>;

/** Tells whether a call says all that it will do, so that an answer may stand for the same call again. */
function isWhollyKnown(call: ToolCall, profile: AgentProfile): boolean {
  if (call.isPartial === true) return false;
  const hasInput = call.rawInput !== undefined && call.rawInput !== null;
  return hasInput || (call.locations ?? []).length > 0 || commandOf(call, profile).command !== undefined;
}

/** Keys an answer for always: kind, tool, and a digest of everything that the call says. */
function standingKeyOf({ operation, command, cwd, paths }: PermissionQuestion, call: ToolCall): string {
  const { kind, name, title, rawInput, content } = call;
  const parts = [operation, command, cwd, paths, command === undefined ? title : undefined, rawInput, content];
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return JSON.stringify([kind ?? null, name ?? null, digest]);
}

/** Asks for the permission, with everything that a policy may match. */
function toQuestion({ call, profile, folder, offered, byKind }: QuestionParts): PermissionQuestion {
  const labels = offered.flatMap((one) => {
    const name = byKind.get(one)?.name ?? '';
    return name === '' ? [] : [[one, name] as const];
  });
  const scopes = labels.length === 0 ? undefined : Object.fromEntries(labels);
  return { kind: 'permission', options: offered, ...permissionFields(call, profile, folder), scopes };
}
