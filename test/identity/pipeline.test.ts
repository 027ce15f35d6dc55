// What a job knows of its pipeline; test/job/trusted-files.test.ts has every CI.
import { describe, expect, test } from 'vitest';
import { readPipeline } from '../../src/identity/places.ts';
import { simulatedCis } from '../support/pipelines.ts';

test('without any variable of a CI there is no pipeline', () => {
  expect(readPipeline({ HOME: '/home/me', CI: '', TRAVIS: 'false', VERCEL: '0' })).toEqual({ is: 'none' });
});

test('a cloud machine is none either, nor a token that a user set', () => {
  const env = { KUBERNETES_SERVICE_HOST: '10.0.0.1', K_SERVICE: 'app', INTERNS_ID_TOKEN: 'a.b.c' };
  expect(readPipeline(env)).toEqual({ is: 'none' });
});

test('a CI on a cloud machine is what it says of itself', () => {
  const env = { KUBERNETES_SERVICE_HOST: '10.0.0.1', GITLAB_CI: 'true', CI_PIPELINE_SOURCE: 'push' };
  expect(readPipeline(env)).toEqual({ is: 'trusted' });
});

test('GitHub Actions is never told by variables, which know less than its event', () => {
  expect(readPipeline({ GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push' })).toMatchObject({ is: 'unknown' });
});

describe.each(simulatedCis)('$name', ({ always, mergeRequest, branch, tells }) => {
  test.each(mergeRequest)('is never taken for trusted with %j', (own) => {
    expect(['merge-request', 'unknown']).toContain(readPipeline({ ...always, ...own }).is);
  });

  test(`is ${tells ? 'trusted' : 'unknown'} on a branch`, () => {
    expect(readPipeline({ ...always, ...branch }).is).toBe(tells ? 'trusted' : 'unknown');
  });
});
