// `interns conformance`: the rows of docs/service-api.md that can be checked from outside, against any deployment.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runConformance, toTable } from '../../conformance/run.ts';
import { safeLines } from '../../log.ts';
import { createRedactor, Secret } from '../../secret.ts';
import { flagsOrExitCode } from '../flags.ts';
import type { CliIo } from '../io.ts';

const defaultAskingPrompt = 'Run the shell command "pwd" and tell me what it printed.';

const usage = `Usage: interns conformance --base-url URL [OPTIONS]

Checks a deployment against the reference of the API, row by row, and prints which rows passed, failed or could not be checked.
It takes a few turns with one intern; the only update that it sends to a key is the empty one.

  --base-url URL               with the version segment; default INTERNS_BASE_URL
  --intern NAME                name or id of the intern to talk to; default: the first that is running
  --asking-prompt TEXT         a prompt that makes the intern use its shell
  --key-hash HASH              a key for the rows of PATCH /keys (with INTERNS_MANAGEMENT_KEY)
  --federation-policy-id ID    a policy for the rows of the exchange (with INTERNS_SUBJECT_TOKEN)
  --json                       one JSON document

Secrets come from the environment: INTERNS_API_KEY (needed), INTERNS_MANAGEMENT_KEY, INTERNS_SUBJECT_TOKEN.
`;

const options = {
  'base-url': { type: 'string' },
  intern: { type: 'string' },
  'asking-prompt': { type: 'string' },
  'key-hash': { type: 'string' },
  'federation-policy-id': { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Checks a deployment.
 *
 * @returns 0 when no row failed, 1 when one did, 2 for bad usage
 */
export async function conformance(args: readonly string[], io: CliIo): Promise<number> {
  const flags = flagsOrExitCode({ read: () => readFlags(args, io), usage, io });
  if (typeof flags === 'number') return flags;
  const redactor = createRedactor();
  const { apiKey, managementKey, subjectToken } = flags.target;
  for (const secret of [apiKey, managementKey, subjectToken]) if (secret !== undefined) redactor.add(secret);
  const found = await runConformance({ ...flags.target, fetch: globalThis.fetch, newId: randomUUID });
  // What a service answered stands in the details.
  const results = found.map((row) => ({
    ...row,
    detail: row.detail === null ? null : redactor.redact(safeLines(row.detail).join(' ')),
  }));
  io.stdout(flags.json ? `${JSON.stringify({ base_url: flags.target.baseUrl, rows: results })}\n` : toTable(results));
  return results.some(({ result }) => result === 'failed') ? 1 : 0;
}

function readFlags(args: readonly string[], io: CliIo) {
  const { values } = parseArgs({ args: [...args], options });
  const baseUrl = values['base-url'] ?? io.env['INTERNS_BASE_URL'];
  const apiKey = io.env['INTERNS_API_KEY'];
  if (values.help !== true && !isHttpUrl(baseUrl))
    return 'Flag "--base-url" is needed: the URL of the service, with its version segment.';
  if (values.help !== true && (apiKey === undefined || apiKey === ''))
    return 'The environment variable "INTERNS_API_KEY" is needed.';
  const target = {
    baseUrl: (baseUrl ?? '').replace(/\/+$/, ''),
    apiKey: new Secret(apiKey ?? ''),
    managementKey: secretOf(io.env['INTERNS_MANAGEMENT_KEY']),
    keyHash: values['key-hash'],
    federationPolicyId: values['federation-policy-id'] ?? io.env['INTERNS_FEDERATION_POLICY_ID'],
    subjectToken: secretOf(io.env['INTERNS_SUBJECT_TOKEN']),
    intern: values.intern ?? io.env['INTERNS_INTERN'],
    askingPrompt: values['asking-prompt'] ?? defaultAskingPrompt,
  };
  return { help: values.help === true, json: values.json === true, target };
}

/** Empty is not set. */
function secretOf(text: string | undefined): Secret | undefined {
  return text === undefined || text === '' ? undefined : new Secret(text);
}

function isHttpUrl(text: string | undefined): boolean {
  return text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
