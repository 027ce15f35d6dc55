// What holds of every plan of a round, whatever was found and is there.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { locate, mapByPath, readPatch } from '../../../src/findings/diff.ts';
import type { Finding } from '../../../src/findings/finding.ts';
import { severities } from '../../../src/findings/finding.ts';
import { toVerdict } from '../../../src/findings/verdict.ts';
import type { Memory, OwnThread } from '../../../src/github/review/memory.ts';
import type { RoundFacts, RoundPlan } from '../../../src/github/review/plan-round.ts';
import { planRound } from '../../../src/github/review/plan-round.ts';

const head = 'a'.repeat(40);
const hunks = readPatch('@@ -1,4 +1,6 @@\n one\n+two\n+three\n four\n two\n-six\n+sechs') ?? [];
const changes = { files: [{ path: 'a.ts', status: 'modified', hunks }], isWhole: true };

const aFinding: fc.Arbitrary<Finding> = fc
  .record({
    path: fc.constantFrom('a.ts', 'b.ts', '../a.ts'),
    line: fc.integer({ min: 1, max: 8 }),
    length: fc.integer({ min: 0, max: 2 }),
    side: fc.constantFrom('new', 'old'),
    severity: fc.constantFrom(...severities),
    title: fc.constantFrom('One', 'Two'),
  })
  .map(({ length, ...finding }) => ({ ...finding, end_line: finding.line + length, body: '' }));

const someFindings = fc.array(aFinding, { maxLength: 8 });

/** What GitHub has once a plan is written; a person may have resolved threads since. */
function after(memory: Memory, plan: RoundPlan, resolvedBy: string | undefined): Memory {
  const answered = memory.threads.map((thread): OwnThread => {
    const answer = plan.answers.find((one) => one.thread === thread);
    if (answer === undefined) return thread;
    const isResolved = answer.action === undefined ? thread.isResolved : answer.action === 'resolve';
    const says = answer.reply === 'committed' ? 'gone' : answer.reply;
    const severity = typeof says === 'object' ? says.finding.severity : thread.severity;
    const lastAnswer = typeof says === 'object' ? 'again' : (says ?? thread.lastAnswer);
    return { ...thread, severity, answeredSeverity: severity, lastAnswer, isResolved, resolvedBy: undefined };
  });
  const opened = plan.opened.map(({ marker }, index): OwnThread => {
    const id = `${memory.threads.length + index}`;
    const isResolved = resolvedBy !== undefined;
    const { severity } = marker;
    const answers = { answeredSeverity: undefined, lastAnswer: undefined, commenters: [] };
    return { id, url: '', marker, severity, isResolved, resolvedBy, ...answers };
  });
  const review = { id: '', round: plan.round, head, url: '', body: '', isPartial: false, verdict: undefined };
  return {
    ...memory,
    reviews: plan.previous !== undefined ? memory.reviews : [...memory.reviews, review],
    threads: [...answered, ...opened],
  };
}

const empty: Memory = {
  head,
  author: 'author',
  isFromFork: false,
  account: { login: 'bot', type: 'User' },
  ownLogin: 'bot',
  reviews: [],
  threads: [],
};

function factsOf(memory: Memory, findings: readonly Finding[]): RoundFacts {
  const review = {
    internVerdict: 'pass',
    summary: '',
    findings,
    leftOut: undefined,
    unreadable: 0,
    problem: undefined,
  } as const;
  const rules = { tag: 'intern', severityFloor: ['note'], maxFindings: 3, failAt: 'major' } as const;
  return { memory, loginsWithAccess: new Set(['octocat']), head, changes, since: new Map(), review, rules };
}

test('the same round again opens no thread beyond those that were left out, and answers nothing', () => {
  fc.assert(
    fc.property(someFindings, someFindings, fc.constantFrom(undefined, 'octocat', 'author'), (first, second, by) => {
      const memory = after(empty, planRound(factsOf(empty, first)), by);
      const plan = planRound(factsOf(memory, second));
      const again = planRound(factsOf(after(memory, plan, undefined), second));
      expect([again.opened, again.answers.filter(({ reply }) => reply !== undefined)]).toEqual([[], []]);
    }),
  );
});

test('a thread is opened only on lines of the diff, at most as many as there may be, and none for lines that have one', () => {
  fc.assert(
    fc.property(someFindings, someFindings, (first, second) => {
      const memory = after(empty, planRound(factsOf(empty, first)), undefined);
      const { opened } = planRound(factsOf(memory, second));
      const files = mapByPath(changes.files);
      expect(opened.every(({ placed }) => locate(placed.finding, files).in === 'diff')).toBe(true);
      const known = new Set(memory.threads.map(({ marker }) => marker.fingerprint));
      expect(opened.filter(({ marker }) => known.has(marker.fingerprint))).toEqual([]);
      expect(memory.threads.length + opened.length).toBeLessThanOrEqual(3);
    }),
  );
});

test('nothing that is found makes a verdict better', () => {
  fc.assert(
    fc.property(someFindings, someFindings, aFinding, (first, second, more) => {
      const memory = after(empty, planRound(factsOf(empty, first)), undefined);
      const rank = (findings: readonly Finding[]): number =>
        ['pass', 'unsure', 'changes'].indexOf(toVerdict(planRound(factsOf(memory, findings)).verdict));
      expect(rank([...second, more])).toBeGreaterThanOrEqual(rank(second));
    }),
  );
});
