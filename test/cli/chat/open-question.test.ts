// A question that was left open, in words, and the command that answers it.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { describeOpenQuestion } from '../../../src/cli/chat/run-result.ts';

const options = { intern: 'reviewer', until: '2026-11-20T12:05:00.000Z', columns: 60, redact: (text: string) => text };

function pendingOf(given: object): Parameters<typeof describeOpenQuestion>[0] {
  return {
    tool_call_id: 'call-1',
    session_id: 'session-1',
    name: 'service.provide_input',
    arguments: JSON.stringify(given),
    deadline: '2026-11-20T12:05:00.000Z',
  };
}

/** The words of the last line, as bash reads them. */
function wordsOf(lines: readonly string[]): readonly string[] {
  const command = lines.at(-1) ?? '';
  return execFileSync('bash', ['-c', `printf '%s\\n' ${command}`], { encoding: 'utf8' })
    .split('\n')
    .slice(0, -1);
}

const permission = { kind: 'permission', options: ['allow_once', 'reject_once'] };

test('a permission is said in words, and one command allows it', () => {
  const pending = pendingOf({ ...permission, operation: "shell command: echo 'it is $HOME'" });
  const lines = describeOpenQuestion(pending, options);
  expect(lines).toContain('The intern asks for permission:');
  expect(lines).toContain("  echo 'it is $HOME'");
  expect(wordsOf(lines)).toEqual([
    'interns',
    'answer',
    '--intern',
    'reviewer',
    '--pending',
    JSON.stringify(pending),
    'allow_once',
  ]);
});

test.each([
  ['is too long to show', { ...permission, operation: 'x\n'.repeat(300) }],
  ['does not offer allow_once', { kind: 'permission', options: ['reject_once'], operation: 'deploy' }],
])('a permission that %s comes with a command that rejects it', (_, given) => {
  const lines = describeOpenQuestion(pendingOf(given), options);
  expect(wordsOf(lines).at(-1)).toBe('reject_once');
  expect(lines).toContain('To reject it, copy this line.');
  expect(lines.includes('This is not all of it. The transcript has the rest.')).toBe(given.operation.length > 200);
});

test('a question comes with a command that declines it', () => {
  const lines = describeOpenQuestion(pendingOf({ kind: 'question', message: 'Which colour?' }), options);
  expect(lines[0]).toBe('The intern asks:');
  expect(lines).toContain('  Which colour?');
  expect(lines).toContain(
    'To decline, copy this line. To answer, write your answer in place of its last word ("interns answer --help" has an example).',
  );
  expect(wordsOf(lines).at(-1)).toBe('{"action":"decline"}');
});

test.each([
  [60, 58],
  [10, 19],
])('on a screen of %i columns, what is asked has lines of at most %i', (columns, most) => {
  const pending = pendingOf({ ...permission, operation: `deploy ${'x'.repeat(200)}` });
  const lines = describeOpenQuestion(pending, { ...options, columns });
  const asked = lines.slice(
    1,
    lines.findIndex((line) => line.startsWith('You can answer until')),
  );
  expect(Math.max(...asked.map((line) => line.length))).toBe(most);
});

test('what could act on a terminal is written out, in the words and in the command', () => {
  const pending = pendingOf({ ...permission, operation: 'a\u009b31m\u202eb' });
  expect(describeOpenQuestion(pending, options).join('\n')).not.toMatch(/[\u007f-\u009f\p{Cf}]/u);
});
