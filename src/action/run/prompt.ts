// The prompt of this job, its placeholders filled from the event and the API.
import { randomBytes } from 'node:crypto';
import { maxPromptCharacters } from '../../contract/limits.ts';
import { fillPrompt } from '../../github/prompt/fill-prompt.ts';
import type { Beginning } from '../../job/run-on-intern.ts';
import type { CollectedChanges } from '../changes/run-changes.ts';
import type { RunFindings } from '../findings/run-findings.ts';
import type { GitHubAccess } from '../github-access.ts';

interface PromptEndings {
  readonly findings: RunFindings | undefined;
  readonly changes: CollectedChanges | undefined;
  readonly tag: string;
}

/** Fills the placeholders of a prompt, and adds the rules for changed files and findings; errors as `fillPrompt`. */
export async function fillBeginning(
  beginning: Beginning,
  access: GitHubAccess,
  { findings, changes, tag }: PromptEndings,
): Promise<Beginning> {
  if (beginning.by !== 'prompt') return beginning;
  const nonce = (): string => randomBytes(6).toString('hex');
  // Nothing that fills a placeholder stands behind the contract.
  const ending = [changes?.ending, findings?.contract]
    .map((part) => (part === undefined ? '' : `\n\n${part}`))
    .join('');
  const maxCharacters = maxPromptCharacters - ending.length;
  const options = {
    ...access,
    commits: findings?.commits,
    reviews: findings?.reviews,
    tag,
    maxCharacters,
    nonce,
    onCutDiff: findings?.onCutDiff,
  };
  return { by: 'prompt', prompt: `${await fillPrompt(beginning.prompt, options)}${ending}` };
}
