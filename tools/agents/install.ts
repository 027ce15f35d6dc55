// Installs agents from npm at their exact versions, into a folder outside of the repository.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import type { TestedAgent } from './tested-agents.ts';

const base = process.env['INTERN_ACTION_AGENTS'] ?? path.join(homedir(), '.cache/intern-action/agents');

/** Installs an agent where it is not yet. @returns its folder */
export function installAgent({ name, packages }: TestedAgent): string {
  const versions = Object.values(packages).join('-');
  const folder = path.join(base, `${name}-${versions}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(path.join(unfinished, 'package.json'), JSON.stringify({ private: true }));
  const wanted = Object.entries(packages).map(([one, version]) => `${one}@${version}`);
  try {
    // Nothing of it runs when it is installed.
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
    execFileSync('npm', ['install', ...flags, ...wanted], { cwd: unfinished, stdio: ['ignore', 'ignore', 'inherit'] });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}
