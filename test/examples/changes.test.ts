// The examples that take an agent's change home, through the built action: the first job can write nothing, the second never meets
// the agent. A scripted agent stands in for OpenCode; with the real one it is a row of `npm run test:agents`.
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import type { AgentStep } from '../service/interns/acp/support/steps.ts';
import { makePrograms } from '../support/agent-programs.ts';
import { type ChangedRepository, type ChangeWorkflow, runChangeWorkflow } from '../support/change-workflow.ts';

const fixTests = { workflow: 'fix-tests.yml', policy: 'agent-edits-sources.yml', event: 'pull_request' } as const;
const mend = { shell: 'echo "export const range = 2;" > src/range.ts; mkdir -p out; echo log > out/log.txt' };
const said = { say: 'The range was off by one.' };

const text = (file: unknown): string => (file instanceof Uint8Array ? Buffer.from(file).toString() : String(file));

/** Runs a workflow with a scripted agent. */
async function run(
  { steps, ...asked }: Omit<ChangeWorkflow, 'path'> & { readonly steps: readonly AgentStep[] },
  look: (changed: ChangedRepository) => void,
): Promise<void> {
  const path = [makePrograms({ steps }), process.env['PATH']].join(delimiter);
  await runChangeWorkflow({ ...asked, path }, look);
}

/** Requests of a job that change something on GitHub; one of GraphQL counts where it is a mutation. */
const writes = (requests: readonly string[]): readonly string[] =>
  requests.filter((request) => !request.startsWith('GET ') && !request.startsWith('POST /graphql'));

test('fix-tests: what the agent mended is committed on the pull request, byte for byte', async () => {
  await run({ ...fixTests, steps: [mend, said] }, ({ fix, post, state, requests, filesOn }) => {
    const [step] = fix.actions;
    expect(fix.conclusion, step?.log).toBe('success');
    expect(JSON.parse(step?.outputs['changes'] ?? '')).toEqual([
      { path: 'out/', status: 'added', bytes: null, added: null, removed: null, answer: 'left', rule: 'default' },
      { path: 'src/range.ts', status: 'modified', bytes: 24, added: 1, removed: 1, answer: 'taken', rule: 'mended' },
    ]);
    expect(step?.summary).toContain('1 taken, 1 left behind');
    expect(step?.summary).toContain('+export const range = 2;');
    expect(writes(requests.first)).toEqual([]);
    const [posted] = post?.actions ?? [];
    expect(post?.conclusion, posted?.log).toBe('success');
    expect(text(filesOn('topic')?.get('src/range.ts'))).toBe('export const range = 2;\n');
    expect(filesOn('topic')?.has('out/log.txt')).toBe(false);
    expect(posted?.outputs).toMatchObject({ 'commit-sha': state.refs.get('heads/topic') });
    expect([...state.refs.keys()].toSorted()).toEqual(['heads/main', 'heads/topic']);
    expect(state.comments.map(({ body }) => body)).toEqual([
      expect.stringMatching(/committed[\s\S]*Left behind, so the change may be incomplete[\s\S]*out&#47;/),
    ]);
  });
});

test('fix-tests: a file that the policy does not take stops all of it, and nothing is handed on', async () => {
  const steps = [mend, { shell: 'echo changed > README.md' }, said];
  await run({ ...fixTests, steps }, ({ fix, post, filesOn }) => {
    const [step] = fix.actions;
    expect([fix.conclusion, post]).toEqual(['failure', undefined]);
    expect(step?.outputs).toMatchObject({ conclusion: 'rejected', 'error-code': 'changes_stopped' });
    expect(step?.outputs).not.toHaveProperty('changes-file');
    expect(step?.log).toContain('- { id: NAME, paths: ["README.md"], then: allow }');
    expect(step?.summary).toContain('src/range.ts');
    expect(text(filesOn('topic')?.get('src/range.ts'))).toBe('export const range = 1;\n');
  });
});

test('fix-tests: a file that was too large to be compared stops all of it, and is told', async () => {
  const files = { 'src/large.ts': 'x'.repeat(2 ** 20 + 1) };
  const steps = [{ shell: 'echo short > src/large.ts' }, said];
  await run({ ...fixTests, files, steps }, ({ fix }) => {
    const [step] = fix.actions;
    expect(step?.outputs).toMatchObject({ conclusion: 'rejected', 'error-code': 'changes_stopped' });
    expect(step?.log).toContain('"src/large.ts" (modified) stops it: its content in head is too large');
  });
});

test.each([{}, { isLinked: true } as const])('fix-tests: a file that the run obeys is not taken, %j', async (where) => {
  const policy = readFileSync('examples/policies/agent-edits-sources.yml', 'utf8');
  const obeyed = '.github/intern-service.yml';
  const files = { '.github/intern-policy.yml': policy.replaceAll('["src/**"', `["${obeyed}", "src/**"`) };
  const steps = [mend, { shell: `echo "# more" >> ${obeyed}` }, said];
  await run({ ...fixTests, ...where, files, steps }, ({ fix }) => {
    expect(fix.actions[0]?.log).toContain(
      `"${obeyed}" (modified) stops it: it governs this run, or this run writes it`,
    );
  });
});

test('fix-tests: no change is none to post', async () => {
  await run({ ...fixTests, steps: [said] }, ({ fix, post }) => {
    expect([fix.conclusion, post]).toEqual(['success', undefined]);
    expect(fix.actions[0]?.outputs).toMatchObject({ conclusion: 'finished', changes: '[]' });
    expect(fix.actions[0]?.summary).toContain('No file changed');
  });
});

test('docs-upkeep: a pull request brings the documents in line', async () => {
  await run(
    {
      workflow: 'docs-upkeep.yml',
      policy: 'agent-edits-sources.yml',
      event: 'schedule',
      steps: [
        { shell: 'echo "Call range(2)." > docs/use.md' },
        { say: 'The page named a number that is gone. @octocat' },
      ],
    },
    ({ fix, post, state, filesOn }) => {
      expect(fix.conclusion, fix.actions[0]?.log).toBe('success');
      expect(post?.conclusion, post?.actions[0]?.log).toBe('success');
      const [, opened] = state.pullRequests.entries().toArray().at(-1) ?? [];
      expect(opened).toMatchObject({ title: 'Bring the documents in line with the code', base_ref: 'main' });
      expect(opened?.head_ref).toMatch(/^interns\/docs\/4711-[0-9a-f]{8}$/);
      expect(opened?.body).toContain('The page named a number that is gone.');
      expect(text(filesOn(opened?.head_ref ?? '')?.get('docs/use.md'))).toBe('Call range(2).\n');
      expect(text(filesOn('main')?.get('docs/use.md'))).toBe('Call `range(1)`.\n');
    },
  );
});

test('suggest-on-fork: the change of a stranger’s pull request is suggested, and nothing is pushed', async () => {
  const asked = {
    workflow: 'suggest-on-fork.yml',
    policy: 'agent-suggests.yml',
    event: 'issue_comment',
    steps: [mend, said],
  } as const;
  await run(asked, ({ fix, post, state, filesOn }) => {
    expect(fix.conclusion, fix.actions[0]?.log).toBe('success');
    expect(post?.conclusion, post?.actions[0]?.log).toBe('success');
    expect(state.threads.map(({ path, line }) => [path, line])).toEqual([['src/range.ts', 1]]);
    expect(state.threads[0]?.comments[0]?.body).toContain('```suggestion\nexport const range = 2;\n```');
    expect(text(filesOn('topic')?.get('src/range.ts'))).toBe('export const range = 1;\n');
    expect([...state.refs.keys()].toSorted()).toEqual(['heads/main', 'heads/topic']);
  });
});
