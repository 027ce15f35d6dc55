// The rule to paste is valid YAML in its column, wherever a report offers it; the golden files are what is really shown.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';
import { toPlainText } from '../../src/report/render/plain.ts';
import { suggestRules } from '../../src/report/suggestions.ts';
import { decisionEvent } from '../support/events.ts';

function shown(name: string): string {
  const text = readFileSync(new URL(`shown/${name}`, import.meta.url), 'utf8');
  const code = (digits: string): string => String.fromCodePoint(Number(digits));
  return name.endsWith('.html') ? text.replace(/&#([0-9]+);/gu, (_entity, digits: string) => code(digits)) : text;
}

test.each(['run.txt', 'run.md', 'run.html', 'comment-final.md', 'log-full.txt', 'log-brief.txt'])(
  'in %s',
  async (name) => {
    const [rule] =
      /^ {2}# Risk: it publishes\n(?:.*\n)*? {4}limit: 1$/mu.exec(
        shown(name).replaceAll('<code>', '\n').replaceAll('</code>', '\n'),
      ) ?? [];
    const before = '  - { id: before, match: { tool: x }, then: stop }';
    const policy = await loadPolicy(
      `version: 1\nrules:\n${before}\n${rule ?? 'none is shown'}\n${before.replace('before', 'after')}\n`,
      name,
    );
    expect(policy.rules.map(({ id }) => id)).toEqual(['before', 'allow-git-push', 'after']);
  },
);

test('code that is not indented yet is indented in plain text', () => {
  expect(toPlainText([{ type: 'code', text: 'a\n  b\n' }])).toBe('  a\n    b\n');
  expect(toPlainText([{ type: 'code', text: '  a\n\n    b' }])).toBe('  a\n\n    b\n');
});

const args = JSON.stringify({
  kind: 'permission',
  operation: 'shell',
  command: 'git push',
  options: ['allow_once', 'reject_once'],
});
const suggested = (decision: Partial<ReturnType<typeof decisionEvent>>): readonly string[] =>
  suggestRules({
    pause: { type: 'pause', tool_call_id: 'c', name: 'n', arguments: args, at: '' },
    decisions: [{ ...decisionEvent({ outcome: 'reject', verb: 'reject', ...decision }), at: '' }],
  });

test('a rule that a rule before it would keep from deciding says before which it has to stand', () => {
  expect(suggested({ rule: 'push' }).join('')).toContain('  # Put it before "push".\n  - id: allow-git-push\n');
  expect(suggested({ rule: 'default' }).join('')).not.toContain('before');
});

test('what a person has refused is not suggested', () => {
  expect(suggested({ rule: 'push', verb: 'ask', decided_by: 'person' })).toEqual([]);
});
