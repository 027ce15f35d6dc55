#!/usr/bin/env node
// The process of the command line: until there is work, it loads only its version. An older Node must be able to parse
// this file, in order to say that it is too old.
import { existsSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { neededNode, version } from './version.ts';

const args = process.argv.slice(2);
if (Number.parseInt(process.versions.node, 10) < neededNode) {
  // A clone has a Node of its own, from "npm ci". Don't write its path as a literal, which the bundler would relocate.
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
  writeSync(1, `${version}\n`); // without process.stdout, which would load the streams
} else {
  const { runProcess } = await import('./process.ts');
  process.exitCode = await runProcess(args, version);
}
