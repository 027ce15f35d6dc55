// The checks of the doctor, in the order in which a run needs what they look at.
import { variable } from '../../environment.ts';
import type { InputText } from '../../inputs/given.ts';
import type { JobIo } from '../../job/io.ts';
import { type AccessSettings, checkExchange, checkIntern, checkList } from './access.ts';
import type { Check } from './check.ts';
import { afterChecks } from './check.ts';
import { checkIdentity } from './identity.ts';
import { checkPolicy } from './policy.ts';
import { checkReach, type Reach } from './reach.ts';
import { readDoctorSettings } from './settings.ts';

/** Makes every check that can be made: one is left out only where another that it needs has failed. */
export async function runChecks(text: InputText, defaults: InputText, job: JobIo): Promise<readonly Check[]> {
  const inCi = variable(job.env, 'CI') !== undefined;
  const { base, credentials, wrong, baseUrl = '', given, ...others } = readDoctorSettings(text, inCi);
  const { service, clock } = base.state === 'failed' ? unreached() : await checkReach(baseUrl, job);

  const look = (name: string, needed: readonly Check[], run: () => Promise<Check>): Promise<Check> =>
    afterChecks({ name, needed, run, signal: job.signal });
  // Where no way in was chosen yet, the identity says which there is.
  const chosen = credentials.code === 'input_missing' ? [] : [credentials];
  const identity = await look('identity', chosen, () => checkIdentity(given, job));
  const access = (run: (settings: AccessSettings, io: JobIo) => Promise<Check>) => (): Promise<Check> => {
    if (given === undefined) throw new TypeError('There are no credentials for a check that needs them.');
    return run({ ...others, baseUrl, credentials: given, intern: text('intern') }, job);
  };
  const hasKey = given?.by === 'api-key';
  const exchange = await look('exchange', hasKey ? [] : [credentials, service, identity], access(checkExchange));
  const interns = await look('interns', [hasKey ? service : exchange, ...wrong], access(checkList));
  const intern = await look('intern', [interns], access(checkIntern));

  const path = text('policy') ?? '';
  const policy = await checkPolicy(path, path !== defaults('policy'), job);
  return [base, credentials, ...wrong, service, clock, identity, exchange, interns, intern, policy];
}

function unreached(): Reach {
  const needs = ['base-url'];
  return {
    service: { name: 'service', state: 'skipped', found: 'needs base-url', needs },
    clock: { name: 'clock', state: 'skipped', found: 'needs base-url', needs },
  };
}
