// What a command behind a proxy finds in its environment, and what it does not.
import { expect, test } from 'vitest';
import { environmentOfClient } from '../../../src/cli/work/proxy.ts';
import { Secret } from '../../../src/secret.ts';

const proxy = { url: 'http://127.0.0.1:4711', key: new Secret('made-up-key') };
const own = { INTERNS_BASE_URL: proxy.url, INTERNS_API_KEY: 'made-up-key' };

test('the proxy is in it for our clients and those of OpenAI', () => {
  expect(environmentOfClient({ HOME: '/h' }, { ...proxy, internId: 'intern_1' })).toEqual({
    HOME: '/h',
    ...own,
    OPENAI_BASE_URL: `${proxy.url}/interns/intern_1`,
    OPENAI_API_KEY: 'made-up-key',
  });
});

test('without an intern, what is there for the clients of OpenAI stays', () => {
  const given = { OPENAI_BASE_URL: 'https://a.example', OPENAI_API_KEY: 'theirs' };
  expect(environmentOfClient(given, { ...proxy, internId: undefined })).toEqual({ ...given, ...own });
});

test.each([
  'INTERNS_FEDERATION_POLICY_ID',
  'INTERNS_AUDIENCE',
  'INTERNS_SUBJECT_TOKEN',
  'INTERNS_SUBJECT_TOKEN_FILE',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
])('%s is withheld: it leads to a token of the job', (name) => {
  expect(environmentOfClient({ [name]: 'x' }, { ...proxy, internId: undefined })).toEqual(own);
});

test.each(['INTERNS_INTERN', 'INTERNS_SUBJECT_TOKENS', 'MY_INTERNS_AUDIENCE', 'INTERNS_AUDIENCE_2'])(
  '%s is kept',
  (name) => {
    expect(environmentOfClient({ [name]: 'x' }, { ...proxy, internId: undefined })).toEqual({ [name]: 'x', ...own });
  },
);
