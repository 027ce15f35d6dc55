// Runs a job of an example workflow: the built action for its steps that use it, a shell for those that run something.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { ExampleWorld } from './example-world.ts';
import { githubToken } from './example-world.ts';
import type { StepResult } from './runner.ts';
import { readCommandFile, runStep } from './runner.ts';

const texts = z.record(z.string(), z.string());
const stepShape = z.strictObject({
  id: z.optional(z.string()),
  if: z.optional(z.string()),
  uses: z.optional(z.string()),
  with: z.optional(texts),
  env: z.optional(texts),
  run: z.optional(z.string()),
});
const jobShape = z.strictObject({
  needs: z.optional(z.string()),
  if: z.optional(z.string()),
  'runs-on': z.literal('ubuntu-latest'),
  'timeout-minutes': z.optional(z.string()),
  environment: z.optional(z.string()),
  permissions: texts,
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

/** How a step uses the action. */
export const actionReference = 'intern-action/intern-action@v1';

/** Reads an example. */
export function readWorkflow(name: string): Workflow {
  const path = join(import.meta.dirname, '../../examples', name);
  // Every scalar as its text: so does a runner hand them over.
  return workflowShape.parse(parse(readFileSync(path, 'utf8'), { schema: 'failsafe' }));
}

/** What started the job, and what earlier jobs left. */
export interface JobStart {
  readonly event: { readonly name: string; readonly payload: unknown };
  /** Contexts of expressions, such as `needs` and `matrix`. */
  readonly contexts?: Readonly<Record<string, unknown>>;
  /** Programs that stand in for those of a runner: name and script. */
  readonly programs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** What a job left behind. */
export interface JobResult {
  readonly outputs: Readonly<Record<string, string>>;
  /** Results of the steps that use the action. */
  readonly actions: readonly StepResult[];
  /** What the steps that run something printed. */
  readonly printed: string;
}

/** Runs the steps of a job in order. Conditions are not evaluated: a test starts what they would let through. */
export async function runJob(
  workflow: Workflow,
  name: string,
  world: ExampleWorld,
  start: JobStart,
): Promise<JobResult> {
  const job = workflow.jobs[name];
  if (job === undefined) throw new Error(`There is no job "${name}".`);
  const steps: Record<string, unknown> = {};
  const contexts = {
    github: { event: start.event.payload, token: githubToken },
    vars: { INTERNS_BASE_URL: world.service.base_url, INTERNS_FEDERATION_POLICY_ID: 'fp_reviews' },
    ...start.contexts,
    steps,
  };
  const fill = (values: Readonly<Record<string, string>> = {}): Record<string, string> =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, evaluate(value, contexts)]));
  const jobEnv: Record<string, string> = { ...(await world.jobEnv()), ...start.env };
  const actions: StepResult[] = [];
  let printed = '';
  for (const step of job.steps) {
    const env = { ...jobEnv, ...fill(step.env) };
    if (step.uses === actionReference) {
      const inputs = { audience: 'https://interns.example', 'github-token': githubToken, ...fill(step.with) };
      const result = await runStep({ inputs, env, workspace: world.workspace, event: start.event });
      actions.push(result);
      Object.assign(jobEnv, result.env);
      if (step.id !== undefined) steps[step.id] = { outputs: result.outputs };
    } else if (step.run !== undefined) {
      const ran = await runScript(step.run, env, world.workspace, start.programs);
      printed += ran.printed;
      if (step.id !== undefined) steps[step.id] = { outputs: ran.outputs };
    } else if (step.uses?.startsWith('actions/checkout@') !== true) throw new Error(`Nobody runs "${step.uses}".`);
  }
  return { outputs: fill(job.outputs), actions, printed };
}

/** The value of a text with expressions that name a value; anything else that an expression can be is an error. */
export function evaluate(text: string, contexts: Readonly<Record<string, unknown>>): string {
  return text.replace(/\$\{\{\s*([\w.-]+)\s*\}\}/g, (_, path: string) => {
    const value = path.split('.').reduce<unknown>((inner, key) => {
      return typeof inner === 'object' && inner !== null ? new Map(Object.entries(inner)).get(key) : undefined;
    }, contexts);
    if (value === undefined || value === null) return '';
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
}

/** Runs a script as a runner does on Linux. */
export function runScript(
  script: string,
  env: Readonly<Record<string, string>>,
  cwd: string,
  programs: Readonly<Record<string, string>> = {},
): Promise<{ readonly printed: string; readonly outputs: Readonly<Record<string, string>> }> {
  const folder = mkdtempSync(join(tmpdir(), 'script-'));
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(folder, name), text, { mode: 0o755 });
  const file = join(folder, 'step.sh');
  const output = join(folder, 'output');
  writeFileSync(file, script);
  writeFileSync(output, '');
  const PATH = `${folder}:${process.env['PATH'] ?? ''}`;
  return new Promise((resolve, reject) => {
    const args = ['--noprofile', '--norc', '-eo', 'pipefail', file];
    execFile('bash', args, { cwd, env: { ...env, PATH, GITHUB_OUTPUT: output } }, (error, stdout, stderr) => {
      if (error === null) resolve({ printed: stdout, outputs: readCommandFile(output) });
      else reject(new Error(`The script failed: ${error.message} ${stderr}`));
    });
  });
}
