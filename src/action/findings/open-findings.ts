// Loads the reader of findings only for a run that asks for them.
import type { StartRefusal } from '../../github/start.ts';
import type { PromptSettings } from '../../inputs/run-settings.ts';
import type { Workspace } from '../../job/workspace.ts';
import type { RunResult } from '../../run/run.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import type { EndedRun, RunFindings } from './run-findings.ts';

/** Opens the findings of a run that asks for some, or returns why there is no further round. */
export async function openFindings(
  io: ActionIo,
  settings: PromptSettings | { readonly command: 'answer' | 'resume' },
  access: GitHubAccess,
  workspace: Workspace,
): Promise<RunFindings | StartRefusal | undefined> {
  if (settings.command !== 'prompt' || settings.findings === 'none') return undefined;
  return (await import('./run-findings.ts')).openRunFindings(io, settings, access, workspace);
}

export async function endWithFindings(result: RunResult, findings: RunFindings | undefined): Promise<EndedRun> {
  return findings === undefined ? { result, verdict: 'none' } : findings.conclude(result);
}
