// The action: its inputs, its time, who may start it, and the command that they ask for.
import type { GitHubEvent } from '../github/event.ts';
import { canOutsidersCause } from '../github/event.ts';
import type { ActionSettings } from '../inputs/settings.ts';
import { readActionInputs } from '../inputs/settings.ts';
import { type TimedIo, withinTime } from '../job/io.ts';
import type { Conclusion } from '../transcript/events.ts';
import type { GitHubAccess } from './github-access.ts';
import { readEvent } from './runner/event.ts';
import type { ActionIo } from './runner/io.ts';

/**
 * Runs the action to its conclusion. What goes wrong before a run began is thrown, with a code and a remedy. Its time begins
 * here, and everything that it does ends with it.
 */
export async function runAction(outer: ActionIo): Promise<Conclusion> {
  const settings = await readInputs(outer);
  return withinTime(outer, settings.timeoutMs, async (io) => {
    if (settings.githubToken !== undefined) io.log.mask(settings.githubToken);
    const event = await readEvent(io);
    return canOutsidersCause(event) ? startIfAllowed(io, settings, event) : runCommand(io, settings, event);
  });
}

/** Loads the checks of inputs beside a service of the step's own only where there is one. */
async function readInputs({ getInput }: ActionIo): Promise<ActionSettings> {
  if (getInput('local-service') !== '') (await loadLocalService()).refuseBeside(getInput);
  return readActionInputs(getInput);
}

const loadLocalService = () => import('./local/local-service.ts');

/** Asks who may start a job only where outsiders can cause its event, and loads what asks only then. */
async function startIfAllowed(
  io: ActionIo & TimedIo,
  settings: ActionSettings,
  event: GitHubEvent,
): Promise<Conclusion> {
  const access = await (await import('./gate.ts')).openIfAllowed(io, settings, event);
  return access === undefined ? 'skipped' : runCommand(io, settings, event, access);
}

/** A command is loaded when it is asked for: a job waits for what is loaded. */
async function runCommand(
  io: ActionIo & TimedIo,
  settings: ActionSettings,
  event: GitHubEvent,
  access?: GitHubAccess,
): Promise<Conclusion> {
  if ('localService' in settings) {
    return (await loadLocalService()).promptLocally(io, settings, event, access);
  }
  switch (settings.command) {
    case 'prompt':
    case 'answer':
      return (await import('./commands/run-on-intern.ts')).runOnInternAction(io, settings, event, access);
    case 'resume':
      return (await import('./commands/resume.ts')).resumeAction(io, settings, event, access);
    case 'list':
      return (await import('./commands/list.ts')).listAction(io, settings);
    case 'update-key':
      return (await import('./commands/update-key.ts')).updateKeyAction(io, settings);
    case 'token':
      return (await import('./commands/token.ts')).tokenAction(io, settings);
    case 'proxy':
      return (await import('./commands/proxy.ts')).proxyAction(io, settings, event, access);
    case 'post-findings':
      return (await import('./commands/post-findings.ts')).postFindingsAction(io, settings, event, access);
    case 'post-changes':
      return (await import('./commands/post-changes.ts')).postChangesAction(io, settings, event, access);
    default:
      return settings satisfies never;
  }
}
