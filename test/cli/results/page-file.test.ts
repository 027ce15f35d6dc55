// A page that is written anew while its run goes on.
import { expect, test } from 'vitest';
import { followPage } from '../../../src/cli/results/page-file.ts';

test('the page is written only when the transcript has grown, and never more often than waited', async () => {
  const looks = ['1', '1', '2', '2', '3'];
  const happened: string[] = [];
  await followPage({
    look: async () => looks.shift() ?? '3',
    write: async () => {
      happened.push('write');
      return looks.length > 0;
    },
    wait: async () => {
      happened.push('wait');
      return true;
    },
  });
  expect(happened).toEqual(['write', 'wait', 'wait', 'write', 'wait', 'wait', 'write']);
});

test('nothing more is written once there is nothing to wait for', async () => {
  let written = 0;
  await followPage({
    look: async () => 'x',
    write: async () => {
      written += 1;
      return true;
    },
    wait: async () => false,
  });
  expect(written).toBe(1);
});
