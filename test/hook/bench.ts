// A folder for the hook's tests: a checkout, a policy, a state of its own; and calls in the words of each host.
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HookName } from '../../src/agents/hook-names.ts';
import { runHook } from '../../src/hook/run-hook.ts';
import { payloads } from './payloads.ts';

export const policy = `version: 1
guards:
  - id: no-secrets
    reason: secrets stay where they are
    match: { /inside: secret/x }
    then: stop
rules:
  - id: tests
    match: { kind: permission, tool: shell, command: npm test }
    then: allow
    limit: 2
  - id: ask-push
    match: { kind: permission, command: { shell: { only: ['git push'] } } }
    then: ask
  - id: no-remove
    reason: nothing is removed
    match: { kind: permission, command: { glob: 'rm *' } }
    then: reject
  - id: sources
    match: { kind: permission, operation: fs.write, /inside: { path: 'src/**' }, /outside: { present: false } }
    then: allow
`;

/** A checkout, and what runs in front of it. */
export interface Bench {
  readonly folder: string;
  readonly work: string;
  readonly state: string;
  /** The files of its sessions' states. */
  sessions(): readonly string[];
  /** Runs the hook on a payload, in which `FOLDER` stands for the checkout. */
  run(host: HookName, payload: unknown, more?: Partial<Parameters<typeof runHook>[0]>): ReturnType<typeof runHook>;
  placed(value: unknown): string;
}

/** Makes a bench anew. */
export function openBench(): Bench {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'hook-')));
  const work = path.join(folder, 'work');
  mkdirSync(path.join(work, '.git'), { recursive: true });
  mkdirSync(path.join(work, 'src'));
  writeFileSync(path.join(folder, 'policy.yml'), policy);
  const placed = (value: unknown): string => JSON.stringify(value).replaceAll('FOLDER', work);
  return {
    folder,
    work,
    state: path.join(folder, 'interns'),
    sessions: () =>
      readdirSync(path.join(folder, 'interns/hooks'))
        .filter((name) => /^[a-z]+-.+\.json$/.test(name))
        .map((name) => path.join(folder, 'interns/hooks', name)),
    placed,
    run: (host, payload, more = {}) =>
      runHook({
        host,
        payload: new TextEncoder().encode(typeof payload === 'string' ? payload : placed(payload)),
        env: { XDG_STATE_HOME: folder },
        cwd: work,
        policy: path.join(folder, 'policy.yml'),
        rejectsUndecided: false,
        transcript: undefined,
        ...more,
      }),
  };
}

/** A command in the words of a host. */
export function commandOf(host: HookName, command: string): Record<string, unknown> {
  const recorded = payloads.find((one) => one.host === host && one.about.startsWith('a command'))?.payload;
  return JSON.parse(JSON.stringify(recorded).replaceAll('npm test', command).replaceAll(',"workdir":"src"', ''));
}
