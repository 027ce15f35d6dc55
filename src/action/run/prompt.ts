// The prompt of this job, its placeholders filled from the event and the API.
import { randomBytes } from 'node:crypto';
import { maxPromptCharacters } from '../../contract/limits.ts';
import { fillPrompt } from '../../github/prompt/fill-prompt.ts';
import type { Beginning } from '../../job/beginning.ts';
import type { GitHubAccess } from '../github-access.ts';

/** What begins the run, with the placeholders of a prompt filled in; errors as `fillPrompt`. */
export async function fillBeginning(beginning: Beginning, access: GitHubAccess): Promise<Beginning> {
  if (beginning.by !== 'prompt') return beginning;
  const nonce = (): string => randomBytes(6).toString('hex');
  const prompt = await fillPrompt(beginning.prompt, { ...access, maxCharacters: maxPromptCharacters, nonce });
  return { by: 'prompt', prompt };
}
