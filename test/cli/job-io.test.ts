// The log of a command line, and its interruption.
import { expect, test } from 'vitest';
import { createJobIo } from '../../src/cli/job-io.ts';
import { Secret } from '../../src/secret.ts';
import { colourScreen, noScreen, visible } from './support/shown.ts';
import type { WatchedWorld } from './support/watched-io.ts';
import { watchIo } from './support/watched-io.ts';

function logged(verbose: boolean, world: WatchedWorld): string {
  const { io, written } = watchIo(world);
  const { log } = createJobIo(io, { verbose });
  log.mask(new Secret('made-up-secret'));
  for (const level of ['debug', 'info', 'notice', 'warning', 'error'] as const)
    log[level](`${level} made-up-secret\nx`);
  expect(written.stdout).toBe('');
  return visible(written.stderr);
}

const loud = 'Note: notice *** x\nWarning: warning *** x\nError: error *** x\n';

test.each([
  ['only what needs attention', false, { screen: noScreen }, loud],
  ['the same without a terminal', false, { isBare: true }, loud],
  ['with --verbose everything', true, { screen: noScreen }, `debug *** x\ninfo *** x\n${loud}`],
  [
    'with colours',
    true,
    { screen: colourScreen },
    '‹dim›debug *** x‹/›\n‹dim›info *** x‹/›\nNote: notice *** x\n‹yellow›Warning: warning *** x‹/›\n‹red›Error: error *** x‹/›\n',
  ],
])('%s is shown', (_, verbose, world, shown) => {
  expect(logged(verbose, world)).toBe(shown);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends the job, with its name', async (signal) => {
  const { io } = watchIo();
  const job = createJobIo({ ...io, waitForInterrupt: () => Promise.resolve(signal) }, { verbose: false });
  expect(job.signal.aborted).toBe(false);
  await Promise.resolve();
  expect(job.signal.reason).toMatchObject({ code: 'cancelled', message: `Interrupted (${signal}).` });
});

test.each([
  [{}, 'anywhere'],
  [{ CI: '' }, 'anywhere'],
  [{ CI: 'false' }, 'checkout'],
  [{ CI: 'true' }, 'checkout'],
  [{ TF_BUILD: 'True' }, 'checkout'],
  [{ CODEBUILD_BUILD_ID: 'x:1' }, 'checkout'],
  [{ JENKINS_URL: 'https://jenkins.example' }, 'checkout'],
  [{ TEAMCITY_VERSION: '2026.1' }, 'checkout'],
  [{ KUBERNETES_SERVICE_HOST: '10.0.0.1' }, 'anywhere'],
] as const)('with %j files are reached: %s', (env, files) => {
  expect(createJobIo({ ...watchIo().io, env }, { verbose: false }).files).toBe(files);
});
