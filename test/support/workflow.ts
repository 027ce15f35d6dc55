// Runs a job of a workflow file as a runner does: the built action for steps that use it, a shell for those that run something.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { StepResult } from './runner.ts';
import { readCommandFile, runStep } from './runner.ts';

const texts = z.record(z.string(), z.string());
const stepShape = z.strictObject({
  name: z.optional(z.string()),
  id: z.optional(z.string()),
  if: z.optional(z.string()),
  uses: z.optional(z.string()),
  with: z.optional(texts),
  env: z.optional(texts),
  run: z.optional(z.string()),
  'continue-on-error': z.optional(z.literal('true')),
});
const jobShape = z.strictObject({
  needs: z.optional(z.string()),
  if: z.optional(z.string()),
  'runs-on': z.string(),
  'timeout-minutes': z.optional(z.string()),
  environment: z.optional(z.string()),
  concurrency: z.optional(texts),
  permissions: texts,
  env: z.optional(texts),
  outputs: z.optional(texts),
  strategy: z.optional(z.record(z.string(), z.unknown())),
  steps: z.array(stepShape),
});
const workflowShape = z.strictObject({
  name: z.string(),
  on: z.unknown(),
  permissions: z.strictObject({}),
  concurrency: z.optional(z.record(z.string(), z.unknown())),
  jobs: z.record(z.string(), jobShape),
});

/** A workflow, strictly read: a key that is not expected is an error. */
export type Workflow = z.infer<typeof workflowShape>;

/** Reads a workflow; the path starts from the repository's root. */
export function readWorkflow(path: string): Workflow {
  const text = readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
  // Every scalar as its text: so does a runner hand them over.
  return workflowShape.parse(parse(text, { schema: 'failsafe' }));
}

/** Stands in for an action of others. */
export type OtherAction = (inputs: Readonly<Record<string, string>>) => Promise<Readonly<Record<string, string>>>;

/** What a job runs in. */
export interface JobStart {
  /** `GITHUB_WORKSPACE`, checked out already. */
  readonly workspace: string;
  readonly event: { readonly name: string; readonly payload: unknown };
  /** Contexts of expressions, such as `github` and `matrix`. */
  readonly contexts: Readonly<Record<string, unknown>>;
  /** What the runner puts into the environment; it counts more than the job's own `env`, so that a test can stand in for that. */
  readonly env: Readonly<Record<string, string>>;
  /** How steps use the action, what they get where they give nothing, and the action itself; default: the built one. */
  readonly action: {
    readonly reference: string;
    readonly inputs?: Readonly<Record<string, string>>;
    readonly script?: string;
  };
  /** Actions of others, by their names without a version: each gets its inputs and gives its outputs. */
  readonly actions?: Readonly<Record<string, OtherAction>>;
  /** Programs that stand in for those of a runner: name and script. */
  readonly programs?: Readonly<Record<string, string>>;
}

/** What a job left behind. */
export interface JobResult {
  readonly conclusion: 'success' | 'failure';
  readonly outputs: Readonly<Record<string, string>>;
  /** Outputs of the steps with an id that ran. */
  readonly steps: Readonly<Record<string, { readonly outputs: Readonly<Record<string, string>> }>>;
  /** Results of the steps that use the action. */
  readonly actions: readonly StepResult[];
  /** What the steps that run something printed. */
  readonly printed: string;
}

/** What the machine of a test has, and a runner has to get. */
const preparation = /^actions\/(?:checkout|setup-node)@/;

/**
 * Runs the steps of a job in order; one that fails leaves only those with `if: failure()`. Other conditions are not evaluated:
 * a test starts what they would let through.
 */
export async function runJob(workflow: Workflow, name: string, start: JobStart): Promise<JobResult> {
  const job = workflow.jobs[name];
  if (job === undefined) throw new Error(`There is no job "${name}".`);
  const { workspace, event, action, programs } = start;
  const steps: Record<string, { outputs: Readonly<Record<string, string>> }> = {};
  const env: Record<string, string> = {};
  const contexts = { ...start.contexts, steps, env };
  const fill = (values: Readonly<Record<string, string>> = {}): Record<string, string> =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, evaluate(value, contexts)]));
  Object.assign(env, fill(job.env), start.env);
  const actions: StepResult[] = [];
  let printed = '';
  let conclusion: JobResult['conclusion'] = 'success';
  for (const step of job.steps) {
    if ((step.if === 'failure()') !== (conclusion === 'failure')) continue;
    const stepEnv = { ...env, ...fill(step.env) };
    let exitCode: number | null = 0;
    let outputs: Readonly<Record<string, string>> = {};
    if (step.uses === action.reference) {
      const inputs = { ...action.inputs, ...fill(step.with) };
      const { script } = action;
      const result = await runStep({
        inputs,
        env: stepEnv,
        workspace,
        event,
        ...(script === undefined ? {} : { script }),
      });
      actions.push(result);
      Object.assign(env, result.env);
      ({ exitCode, outputs } = result);
    } else if (step.run !== undefined) {
      const result = await runScript(step.run, stepEnv, workspace, programs);
      printed += result.printed;
      ({ exitCode, outputs } = result);
    } else if (otherAction(step.uses, start) !== undefined) {
      outputs = (await otherAction(step.uses, start)?.(fill(step.with))) ?? {};
    } else if (!preparation.test(step.uses ?? '')) throw new Error(`Nobody runs "${step.uses}".`);
    if (step.id !== undefined) steps[step.id] = { outputs };
    if (exitCode !== 0 && step['continue-on-error'] === undefined) conclusion = 'failure';
  }
  return { conclusion, outputs: fill(job.outputs), steps, actions, printed };
}

function otherAction(uses: string | undefined, { actions = {} }: JobStart): OtherAction | undefined {
  return actions[(uses ?? '').split('@')[0] ?? ''];
}

/** The value of a text with expressions that name a value, or compare one with a text; anything else that an expression can be is left as it is. */
export function evaluate(text: string, contexts: Readonly<Record<string, unknown>>): string {
  return text.replace(/\$\{\{\s*([\w.-]+)\s*(?:!=\s*'([^']*)'\s*)?\}\}/g, (_, path: string, other?: string) => {
    const value = path.split('.').reduce<unknown>((inner, key) => {
      return typeof inner === 'object' && inner !== null ? new Map(Object.entries(inner)).get(key) : undefined;
    }, contexts);
    const given =
      value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
    return other === undefined ? given : String(given !== other);
  });
}

/** What a script left behind. */
export interface ScriptResult {
  readonly exitCode: number | null;
  /** Standard output, then standard error. */
  readonly printed: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Runs a script as a runner does on Linux. */
export function runScript(
  script: string,
  env: Readonly<Record<string, string>>,
  cwd: string,
  programs: Readonly<Record<string, string>> = {},
): Promise<ScriptResult> {
  const folder = mkdtempSync(join(tmpdir(), 'script-'));
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(folder, name), text, { mode: 0o755 });
  const file = join(folder, 'step.sh');
  const output = join(folder, 'output');
  writeFileSync(file, script);
  writeFileSync(output, '');
  const PATH = `${folder}:${process.env['PATH'] ?? ''}`;
  return new Promise((resolve) => {
    const args = ['--noprofile', '--norc', '-eo', 'pipefail', file];
    const bash = execFile('bash', args, { cwd, env: { ...env, PATH, GITHUB_OUTPUT: output } }, (_, stdout, stderr) => {
      resolve({ exitCode: bash.exitCode, printed: stdout + stderr, outputs: readCommandFile(output) });
    });
  });
}
