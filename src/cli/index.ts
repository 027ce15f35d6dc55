#!/usr/bin/env node
// Starts the command `interns`. To be fast, answers `--version` without loading the command line. An outdated Node must
// still be able to parse this file, which then says which Node is needed.
import { existsSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { neededNode, version } from './version.ts';

const args = process.argv.slice(2);
if (Number.parseInt(process.versions.node, 10) < neededNode) {
  // In a clone, "npm ci" has installed a new Node. Compute its path: the bundler would rewrite a literal path.
  const clone = fileURLToPath(import.meta.url)
    .split(/[\\/]/)
    .slice(0, -3)
    .join('/');
  const programs = `${clone}/node_modules/.bin`;
  const remedy = existsSync(`${programs}/node`)
    ? `This clone has one:\n  export PATH="${programs}:$PATH"`
    : 'Get it from https://nodejs.org.';
  writeSync(2, `interns needs Node ${neededNode} or later, and this is Node ${process.versions.node}. ${remedy}\n`);
  process.exitCode = 2;
} else if (args.length === 1 && (args[0] === '--version' || args[0] === '-v')) {
  writeSync(1, `${version}\n`); // process.stdout would load the streams
} else {
  const { runProcess } = await import('./process.ts');
  process.exitCode = await runProcess(args, version);
}
