// A peer's action beside ours at the work that both do: the job's identity, exchanged for a short-lived token.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { readMetadata, runStep } from '../../test/support/runner.ts';
import { type Ratio, takeTurns, toRatio } from './compare.ts';
import { accessToken, said } from './our-answers.ts';
import { type PeerServices, startPeerServices } from './peer-services.ts';
import type { Peer } from './peers.ts';

const metadata = z.object({ name: z.string(), runs: z.object({ main: z.string() }) });

/** Name and main script of the action in a folder. */
export function readAction(folder: string): { readonly name: string; readonly script: string } {
  const { name, runs } = metadata.parse(parse(readMetadata(folder)));
  const script = join(folder, runs.main);
  if (!existsSync(script)) throw new Error(`${script} is not there. Check out a release: it has what was built.`);
  return { name, script };
}

const usage = z.object({ cpuMs: z.number(), peakMiB: z.number() });

/** What one process took. */
interface Cost extends z.infer<typeof usage> {
  readonly wallMs: number;
}

/** CPU time, wall time and peak memory of ours and of the action in a folder, one after the other in rounds. */
export async function benchPeer(folder: string, peer: Peer, rounds: number): Promise<readonly Ratio[]> {
  const temp = mkdtempSync(join(tmpdir(), 'bench-peers-'));
  const services = await startPeerServices(peer, temp);
  const { name } = readAction(folder);
  const { origin } = services;
  const theirs = { action: folder, inputs: peer.inputs(origin), env: peer.env?.(origin) ?? {} };
  const inputs = {
    ...(peer.ours ?? { command: 'token' }),
    'base-url': origin.origin,
    'federation-policy-id': 'fp_bench',
    audience: 'https://interns.example',
  };
  const subjects = new Map([
    ['peer', () => measureStep({ ...theirs, services, temp })],
    ['ours', () => measureStep({ action: undefined, inputs, env: {}, services, temp })],
  ]);
  const costs = await takeTurns(rounds, subjects);
  services.stop();
  rmSync(temp, { recursive: true });
  const ratio = (what: string, unit: string, figure: keyof Cost): Ratio => {
    const of = (subject: string): readonly number[] => (costs.get(subject) ?? []).map((cost) => cost[figure]);
    return toRatio(`${name}: ${what}`, unit, { ours: of('ours'), floor: of('peer') });
  };
  return [ratio('CPU time', 'ms', 'cpuMs'), ratio('wall time', 'ms', 'wallMs'), ratio('peak memory', 'MiB', 'peakMiB')];
}

interface Measured {
  /** Folder of the action; ours when undefined. */
  readonly action: string | undefined;
  readonly inputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly services: PeerServices;
  readonly temp: string;
}

/** Runs an action once as a runner does; what was granted or said must have come out, or be in the job's environment. */
async function measureStep({ action, inputs, env, services, temp }: Measured): Promise<Cost> {
  const usageFile = join(temp, 'usage.json');
  const startedAt = performance.now();
  const step = await runStep({
    action,
    nodeOptions: ['--require', join(import.meta.dirname, 'usage-at-exit.cjs')],
    workspace: temp,
    inputs,
    env: {
      // Set in every job, and asked for by some.
      GITHUB_ACTION: '__run',
      GITHUB_REPOSITORY_OWNER: 'local',
      GITHUB_SHA: '0'.repeat(40),
      GITHUB_WORKFLOW: 'bench',
      ...env,
      ACTIONS_ID_TOKEN_REQUEST_URL: `${services.origin.origin}/identity?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'made-up-request-token',
      BENCH_USAGE: usageFile,
      NODE_EXTRA_CA_CERTS: services.certificate,
    },
  });
  const wallMs = performance.now() - startedAt;
  const out = [...Object.values(step.outputs), ...Object.values(step.env)];
  if (step.exitCode !== 0 || !(out.includes(accessToken) || out.includes(said))) {
    throw new Error(`${action ?? 'Ours'} put no token out: ${step.log}`);
  }
  return { wallMs, ...usage.parse(JSON.parse(readFileSync(usageFile, 'utf8'))) };
}
