// `interns policy replay`: outputs and exit codes (docs/policy.md, "The policy commands").
import './files.ts';
import { describe, expect, test } from 'vitest';
import { unknownContext } from '../../../../src/permission/context.ts';
import { decisionEvent } from '../../../support/events.ts';
import { interns, write } from './command.ts';

describe('interns policy replay', () => {
  const line = (value: unknown): string => `${JSON.stringify(value)}\n`;
  const args = JSON.stringify({ kind: 'permission', operation: 'build', options: ['allow_once', 'reject_once'] });
  const at = '2026-01-02T03:04:05.000Z';
  const policy = { path: null, commit: null, digest: null };
  const started = { type: 'start', at, intern_id: 'i', intern_name: 'n', approval_mode: 'manual', policy };
  const past = (answer: string | null): string =>
    line({ ...started, context: { ...unknownContext, fork: false } }) +
    line({ type: 'pause', at, tool_call_id: 'call_1', name: 's.provide_input', arguments: args }) +
    line({ ...decisionEvent({ tool_call_id: 'call_1', answer, rule: 'old' }), at });
  write('same.jsonl', past('allow_once'));
  write('other.jsonl', past('reject_once'));
  write('stopped.jsonl', past(null));
  write('broken.jsonl', 'x\n');

  test('returns 0 when nothing would change', async () => {
    expect(await interns(['replay', 'same.jsonl', '--against', 'clean.yml'])).toEqual({
      code: 0,
      stdout: '1 decision, 0 would change\n',
      stderr: '',
    });
  });

  test('returns 1 when something would, and says what', async () => {
    expect(await interns(['replay', 'other.jsonl', '--against', 'clean.yml'])).toEqual({
      code: 1,
      stdout: 'call_1 "build": reject_once by old would become allow_once by build\n1 decision, 1 would change\n',
      stderr: '',
    });
    expect((await interns(['replay', 'stopped.jsonl', '--against', 'clean.yml'])).stdout).toContain(
      'stop by old would become allow_once by build',
    );
  });

  test('prints JSON that no terminal obeys, whatever the transcript and the pause say, as "explain" does', async () => {
    write('hostile.jsonl', past('reject_once').replaceAll('call_1', 'call_\u009b2J\u202e'));
    for (const asked of [
      ['replay', 'hostile.jsonl', '--against', 'clean.yml'],
      ['explain', 'clean.yml', 'build\u009b2J\u202e'],
    ]) {
      const { stdout } = await interns([...asked, '--json']);
      expect(JSON.parse(stdout)).toBeTypeOf('object');
      expect([asked[0], /[\u007f-\u009f\p{Cf}]/u.test(stdout)]).toEqual([asked[0], false]);
    }
  });

  test('prints JSON', async () => {
    expect(JSON.parse((await interns(['replay', 'other.jsonl', '--against', 'clean.yml', '--json'])).stdout)).toEqual({
      decisions: 1,
      changed: [
        {
          tool_call_id: 'call_1',
          operation: 'build',
          was: { answer: 'reject_once', rule: 'old' },
          now: { answer: 'allow_once', rule: 'build', outcome: 'allow', reason: null },
        },
      ],
    });
  });

  test.each([
    ['without words', ['replay'], 'Missing required argument "TRANSCRIPT"'],
    ['without a policy', ['replay', 'same.jsonl'], '--against is missing. Name the policy file'],
    [
      'with a missing transcript',
      ['replay', 'nowhere.jsonl', '--against', 'clean.yml'],
      'There is no transcript "nowhere.jsonl".',
    ],
    [
      'with a broken transcript',
      ['replay', 'broken.jsonl', '--against', 'clean.yml'],
      'line 1 is not an event of a transcript',
    ],
    ['with an invalid policy', ['replay', 'same.jsonl', '--against', 'broken.yml'], 'unknown-key'],
  ])('returns 2 %s', async (_name, words, message) => {
    const { code, stdout, stderr } = await interns(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});
