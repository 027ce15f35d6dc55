#!/usr/bin/env node
// The process of the command line.
import type { CliIo } from './io.ts';
import { runCli } from './main.ts';
import { version } from './version.ts';

const io: CliIo = {
  env: process.env,
  cwd: process.cwd(),
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
  interrupted: () =>
    new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal));
    }),
};

process.exitCode = await runCli(process.argv.slice(2), io, version);
