// The models of an agent by a broker of the service: a key for each process, no credential beside it, caps for each run.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { describeUse } from '../../../../src/models/use-words.ts';
import { startService } from '../../../../src/service/index.ts';
import { grantedToken, startAgentProvider } from '../../../support/agent-models.ts';
import { recordLog } from '../../../support/log.ts';
import { prompt, readChat } from '../../support/chat.ts';
import { advanceUntil, until } from '../../support/service.ts';
import { makeFolder, startAgent } from './support/agent-service.ts';
import { recordOf } from './support/conversation.ts';
import { script } from './support/steps.ts';

const openly = { sandbox: 'none' } as const;
/** Sends a chat with the key of the environment, and writes the status. */
const chat = (file: string, key = '$OPENAI_API_KEY'): string =>
  `curl --silent --output ${file}.json --write-out '%{http_code}' "$OPENAI_BASE_URL/chat/completions" --header "Authorization: Bearer ${key}" --data '{}' > ${file}`;

describe('an agent with model_access', () => {
  test('it has the address and a key of its broker, reaches the provider with a token, and knows nothing else', async () => {
    const { access, brokers, seen, exchanges } = await startAgentProvider();
    const { service, folder, told } = await startAgent({ models: brokers, acp: { ...openly, model_access: access } });
    const file = path.join(folder, 'status');
    await readChat(await prompt(service, { text: script({ shell: chat(file) }) }));
    expect(readFileSync(file, 'utf8')).toBe('200');
    expect(seen).toEqual([{ url: '/v1/chat/completions', authorization: `Bearer ${grantedToken}` }]);
    expect(exchanges()).toBe(1);
    const environment = JSON.stringify(told('env'));
    expect(environment).toMatch(/"OPENAI_BASE_URL":"http:\/\/127\.0\.0\.1:\d+"/);
    expect(environment).not.toMatch(/made-up-token|eyJ|idp_1|jwt/);
    expect(service.modelUse()).toEqual([
      {
        intern: 'coder',
        use: {
          provider: 'openai',
          requests: 1,
          refused: 0,
          errors: 0,
          prompt_tokens: 3,
          completion_tokens: 4,
          total_tokens: 7,
          estimated: 0,
          cost: null,
          exchanges: 1,
          cap: null,
        },
      },
    ]);
    expect((await recordOf(service))?.description).toContain('It reaches the models of OpenAI.');
  });

  test('the key of a process is dead with it, and the next process has another', async () => {
    const { access, brokers, seen } = await startAgentProvider();
    const { service, folder, told } = await startAgent({ models: brokers, acp: { ...openly, model_access: access } });
    const keys = (): readonly string[] =>
      told('env').map((env) => (env as Record<string, string>)['OPENAI_API_KEY'] ?? '');
    const [first = ''] = keys();
    await (await prompt(service, { text: script({ exit: 1 }) })).text();
    await until(async () => keys().length === 2 && (await recordOf(service))?.status === 'running');
    expect(keys()[1]).not.toBe(first);
    const [old, own] = [path.join(folder, 'old'), path.join(folder, 'own')];
    await readChat(await prompt(service, { text: script({ shell: chat(old, first) }, { shell: chat(own) }) }));
    expect([readFileSync(old, 'utf8'), readFileSync(own, 'utf8')]).toEqual(['401', '200']);
    expect(seen).toHaveLength(1);
  });

  test('the key is worth nothing once the service has stopped, nor at the broker of another intern', async () => {
    const { access, brokers } = await startAgentProvider();
    const one = await startAgent({ models: brokers, acp: { ...openly, model_access: access } });
    const other = await startAgent({ models: brokers, acp: { ...openly, model_access: access } });
    const [env] = one.told('env') as Record<string, string>[];
    const [elsewhere] = other.told('env') as Record<string, string>[];
    const send = async (url = ''): Promise<number> =>
      (await fetch(`${url}/models`, { headers: { authorization: `Bearer ${env?.['OPENAI_API_KEY']}` } })).status;
    expect([await send(env?.['OPENAI_BASE_URL']), await send(elsewhere?.['OPENAI_BASE_URL'])]).toEqual([200, 401]);
    await one.service.stop();
    await expect(send(env?.['OPENAI_BASE_URL'])).rejects.toThrow();
  });

  test('a cap holds for each run anew, and the account names it', async () => {
    const { access, brokers } = await startAgentProvider();
    const capped = { ...access, max_requests: 1 };
    const { service, folder } = await startAgent({ models: brokers, acp: { ...openly, model_access: capped } });
    const files = ['a', 'b', 'c'].map((name) => path.join(folder, name));
    const [a = '', b = '', c = ''] = files;
    await readChat(await prompt(service, { text: script({ shell: chat(a) }, { shell: chat(b) }) }));
    await readChat(await prompt(service, { text: script({ shell: chat(c) }) }));
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(['200', '402', '200']);
    expect(service.modelUse()[0]?.use).toMatchObject({ requests: 2, refused: 1, cap: 'requests_capped' });
  });

  test('a cap on tokens is passed by a request that began below it, and the account says by how much', async () => {
    const { access, brokers } = await startAgentProvider();
    const capped = { ...access, max_tokens: 5 };
    const { service, folder } = await startAgent({ models: brokers, acp: { ...openly, model_access: capped } });
    const log = path.join(folder, 'status');
    await readChat(await prompt(service, { text: script({ shell: chat(log) }, { shell: chat(log) }) }));
    await readChat(await prompt(service, { text: script({ shell: chat(log) }) }));
    const [{ use } = { use: undefined }] = service.modelUse();
    expect(use).toMatchObject({ total_tokens: 14, cap: 'tokens_capped', over_tokens: 2 });
    expect(use === undefined ? '' : describeUse(use)).toContain('the cap on tokens was exceeded by 2');
  });

  test('provisioning begins with the step "model access", and a refusal is told in its words; no process is started', async () => {
    const body = { error: 'invalid_grant', error_description: 'no mapping fits' };
    const { access, brokers } = await startAgentProvider({ status: 400, body });
    const { service, told } = await startAgent({ models: brokers, acp: { ...openly, model_access: access } });
    const { status, last_failure_message } = (await recordOf(service)) ?? {};
    expect(status).toBe('failed');
    expect(last_failure_message).toMatch(/OpenAI refused the token exchange .*invalid_grant: no mapping fits.*idp_1/);
    expect(last_failure_message).not.toMatch(/eyJ/);
    expect(told('env')).toEqual([]);
  });

  test('the step is one of four', async () => {
    const { access, brokers } = await startAgentProvider();
    const settings = { ...openly, model_access: access };
    const { service } = await startAgent({
      models: brokers,
      agent: { hangsAt: 'initialize' },
      acp: settings,
      atOnce: true,
    });
    await until(async () => (await recordOf(service))?.progress?.step_label === 'initialize');
    expect((await recordOf(service))?.progress).toEqual({ step_label: 'initialize', step_number: 3, total_steps: 4 });
    await advanceUntil(service, service.provisioned, '10s');
  });

  test('without a sandbox there is a warning: the identity itself is within its reach', async () => {
    const { access, brokers } = await startAgentProvider();
    const log = recordLog();
    await startAgent({ models: brokers, log, acp: { ...openly, model_access: access } });
    const warnings = log.messages.filter(({ level }) => level === 'warning');
    expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining('without a sandbox')]);
  });

  test('neither log nor failure has the key, and the account is a line when the service stops', async () => {
    const { access, brokers } = await startAgentProvider();
    const log = recordLog();
    const program = ['sh', '-c', 'echo "$OPENAI_API_KEY" >&2; exit 3'];
    const { service } = await startAgent({ models: brokers, log, program, acp: { ...openly, model_access: access } });
    expect((await recordOf(service))?.last_failure_message).toMatch(/exit status 3\. It said: \*\*\*$/);
    await service.stop();
    expect(JSON.stringify(log)).toContain('Models of \\"coder\\": openai: 0 requests');
  });
});

describe('before anything starts', () => {
  const acp = { agent: 'custom' as const, command: ['agent'] };
  const openai = { provider: 'openai', identity_provider_id: 'a', service_account_id: 'b' } as const;

  test.each([
    [
      { agent: 'gemini', model_access: openai },
      'model_access.provider" is "openai", which the agent "gemini" can\'t be made to use. These pairs work: opencode (openai, anthropic, interns), codex',
    ],
    [{ agent: 'claude', model_access: openai }, 'model_access.provider" is "openai"'],
    [
      {
        agent: 'opencode',
        model_access: { provider: 'interns', federation_policy_id: 'fp', base_url: 'https://x.example/v1' },
      },
      'model" is missing: the agent needs a model of the provider "interns", written as "interns/NAME"',
    ],
    [
      { ...acp, model_access: { provider: 'openai', identity_provider_id: 'a' } },
      'model_access.service_account_id" is missing: the provider "openai" needs it',
    ],
    [{ ...acp, model_access: { ...openai, max_cost: 1 } }, `max_cost" can't be enforced: OpenAI does not report costs`],
    [{ ...acp, model_access: openai, network: 'none' }, 'network" would cut the agent off from its models'],
    [{ ...acp, model_access: openai, sandbox: 'none', network: 'model' }, 'network" needs a sandbox'],
    [{ ...acp, sandbox: 'bubblewrap', network: 'model' }, 'network" opens only the models of "model_access"'],
    [{ ...acp, model_access: openai, env: { MY_FLAG: '1', AWS_PROFILE: 'x' } }, 'env.AWS_PROFILE" leads to a model'],
    [
      { agent: 'opencode', model_access: openai, env: { OPENCODE_CONFIG: 'x' } },
      'env.OPENCODE_CONFIG" leads to a model',
    ],
    [{ ...acp, model_access: openai, env: { GROQ_API_KEY: 'x' } }, 'env.GROQ_API_KEY" leads to a model'],
    [{ ...acp, model_access: openai }, 'An intern has "model_access", but this program can\'t obtain tokens for it.'],
  ])('mistake %# is refused by its key', async (settings, message) => {
    const config = { interns: [{ name: 'coder', runs: { acp: settings } }] };
    await expect(startService({ config: config as never, env: {} })).rejects.toThrow(message);
  });

  test('a job without an identity is told so, and nothing is asked for', async () => {
    const { brokers, access, exchanges } = await startAgentProvider();
    const { subject_token_file: _file, ...bare } = access;
    const config = { interns: [{ name: 'coder', runs: { acp: { ...acp, sandbox: 'none', model_access: bare } } }] };
    const started = startService({ config: config as never, env: {}, models: brokers });
    await expect(started).rejects.toMatchObject({ code: 'identity_missing' });
    expect(exchanges()).toBe(0);
  });

  test('an api_key whose variable is not set is none', async () => {
    const { brokers, access, exchanges } = await startAgentProvider();
    const keyed = { ...access, api_key: '${MODEL_KEY}' };
    const run = async (env: Record<string, string>) => {
      await startAgent({ models: brokers, env: { ...process.env, ...env }, acp: { ...openly, model_access: keyed } });
    };
    await run({ MODEL_KEY: 'sk-1' });
    expect(exchanges()).toBe(0);
    await run({});
    expect(exchanges()).toBe(1);
  });

  test('a file with tokens that the sandbox shows is refused, behind a link as well', async () => {
    const { brokers, access } = await startAgentProvider();
    const workdir = makeFolder();
    const { symlinkSync, writeFileSync } = await import('node:fs');
    writeFileSync(path.join(workdir, 'jwt'), 'x');
    const link = path.join(makeFolder(), 'link');
    symlinkSync(path.join(workdir, 'jwt'), link);
    const start = (file: string) =>
      startService({
        config: {
          interns: [
            { name: 'c', workdir, runs: { acp: { ...acp, model_access: { ...access, subject_token_file: file } } } },
          ],
        } as never,
        env: {},
        models: brokers,
      });
    for (const file of [path.join(workdir, 'jwt'), link, '/usr/share/jwt']) {
      await expect(start(file)).rejects.toThrow(
        /"subject_token_file" .* which the agent could read: its sandbox shows/,
      );
    }
  });

  test('a folder for temporary files that an agent could write to is refused', async () => {
    const { brokers, access } = await startAgentProvider();
    const data = makeFolder();
    const workdir = makeFolder();
    vi.stubEnv('TMPDIR', path.join(workdir, 'tmp'));
    onTestFinished(() => void vi.unstubAllEnvs());
    const config = { interns: [{ name: 'c', workdir, runs: { acp: { ...acp, model_access: access } } }] };
    const started = startService({ config: config as never, data, env: {}, models: brokers });
    await expect(started).rejects.toThrow(/could replace the socket of the models there/);
  });
});
