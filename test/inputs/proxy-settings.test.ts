// Inputs of `command: proxy` become settings.
import { expect, test } from 'vitest';
import {
  failureOf as failureOfInputs,
  type GivenInputs,
  settingsOf as settingsOfInputs,
} from '../support/command-settings.ts';

const proxy: GivenInputs = { command: 'proxy', 'federation-policy-id': 'fp_1' };
const settingsOf = (given: GivenInputs) => settingsOfInputs({ ...proxy, ...given });
const failureOf = (given: GivenInputs) => failureOfInputs({ ...proxy, ...given });

test('a proxy lets pass what every proxy does, without caps, until its default timeout', () => {
  expect(settingsOf({})).toMatchObject({
    command: 'proxy',
    intern: undefined,
    workspaceId: undefined,
    exportEnv: [],
    approvalMode: 'manual',
    allowPaths: '',
    caps: { maxRequests: 0, maxCost: 0 },
    transcriptFile: undefined,
  });
});

test.each<[GivenInputs, object]>([
  [
    { intern: 'reviewer', 'export-env': 'OPENAI' },
    { intern: 'reviewer', exportEnv: ['OPENAI'] },
  ],
  [{ 'export-env': 'INTERNS' }, { exportEnv: ['INTERNS'] }],
  [{ 'allow-paths': 'GET /models\n* /files/**' }, { allowPaths: 'GET /models\n* /files/**' }],
  [{ 'approval-mode': 'self-drive' }, { approvalMode: 'self-drive' }],
  [{ 'max-requests': '20' }, { caps: { maxRequests: 20, maxCost: 0 } }],
  [{ 'max-cost': '2.50' }, { caps: { maxRequests: 0, maxCost: 2.5 } }],
  [{ 'max-cost': '123456789.123456' }, { caps: { maxRequests: 0, maxCost: 123_456_789.123_456 } }],
  [{ 'transcript-file': 'account.jsonl' }, { transcriptFile: 'account.jsonl' }],
  [{ timeout: '2h' }, { timeoutMs: 7_200_000 }],
  [{ 'wait-for-intern': '30s' }, { waitForInternMs: 30_000 }],
])('%j becomes %j', (given, settings) => {
  expect(settingsOf(given)).toMatchObject(settings);
});

test.each<[GivenInputs, string, string]>([
  [{ 'export-env': 'TOKEN' }, 'export-env', 'Use one or more of OPENAI, INTERNS'],
  ...['-1', '1.', '.5', '1e3', '1,50', '$5', '1.1234567', '1234567890', '2.5 ', '2.x'].map(
    (cost): [GivenInputs, string, string] => [
      { 'max-cost': cost },
      'max-cost',
      `"max-cost" is "${cost}". Use an amount in USD, for example "2.50".`,
    ],
  ),
])('%j is refused', (given, source, said) => {
  expect(failureOf(given)).toMatchObject({
    code: 'input_invalid',
    data: { source },
    message: expect.stringContaining(said),
  });
});

test('the variables of OpenAI clients lead to an intern, which has to be given', () => {
  expect(failureOf({ 'export-env': 'INTERNS, OPENAI' })).toMatchObject({
    code: 'input_missing',
    data: { source: 'intern' },
    message: expect.stringContaining('OPENAI_BASE_URL'),
  });
});
