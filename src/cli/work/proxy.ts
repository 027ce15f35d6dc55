// `interns proxy`: forwards requests from this machine to the service with a fresh access token.
import { randomBytes } from 'node:crypto';
import type { Environment } from '../../environment.ts';
import { findSystemCode } from '../../errors.ts';
import { grantsIdentity } from '../../identity/places.ts';
import { type ProxySettings, readProxySettings } from '../../inputs/proxy-settings.ts';
import { invalid, readPort } from '../../inputs/values.ts';
import type { JobIo } from '../../job/io.ts';
import { readProxyPolicy } from '../../job/policy-source.ts';
import { obtainProxyAccess, type ProxyAccess } from '../../job/proxy/proxy-access.ts';
import { runProxy as listen } from '../../job/proxy/run-proxy.ts';
import { createLinesFile } from '../../job/transcript-file.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { leadsToModel } from '../../models/provider.ts';
import { rejectEverything } from '../../permission/policy.ts';
import { toOpenAiBaseUrl } from '../../proxy/addresses.ts';
import { toAccountLine } from '../../report/proxy-account.ts';
import { Secret } from '../../secret.ts';
import type { Invocation } from '../command.ts';
import { interruptedExitCode } from '../exit-code.ts';
import { readRunContext, readTerminalPolicy, vouchForPolicy } from '../policy/chat-policy.ts';
import { toJsonText } from '../screen.ts';
import { runChild } from './child.ts';

/** Throws as {@link obtainProxyAccess}, and {@link InputError} if it can't listen or write the account of requests. */
export async function runProxy(invocation: Invocation): Promise<number> {
  const { text, value, commandLine, io, openJob } = invocation;
  // Listen for signals before any work, or an early signal is lost.
  const interrupt = io.waitForInterrupt();
  const job = await openJob();
  const settings = readProxySettings(text, (name) => value(name) !== undefined);
  const judging = await readJudging(invocation, job, settings);
  const port = readPort('port', value('port')) ?? 0;
  const key = new Secret(randomBytes(32).toString('base64url'));
  job.log.mask(key);
  const { token, usedFingerprints, ...access } = await obtainProxyAccess(job, settings);
  const accountPath = settings.transcriptFile;
  const accountFile = accountPath === undefined ? undefined : createLinesFile(accountPath, openWorkspace(job)).file;
  const options = { key, port, token, usedFingerprints, accountFile, judging, isStoppable: false };
  const { url, stop, totals } = await listen(job, settings, options).catch((error: unknown) => {
    if (!['EADDRINUSE', 'EACCES'].includes(findSystemCode(error) ?? '')) throw error;
    const remedy = 'Stop the program that uses it, or use a free port: --port 0.';
    throw invalid('port', `--port is "${port}", which is taken or not allowed. ${remedy}`, error);
  });
  try {
    if (commandLine.length > 0) {
      if (access.internId === undefined && access.envPrefix === undefined) io.stderr(`${missingInternNote}\n`);
      const env = toClientEnvironment(io.env, { url, key, ...access }, token.token.reveal());
      return await runChild(commandLine, io, { name: 'proxy', env, interrupt });
    }
    // Tell the runner to mask the key in its log (GitHub documentation, "Workflow commands").
    if (io.env['GITHUB_ACTIONS'] === 'true') io.stderr(`::add-mask::${key.reveal()}\n`);
    io.stdout(`${toJsonText({ ready: true, proxy_url: url, proxy_key: key.reveal() })}\n`);
    return (await interrupt) === 'SIGINT' ? interruptedExitCode : 0;
  } finally {
    await stop('stopped', 0);
    job.log.notice(toAccountLine(totals()));
  }
}

/** Reads the policy that judges pauses. Asks no person about them, because the terminal belongs to the command. */
async function readJudging(invocation: Invocation, job: JobIo, settings: ProxySettings) {
  const context = readRunContext(job);
  if (settings.serves === 'models') return { policy: rejectEverything, context };
  const { policy } = await readProxyPolicy(settings, job.log, async () => {
    return readTerminalPolicy(settings, job, { hasPerson: false, vouched: await vouchForPolicy(invocation) });
  });
  return { policy, context };
}

/** Matches our variables that the command must not see: credentials, and whatever leads to an identity. */
const withheldVariable = /^INTERNS_(?:FEDERATION_POLICY_ID|AUDIENCE|API_KEY|SUBJECT_TOKEN(?:_.*)?)$/;

const missingInternNote =
  'Note: No intern is named, so OPENAI_BASE_URL and OPENAI_API_KEY are left as they are. Name one with --intern.';

export function toClientEnvironment(
  env: Environment,
  clients: Pick<ProxyAccess, 'internId' | 'envPrefix'> & { readonly url: string; readonly key: Secret },
  credential = '',
): Environment {
  const { url, key, internId, envPrefix } = clients;
  // A variable of any name may hold the proxy's credential. One under 8 characters is made up, and may be in any text.
  const holdsKey = (value = ''): boolean => credential.length >= 8 && value.includes(credential);
  const passed = Object.entries(env).filter(
    ([name, value]) => !withheldVariable.test(name) && !grantsIdentity(name) && !holdsKey(value),
  );
  if (envPrefix !== undefined) {
    const others = passed.filter(([name]) => !leadsToModel(name) && !/^INTERNS_(?:MODEL_ACCESS|BASE_URL)$/.test(name));
    return { ...Object.fromEntries(others), [`${envPrefix}_BASE_URL`]: url, [`${envPrefix}_API_KEY`]: key.reveal() };
  }
  const openAi =
    internId === undefined ? {} : { OPENAI_BASE_URL: toOpenAiBaseUrl(url, internId), OPENAI_API_KEY: key.reveal() };
  return { ...Object.fromEntries(passed), INTERNS_BASE_URL: url, INTERNS_API_KEY: key.reveal(), ...openAi };
}
