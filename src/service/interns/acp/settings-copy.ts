// Copies an agent's settings in and above the work folder, for a run of its program that must not load code from there.
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AgentProfile } from '../../../agents/profile.ts';
import { makeFolders } from '../../../folders.ts';
import { stopTsconfigSearch } from './agent-environment.ts';
import { listSettingsFolders, maxSettingsBytes, mayExist, readSettings } from './folder-settings.ts';

const maxEntries = 1000;
const maxCopiedBytes = 4 * maxSettingsBytes;

/**
 * Runs `work` with a copy of the settings that a session in `folder` would obey. The copy is in `root`, where a
 * sandboxed agent can't write. `work` starts the program in `cwd` and lets it read `root`. `/a/opencode.json` and
 * `/a/app/opencode.json` become `ROOT/below/opencode.json` and `ROOT/below/below/opencode.json`.
 */
export async function withSettingsCopy<Result>(
  { folder, agentFolder, profile }: { folder: string; agentFolder: string; profile: AgentProfile },
  work: (cwd: string, root: string) => Promise<Result>,
): Promise<Result> {
  const names = profile.folderSettings.map(({ path: name }) => name);
  const root = mkdtempSync(path.join(agentFolder, 'settings-'));
  try {
    stopTsconfigSearch(root);
    const budget = { entries: maxEntries, bytes: maxCopiedBytes };
    let cwd = root;
    for (const source of listSettingsFolders(folder).toReversed()) {
      // Count a name as absent if a folder on its path is a link that leads nowhere: copying it would fail.
      const present = names.filter((name) => mayExist(path.join(source, path.dirname(name)), path.basename(name)));
      if (present.length === 0) continue;
      cwd = path.join(cwd, 'below');
      mkdirSync(cwd);
      for (const name of present) copySettings(name, source, cwd, budget);
    }
    return await work(cwd, root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Counts `budget` down, because a copy takes time and disk space. @throws {Error} the budget is spent */
function copySettings(name: string, source: string, target: string, budget: { entries: number; bytes: number }): void {
  const file = path.join(source, name);
  budget.entries -= 1;
  if (budget.entries < 0) throw createLimitError(source);
  if (lstatSync(file).isDirectory()) {
    for (const entry of readdirSync(file)) copySettings(path.join(name, entry), source, target, budget);
    return;
  }
  const isCode = !/\.(?:jsonc?|md)$/.test(name);
  const content = isCode ? undefined : readSettings(file);
  if (content === undefined) return;
  budget.bytes -= content.length;
  if (budget.bytes < 0) throw createLimitError(source);
  makeFolders(path.dirname(path.join(target, name)));
  writeFileSync(path.join(target, name), content);
}

function createLimitError(folder: string): Error {
  const limit = `${maxEntries} files and folders, and ${maxCopiedBytes / 1024 ** 2} MiB`;
  return new Error(
    `The settings in "${folder}" and the folders above it are too many or too large: the service copies at most ${limit}. Remove what is not needed.`,
  );
}
