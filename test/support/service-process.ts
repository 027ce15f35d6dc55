// The local service in a process of its own, as the command line starts it, and jobs with an identity from its issuer.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '../..');

/** A service that accepts connections. */
export interface ServiceProcess {
  readonly base_url: string;
  readonly identity_provider: string;
  /** Ends it as SIGTERM does and gives its exit code. */
  stop(): Promise<number | null>;
}

/** What a job on GitHub finds in its environment. */
export interface JobIdentity {
  readonly ACTIONS_ID_TOKEN_REQUEST_URL: string;
  readonly ACTIONS_ID_TOKEN_REQUEST_TOKEN: string;
}

const readyLine = z.object({ base_url: z.string(), identity_provider: z.string() });
const jobAnswer = z.object({ request_url: z.string(), request_token: z.string() });

/** Starts `interns serve` of the built command line, with an identity provider, on free ports. */
export async function startServiceProcess(
  config: string,
  env: Readonly<Record<string, string>>,
): Promise<ServiceProcess> {
  const args = ['serve', '--config', config, '--port', '0', '--identity-provider'];
  const service = spawn(process.execPath, [join(root, 'dist/cli/index.js'), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  service.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<number | null>((resolve) => service.once('exit', resolve));
  for await (const line of createInterface({ input: service.stdout })) {
    const ready = readyLine.parse(JSON.parse(line));
    return {
      ...ready,
      stop() {
        service.kill('SIGTERM');
        return ended;
      },
    };
  }
  throw new Error(`The local service did not start: ${errors}`);
}

/** Registers a job with these claims at the service's identity provider. */
export async function startJob(
  service: ServiceProcess,
  claims: Readonly<Record<string, string>>,
): Promise<JobIdentity> {
  const response = await fetch(`${service.identity_provider}/jobs`, { method: 'POST', body: JSON.stringify(claims) });
  const { request_url, request_token } = jobAnswer.parse(await response.json());
  return { ACTIONS_ID_TOKEN_REQUEST_URL: request_url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: request_token };
}
