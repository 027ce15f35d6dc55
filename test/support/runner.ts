// A stand-in for the GitHub runner: starts a built action as a runner does and reads what it leaves behind.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');

/** A step that uses an action. */
export interface Step {
  /** Inputs as in `with:`; what is left out gets its default from action.yml. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Environment of the job beyond what the runner sets. */
  readonly env?: Readonly<Record<string, string>>;
  /** Folder of the action; default: this repository. */
  readonly action?: string | undefined;
  /** Default: the main script of the action. */
  readonly script?: string;
  /** A command that runs the process, such as one that measures it. */
  readonly wrapper?: readonly string[];
  /** Options of Node itself, before the script. */
  readonly nodeOptions?: readonly string[];
  /** `GITHUB_WORKSPACE`, and the working directory of the action. */
  readonly workspace: string;
  readonly event?: { readonly name: string; readonly payload: unknown };
  /** Called with each line of the action's output as it comes. */
  readonly onLine?: (line: string) => void;
  /** Called with the process when it runs: to send it signals. */
  readonly onStart?: (pid: number) => void;
}

/** What a step left behind. */
export interface StepResult {
  readonly exitCode: number | null;
  /** Standard output and error as written, in order of arrival: what the runner reads. */
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly env: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
}

/** Makes the post step of a step: its script, and what the step kept for it. */
export function postStep(state: StepResult['state']): Required<Pick<Step, 'script' | 'env'>> {
  const env = Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]));
  return { script: join(root, 'dist/action/post/index.js'), env };
}

interface Action {
  readonly inputs?: Readonly<Record<string, { readonly default?: string } | null>>;
  readonly runs: { readonly main: string };
}

/** The text of an action's metadata file: `action.yml`, or else `action.yaml`. */
export function readMetadata(folder: string): string {
  const file = join(folder, 'action.yml');
  return readFileSync(existsSync(file) ? file : join(folder, 'action.yaml'), 'utf8');
}

/** The defaults of action.yml: the runner fills them in, and the empty string where there is none. */
function defaults({ inputs = {} }: Action): Record<string, string> {
  // The one expression among the defaults; a step that needs a token gives one.
  const evaluate = (text = ''): string => (text === '${{ github.token }}' ? '' : text);
  return Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, evaluate(input?.default)]));
}

/** The pairs in a command file: `NAME=VALUE`, or `NAME<<DELIMITER` with the lines up to it (the runner's file commands). */
export function readCommandFile(path: string): Record<string, string> {
  const lines = readFileSync(path, 'utf8').split('\n');
  const pairs: Record<string, string> = {};
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const [, name, delimiter] = /^([^=]+?)<<(.+)$/.exec(line) ?? [];
    if (name !== undefined && delimiter !== undefined) {
      const end = lines.indexOf(delimiter, index + 1);
      if (end === -1) throw new Error(`Matching delimiter not found '${delimiter}'`);
      pairs[name] = lines.slice(index + 1, end).join('\n');
      index = end;
    } else if (line !== '') {
      const equals = line.indexOf('=');
      if (equals < 1) throw new Error(`Invalid format '${line}'`);
      pairs[line.slice(0, equals)] = line.slice(equals + 1);
    }
  }
  return pairs;
}

/** Starts the built action in a process of its own and waits for its end. */
export async function runStep(step: Step): Promise<StepResult> {
  const temp = mkdtempSync(join(tmpdir(), 'runner-'));
  const files = Object.fromEntries(
    ['OUTPUT', 'ENV', 'STATE', 'PATH', 'STEP_SUMMARY'].map((name) => [name, join(temp, name.toLowerCase())]),
  );
  for (const file of Object.values(files)) writeFileSync(file, '');
  const eventPath = join(temp, '_github_workflow/event.json');
  mkdirSync(join(temp, '_github_workflow'));
  writeFileSync(eventPath, JSON.stringify(step.event?.payload ?? {}));
  const folder = step.action ?? root;
  const action: Action = parse(readMetadata(folder));
  const script = step.script ?? join(folder, action.runs.main);
  const inputs = Object.entries({ ...defaults(action), ...step.inputs });
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: temp,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: step.event?.name ?? 'push',
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_WORKSPACE: step.workspace,
    GITHUB_REPOSITORY: 'local/demo',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_ACTOR: 'octocat',
    RUNNER_TEMP: temp,
    ...Object.fromEntries(Object.entries(files).map(([name, path]) => [`GITHUB_${name}`, path])),
    ...Object.fromEntries(inputs.map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value])),
    ...step.env,
  };
  const { exitCode, log } = await runProcess({ ...step, script }, env);
  return {
    exitCode,
    log,
    outputs: readCommandFile(files['OUTPUT'] ?? ''),
    env: readCommandFile(files['ENV'] ?? ''),
    state: readCommandFile(files['STATE'] ?? ''),
    summary: readFileSync(files['STEP_SUMMARY'] ?? '', 'utf8'),
  };
}

function runProcess(
  step: Step & { readonly script: string },
  env: Record<string, string>,
): Promise<{ exitCode: number | null; log: string }> {
  const node = [process.execPath, ...(step.nodeOptions ?? []), step.script];
  const [program = process.execPath, ...words] = [...(step.wrapper ?? []), ...node];
  const action = spawn(program, words, {
    cwd: step.workspace,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  let line = '';
  const read = (piece: string): void => {
    log += piece;
    const lines = (line + piece).split(/\r\n|[\n\r]/);
    line = lines.pop() ?? '';
    for (const complete of lines) step.onLine?.(complete);
  };
  action.stdout.setEncoding('utf8').on('data', read);
  action.stderr.setEncoding('utf8').on('data', read);
  return new Promise((resolve, reject) => {
    action.on('error', reject);
    action.on('spawn', () => step.onStart?.(action.pid ?? 0));
    action.on('close', (exitCode) => {
      if (line !== '') step.onLine?.(line);
      resolve({ exitCode, log });
    });
  });
}
