#!/usr/bin/env node
// The process of the command line. It loads nothing but its version: the rest comes when there is something to do.
import { writeSync } from 'node:fs';
import { version } from './version.ts';

const args = process.argv.slice(2);
if (args.length === 1 && (args[0] === '--version' || args[0] === '-v')) {
  writeSync(1, `${version}\n`); // process.stdout would load the streams
} else {
  const { runProcess } = await import('./process.ts');
  process.exitCode = await runProcess(args, version);
}
