// A job whose clock and network are in the hand of a test, and a command that is asked there.
import { readFile } from 'node:fs/promises';
import type { CliIo, Invocation } from '../../../src/cli/command.ts';
import { commandGroups } from '../../../src/cli/commands.ts';
import type { Fetch } from '../../../src/http/transport.ts';
import type { InputName } from '../../../src/inputs/definitions.ts';
import { getDefault, readCliInputs } from '../../../src/inputs/input-text.ts';
import type { JobIo } from '../../../src/job/io.ts';
import { createRedactor } from '../../../src/secret.ts';
import { handClock } from '../../support/clock.ts';
import { recordLog } from '../../support/log.ts';
import type { SentRequest } from '../../support/responses.ts';

/** What a command is asked, and where. */
export interface HandWorld {
  readonly inputs?: Partial<Readonly<Record<InputName, string>>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly words?: readonly string[];
  readonly flags?: readonly string[];
  readonly commandLine?: readonly string[];
  readonly cwd?: string;
  readonly signal?: AbortSignal;
  /** Answers every request. */
  readonly answer?: (request: SentRequest) => Response | Promise<Response>;
}

/** The effects of a job that a test holds. */
export function handJob({ env = {}, cwd = '/made-up', signal, answer }: HandWorld = {}) {
  const sent: SentRequest[] = [];
  const fetch: Fetch = async (url, init) => {
    const body = init.body ?? undefined;
    const request = { url, method: init.method, headers: new Headers(init.headers), body, signal: init.signal };
    sent.push(request);
    if (answer === undefined) throw new Error('There is no network here.');
    return answer(request);
  };
  const redactor = createRedactor();
  const log = { ...recordLog() };
  return {
    env,
    cwd,
    sent,
    fetch,
    redactor,
    log: { ...log, mask: redactor.add.bind(redactor) },
    clock: handClock(),
    readFile: (path: string) => readFile(path),
    files: 'anywhere' as const,
    execute: () => Promise.reject(new Error('There are no programs here.')),
    signal: signal ?? new AbortController().signal,
  } satisfies JobIo & { readonly sent: readonly SentRequest[] };
}

/** Makes the invocation that the work of a command gets. */
export function invocationIn(world: HandWorld, io: CliIo, job: JobIo = handJob(world)): Invocation {
  const { inputs = {}, words = [], flags = [], commandLine = [] } = world;
  const explicitText = readCliInputs(new Map(Object.entries(inputs) as [InputName, string][]), {});
  return {
    words,
    commandLine,
    explicitText,
    text: (name) => explicitText(name) ?? getDefault(name),
    values: () => [],
    has: (flag) => flags.includes(flag),
    value: () => undefined,
    io,
    groups: commandGroups,
    openJob: () => Promise.resolve(job),
  };
}
