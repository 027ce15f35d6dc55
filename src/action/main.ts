// The action: its inputs, its time limit, the check of who may start it, and its command.
import { canOutsidersCause } from '../github/event.ts';
import type { ActionSettings } from '../inputs/settings.ts';
import { readActionInputs } from '../inputs/settings.ts';
import { type TimedIo, withinTime } from '../job/io.ts';
import type { Conclusion } from '../transcript/events.ts';
import type { Begun } from './github-access.ts';
import { readEvent } from './runner/event.ts';
import type { ActionIo } from './runner/io.ts';

/** @throws what fails before the run; a failing run returns a conclusion. The time limit is that of all its work. */
export async function runAction(outer: ActionIo): Promise<Conclusion> {
  const settings = await readInputs(outer);
  return withinTime(outer, settings.timeoutMs, async (io) => {
    if (settings.githubToken !== undefined) io.log.mask(settings.githubToken);
    const event = await readEvent(io);
    // Don't load the check for an event that no outsider can cause.
    const begun = canOutsidersCause(event)
      ? await (await import('./gate.ts')).openIfAllowed(io, settings, event)
      : event;
    return begun === undefined ? 'skipped' : runCommand(io, settings, begun);
  });
}

async function readInputs({ getInput }: ActionIo): Promise<ActionSettings> {
  if (getInput('local-service') !== '') (await loadLocalService()).refuseBeside(getInput);
  return readActionInputs(getInput);
}

const loadLocalService = () => import('./local/local-service.ts');
const loadWithoutRun = () => import('./commands/without-run.ts');

async function runCommand(io: ActionIo & TimedIo, settings: ActionSettings, begun: Begun): Promise<Conclusion> {
  if ('localService' in settings) {
    return (await loadLocalService()).promptLocally(io, settings, begun);
  }
  switch (settings.command) {
    case 'prompt':
    case 'answer':
      return (await import('./commands/run-on-intern.ts')).runOnInternAction(io, settings, begun);
    case 'resume':
      return (await import('./commands/resume.ts')).resumeAction(io, settings, begun);
    case 'list':
      return (await loadWithoutRun()).listAction(io, settings);
    case 'update-key':
      return (await loadWithoutRun()).updateKeyAction(io, settings);
    case 'token':
      return (await loadWithoutRun()).tokenAction(io, settings);
    case 'proxy':
      return (await import('./commands/proxy.ts')).proxyAction(io, settings, begun);
    case 'post-findings':
      return (await import('./commands/post-findings.ts')).postFindingsAction(io, settings, begun);
    case 'post-changes':
      return (await import('./commands/post-changes.ts')).postChangesAction(io, settings, begun);
    default:
      return settings satisfies never;
  }
}
