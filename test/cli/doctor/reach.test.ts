// What to do where the service does not answer: a local one is started, another is looked for.
import { expect, test } from 'vitest';
import { checkReach } from '../../../src/cli/doctor/service.ts';
import { brokenConnection, connectFailure } from '../../support/responses.ts';
import { handJob } from '../support/hand-job.ts';

function failing(baseUrl: string, error: Error) {
  return checkReach(
    baseUrl,
    handJob({
      answer() {
        throw error;
      },
    }),
  );
}

test.each([
  ['http://localhost:8080/api/v1', '8080'],
  ['http://localhost/api/v1', '80'],
  ['https://localhost/api/v1', '443'],
  ['http://127.0.0.1:8081/api/v1', '8081'],
  ['http://127.16.20.30:8082/api/v1', '8082'],
  ['http://[::1]:8083/api/v1', '8083'],
])('nothing listens at %s: the local service can be started on port %s', async (baseUrl, port) => {
  const { service } = await failing(baseUrl, connectFailure());
  expect(service).toMatchObject({
    state: 'failed',
    remedy: `Nothing listens on port ${port} of this machine. Start the local service there, or correct INTERNS_BASE_URL (--base-url).`,
    next: `interns serve --port ${port} --identity-provider`,
  });
});

test.each([
  ['another machine', 'https://service.example/api/v1', connectFailure()],
  ['a name that begins as ours', 'https://localhost.example/api/v1', connectFailure()],
  ['a name that ends as ours', 'https://not-localhost/api/v1', connectFailure()],
  ['a local service that breaks off', 'http://localhost:8080/api/v1', brokenConnection()],
  ['a failure of the system with no code', 'http://localhost:8080/api/v1', new TypeError('fetch failed')],
])('%s: the way there is what to look at', async (_, baseUrl, error) => {
  const { service, clock } = await failing(baseUrl, error);
  expect(service).toMatchObject({
    state: 'failed',
    remedy: 'Check INTERNS_BASE_URL (--base-url), name resolution, firewall and proxy (HTTPS_PROXY).',
    next: `curl --head '${baseUrl}/interns'`,
  });
  expect(clock).toMatchObject({ state: 'skipped', needs: ['service'] });
});

test('an apostrophe in a base URL ends no word of the command', async () => {
  const { service } = await failing("https://service.example/it's/api/v1", connectFailure());
  expect(service.next).toBe("curl --head 'https://service.example/it%27s/api/v1/interns'");
});
