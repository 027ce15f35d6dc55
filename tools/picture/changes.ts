// An agent's change on its way home: the summary of the job that made it, and the pull request that another job opened.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { AgentStep } from '../../test/service/interns/acp/support/steps.ts';
import { runChangeWorkflow } from '../../test/support/change-workflow.ts';
import { writePrograms } from '../../test/support/scripted-programs.ts';

const range = 'export const range = (from, to) =>\n  Array.from({ length: to - from + 1 }, (_, at) => from + at);\n';
const page = '# Ranges\n\n`range(1, 3)` gives three numbers.\n';

/** Files that both jobs begin with. */
const files = {
  'src/range.ts': 'export const range = (from, to) =>\n  Array.from({ length: to - from }, (_, at) => from + at);\n',
  'docs/use.md': '# Ranges\n\n`range(1, 3)` gives two numbers.\n',
};

/** The summary of examples/fix-tests.yml, whose agent also left a log, and the comment of its second job. */
export async function mendedSummary(): Promise<{ readonly summary: string; readonly comment: string }> {
  let taken = { summary: '', comment: '' };
  await run(
    { workflow: 'fix-tests.yml', event: 'pull_request' },
    [
      { shell: `${echo(range)} > src/range.ts; mkdir -p out; echo log > out/test.log` },
      { say: 'The end of a range belongs to it, so its length was one too small. `npm test` passes now.' },
    ],
    ({ fix, state }) => {
      taken = { summary: fix.actions[0]?.summary ?? '', comment: state.comments[0]?.body ?? '' };
    },
  );
  return taken;
}

/** The body of the pull request that examples/docs-upkeep.yml opens. */
export async function upkeepPull(): Promise<string> {
  let body = '';
  await run(
    { workflow: 'docs-upkeep.yml', event: 'schedule' },
    [{ shell: `${echo(page)} > docs/use.md` }, { say: 'The page still told of ranges without their end.' }],
    ({ state }) => {
      body = String(state.pullRequests.values().toArray().at(-1)?.body);
    },
  );
  return body;
}

function echo(text: string): string {
  return `printf %b ${JSON.stringify(text.replaceAll('`', '\\x60'))}`;
}

type Workflow = Pick<Parameters<typeof runChangeWorkflow>[0], 'workflow' | 'event'>;

async function run(
  workflow: Workflow,
  steps: readonly AgentStep[],
  look: Parameters<typeof runChangeWorkflow>[1],
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  writePrograms(folder, { steps });
  const path = [folder, process.env['PATH']].join(delimiter);
  try {
    await runChangeWorkflow({ ...workflow, policy: 'agent-edits-sources.yml', path, files }, look);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
