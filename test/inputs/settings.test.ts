// Inputs of the action become settings, or an error that says what to do.
import { describe, expect, test } from 'vitest';
import { Secret } from '../../src/secret.ts';
import type { GivenInputs } from '../support/settings.ts';
import { failureOf, settingsOf } from '../support/settings.ts';

describe('settings', () => {
  test('of a prompt have the defaults of the inputs', () => {
    expect(settingsOf()).toMatchObject({
      command: 'prompt',
      baseUrl: 'https://service.example/api/v1',
      credentials: {
        by: 'exchange',
        federationPolicyId: 'fp_1',
        audience: 'https://service.example',
        isAudienceDefault: true,
        subjectToken: { from: 'ci' },
        apiKey: undefined,
      },
      intern: 'reviewer',
      workspaceId: undefined,
      waitForInternMs: 300_000,
      prompt: { from: 'input', text: 'Review this.' },
      approvalMode: 'manual',
      policy: { path: '.github/intern-policy.yml', isNamed: false },
      sessionId: undefined,
      timeoutMs: 1_800_000,
      idleTimeoutMs: 90_000,
      maxPauses: 50,
      failOnReject: false,
      transcript: 'auto',
      transcriptFile: undefined,
    });
  });

  test.each<[GivenInputs, object]>([
    [
      { 'workspace-id': '6f1a0a52-5b0e-4a7e-9a0c-0f4f3e1f9a11' },
      { workspaceId: '6f1a0a52-5b0e-4a7e-9a0c-0f4f3e1f9a11' },
    ],
    [{ 'wait-for-intern': '0' }, { waitForInternMs: 0 }],
    [{ prompt: '', 'prompt-file': 'docs/prompt.md' }, { prompt: { from: 'file', path: 'docs/prompt.md' } }],
    [{ 'approval-mode': 'self-drive' }, { approvalMode: 'self-drive' }],
    [{ policy: 'other.yml' }, { policy: { path: 'other.yml', isNamed: true } }],
    [{ 'session-id': 's'.repeat(256) }, { sessionId: 's'.repeat(256) }],
    [{ timeout: '1s' }, { timeoutMs: 1_000 }],
    [{ 'idle-timeout': '5m' }, { idleTimeoutMs: 300_000 }],
    [{ 'max-pauses': '0' }, { maxPauses: 0 }],
    [{ 'fail-on-reject': 'true' }, { failOnReject: true }],
    [{ transcript: 'full' }, { transcript: 'full' }],
    [{ transcript: 'brief' }, { transcript: 'brief' }],
    [{ transcript: 'none' }, { transcript: 'none' }],
    [{ 'transcript-file': 'out/t.jsonl' }, { transcriptFile: 'out/t.jsonl' }],
  ])('take %j', (given, settings) => {
    expect(settingsOf(given)).toMatchObject(settings);
  });

  test.each<[GivenInputs, string, string]>([
    [{ command: 'dance' }, 'command', '"dance"'],
    [{ 'base-url': 'http://service.example' }, 'base-url', '"http://service.example"'],
    [{ 'workspace-id': 'mine' }, 'workspace-id', '"mine"'],
    [{ 'wait-for-intern': 'long' }, 'wait-for-intern', '"long"'],
    [{ 'approval-mode': 'auto' }, 'approval-mode', 'is "auto". Use "manual" or "self-drive".'],
    [{ 'session-id': 's'.repeat(257) }, 'session-id', 'It has 257 characters; use 1 to 256.'],
    [{ timeout: '0' }, 'timeout', 'from 1 s to 24 h'],
    [{ 'idle-timeout': '0' }, 'idle-timeout', 'from 1 s to 24 h'],
    [{ 'max-pauses': '-1' }, 'max-pauses', 'Use a whole number from 0.'],
    [{ 'fail-on-reject': 'yes' }, 'fail-on-reject', 'Use "true" or "false".'],
    [{ transcript: 'all' }, 'transcript', 'Use "auto", "full", "brief" or "none".'],
  ])('refuse %j', (given, source, says) => {
    expect(failureOf(given)).toMatchObject({
      name: 'InputError',
      code: 'input_invalid',
      data: { source },
      message: expect.stringContaining(says),
    });
  });

  test.each<[GivenInputs, string]>([
    [{ 'base-url': '' }, 'base-url'],
    [{ intern: '' }, 'intern'],
    [{ prompt: '' }, 'prompt'],
    [{ 'federation-policy-id': '' }, 'federation-policy-id'],
  ])('miss what %j takes away', (given, source) => {
    expect(failureOf(given)).toMatchObject({
      code: 'input_missing',
      data: { source },
      message: expect.stringContaining(`"${source}"`),
    });
  });

  test.each<[GivenInputs, string, readonly string[]]>([
    [{ 'prompt-file': 'p.md' }, 'prompt-file', ['prompt', 'prompt-file']],
    [
      { 'subject-token': 'a.b.c', 'subject-token-file': 't' },
      'subject-token-file',
      ['subject-token', 'subject-token-file'],
    ],
    [{ 'federation-policy-id': '', 'api-key': 'k', 'subject-token': 'a.b.c' }, 'subject-token', ['subject-token']],
    [
      { 'federation-policy-id': '', 'api-key': 'k', 'subject-token-file': 't' },
      'subject-token-file',
      ['subject-token-file'],
    ],
    [{ 'federation-policy-id': '', 'api-key': 'k', audience: 'me' }, 'audience', ['audience']],
  ])('refuse %j as a conflict', (given, source, names) => {
    const failure = failureOf(given);
    expect(failure).toMatchObject({ code: 'input_conflict', data: { source } });
    for (const name of names) expect(String(failure)).toContain(`"${name}"`);
  });

  test('name the default policy file without requiring it, as the runner fills it in', () => {
    expect(settingsOf({ policy: '.github/intern-policy.yml' }).policy.isNamed).toBe(false);
  });
});

describe('credentials', () => {
  test('are an API key where no federation policy is named', () => {
    const { credentials } = settingsOf({ 'federation-policy-id': '', 'api-key': 'key-1' });
    expect(credentials).toEqual({ by: 'api-key', apiKey: expect.any(Secret) });
    expect(credentials.apiKey?.reveal()).toBe('key-1');
  });

  test('take an API key along as bearer of the exchange', () => {
    const { credentials } = settingsOf({ 'api-key': 'key-1' });
    expect([credentials.by, credentials.apiKey?.reveal()]).toEqual(['exchange', 'key-1']);
  });

  test('ask for the audience that is given', () => {
    expect(settingsOf({ audience: 'urn:me' }).credentials).toMatchObject({
      audience: 'urn:me',
      isAudienceDefault: false,
    });
  });

  test('ask for the origin of the base URL, its port too, where none is given', () => {
    const given = { 'base-url': 'https://service.example:8443/api/v1' };
    expect(settingsOf(given).credentials).toMatchObject({ audience: 'https://service.example:8443' });
  });

  test('take a subject token', () => {
    const { credentials } = settingsOf({ 'subject-token': 'a.b.c' });
    if (credentials.by !== 'exchange' || credentials.subjectToken.from !== 'input') throw new Error('no subject token');
    expect(credentials.subjectToken.token.reveal()).toBe('a.b.c');
  });

  test('take the file of a subject token', () => {
    const { credentials } = settingsOf({ 'subject-token-file': 'token.jwt' });
    expect(credentials).toMatchObject({ subjectToken: { from: 'file', path: 'token.jwt' } });
  });

  test.each<['api-key' | 'subject-token', string]>([
    ['api-key', 'hidden key'],
    ['api-key', 'hidden\nkey'],
    ['api-key', 'hiddén'],
    ['subject-token', 'hidden.token\r\n.x'],
    ['subject-token', 'Bearer hidden.token.x'],
  ])('refuse a broken %s without showing it', (name, value) => {
    const failure = failureOf({ [name]: value });
    expect(failure).toMatchObject({ code: 'input_invalid', data: { source: name } });
    expect(String(failure)).toContain(`"${name}"`);
    expect(JSON.stringify([failure, String(failure)])).not.toMatch(/hidd[eé]n/);
  });
});
