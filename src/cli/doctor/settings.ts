// Reads each setting on its own, to report all mistakes at once.
import { ToolkitError } from '../../errors.ts';
import { type InputName, isInputName } from '../../inputs/definitions.ts';
import { type InputText, optional, setting } from '../../inputs/given.ts';
import { type Credentials, readCredentials } from '../../inputs/service-settings.ts';
import type { JobIo } from '../../job/io.ts';
import { checkPolicyTests } from '../../job/policy-tests.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { loadPolicy } from '../../permission/file/policy-file.ts';
import { lint } from '../../permission/lint/lint.ts';
import { toShellWord } from '../json-text.ts';
import { countOf } from '../policy/file.ts';
import { type Check, failed, ok, variableAndFlag, warning } from './check.ts';

/** From docs/service-api.md, "What the service does". */
const exampleBaseUrl = 'https://service.example/api/v1';

export function readDoctorSettings(text: InputText, inCi: boolean) {
  const url = readOne('base-url', () => optional(text, 'base-url'));
  // The audience of the example is neither shown nor sent.
  const known = url.value ?? exampleBaseUrl;
  const access = readOne('credentials', () => (hasCredentials(text) ? readCredentials(text, known) : undefined));
  const timeout = readOne('timeout', () => setting(text, 'timeout'));
  const workspace = readOne('workspace-id', () => optional(text, 'workspace-id'));
  return {
    base: url.wrong ?? (url.value === undefined ? missingBaseUrl() : ok('base-url', url.value)),
    credentials: access.wrong ?? (access.value === undefined ? missingCredentials(inCi) : describe(access.value)),
    /** Shown only if they are invalid. */
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

function describe(credentials: Credentials): Check {
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

export async function checkPolicy(path: string, named: boolean, job: JobIo): Promise<Check> {
  const workspace = openWorkspace(job);
  const bytes = await workspace.readInput(workspace.path(path)).catch(() => undefined);
  if (bytes === undefined) {
    return {
      name: 'policy',
      state: named ? 'failed' : 'warning',
      found: `${path} is not there${named ? '' : ', so no rule allows anything'}`,
      remedy: `${variableAndFlag('policy')} names another file. This writes one to begin with:`,
      next: 'interns policy init',
    };
  }
  try {
    const policy = await loadPolicy(bytes, path);
    checkPolicyTests(policy);
    const warnings = lint(policy).length;
    const found = `${path}: ${countOf(policy, ['rules', 'guards', 'tests'])} passed`;
    if (warnings === 0) return ok('policy', found);
    const remedy = `There ${warnings === 1 ? 'is one warning' : `are ${warnings} warnings`}.`;
    return warning('policy', found, remedy, `interns policy check ${toShellWord(path)}`);
  } catch (error) {
    const next = `interns policy check ${toShellWord(path)}`;
    return { ...failed('policy', error), remedy: 'This shows all mistakes at once:', next };
  }
}
