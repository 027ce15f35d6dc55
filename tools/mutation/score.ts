// What a report of Stryker says: which changes a test noticed, in numbers and one by one.
import * as z from 'zod/mini';
import type { Room } from './rooms.ts';

const position = z.object({ line: z.number(), column: z.number() });
const mutantShape = z.object({
  status: z.enum(['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError', 'CompileError', 'Pending']),
  replacement: z.optional(z.string()),
  mutatorName: z.string(),
  /** Runs while a module loads, perhaps in tests that load it anew as well. */
  static: z.optional(z.boolean()),
  location: z.object({ start: position, end: position }),
});
const reportShape = z.object({
  files: z.record(z.string(), z.object({ source: z.string(), mutants: z.array(mutantShape) })),
});
type Mutant = z.infer<typeof mutantShape>;

/** How many changes were noticed by a test, ran in one without being noticed, ran in none, and were left out as static, and did not compile or are in no sample. */
export interface Score {
  readonly noticed: number;
  readonly survived: number;
  readonly notRun: number;
  readonly leftOut: number;
  readonly notTried: number;
}

/** A change that no test noticed. */
export interface Survivor {
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** What was measured of one file. */
export interface FileScore extends Score {
  /** As in `src/run/run.ts`. */
  readonly file: string;
  readonly survivors: readonly Survivor[];
}

/**
 * Reads the JSON report of a run. What ended the test process (an error, a time-out) counts as noticed or not as Stryker has it.
 * `withoutStatic`: whatever runs while a module loads is left out. Stryker leaves out what no test runs again, and tries the
 * rest in tests that have loaded the module before the change is made.
 */
export function readReport(json: string, { withoutStatic }: Pick<Room, 'withoutStatic'>): readonly FileScore[] {
  const { files } = reportShape.parse(JSON.parse(json));
  const statusOf = ({ status, static: isStatic }: Mutant): Mutant['status'] =>
    withoutStatic === true && isStatic === true && status !== 'CompileError' ? 'Ignored' : status;
  return Object.entries(files).map(([file, { source, mutants: given }]) => {
    const mutants = given.map((mutant) => ({ ...mutant, status: statusOf(mutant) }));
    const count = (...statuses: readonly Mutant['status'][]) =>
      mutants.filter(({ status }) => statuses.includes(status)).length;
    const lines = source.split('\n');
    return {
      file,
      noticed: count('Killed', 'Timeout'),
      survived: count('Survived'),
      notRun: count('NoCoverage'),
      leftOut: count('Ignored'),
      notTried: count('CompileError'),
      survivors: mutants
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .map(({ location, replacement = '', mutatorName }) => ({
          line: location.start.line,
          before: textAt(lines, location),
          after: replacement === '' ? mutatorName : replacement,
        }))
        .toSorted((a, b) => a.line - b.line),
    };
  });
}

/** The sum of several scores. */
export function sumOf(scores: readonly Score[]): Score {
  const sum = (name: keyof Score) => scores.reduce((total, score) => total + score[name], 0);
  return {
    noticed: sum('noticed'),
    survived: sum('survived'),
    notRun: sum('notRun'),
    leftOut: sum('leftOut'),
    notTried: sum('notTried'),
  };
}

/** Percentage of the changes that were noticed, of those that were made. */
export function percentOf({ noticed, survived, notRun }: Score): number {
  return (100 * noticed) / (noticed + survived + notRun);
}

function textAt(lines: readonly string[], { start, end }: Mutant['location']): string {
  if (start.line === end.line) return (lines[start.line - 1] ?? '').slice(start.column - 1, end.column - 1);
  return `${(lines[start.line - 1] ?? '').slice(start.column - 1)}…`;
}
