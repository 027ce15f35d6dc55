// `interns conformance`: checks the rows of docs/service-api.md against any deployment.
import { randomUUID } from 'node:crypto';
import { runConformance as checkService, toTable } from '../../conformance/run.ts';
import { InputError } from '../../errors.ts';
import { missing } from '../../inputs/values.ts';
import { safeLines } from '../../log.ts';
import { createRedactor, Secret } from '../../secret.ts';
import { type AskedCommand, defaultAskingPrompt } from '../command.ts';
import { toJsonText } from '../screen.ts';

export async function runConformance(asked: AskedCommand): Promise<number> {
  const { has, io } = asked;
  const target = await targetOf(asked);
  const redactor = createRedactor();
  const { apiKey, managementKey, subjectToken } = target;
  for (const secret of [apiKey, managementKey, subjectToken]) if (secret !== undefined) redactor.add(secret);
  const found = await checkService({ ...target, fetch: globalThis.fetch, newId: randomUUID });
  // Redact the details, which quote the service.
  const rows = found.map((row) => ({
    ...row,
    detail: row.detail === null ? null : redactor.redact(safeLines(row.detail).join(' ')),
  }));
  io.stdout(has('json') ? `${toJsonText({ base_url: target.baseUrl, rows })}\n` : toTable(rows));
  return rows.some(({ result }) => result === 'failed') ? 1 : 0;
}

async function targetOf({ given, value, io: { env } }: AskedCommand) {
  const secretOf = (name: string) => ((env[name] ?? '') === '' ? undefined : new Secret(env[name] ?? ''));
  const baseUrl = given('base-url') ?? '';
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? '')) {
    throw missing('base-url', '--base-url is needed: the URL of the service, with its version segment.');
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
