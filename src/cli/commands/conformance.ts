// `interns conformance`: the rows of docs/service-api.md that can be checked from outside, against any deployment.
import type { AskedCommand, Command } from '../command.ts';
import { toJsonText } from '../json-text.ts';
import { jsonFlag } from '../usual-flags.ts';

const defaultAskingPrompt = 'Run the shell command "pwd" and tell me what it printed.';

/** `interns conformance` (docs/conformance.md) */
export const conformance: Command = {
  name: 'conformance',
  summary: 'check any deployment against the reference of the API, row by row',
  about:
    'Check a deployment against the reference of the API, and print which rows passed, failed or could not be checked.',
  details:
    'It takes a few turns with one intern. The only key update that it sends is empty. Secrets come from the environment: INTERNS_API_KEY (required), INTERNS_MANAGEMENT_KEY, INTERNS_SUBJECT_TOKEN. The exit code is 0 if no row failed, otherwise 1.',
  arguments: [],
  inputs: [],
  flags: [
    {
      name: 'base-url',
      value: 'url',
      input: 'base-url',
      about: 'The service, with its version segment. [INTERNS_BASE_URL]',
    },
    {
      name: 'intern',
      value: 'name',
      input: 'intern',
      about: 'Name or id of the intern to talk to. Default: the first running one. [INTERNS_INTERN]',
    },
    {
      name: 'asking-prompt',
      value: 'text',
      about: `A prompt that makes the intern use its shell. Default: ${defaultAskingPrompt}`,
    },
    { name: 'key-hash', value: 'hash', about: 'A key for the rows of PATCH /keys, with INTERNS_MANAGEMENT_KEY.' },
    {
      name: 'federation-policy-id',
      value: 'id',
      input: 'federation-policy-id',
      about:
        'A federation policy for the rows of the exchange, with INTERNS_SUBJECT_TOKEN. [INTERNS_FEDERATION_POLICY_ID]',
    },
    jsonFlag,
  ],
  examples: [
    {
      about: 'With the key of INTERNS_API_KEY, and one intern',
      line: 'interns conformance --base-url https://service.example/api/v1 --intern reviewer',
    },
  ],
  async run(asked) {
    const { randomUUID } = await import('node:crypto');
    const { runConformance, toTable } = await import('../../conformance/run.ts');
    const { safeLines } = await import('../../log.ts');
    const { createRedactor } = await import('../../secret.ts');
    const { has, io } = asked;
    const target = await targetOf(asked);
    const redactor = createRedactor();
    const { apiKey, managementKey, subjectToken } = target;
    for (const secret of [apiKey, managementKey, subjectToken]) if (secret !== undefined) redactor.add(secret);
    const found = await runConformance({ ...target, fetch: globalThis.fetch, newId: randomUUID });
    // What a service answered stands in the details.
    const rows = found.map((row) => ({
      ...row,
      detail: row.detail === null ? null : redactor.redact(safeLines(row.detail).join(' ')),
    }));
    io.stdout(has('json') ? `${toJsonText({ base_url: target.baseUrl, rows })}\n` : toTable(rows));
    return rows.some(({ result }) => result === 'failed') ? 1 : 0;
  },
};

async function targetOf({ given, value, io: { env } }: AskedCommand) {
  const { InputError } = await import('../../errors.ts');
  const { Secret } = await import('../../secret.ts');
  const secretOf = (name: string) => ((env[name] ?? '') === '' ? undefined : new Secret(env[name] ?? ''));
  const baseUrl = given('base-url');
  if (!isHttpUrl(baseUrl)) {
    const message = '--base-url is needed: the URL of the service, with its version segment.';
    throw new InputError('input_missing', message, { source: 'base-url' });
  }
  const apiKey = secretOf('INTERNS_API_KEY');
  if (apiKey === undefined) {
    throw new InputError('input_missing', 'Put an API key of the service into the environment, as INTERNS_API_KEY.');
  }
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey,
    managementKey: secretOf('INTERNS_MANAGEMENT_KEY'),
    keyHash: value('key-hash'),
    federationPolicyId: given('federation-policy-id'),
    subjectToken: secretOf('INTERNS_SUBJECT_TOKEN'),
    intern: given('intern'),
    askingPrompt: value('asking-prompt') ?? defaultAskingPrompt,
  };
}

function isHttpUrl(text: string | undefined): text is string {
  return text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
