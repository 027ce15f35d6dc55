// The effects of the action in the hands of a test: what it says, sets and writes is remembered.
import { readFile } from 'node:fs/promises';
import type { ActionIo } from '../../src/action/runner/io.ts';
import { systemClock } from '../../src/clock.ts';
import type { Annotation } from '../../src/report/findings-review.ts';
import { createRedactor } from '../../src/secret.ts';
import { type GivenInputs, getInputOf } from './command-settings.ts';
import { type RecordingLog, recordLog } from './log.ts';

/** {@link ActionIo} that can be asked afterwards. */
export interface TestActionIo extends ActionIo {
  readonly log: RecordingLog;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly exported: Readonly<Record<string, string>>;
  readonly annotations: readonly Annotation[];
  /** Whether the step was made to fail. */
  readonly hasFailed: boolean;
}

/** Effects with these inputs; the network and the files are the real ones. */
export function testActionIo(given: GivenInputs = {}, more: Partial<ActionIo> = {}): TestActionIo {
  const outputs: Record<string, string> = {};
  const exported: Record<string, string> = {};
  const log = recordLog();
  const annotations: Annotation[] = [];
  let summary = '';
  let hasFailed = false;
  return {
    getInput: getInputOf(given),
    bundleFolder: import.meta.dirname,
    cwd: '/',
    readFile: (path) => readFile(path),
    files: 'workspace',
    execute: () => Promise.reject(new Error('No program is run in this test.')),
    fetch: (url, init) => globalThis.fetch(url, init),
    clock: systemClock,
    redactor: createRedactor(),
    setOutputs(set) {
      for (const [name, value] of Object.entries(set)) if (value !== undefined) outputs[name] = value;
    },
    setSecretOutput: (name, secret) => void Object.assign(outputs, { [name]: secret.reveal() }),
    exportVariable: (name, value) => void Object.assign(exported, { [name]: value }),
    exportSecret() {},
    saveState() {},
    annotate: (annotation) => void annotations.push(annotation),
    failStep() {
      hasFailed = true;
    },
    closeLog() {},
    async writeSummary(markdown) {
      summary += markdown;
    },
    signal: new AbortController().signal,
    ...more,
    env: { GITHUB_EVENT_NAME: 'push', ...more.env },
    log,
    outputs,
    exported,
    annotations,
    get hasFailed() {
      return hasFailed;
    },
    get summary() {
      return summary;
    },
  };
}
