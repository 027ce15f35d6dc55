#!/usr/bin/env node
// The process of the command line. It loads nothing but its version: the rest comes when there is something to do.
import { writeSync } from 'node:fs';
import { version } from './version.ts';

async function main(args: readonly string[]): Promise<void> {
  if (args.length === 1 && (args[0] === '--version' || args[0] === '-v')) {
    writeSync(1, `${version}\n`); // process.stdout would load the streams
    return;
  }
  const { runProcess } = await import('./process.ts');
  process.exitCode = await runProcess(args, version);
}

void main(process.argv.slice(2));
