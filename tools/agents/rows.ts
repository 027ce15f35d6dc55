// What is tried on each agent: one row of docs/agents.md each.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, describeError } from '../../src/errors.ts';
import type { Bench, PlaceOptions } from './bench.ts';
import type { Heard } from './heard.ts';
import { learntInJob } from './learnt-in-job.ts';
import { mendInJob } from './mend-in-job.ts';
import { ask, recall, run } from './model/mind.ts';
import { reviewInJob } from './review-in-job.ts';
import { tryShippedPolicies } from './shipped-policies.ts';
import type { TestedAgent } from './tested-agents.ts';

/** Something that is tried. */
export interface Row {
  readonly name: string;
  /** It needs a service of its own, made so. */
  readonly alone?: Pick<PlaceOptions, 'interns' | 'sandbox' | 'unconfigured' | 'withoutKey'>;
  /** Why it can't be tried with this agent; it is shown in the table. */
  readonly notFor?: (agent: TestedAgent) => string | undefined;
  /** Throws when it is not as it should be. @returns what is to be told beside "yes" */
  readonly work: (bench: Bench) => Promise<string | undefined>;
}

function expect(isSo: boolean, what: string, found: unknown): void {
  if (!isSo) throw new Error(`${what}; it was ${JSON.stringify(found)}`);
}

/** The permission that is asked for a command. */
function expectAsked({ question, finish }: Heard, command: string): void {
  expect(finish.finish_reason === 'tool_calls', 'the run should pause', finish);
  const { kind, operation, options, command: told } = question?.asked ?? {};
  expect(
    kind === 'permission' && operation === `shell command: ${command}` && told === command,
    'the pause should have the command',
    question?.asked,
  );
  expect(
    Array.isArray(options) && options.includes('allow_once') && options.includes('reject_once'),
    'it should offer both',
    options,
  );
}

const made = ({ workFolder }: Bench, file: string): boolean => existsSync(path.join(workFolder, file));

async function waitFor(isSo: () => boolean, what: string): Promise<void> {
  for (let left = 300; !isSo(); left -= 1) {
    if (left === 0) throw new Error(`${what}; it was not so for 30 s`);
    await sleep(100);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A process that is gone may still be there for whoever has to take note of it.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Answers each question until there is none. @returns how many there were, and the last response */
async function allow(bench: Bench, heard: Heard): Promise<{ readonly asked: number; readonly last: Heard }> {
  if (heard.question === undefined) return { asked: 0, last: heard };
  const { asked, last } = await allow(bench, await bench.answer(heard, 'allow_once'));
  return { asked: asked + 1, last };
}

/** Every row, in the order of the table. */
export const rows: readonly Row[] = [
  {
    name: 'answers, and tells its thoughts first',
    async work(bench) {
      const { text, reasoning, order, finish } = await bench.prompt({ text: 'Hello' });
      expect(finish.finish_reason === 'stop', 'the run should finish', finish);
      expect(text.includes('You said:') && text.includes('Hello'), 'it should say what the model said', text);
      expect(reasoning.includes('I think about it.'), 'it should think', reasoning);
      expect(order.indexOf('reasoning') < order.lastIndexOf('text'), 'thoughts should come first', order);
      return finish.usage === null ? 'no usage' : `${finish.usage.total_tokens} tokens`;
    },
  },
  {
    name: 'asks before a command; allowed, it runs',
    async work(bench) {
      const heard = await bench.prompt({ text: run('touch allowed.txt') });
      expectAsked(heard, 'touch allowed.txt');
      expect(!made(bench, 'allowed.txt'), 'nothing should have run yet', 'a file');
      const { finish } = await bench.answer(heard, 'allow_once');
      expect(finish.finish_reason === 'stop', 'the run should finish', finish);
      expect(made(bench, 'allowed.txt'), 'the command should have run', 'no file');
      return undefined;
    },
  },
  {
    name: 'asks without a configuration, also when it is started again',
    alone: { unconfigured: true },
    notFor({ name, unconfigured }) {
      if (unconfigured !== undefined) return undefined;
      return name === 'gemini' ? 'it never has one here' : 'it finds its model by one alone';
    },
    async work(bench) {
      for (const file of ['first.txt', 'second.txt']) {
        const heard = await bench.prompt({ text: run(`touch ${file}`) });
        expectAsked(heard, `touch ${file}`);
        await allow(bench, heard);
        expect(made(bench, file), 'the command should have run', 'no file');
        await bench.restart();
      }
      return undefined;
    },
  },
  {
    name: 'rejected, it does not run',
    async work(bench) {
      const heard = await bench.prompt({ text: run('touch rejected.txt') });
      expectAsked(heard, 'touch rejected.txt');
      const { finish } = await bench.answer(heard, 'reject_once');
      expect(!made(bench, 'rejected.txt'), 'the command should not run', 'a file');
      const reason = finish.error?.metadata?.reason;
      const isOver =
        finish.finish_reason === 'stop' || (bench.agent.endsWhenRejected === true && reason === 'run_ended');
      expect(isOver, 'the run should finish', finish);
      return reason === undefined ? undefined : `the run ends: \`${reason}\``;
    },
  },
  {
    name: 'three commands at once are asked one after the other',
    async work(bench) {
      const files = ['first.txt', 'second.txt', 'third.txt'];
      const heard = await bench.prompt({ text: files.map((file) => run(`touch ${file}`)).join(' ') });
      const { asked, last } = await allow(bench, heard);
      expect(asked === 3, 'there should be three questions', asked);
      expect(last.finish.finish_reason === 'stop', 'the run should finish', last.finish);
      expect(
        files.every((file) => made(bench, file)),
        'all three should have run',
        files.map((file) => made(bench, file)),
      );
      return undefined;
    },
  },
  {
    name: 'settings in the work folder that allow everything change nothing',
    alone: {},
    notFor: ({ allowAll }) => (allowAll === undefined ? 'any refuse the prompt' : undefined),
    async work(bench) {
      bench.agent.allowAll?.(bench.workFolder);
      const heard = await bench.prompt({ text: run('touch hostile.txt') });
      expectAsked(heard, 'touch hostile.txt');
      await bench.answer(heard, 'reject_once');
      expect(!made(bench, 'hostile.txt'), 'the command should not run', 'a file');
      return undefined;
    },
  },
  {
    name: 'code in the work folder does not run in manual',
    alone: {},
    notFor: ({ plantCode }) => (plantCode === undefined ? 'no such code is known' : undefined),
    async work(bench) {
      const { agent, workFolder } = bench;
      let isIgnored = true;
      for (const plant of agent.plantCode ?? []) {
        const planted = plant(workFolder, path.join(workFolder, 'planted.txt'));
        await bench.restart();
        const refusal = await bench.prompt({ text: 'Hello' }).then(
          () => undefined,
          (error: unknown) => error,
        );
        expect(!made(bench, 'planted.txt'), 'the code should not run', 'a file');
        if (refusal === undefined) continue;
        isIgnored = false;
        const message = describeError(refusal);
        const isRefused =
          refusal instanceof ApiError && refusal.data.status === 409 && refusal.data.reason === 'intern_not_ready';
        const isNamed = [planted, path.dirname(planted)].some((name) => message.includes(`"${name}"`));
        expect(isRefused && isNamed, 'it should be refused, and the file named', message);
        rmSync(path.dirname(planted) === workFolder ? planted : path.dirname(planted), { recursive: true });
      }
      if (isIgnored) return 'ignored';
      return '409 `intern_not_ready`';
    },
  },
  {
    name: 'a shipped policy lets its command run at the root of the work folder alone',
    alone: {},
    work: tryShippedPolicies,
  },
  {
    name: 'in self-drive nobody is asked',
    async work(bench) {
      const { finish } = await bench.prompt({ text: run('touch driven.txt'), mode: 'self-drive' });
      expect(finish.finish_reason === 'stop', 'the run should finish', finish);
      expect(made(bench, 'driven.txt'), 'the command should have run', 'no file');
      return undefined;
    },
  },
  {
    name: 'asks a question of its own',
    notFor: ({ asksQuestions }) => (asksQuestions === true ? undefined : 'no tool for that over the protocol'),
    async work(bench) {
      const heard = await bench.prompt({ text: ask });
      expect(heard.question?.asked['kind'] === 'elicitation', 'it should ask', heard);
      const { finish } = await bench.answer(heard, JSON.stringify({ action: 'accept', content: { colour: 'red' } }));
      expect(finish.finish_reason === 'stop', 'the run should finish', finish);
      return undefined;
    },
  },
  {
    name: 'when the client leaves, the command that runs ends',
    async work(bench) {
      const leaving = new AbortController();
      const pidFile = path.join(bench.workFolder, 'pid');
      const left = bench.prompt({
        text: run('echo $$ > pid; exec sleep 300'),
        mode: 'self-drive',
        signal: leaving.signal,
      });
      left.catch(() => {});
      await waitFor(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8').trim() !== '', 'the command should run');
      const pid = Number(readFileSync(pidFile, 'utf8'));
      expect(isAlive(pid), 'the command should run', pid);
      leaving.abort();
      await waitFor(() => !isAlive(pid), 'the command should be gone');
      return undefined;
    },
  },
  {
    name: 'a session goes on after the service is restarted',
    notFor: ({ forgetsSessions }) => (forgetsSessions === true ? 'no: it begins anew' : undefined),
    async work(bench) {
      await bench.prompt({ text: 'The word is heliotrope.' });
      await bench.restart();
      const { text } = await bench.prompt({ text: recall('heliotrope') });
      expect(text.includes('I remember heliotrope.'), 'it should remember', text);
      return undefined;
    },
  },
  {
    name: 'two interns work at once',
    alone: { interns: 2 },
    async work(bench) {
      const both = await Promise.all(
        [0, 1].map((intern) => bench.prompt({ text: run(`touch ${intern}.txt`), intern })),
      );
      for (const [intern, heard] of both.entries()) expectAsked(heard, `touch ${intern}.txt`);
      await Promise.all(
        both.map((heard, intern) => bench.answer(heard, intern === 0 ? 'allow_once' : 'reject_once', intern)),
      );
      expect(made(bench, '0.txt') && !made(bench, '1.txt'), 'each should have its own answer', [
        made(bench, '0.txt'),
        made(bench, '1.txt'),
      ]);
      return undefined;
    },
  },
  {
    name: 'works in a sandbox',
    alone: { sandbox: 'bubblewrap' },
    async work(bench) {
      const heard = await bench.prompt({ text: run('touch confined.txt; ls /root /home') });
      const { last } = await allow(bench, heard);
      expect(last.finish.finish_reason === 'stop', 'the run should finish', last.finish);
      expect(made(bench, 'confined.txt'), 'the command should have run', 'no file');
      return undefined;
    },
  },
  {
    name: 'without a key, in a sandbox that reaches its model alone',
    alone: { withoutKey: true },
    notFor: ({ withoutKey }) => (withoutKey === undefined ? 'no: it speaks to Google alone' : undefined),
    async work(bench) {
      const look = `curl --silent --show-error --max-time 5 ${bench.modelUrl}/v1 > reached.txt 2>&1; env > env.txt`;
      const { last } = await allow(bench, await bench.prompt({ text: run(look) }));
      expect(last.finish.finish_reason === 'stop', 'the run should finish', last.finish);
      const reached = readFileSync(path.join(bench.workFolder, 'reached.txt'), 'utf8');
      expect(/Failed to connect|Couldn't connect/.test(reached), 'the host should be out of reach', reached);
      const env = readFileSync(path.join(bench.workFolder, 'env.txt'), 'utf8');
      expect(!/made-up-token|eyJ/.test(env), 'no credential should be there', env);
      return undefined;
    },
  },
  {
    name: 'reviews a pull request in one step of a workflow',
    notFor: ({ name }) => (name === 'opencode' ? undefined : 'no example'),
    async work(bench) {
      await reviewInJob(bench);
      return undefined;
    },
  },
  {
    name: 'works under the hook, and a job obeys what was learnt of it',
    notFor: ({ name }) => (name === 'opencode' ? undefined : 'no example'),
    async work(bench) {
      await learntInJob(bench);
      return undefined;
    },
  },
  {
    name: 'mends a failing test, and another job commits it',
    notFor: ({ name }) => (name === 'opencode' ? undefined : 'no example'),
    async work(bench) {
      await mendInJob(bench);
      return undefined;
    },
  },
];
