// Settings: the one shape that action inputs and flags become, checked before any request is sent.
import type { ApprovalMode } from '../contract/chat.ts';
import { approvalModes } from '../contract/chat.ts';
import { identifierLength } from '../contract/limits.ts';
import { InputError } from '../errors.ts';
import { Secret } from '../secret.ts';
import type { InputName } from './definitions.ts';
import { badValue, readBaseUrl, readBoolean, readChoice, readDuration, readInteger, readUuid } from './values.ts';

/** Where the subject token of an exchange comes from. */
export type SubjectTokenSetting =
  | { readonly from: 'ci' }
  | { readonly from: 'input'; readonly token: Secret }
  | { readonly from: 'file'; readonly path: string };

/** How requests are authenticated: by a token exchange, or by an API key as it is. */
export type Credentials =
  | {
      readonly by: 'exchange';
      readonly federationPolicyId: string;
      readonly audience: string;
      readonly subjectToken: SubjectTokenSetting;
      /** Bearer of the exchange call alone. */
      readonly apiKey: Secret | undefined;
    }
  | { readonly by: 'api-key'; readonly apiKey: Secret };

/** How much of the intern's words is shown. */
export type TranscriptLevel = 'auto' | 'full' | 'brief' | 'none';

/** Everything that `command: prompt` needs. Paths are as given: relative ones start at the workspace. */
export interface Settings {
  readonly command: 'prompt';
  readonly baseUrl: string;
  readonly credentials: Credentials;
  readonly intern: string;
  readonly workspaceId: string | undefined;
  readonly waitForInternMs: number;
  readonly prompt: { readonly from: 'input'; readonly text: string } | { readonly from: 'file'; readonly path: string };
  readonly approvalMode: ApprovalMode;
  /** `named`: the user named the file, so it must exist. */
  readonly policy: { readonly path: string; readonly named: boolean };
  readonly sessionId: string | undefined;
  readonly timeoutMs: number;
  readonly idleTimeoutMs: number;
  readonly maxPauses: number;
  readonly failOnReject: boolean;
  readonly transcript: TranscriptLevel;
  readonly transcriptFile: string | undefined;
}

/** The text of an input; `undefined` when it is not given. */
export type InputText = (name: InputName) => string | undefined;

/**
 * Read all inputs of `command: prompt`.
 *
 * @throws {InputError} `input_invalid`, `input_missing`, `input_conflict`: names the input, the value unless it is
 *   secret, and what to use instead
 */
export function readSettings(given: InputText, defaults: InputText): Settings {
  const text: InputText = (name) => given(name) ?? defaults(name);
  const command = readChoice('command', text('command') ?? '', ['prompt']);
  const baseUrl = readBaseUrl('base-url', required(text, 'base-url', 'the base URL of the service'));
  return {
    command,
    baseUrl,
    credentials: readCredentials(text, baseUrl),
    intern: required(text, 'intern', 'the name or id of the intern'),
    workspaceId: optional(text, 'workspace-id', readUuid),
    waitForInternMs: readDuration('wait-for-intern', text('wait-for-intern') ?? '', 0),
    prompt: readPrompt(text),
    approvalMode: readChoice('approval-mode', text('approval-mode') ?? '', approvalModes),
    policy: { path: text('policy') ?? '', named: isNamed(given, defaults) },
    sessionId: optional(text, 'session-id', readSessionId),
    timeoutMs: readDuration('timeout', text('timeout') ?? '', 1000),
    idleTimeoutMs: readDuration('idle-timeout', text('idle-timeout') ?? '', 1000),
    maxPauses: readInteger('max-pauses', text('max-pauses') ?? '', 0),
    failOnReject: readBoolean('fail-on-reject', text('fail-on-reject') ?? ''),
    transcript: readChoice('transcript', text('transcript') ?? '', ['auto', 'full', 'brief', 'none']),
    transcriptFile: text('transcript-file'),
  };
}

/** The runner fills in defaults, so a file that is named as the default is counts as not named. */
function isNamed(given: InputText, defaults: InputText): boolean {
  return given('policy') !== undefined && given('policy') !== defaults('policy');
}

function required(text: InputText, name: InputName, what: string): string {
  const value = text(name);
  if (value !== undefined) return value;
  throw new InputError('input_missing', `Input "${name}" is not given. Set it to ${what}.`, { source: name });
}

function optional<T>(text: InputText, name: InputName, read: (name: string, value: string) => T): T | undefined {
  const value = text(name);
  return value === undefined ? undefined : read(name, value);
}

function exclude(text: InputText, one: InputName, other: InputName): void {
  if (text(one) === undefined || text(other) === undefined) return;
  throw new InputError('input_conflict', `Inputs "${one}" and "${other}" are both given. Use one of them.`, {
    source: other,
  });
}

function readPrompt(text: InputText): Settings['prompt'] {
  exclude(text, 'prompt', 'prompt-file');
  const path = text('prompt-file');
  if (path !== undefined) return { from: 'file', path };
  const prompt = text('prompt');
  if (prompt !== undefined) return { from: 'input', text: prompt };
  throw new InputError('input_missing', 'Neither "prompt" nor "prompt-file" is given. Use one of them.', {
    source: 'prompt',
  });
}

function readSessionId(name: string, value: string): string {
  if (value.length <= identifierLength.max) return value;
  throw badValue(name, value, `It has ${value.length} characters; use 1 to ${identifierLength.max}.`);
}

function readCredentials(text: InputText, baseUrl: string): Credentials {
  const key = text('api-key');
  const apiKey = key === undefined ? undefined : readHeaderSecret('api-key', key);
  const federationPolicyId = text('federation-policy-id');
  if (federationPolicyId !== undefined) {
    const audience = text('audience') ?? new URL(baseUrl).origin;
    return { by: 'exchange', federationPolicyId, audience, subjectToken: readSubjectToken(text), apiKey };
  }
  if (apiKey === undefined) {
    throw new InputError(
      'input_missing',
      'Neither "federation-policy-id" nor "api-key" is given. Set "federation-policy-id" to exchange the job\'s identity without a stored secret.',
      { source: 'federation-policy-id' },
    );
  }
  for (const name of ['subject-token', 'subject-token-file', 'audience'] as const) {
    if (text(name) === undefined) continue;
    throw new InputError(
      'input_conflict',
      `Input "${name}" belongs to a token exchange, but "federation-policy-id" is not given. Set that, or leave "${name}" out.`,
      { source: name },
    );
  }
  return { by: 'api-key', apiKey };
}

function readSubjectToken(text: InputText): SubjectTokenSetting {
  exclude(text, 'subject-token', 'subject-token-file');
  const token = text('subject-token');
  if (token !== undefined) return { from: 'input', token: readHeaderSecret('subject-token', token) };
  const path = text('subject-token-file');
  return path === undefined ? { from: 'ci' } : { from: 'file', path };
}

/** A secret that goes into a header or form: a stray line break in it is a pasting mistake, and must not be shown. */
function readHeaderSecret(name: InputName, value: string): Secret {
  if (/^[\x21-\x7e]+$/.test(value)) return new Secret(value);
  throw new InputError(
    'input_invalid',
    `Input "${name}" has characters that no key or token has, such as a space or a line break. Check how the secret was stored.`,
    { source: name },
  );
}
