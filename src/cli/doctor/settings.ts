// Whether the settings are there and can be read: each for itself, so that all mistakes are seen at once.
import { ToolkitError } from '../../errors.ts';
import type { InputName } from '../../inputs/definitions.ts';
import { isInputName } from '../../inputs/definitions.ts';
import type { InputText } from '../../inputs/given.ts';
import { optional, setting } from '../../inputs/given.ts';
import { readCredentials, type ServiceSettings } from '../../inputs/service-settings.ts';
import type { Check } from './check.ts';
import { failed, variableAndFlag } from './check.ts';

/** What could be read of the settings, and what there is to say about them. */
export interface FoundSettings {
  readonly base: Check;
  readonly credentials: Check;
  /** Settings that are nothing to speak of unless they are wrong. */
  readonly wrong: readonly Check[];
  readonly baseUrl: string | undefined;
  readonly given: ServiceSettings['credentials'] | undefined;
  readonly timeoutMs: number;
  readonly workspaceId: string | undefined;
}

/** An example of what a base URL looks like (docs/service-api.md, "What the service does"). */
const exampleBaseUrl = 'https://service.example/api/v1';

/** Reads every setting that the checks take; `inCi`: this is a job of a CI, which may have an identity. */
export function readDoctorSettings(text: InputText, inCi: boolean): FoundSettings {
  const url = readOne('base-url', () => optional(text, 'base-url'));
  // The audience that would be the default without a base URL is shown to nobody and sent nowhere.
  const known = url.value ?? exampleBaseUrl;
  const access = readOne('credentials', () => (hasCredentials(text) ? readCredentials(text, known) : undefined));
  const timeout = readOne('timeout', () => setting(text, 'timeout'));
  const workspace = readOne('workspace-id', () => optional(text, 'workspace-id'));
  return {
    base: url.wrong ?? (url.value === undefined ? missingBaseUrl() : ok('base-url', url.value)),
    credentials: access.wrong ?? (access.value === undefined ? missingCredentials(inCi) : describe(access.value)),
    wrong: [timeout.wrong, workspace.wrong].filter((check) => check !== undefined),
    baseUrl: url.value,
    given: access.value,
    timeoutMs: timeout.value ?? 0,
    workspaceId: workspace.value,
  };
}

interface Reading<Value> {
  readonly value?: Value | undefined;
  readonly wrong?: Check;
}

function readOne<Value>(name: InputName | 'credentials', read: () => Value): Reading<Value> {
  try {
    return { value: read() };
  } catch (error) {
    const source = error instanceof ToolkitError ? (error.data.source ?? '') : '';
    const orNot = name === 'base-url' ? '' : ', or leave it out';
    const remedy = isInputName(source) ? { remedy: `Correct ${variableAndFlag(source)}${orNot}.` } : {};
    return { wrong: { ...failed(name, error), ...remedy } };
  }
}

function hasCredentials(text: InputText): boolean {
  return (['federation-policy-id', 'api-key', 'subject-token', 'subject-token-file', 'audience'] as const).some(
    (name) => text(name) !== undefined,
  );
}

function ok(name: string, found: string): Check {
  return { name, state: 'ok', found };
}

function describe(credentials: ServiceSettings['credentials']): Check {
  const by = credentials.by === 'api-key' ? 'an API key' : `federation policy "${credentials.federationPolicyId}"`;
  return ok('credentials', by);
}

function missingBaseUrl(): Check {
  return {
    name: 'base-url',
    state: 'failed',
    found: `${variableAndFlag('base-url')} is not set.`,
    code: 'input_missing',
    remedy:
      'Set it to the address of your Intern Service, with its version segment. No service yet? "interns exec -- interns doctor" looks at a local one.',
    next: `export INTERNS_BASE_URL=${exampleBaseUrl}`,
  };
}

function missingCredentials(inCi: boolean): Check {
  const job = `In a CI job set ${variableAndFlag('federation-policy-id')}: the job's identity is exchanged, and no secret is stored.`;
  return {
    name: 'credentials',
    state: 'failed',
    found: `Neither ${variableAndFlag('federation-policy-id')} nor ${variableAndFlag('api-key')} is set.`,
    code: 'input_missing',
    remedy: `${job} Elsewhere set ${variableAndFlag('api-key')}.`,
    next: inCi ? 'export INTERNS_FEDERATION_POLICY_ID=...' : 'export INTERNS_API_KEY=...',
  };
}
