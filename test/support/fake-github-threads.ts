// Where the threads of the fake GitHub stand in a diff, and what a push makes of them.
import type { FakeChange, FakePullRequest, FakeState } from './fake-github-state.ts';

interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

/** The text of a line of one side of a patch; undefined where the patch does not show it. */
export function textOfLine(patch: string, side: 'LEFT' | 'RIGHT', number: number): string | undefined {
  return linesOf(patch, side).find((line) => line.number === number)?.text;
}

/** Pushes: the pull request has another head and other files, and its threads follow their lines. */
export function pushTo(state: FakeState, number: number, more: Partial<FakePullRequest> & { head_sha: string }): void {
  const before = state.pullRequests.get(number);
  if (before === undefined) throw new Error(`There is no pull request ${number}.`);
  const pull = { ...before, ...more };
  // The files of the old head can still be had by a comparison.
  state.comparisons.set(`${before.base_sha}...${before.head_sha}`, { files: before.files ?? [] });
  state.pullRequests.set(number, pull);
  for (const thread of state.threads) {
    if (thread.pull !== number) continue;
    const line = findLine(pull.files ?? [], thread.path, thread.side, thread.text);
    thread.isOutdated = line === undefined;
    thread.startLine =
      line === undefined || thread.startLine === null ? null : thread.startLine + line - (thread.line ?? line);
    thread.line = line ?? null;
  }
}

function findLine(
  files: readonly FakeChange[],
  path: string,
  side: 'LEFT' | 'RIGHT',
  text: string,
): number | undefined {
  const patch = files.find(({ filename }) => filename === path)?.patch ?? '';
  return linesOf(patch, side).find((line) => line.text === text)?.number;
}

function linesOf(patch: string, side: 'LEFT' | 'RIGHT'): readonly NumberedLine[] {
  const lines: NumberedLine[] = [];
  let number = 0;
  const other = side === 'RIGHT' ? '-' : '+';
  for (const line of patch.split('\n')) {
    const [, left, right] = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(line) ?? [];
    if (left !== undefined) number = Number(side === 'RIGHT' ? right : left);
    else if (line !== '' && line[0] !== other && line[0] !== '\\') {
      lines.push({ number, text: line.slice(1) });
      number += 1;
    }
  }
  return lines;
}
