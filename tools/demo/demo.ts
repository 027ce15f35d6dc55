// `npm run demo`: the local service in one process, the built action in another, on this very repository.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StepResult } from '../../test/support/runner.ts';
import { runStep } from '../../test/support/runner.ts';
import type { ServiceProcess } from '../../test/support/service-process.ts';
import { startJob, startServiceProcess } from '../../test/support/service-process.ts';

const root = join(import.meta.dirname, '../..');

/** One step of a job on the main branch of `acme/app`, which the demo's federation policy takes. */
export async function runDemoStep(service: ServiceProcess, onLine: (line: string) => void): Promise<StepResult> {
  const claims = { sub: 'repo:acme/app:ref:refs/heads/main', repository: 'acme/app', repository_owner: 'acme' };
  return runStep({
    workspace: root,
    inputs: {
      'base-url': service.base_url,
      'federation-policy-id': 'fp_demo',
      audience: 'https://interns.demo.example',
      intern: 'reviewer',
      prompt: 'What happened in this repository lately?',
      policy: 'examples/demo/intern-policy.yml',
    },
    env: { ...(await startJob(service, claims)) },
    event: { name: 'push', payload: { repository: { full_name: 'acme/app', visibility: 'private' } } },
    onLine,
  });
}

/** The demo's service; its key is made anew each time. */
export function startDemoService(): Promise<ServiceProcess> {
  return startServiceProcess('examples/demo/service.yml', { DEMO_KEY: randomBytes(16).toString('hex') });
}

/** A line of the action's log as the runner shows it: masks and debug lines are hidden, annotations named. */
function show(line: string): void {
  if (/^::(?:add-mask|debug)::/.test(line)) return;
  const [, kind, message = ''] = /^::(notice|warning|error)[^:]*::(.*)$/.exec(line) ?? [];
  const decoded = message.replaceAll(/%0A|%0D/g, ' ').replaceAll('%25', '%');
  process.stdout.write(`  ${kind === undefined ? line : `${kind}: ${decoded}`}\n`);
}

/**
 * What to say where the demo's intern will find no history; undefined where there is one.
 *
 * @param path - where programs are looked for; default: as this process does
 */
export function remarkOnHistory(folder: string, path = process.env['PATH']): string | undefined {
  const { status, error } = spawnSync('git', ['-C', folder, 'log', '-1'], { env: { PATH: path }, stdio: 'ignore' });
  if (status === 0) return undefined;
  const why = error === undefined ? 'This folder is no git repository with a commit' : 'There is no git here';
  return `${why}, so the intern finds no history to tell. The rest is as usual.\n`;
}

/** Runs the demo, and tells its story once. */
export async function demo(): Promise<number> {
  process.stdout.write(remarkOnHistory(root) ?? '');
  const service = await startDemoService();
  const stop = (): void => void service.stop();
  process.once('exit', stop); // also where the demo fails
  process.stdout.write(
    `The local service listens at ${service.base_url}, its identity provider at ${service.identity_provider}.\n`,
  );
  process.stdout.write('\nThe action, as a runner starts it:\n\n');
  const step = await runDemoStep(service, show);
  await service.stop();
  process.removeListener('exit', stop);
  const transcript = step.outputs['transcript-file'] ?? '';
  const summary = join(mkdtempSync(join(tmpdir(), 'intern-action-demo-')), 'summary.md');
  writeFileSync(summary, step.summary);
  const page = pathToFileURL(step.outputs['report-file'] ?? '').href;
  process.stdout.write(
    `\nThe same, to look at:\n  in a browser               ${page}\n  as the summary of the job  ${summary}\n  as JSON Lines              ${transcript}\n`,
  );
  return step.exitCode ?? 1;
}

if (import.meta.main) {
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  process.stdout.on('error', () => process.exit(1)); // the reader went away, such as "head"
  process.exitCode = await demo();
}
