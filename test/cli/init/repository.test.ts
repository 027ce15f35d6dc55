// What git tells of the repository in front of us, and what is taken where it tells nothing.
import { expect, test } from 'vitest';
import { findLocalRepository } from '../../../src/cli/init/repository.ts';
import { handJob } from '../support/hand-job.ts';

/** A git that answers so; what is not given fails. */
function look(answers: Readonly<Record<string, string>>, signal?: AbortSignal) {
  const asked: (readonly string[])[] = [];
  const execute = async (program: string, args: readonly string[]): Promise<string> => {
    asked.push([program, ...args]);
    const answer = answers[args[2] ?? ''];
    if (answer === undefined) throw new Error('fatal: not a git repository');
    return answer;
  };
  return { asked, found: findLocalRepository({ ...handJob(signal === undefined ? {} : { signal }), execute }) };
}

test('its folder, its name on GitHub and its default branch', async () => {
  const { asked, found } = look({
    'rev-parse': '/work/app\n',
    'symbolic-ref': 'origin/trunk/2.x\n',
    remote: 'git@github.com:acme/app.git\n',
  });
  expect(await found).toEqual({ root: '/work/app', fullName: 'acme/app', branch: 'trunk/2.x' });
  expect(asked).toEqual([
    ['git', '-C', '/made-up', 'rev-parse', '--show-toplevel'],
    ['git', '-C', '/made-up', 'symbolic-ref', '--short', 'refs/remotes/origin/HEAD'],
    ['git', '-C', '/made-up', 'remote', 'get-url', 'origin'],
  ]);
});

test('without git, or outside of a repository, it is the current folder', async () => {
  expect(await look({}).found).toEqual({ root: '/made-up', fullName: undefined, branch: 'main' });
});

test.each(['origin/', 'trunk', 'x/origin/trunk', 'origin/-x', 'origin/a b', 'origin/a"'])(
  '%j is no branch to write down',
  async (head) => {
    expect(await look({ 'symbolic-ref': head }).found).toMatchObject({ branch: 'main' });
  },
);

test('an interruption ends it', async () => {
  const reason = new Error('Interrupted.');
  await expect(look({}, AbortSignal.abort(reason)).found).rejects.toBe(reason);
});
