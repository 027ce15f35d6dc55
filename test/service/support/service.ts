// A service for one test: two workspaces, every kind of key, a clock that only the test moves.
import { onTestFinished } from 'vitest';
import {
  type Clock,
  createClock,
  type Service,
  type ServiceOptions,
  startService,
  type WrittenConfig,
} from '../../../src/service/index.ts';
import type { Playbook } from '../../../src/service/interns/playbook.ts';

/** Workspace of the test's keys and interns. */
export const workspace = '89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb';

/** Another workspace, which the test's keys must not see. */
export const otherWorkspace = '2b0ad3f0-7f07-4e3f-9a80-4e9d8f5b1c11';

/** Made-up secrets, by what the key is for. */
export const secrets = {
  standard: 'made-up-standard-secret',
  second: 'made-up-second-secret',
  management: 'made-up-management-secret',
  outside: 'made-up-outside-secret',
  left: 'made-up-left-secret',
  disabled: 'made-up-disabled-secret',
  other: 'made-up-other-secret',
} as const;

/** Id of the test's running intern. */
export const internId = 'a11e0000-0000-4000-8000-000000000005';

/** When the test's clock starts: a Wednesday. */
export const startedAt = '2026-11-18T12:00:00.000Z';

type Keys = NonNullable<WrittenConfig['keys']>;
/** What the test's intern does in a turn. */
export type Steps = Playbook['turns'][number]['steps'];

/** What it does: in every turn the same, or turn by turn. */
export type Script = Steps | Playbook;

/** The keys of the test's configuration. */
export const keys: Keys = [
  {
    hash: 'key_standard',
    secret: secrets.standard,
    name: 'standard',
    workspace_id: workspace,
    creator_user_id: 'user_1',
  },
  { hash: 'key_second', secret: secrets.second, workspace_id: workspace },
  { hash: 'key_management', secret: secrets.management, type: 'management', workspace_id: workspace },
  { hash: 'key_outside', secret: secrets.outside, workspace_id: workspace, programme: false },
  { hash: 'key_left', secret: secrets.left, workspace_id: workspace, creator_active: false },
  { hash: 'key_disabled', secret: secrets.disabled, workspace_id: workspace, disabled: true },
  { hash: 'key_other', secret: secrets.other, workspace_id: otherWorkspace },
];

/** A configuration with one running intern that follows this script. */
export function configOf(script: Script, more: Partial<WrittenConfig> = {}): WrittenConfig {
  return {
    workspaces: [{ id: workspace }, { id: otherWorkspace }],
    keys,
    interns: [
      {
        id: internId,
        name: 'reviewer',
        workspace_id: workspace,
        created_at: startedAt,
        runs: { playbook: 'turns' in script ? script : { turns: [{ model: 'test/model', steps: script }] } },
      },
    ],
    ...more,
  };
}

/** A clock that stands until the test moves it. */
export function standingClock(at: string = startedAt): Clock {
  return createClock({ startAtMs: Date.parse(at), frozen: true });
}

/** Starts a service that ends with the test; its clock stands still. */
export async function start(options: ServiceOptions = {}): Promise<Service> {
  const service = await startService({ clock: standingClock(), env: { PATH: process.env['PATH'] }, ...options });
  onTestFinished(() => service.stop());
  return service;
}

/** A request to the service with a bearer; null sends none. */
export function send(
  service: Service,
  path: string,
  {
    bearer = secrets.standard,
    headers = {},
    ...init
  }: Omit<RequestInit, 'headers'> & { readonly bearer?: string | null; readonly headers?: Record<string, string> } = {},
): Promise<Response> {
  const authorization: Record<string, string> = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
  return fetch(`${service.baseUrl}${path}`, { ...init, headers: { ...authorization, ...headers } });
}

/** Sends JSON. */
export function sendJson(
  service: Service,
  method: string,
  path: string,
  body: unknown,
  bearer: string | null = secrets.standard,
): Promise<Response> {
  return send(service, path, {
    method,
    bearer,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

/** Moves the clock again and again until something has happened, however long the machine takes to get there. */
export async function advanceUntil<Value>(service: Service, happened: Promise<Value>, by: string): Promise<Value> {
  const ended = happened.then(
    () => true,
    () => true,
  );
  const soon = () => new Promise<false>((resolve) => setTimeout(resolve, 1, false));
  while (!(await Promise.race([ended, soon()]))) await service.advance(by);
  return happened;
}

/** Waits for a condition, however long the machine takes; the test's own time limit ends it. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 1));
}
