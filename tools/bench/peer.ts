// A peer's action beside ours at the work that both do: the job's identity, exchanged for a short-lived token.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { readMetadata } from '../../test/support/runner.ts';
import { type Ratio, takeTurns, toRatio } from './compare.ts';
import { accessToken, said } from './our-answers.ts';
import { type PeerServices, startPeerServices } from './peer-services.ts';
import type { Peer } from './peers.ts';
import { measureStep, type StepUse } from './step-use.ts';

const metadata = z.object({ name: z.string(), runs: z.object({ main: z.string() }) });

/** Name and main script of the action in a folder. */
export function readAction(folder: string): { readonly name: string; readonly script: string } {
  const { name, runs } = metadata.parse(parse(readMetadata(folder)));
  const script = join(folder, runs.main);
  if (!existsSync(script)) throw new Error(`${script} is not there. Check out a release: it has what was built.`);
  return { name, script };
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
    ['peer', () => measure({ ...theirs, services })],
    ['ours', () => measure({ action: undefined, inputs, env: {}, services })],
  ]);
  const costs = await takeTurns(rounds, subjects);
  services.stop();
  rmSync(temp, { recursive: true });
  const ratio = (what: string, unit: string, figure: keyof StepUse): Ratio => {
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
}

/** Runs an action once as a runner does; what was granted or said must have come out, or be in the job's environment. */
async function measure({ action, inputs, env, services }: Measured): Promise<StepUse> {
  const { step, ...use } = await measureStep({
    action,
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
      NODE_EXTRA_CA_CERTS: services.certificate,
    },
  });
  const out = [...Object.values(step.outputs), ...Object.values(step.env)];
  if (step.exitCode !== 0 || !(out.includes(accessToken) || out.includes(said))) {
    throw new Error(`${action ?? 'Ours'} put no token out: ${step.log}`);
  }
  return use;
}
