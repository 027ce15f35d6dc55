// `command: update-key` against the local service, in one process, with what it sent.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAction } from '../../src/action/main.ts';
import type { ActionIo } from '../../src/action/runner/io.ts';
import type { Service } from '../../src/service/index.ts';
import { secrets } from '../service/support/service.ts';
import type { TestActionIo } from './action-io.ts';
import { testActionIo } from './action-io.ts';
import type { GivenInputs } from './command-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'key-job-'));

/** What a job came to. */
export interface KeyJob {
  readonly conclusion: string;
  readonly io: TestActionIo;
  /** The outputs of that name, parsed. */
  readonly keys: unknown;
  readonly changes: unknown;
  /** Every request: the hash and the body. */
  readonly sent: readonly string[];
}

/** Inputs that name a file of updates with this text. */
export function fileOf(name: string, text: string): GivenInputs {
  writeFileSync(join(folder, name), text);
  return { 'key-updates': name };
}

/** Runs one step with the management key. */
export async function runKeyJob(
  service: Pick<Service, 'baseUrl'>,
  given: GivenInputs,
  more: Partial<ActionIo> = {},
): Promise<KeyJob> {
  const sent: string[] = [];
  const fetch: ActionIo['fetch'] = (url, init) => {
    if (url.includes('/keys/')) sent.push(`${url.slice(url.lastIndexOf('/') + 1)} ${init.body ?? ''}`);
    return (more.fetch ?? globalThis.fetch)(url, init);
  };
  const inputs = {
    command: 'update-key',
    'base-url': service.baseUrl,
    'api-key': secrets.management,
    'github-token': '',
    ...given,
  };
  const io = testActionIo(inputs, { cwd: folder, ...more, fetch });
  const conclusion = await runAction(io);
  const parse = (name: string): unknown => JSON.parse(io.outputs[name] ?? 'null');
  return { conclusion, io, keys: parse('keys'), changes: parse('key-changes'), sent };
}

/** Markdown without its numeric references and the places where its words may break. */
export function plainMarkdown(markdown: string): string {
  return markdown.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))).replaceAll('<wbr>', '');
}
