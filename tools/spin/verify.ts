// The model in the hands of Spin: random walks through it, and proofs of what always holds and what comes about in the end.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Something that is to hold in every state, or to come about in the end. */
export interface Property {
  /** As the model has it. */
  readonly name: string;
  /** In words, for docs/reliability.md. */
  readonly what: string;
  /** Whether it is of jobs to which nothing happens but failures that pass. */
  readonly isPassing: boolean;
}

/** What the search for a counterexample came to. */
export interface Verified {
  readonly states: number;
  readonly depth: number;
  /** What happened, line by line, where the property does not hold. */
  readonly counterexample: string | undefined;
}

/** The model, ready to be used. */
export interface Model {
  /** One way through it, that this number decides. @returns what Spin printed */
  walk(seed: number): string;
  verify(property: Property): Verified;
  close(): void;
}

/** Opens the model with these tables, in a folder of its own. */
export function openModel(tables: string): Model {
  const folder = mkdtempSync(join(tmpdir(), 'spin-'));
  copyFileSync(join(import.meta.dirname, 'protocol.pml'), join(folder, 'protocol.pml'));
  writeFileSync(join(folder, 'tables.pml'), tables);
  const run = (program: string, ...args: readonly string[]): string => {
    const { error, status, stdout, stderr } = spawnSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (error !== undefined) throw new Error(`${program} is needed: apt-get install spin gcc`, { cause: error });
    // Spin ends with 1 where a walk breaks an assertion.
    if (status !== 0 && !stdout.includes('assertion violated'))
      throw new Error(`${program} ${args.join(' ')} ends with ${status}: ${stdout}${stderr}`);
    return stdout;
  };
  return {
    // Every other one without an end of its time.
    walk: (seed) => run('spin', ...(seed % 2 === 0 ? [] : ['-DWALK']), `-n${seed}`, '-u10000', '-T', 'protocol.pml'),
    verify({ name, isPassing }) {
      const variant = isPassing ? ['-DPASSING'] : [];
      run('spin', ...variant, '-a', 'protocol.pml');
      run('gcc', '-O2', '-o', 'pan', 'pan.c');
      // Weakly fair: a party that can always do something does something in the end.
      const told = run('./pan', '-a', '-f', '-n', '-m100000', '-N', name);
      const [, depth, errors] = /depth reached (\d+), errors: (\d+)/.exec(told) ?? [];
      const [, states] = /^ *(\d+) states, stored/m.exec(told) ?? [];
      if (states === undefined || told.includes('max search depth too small')) throw new Error(told);
      const isBroken = errors !== '0';
      const counterexample = isBroken ? run('spin', ...variant, '-t', '-T', 'protocol.pml') : undefined;
      return { states: Number(states), depth: Number(depth), counterexample };
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
