// Switches asking on before a prompt, and takes a manual prompt only when the agent shows that it will ask.
import { describeError } from '../../../../errors.ts';
import type { AskingContext, SetAsking } from '../asking.ts';
import { whyUnasked } from './resolved-rules.ts';
import { whyFolderUnfit } from './unignored-setting.ts';

/** Sets what the approval mode needs by the way of the profile, and reads back what it resolves to (docs/agents.md, "Manual means that it asks"). */
export const setAsking: SetAsking = async (context) => {
  const { mode, profile, folder } = context;
  if (mode === 'self-drive') {
    await letRun(context);
    return undefined;
  }
  // First: what its program would load from there runs before it says anything.
  const unfit = whyFolderUnfit(folder, profile);
  if (unfit !== undefined) return unfit;
  try {
    const why = await prove(context);
    return why === undefined ? undefined : `It is not certain that the agent asks: ${why}.`;
  } catch (error) {
    return `The agent could not be told to ask: ${describeError(error)}`;
  }
};

/** What asks in self-drive as well is answered by the service. */
async function letRun({ profile: { asking }, session }: AskingContext): Promise<void> {
  if (asking.by === 'config_option') await session.setConfigOption(asking.option, asking.selfDrive);
  else if (asking.by !== 'word') await session.setMode(asking.selfDrive);
}

/** @returns why it is not proved */
async function prove({ profile: { asking }, session, run, isVouchedFor }: AskingContext): Promise<string | undefined> {
  switch (asking.by) {
    case 'config_option': {
      const value = (await session.setConfigOption(asking.option, asking.manual)).get(asking.option);
      return value === asking.manual
        ? undefined
        : `its option "${asking.option}" is ${shown(value)} and not "${asking.manual}"`;
    }
    case 'reload': {
      await session.setMode(asking.manual);
      const mode = await session.toldMode(asking.manual);
      return mode === asking.manual ? undefined : `its mode is ${shown(mode)} and not "${asking.manual}"`;
    }
    case 'command':
      await session.setMode(asking.manual);
      return whyUnasked(await run(asking.command), asking.tools);
    case 'word':
      return isVouchedFor ? undefined : 'nothing is known of it. Write "asks: true" if you know that it does';
    default:
      return asking satisfies never;
  }
}

function shown(value: string | boolean | undefined): string {
  return value === undefined ? 'not told' : `"${value}"`;
}
