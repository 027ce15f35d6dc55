// An agent that is named when the service starts.
import { expect, test } from 'vitest';
import { toBuiltInAgent } from '../../../src/service/config/builtin.ts';
import { recordLog } from '../../support/log.ts';

test.each([
  [{ OPENAI_API_KEY: 'a key', HOME: '/h' }, 'OPENAI_API_KEY'],
  [{ HOME: '/h' }, 'none of your variables'],
])('it is told where it works and what it is given: %j', (env, given) => {
  const log = recordLog();
  const agent = toBuiltInAgent({ command: ['opencode', 'acp'] }, { env, cwd: '/work', log });
  expect(agent).toMatchObject({ workdir: '/work', runs: { acp: { agent: 'opencode' } } });
  expect(log.at('info')).toEqual([`The agent (opencode) works in /work, and is given ${given}.`]);
});
