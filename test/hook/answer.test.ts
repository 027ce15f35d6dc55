// The words of an answer: bounded, and nothing in them hides, whoever wrote them.
import { expect, test } from 'vitest';
import { hookNames } from '../../src/agents/hook-names.ts';
import { hooks } from '../../src/agents/hooks.ts';
import { toHookEnd, type Verdict } from '../../src/hook/answer.ts';
import { openBench } from './bench.ts';

const verdicts: readonly Verdict[] = ['allow', 'ask', 'reject', 'stop', 'leave', 'repeat'];
const hidden = '\u0007\u001b[2K\r\u200b\u202e\u2066\ufeff\u{e0041}';

/** Every text of an answer. */
function textsOf({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }): readonly string[] {
  const texts: string[] = stderr === '' ? [] : [stderr.replace(/^interns: /, '').replace(/\n$/, '')];
  if (stdout !== '') JSON.parse(stdout, (_name, value) => (typeof value === 'string' ? texts.push(value) : 0));
  return texts;
}

test.each(hookNames)(
  '%s: a reason of any length has 2,000 characters at most, and what hides is written out',
  (host) => {
    for (const verdict of verdicts) {
      const long = textsOf(toHookEnd(verdict, hidden.repeat(1000), hooks[host]));
      for (const text of long) {
        expect(text.length).toBeLessThanOrEqual(2000);
        expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }
      const [said] = textsOf(toHookEnd(verdict, `a${hidden}\nb`, hooks[host])).filter((text) => text.startsWith('a\\'));
      if (said !== undefined) {
        expect(said).toBe('a\\u{7}\\u{1b}[2K\\u{d}\\u{200b}\\u{202e}\\u{2066}\\u{feff}\\u{e0041}\nb');
      }
    }
    expect(textsOf(toHookEnd('reject', 'x'.repeat(2000), hooks[host]))).toContain('x'.repeat(2000));
    expect(textsOf(toHookEnd('reject', 'x'.repeat(2001), hooks[host]))).toContain(`${'x'.repeat(1999)}…`);
  },
);

test('no half of a character stands at the end', () => {
  for (const start of ['', 'x']) {
    for (const text of textsOf(toHookEnd('ask', start + '😀'.repeat(2000), hooks.claude))) {
      expect(text.isWellFormed()).toBe(true);
    }
  }
});

test('what a payload names is bounded as well', async () => {
  const { code, stderr } = await openBench().run('claude', { hook_event_name: hidden + 'x'.repeat(100_000) });
  expect(code).toBe(2);
  expect(stderr).toContain('\\u{202e}');
  expect(stderr.length).toBeLessThanOrEqual('interns: \n'.length + 2000);
});
