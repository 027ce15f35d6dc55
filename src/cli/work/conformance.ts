// `interns conformance`: checks a deployment against each row of docs/service-api.md.
import { randomUUID } from 'node:crypto';
import { runConformance as checkService, toTable } from '../../conformance/run.ts';
import { InputError } from '../../errors.ts';
import { fetchThroughProxy } from '../../http/fetch.ts';
import { missing } from '../../inputs/values.ts';
import { safeLines } from '../../log.ts';
import { createRedactor, Secret } from '../../secret.ts';
import { defaultAskingPrompt, type Invocation } from '../command.ts';
import { toJsonText } from '../screen.ts';

export async function runConformance(invocation: Invocation): Promise<number> {
  const { has, io } = invocation;
  const target = await readTarget(invocation);
  const redactor = createRedactor();
  const { apiKey, managementKey, subjectToken } = target;
  for (const secret of [apiKey, managementKey, subjectToken]) if (secret !== undefined) redactor.add(secret);
  const results = await checkService({ ...target, fetch: fetchThroughProxy(io.env), newId: randomUUID });
  // Redact the details, because they quote answers of the service.
  const rows = results.map((row) => ({
    ...row,
    detail: row.detail === null ? null : redactor.redact(safeLines(row.detail).join(' ')),
  }));
  io.stdout(has('json') ? `${toJsonText({ base_url: target.baseUrl, rows })}\n` : toTable(rows));
  return rows.some(({ result }) => result === 'failed') ? 1 : 0;
}

async function readTarget({ explicitText, value, io: { env } }: Invocation) {
  const readSecret = (name: string) => ((env[name] ?? '') === '' ? undefined : new Secret(env[name] ?? ''));
  const baseUrl = explicitText('base-url') ?? '';
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? '')) {
    throw missing('base-url', '--base-url is needed: the URL of the service, with its version segment.');
  }
  const apiKey = readSecret('INTERNS_API_KEY');
  if (apiKey === undefined) {
    throw new InputError('input_missing', 'Set the environment variable INTERNS_API_KEY to an API key of the service.');
  }
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey,
    managementKey: readSecret('INTERNS_MANAGEMENT_KEY'),
    keyHash: value('key-hash'),
    federationPolicyId: explicitText('federation-policy-id'),
    subjectToken: readSecret('INTERNS_SUBJECT_TOKEN'),
    intern: explicitText('intern'),
    askingPrompt: value('asking-prompt') ?? defaultAskingPrompt,
  };
}
