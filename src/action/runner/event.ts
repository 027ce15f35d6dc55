// Reads the event that started the workflow from the runner's environment and its payload file.
import type { GitHubEvent } from '../../github/event.ts';
import type { ActionIo } from './io.ts';

/** The event of this job. A payload that can't be read is as good as empty: whatever it would tell is then unknown. */
export async function readEvent({ env, readFile, log }: ActionIo): Promise<GitHubEvent> {
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  const path = env['GITHUB_EVENT_PATH'] ?? '';
  if (path === '') return { name, payload: undefined };
  try {
    return { name, payload: JSON.parse(new TextDecoder().decode(await readFile(path))) };
  } catch {
    log.warning(`The event payload ${path} can't be read; what it would tell counts as unknown.`);
    return { name, payload: undefined };
  }
}
