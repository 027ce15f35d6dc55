// What a work folder holds that could make an agent act unasked, and that nothing makes it ignore.
import { lstatSync } from 'node:fs';
import path from 'node:path';
import { resolveLinks } from '../../resolved-path.ts';
import type { AgentProfile, FolderSetting } from '../profile.ts';

/** The first of the settings that is there, as an absolute path; undefined when there is none that counts. */
export function unignoredSetting(folder: string, settings: readonly FolderSetting[]): string | undefined {
  const here = path.resolve(folder);
  // Above it is where it is named, and where it is, if that is a link.
  const above = [here, resolveLinks(here)].flatMap(foldersAbove);
  return settings
    .filter(({ ignoredBy }) => ignoredBy === undefined)
    .flatMap((setting) => {
      const sought = setting.isSoughtAbove === true ? [here, ...above] : [here];
      return sought.map((place) => path.join(place, setting.path));
    })
    .find(isThere);
}

/** Why an agent that has to ask is not let into a folder; undefined when it may work there. */
export function whyFolderUnfit(folder: string, { folderSettings }: AgentProfile): string | undefined {
  const found = unignoredSetting(folder, folderSettings);
  if (found === undefined) return undefined;
  return `"${found}" can make the agent act without asking, and nothing makes the agent ignore it. Remove it from the work folder.`;
}

function foldersAbove(folder: string): readonly string[] {
  const above = path.dirname(folder);
  return above === folder ? [] : [above, ...foldersAbove(above)];
}

/** A link that leads nowhere is there, and so is what may not be looked at. */
function isThere(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOTDIR');
  }
}
