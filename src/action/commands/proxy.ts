// `command: proxy`: starts a process that signs in for the job's later steps, until the job ends or `timeout` is over.
import { randomBytes } from 'node:crypto';
import { closeSync } from 'node:fs';
import type { ProxySettings } from '../../inputs/proxy-settings.ts';
import type { StartSettings } from '../../inputs/run-settings.ts';
import { readProxyPolicy } from '../../job/policy-source.ts';
import type { ProxyAccess } from '../../job/proxy/proxy-access.ts';
import { createLinesFile } from '../../job/transcript-file.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { leadsToModel } from '../../models/provider.ts';
import { unknownContext } from '../../permission/context.ts';
import { toOpenAiBaseUrl } from '../../proxy/addresses.ts';
import { Secret } from '../../secret.ts';
import type { Conclusion } from '../../transcript/events.ts';
import { openGitHub, type Trigger } from '../github-access.ts';
import { identifyProcess } from '../proxy/process-start.ts';
import { type StartMessage, spawnProxyProcess } from '../proxy/start.ts';
import type { SavedProxy } from '../proxy/stop.ts';
import { type RunPolicy, readRunPolicy } from '../run-policy.ts';
import type { ActionIo } from '../runner/io.ts';

/** A job gets identity tokens for about as long as it may run (GitHub documentation, "Usage limits"). */
const maxIdentityMs = 6 * 3_600_000;

export async function proxyAction(
  io: ActionIo,
  settings: ProxySettings & StartSettings,
  trigger: Trigger,
): Promise<Conclusion> {
  const access = openGitHub(io, settings, trigger);
  if (settings.timeoutMs > maxIdentityMs && io.env['GITHUB_ACTIONS'] === 'true') {
    io.log.warning(
      "The proxy's timeout is longer than 6 h, but GitHub gives a job no identity after 6 h: the proxy can't renew its tokens then.",
    );
  }
  const key = new Secret(randomBytes(32).toString('base64url'));
  io.log.mask(key);
  // A proxy for models needs no policy, as models never pause.
  const policy =
    settings.serves === 'models'
      ? { bytes: undefined }
      : await readProxyPolicy(settings, io.log, () => readRunPolicy(io, settings, access));
  const workspace = openWorkspace(io);
  const { path: account, file } = createLinesFile(settings.transcriptFile, workspace);
  closeSync(file);
  // Save each fact as soon as it is known: even if this step is killed, the post step then finds the proxy and stops it.
  let savedProxy: SavedProxy = { key: key.reveal(), account };
  const saveProxy = (changes: Partial<SavedProxy>): void => {
    savedProxy = { ...savedProxy, ...changes };
    io.saveState('proxy', JSON.stringify(savedProxy));
  };
  saveProxy({});
  const script = process.argv[1] ?? '';
  const child = spawnProxyProcess({ script, env: io.env, cwd: workspace.temp, signal: io.signal });
  saveProxy({ process: identifyProcess(child.pid) });
  try {
    // Make the first exchange in this step, which can report a failure. The code for it loads while the process starts.
    const { obtainProxyAccess } = await import('../../job/proxy/proxy-access.ts');
    const proxyAccess = await obtainProxyAccess(io, settings);
    const port = await child.begin(toStartMessage(io, settings, { ...proxyAccess, key, account, policy }));
    saveProxy({ port });
    publishProxy(io, settings, { ...proxyAccess, url: `http://127.0.0.1:${port}`, key, account });
    await child.release();
    return 'finished';
  } catch (error) {
    child.kill();
    io.saveState('proxy', '');
    throw error;
  }
}

interface ProxyDetails extends ProxyAccess {
  readonly key: Secret;
  readonly account: string;
}

function toStartMessage(
  io: ActionIo,
  settings: ProxySettings,
  details: ProxyDetails & { readonly policy: RunPolicy | { readonly bytes: Uint8Array | undefined } },
): StartMessage {
  const { key, account, usedFingerprints, policy } = details;
  const { token, ...times } = details.token;
  const context = 'context' in policy ? policy.context : unknownContext;
  const { labels } = context;
  return {
    key: key.reveal(),
    token: { text: token.reveal(), ...times },
    usedFingerprints: [...usedFingerprints],
    account,
    // Hand over the policy as this step read it: a later step may overwrite the file.
    policy:
      settings.serves === 'models' || policy.bytes === undefined
        ? null
        : { text: Buffer.from(policy.bytes).toString(), path: settings.policy.path },
    context: { ...context, labels: typeof labels === 'string' ? labels : [...labels] },
    cwd: io.cwd,
    job: identifyProcess(process.ppid) ?? null,
  };
}

function publishProxy(io: ActionIo, { exportEnv }: ProxySettings, details: ProxyDetails & { url: string }): void {
  const { url, key, internId, envPrefix, account } = details;
  io.setSecretOutput('proxy-key', key);
  io.setOutputs({ conclusion: 'finished', 'proxy-url': url, 'intern-id': internId, 'transcript-file': account });
  const exportClient = (name: string, baseUrl: string): void => {
    io.exportVariable(`${name}_BASE_URL`, baseUrl);
    io.exportSecret(`${name}_API_KEY`, key);
  };
  if (envPrefix !== undefined) {
    warnOfOtherModels(io, [`${envPrefix}_BASE_URL`, `${envPrefix}_API_KEY`]);
    exportClient(envPrefix, url);
  }
  if (exportEnv?.includes('OPENAI') === true && internId !== undefined) {
    exportClient('OPENAI', toOpenAiBaseUrl(url, internId));
  }
  if (exportEnv?.includes('INTERNS') === true) exportClient('INTERNS', url);
  io.log.info(`The proxy listens at ${url} until the job ends. Its account is written to ${account}.`);
}

function warnOfOtherModels({ env, log }: ActionIo, proxyVariables: readonly string[]): void {
  const others = Object.keys(env).filter(
    (name) => leadsToModel(name) && !proxyVariables.includes(name) && env[name] !== '',
  );
  if (others.length === 0) return;
  const pronoun = others.length === 1 ? 'it' : 'them';
  log.warning(
    `The job sets ${others.join(', ')}: a client that reads ${pronoun} may bypass the proxy. Unset ${pronoun}.`,
  );
}
