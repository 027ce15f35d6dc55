// What is said of inputs that are missing, bad or in conflict, whole: which, with what value, and what to do.
import { expect, test } from 'vitest';
import { sessionFromCommentWord } from '../../src/inputs/definitions/run.ts';
import { readCliInputs } from '../../src/inputs/input-text.ts';
import { failureOf, type GivenInputs } from '../support/settings.ts';

const answer: GivenInputs = { command: 'answer', prompt: '', answer: 'allow_once' };
const badUrl =
  'Use the base URL of the service with its version segment, for example "https://service.example/api/v1".';

test.each<[GivenInputs, string]>([
  [{ intern: '' }, 'Input "intern" is not given. Set it to the name or id of the intern.'],
  [{ prompt: '' }, 'Neither "prompt" nor "prompt-file" is given. Use one of them.'],
  [{ 'prompt-file': 'p.md' }, 'Both "prompt" and "prompt-file" are given. Use one of them.'],
  [
    { 'workspace-id': 'main' },
    'Input "workspace-id" is "main". Use a UUID, for example "89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb".',
  ],
  [
    { 'base-url': 'http://service.example/v1' },
    `Input "base-url" is "http://service.example/v1". Use https: tokens are sent there. Only loopback hosts may use http. ${badUrl}`,
  ],
  [{ 'base-url': 'service' }, `Input "base-url" is "service". ${badUrl}`],
  [{ 'approval-mode': 'auto' }, 'Input "approval-mode" is "auto". Use "manual" or "self-drive".'],
  [{ 'fail-on-reject': 'yes' }, 'Input "fail-on-reject" is "yes". Use "true" or "false".'],
  [{ 'max-pauses': '-1' }, 'Input "max-pauses" is "-1". Use a whole number from 0.'],
  [
    { timeout: 'soon' },
    'Input "timeout" is "soon". Use a duration such as "90s", "5m", "1h30m" or a number of seconds, from 1 s to 24 h.',
  ],
  [
    { 'session-id': 's'.repeat(257) },
    `Input "session-id" is "${'s'.repeat(200)}…". It has 257 characters; use 1 to 256.`,
  ],
  [
    { 'session-id': sessionFromCommentWord },
    'Input "session-id" is "from-comment", but "comment" is "none". Only "comment: sticky" keeps a session.',
  ],
  [
    { 'allowed-bots': '*' },
    'Input "allowed-bots" is "*". Use exact logins separated by commas, for example "renovate[bot], dependabot[bot]".',
  ],
  [{ 'comment-tag': 'a b' }, 'Input "comment-tag" is "a b". Use 1 to 50 letters, digits, "_", "." and "-".'],
  [
    { 'federation-policy-id': '' },
    'Neither "federation-policy-id" nor "api-key" is given. In a CI job set "federation-policy-id": its identity is exchanged, and no secret is stored. Elsewhere set "api-key".',
  ],
  [
    { 'federation-policy-id': '', 'api-key': 'k', audience: 'a' },
    'Input "audience" belongs to a token exchange, but "federation-policy-id" is not given. Set that, or leave it out.',
  ],
  [
    { 'federation-policy-id': '', 'api-key': 'k', audience: 'a', 'subject-token-file': 'f' },
    'Input "audience" and "subject-token-file" belong to a token exchange, but "federation-policy-id" is not given. Set that, or leave them out.',
  ],
  [
    { 'api-key': 'two words' },
    'Input "api-key" has characters that no key or token has, such as a space or a line break. Check how the secret was stored.',
  ],
  [
    { command: 'list', prompt: '', status: 'idle' },
    'Input "status" is "idle". Use one or more of awaiting_slack_install, queued, provisioning, running, failed, stopped, destroying, destroy_failed, separated by commas.',
  ],
  [
    { ...answer, 'session-id': 's', 'tool-call-id': '' },
    'Neither "pending" nor "tool-call-id" is given. Set "pending" to the output "pending" of the step that paused.',
  ],
  [{ ...answer, 'tool-call-id': 'c' }, 'Input "session-id" is not given. Set it to the session of the run that asks.'],
  [
    { ...answer, 'session-id': 's', 'tool-call-id': 'c'.repeat(129) },
    `Input "tool-call-id" is "${'c'.repeat(129)}". Use at most 128 characters.`,
  ],
  [
    { ...answer, pending: 'call_7' },
    'Input "pending" is "call_7". Use the output "pending" of the step that paused, whole.',
  ],
  [{ ...answer, pending: '{}', 'session-id': 's' }, 'Both "pending" and "session-id" are given. Use one of them.'],
  [
    { command: 'update-key', prompt: '', 'key-hash': 'f01d' },
    'The update of the key changes nothing. Set at least one of "limit", "limit-reset", "disabled", "include-byok-in-limit", "name".',
  ],
  [
    { command: 'update-key', prompt: '', 'key-hash': '..', limit: '5' },
    'Input "key-hash" is "..". Use the hash of a key, never the key itself.',
  ],
  [
    { command: 'update-key', prompt: '', 'key-hash': 'f01d', limit: 'much' },
    'Input "limit" is "much". Use an amount in USD from 0 with at most two decimals, such as 50 or 12.50, or null for no limit.',
  ],
  [
    { command: 'update-key', prompt: '', 'key-hash': 'f01d', 'limit-reset': 'yearly' },
    'Input "limit-reset" is "yearly". Use daily, weekly, monthly, or null for no reset.',
  ],
])('%j: %s', (given, message) => {
  expect(failureOf(given)).toMatchObject({ message });
});

test('a variable that only the action knows is told by its name and that of its input', () => {
  expect(() => readCliInputs(new Map(), { INTERNS_ON_FORK: 'skip' })).toThrow(
    'The environment variable INTERNS_ON_FORK is set, but "on-fork" works in the action only. Unset it.',
  );
});
