// How wide a table on standard output may be.
import type { CliIo } from '../io.ts';

/** The columns of the terminal; undefined where standard output is none, so that nothing bounds a table. */
export function tableColumns({ terminal }: Pick<CliIo, 'terminal'>): number | undefined {
  return terminal?.stdout.isTerminal === true ? terminal.stdout.columns : undefined;
}
