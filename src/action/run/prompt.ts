// The prompt of this job, its placeholders filled from the event and the API.
import { randomBytes } from 'node:crypto';
import { maxPromptCharacters } from '../../contract/limits.ts';
import { fillPrompt } from '../../github/prompt/fill-prompt.ts';
import type { Beginning } from '../../job/run-on-intern.ts';
import type { RunFindings } from '../findings/run-findings.ts';
import type { GitHubAccess } from '../github-access.ts';

/** Begins the run, with the placeholders of a prompt filled in, and the contract of its findings behind it; errors as `fillPrompt`. */
export async function fillBeginning(
  beginning: Beginning,
  access: GitHubAccess,
  findings: RunFindings | undefined,
  tag: string,
): Promise<Beginning> {
  if (beginning.by !== 'prompt') return beginning;
  const nonce = (): string => randomBytes(6).toString('hex');
  // Nothing that fills a placeholder stands behind the contract.
  const ending = findings === undefined ? '' : `\n\n${findings.contract}`;
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
