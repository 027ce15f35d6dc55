// The checks of the doctor, in the order in which a run needs what they look at.
import { readService } from '../../inputs/credentials.ts';
import type { InputText } from '../../inputs/given.ts';
import { optional, setting } from '../../inputs/given.ts';
import type { JobIo } from '../../job/io.ts';
import type { AccessSettings } from './access.ts';
import { accessChecks, checkAccess } from './access.ts';
import type { Check } from './check.ts';
import { failed, skipped } from './check.ts';
import { checkPolicy } from './policy.ts';
import { checkReach } from './reach.ts';

/** Makes every check that can be made. */
export async function runChecks(text: InputText, defaults: InputText, job: JobIo): Promise<readonly Check[]> {
  const path = text('policy') ?? '';
  const policy = await checkPolicy(path, path !== defaults('policy'), job);
  return [...(await checkService(text, job)), policy];
}

async function checkService(text: InputText, job: JobIo): Promise<readonly Check[]> {
  let settings: AccessSettings;
  try {
    settings = readSettings(text);
  } catch (error) {
    return [failed('settings', error), ...skippedBehind(['service', 'clock', ...accessChecks])];
  }
  const { baseUrl, credentials } = settings;
  const by = credentials.by === 'api-key' ? 'an API key' : `federation policy "${credentials.federationPolicyId}"`;
  const own: Check = { name: 'settings', state: 'ok', found: `${baseUrl}, with ${by}` };
  const reach = await checkReach(baseUrl, job);
  if (reach.some(({ state }) => state === 'failed')) return [own, ...reach, ...skippedBehind(accessChecks)];
  return [own, ...reach, ...(await checkAccess(settings, job))];
}

function readSettings(text: InputText): AccessSettings {
  return {
    ...readService(text),
    timeoutMs: setting(text, 'timeout'),
    intern: text('intern'),
    workspaceId: optional(text, 'workspace-id'),
  };
}

function skippedBehind(names: readonly string[]): readonly Check[] {
  return names.map((name) => skipped(name, 'see above'));
}
