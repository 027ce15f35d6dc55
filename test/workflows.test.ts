// action.yml, our workflows and the examples, by GitHub's own language service.
import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type Validate = typeof import('@actions/languageservice').validate;
let validate: Validate;

beforeAll(async () => {
  // The package imports JSON files without saying so.
  registerHooks({
    load: (url, context, next) =>
      next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
  });
  ({ validate } = await import('@actions/languageservice'));
});

const ours = {
  inputs: parse(read('action.yml')).inputs as Record<string, { description: string }>,
};

/** What is wrong with a file, as GitHub would say it; steps that use our action are held to its inputs. */
async function problems(path: string, kind: 'action' | 'workflow'): Promise<readonly string[]> {
  const uri = kind === 'action' ? `file:///${path}` : `file:///.github/workflows/${path.replaceAll('/', '-')}`;
  const document = TextDocument.create(uri, `github-actions-${kind}`, 0, read(path));
  const actionsMetadataProvider = {
    fetchActionMetadata: ({ name }: { name: string }) =>
      Promise.resolve(name === 'intern-action' ? { name, description: name, ...ours } : undefined),
  };
  const found = await validate(document, { actionsMetadataProvider });
  // Actions of others can't be looked up without a network.
  const known = found.filter(({ message }) => !textOf(message).startsWith('Unable to resolve action `actions/'));
  return known.map(({ message, range }) => `${path}:${range.start.line + 1}: ${textOf(message)}`);
}

const textOf = (message: string | { readonly value: string }): string =>
  typeof message === 'string' ? message : message.value;

test('action.yml is an action', async () => {
  expect(await problems('action.yml', 'action')).toEqual([]);
});

const workflows = [
  ...readdirSync(join(root, '.github/workflows')).map((file) => `.github/workflows/${file}`),
  ...readdirSync(join(root, 'examples'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yml') && /^on:/m.test(read(`examples/${file}`)))
    .map((file) => `examples/${file}`),
];

test.each(workflows)('%s is a workflow', async (path) => {
  expect(await problems(path, 'workflow')).toEqual([]);
});

test.each(workflows)('%s starts no run by a comment that can evict one that waits', (path) => {
  // GitHub takes the group of a workflow before it looks at any `if`, and keeps one run waiting unless the queue is longer.
  const { on, concurrency, jobs } = parse(read(path)) as Record<string, Record<string, { concurrency?: unknown }>>;
  const isByComment = typeof on === 'object' && 'issue_comment' in on;
  expect(isByComment ? concurrency : undefined).toBeUndefined();
  const groups = Object.values(jobs ?? {}).flatMap((job) => job.concurrency ?? []);
  for (const group of isByComment ? groups : []) expect(group).toMatchObject({ queue: 'max' });
});

const examples = workflows.filter((path) => path.startsWith('examples/'));

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly uses?: string; readonly with?: Readonly<Record<string, unknown>> }[];
}

const jobsOf = (path: string): readonly Job[] => Object.values(parse(read(path)).jobs as Record<string, Job>);

/** A job that makes a commit, and nothing else: it has no checkout. */
const commits = ({ steps }: Job): boolean =>
  steps.some(({ with: given }) => given?.['command'] === 'post-changes' && given['changes'] !== 'suggestions') &&
  !steps.some(({ uses }) => uses?.startsWith('actions/checkout@'));

test.each(examples)('%s keeps credentials out of the checkout, bounds its time and writes no contents', (path) => {
  for (const job of jobsOf(path)) {
    const { 'timeout-minutes': minutes, permissions, steps } = job;
    expect(minutes).toBeGreaterThan(0);
    if (!commits(job)) expect(permissions?.['contents']).not.toBe('write');
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const step of checkouts) expect(step.with?.['persist-credentials']).toBe(false);
  }
});

test.each(examples)('%s runs on pull requests that are opened again, where it names types', (path) => {
  const types: readonly string[] | undefined = parse(read(path)).on?.pull_request?.types;
  if (types?.includes('opened') === true) expect(types).toContain('reopened');
});

test('actions of others stand at one commit each, with its version beside it; ours at a commit until there is a tag', () => {
  const uses = [...examples, ...readdirSync(join(root, '.github/workflows')).map((file) => `.github/workflows/${file}`)]
    .flatMap((path) => [...read(path).matchAll(/^\s+(?:- )?uses: (.*)$/gm)].map(([, text = '']) => text))
    .filter((text) => !text.startsWith('./'));
  const own = uses.filter((text) => text.startsWith('intern-action/'));
  expect(new Set(own.map((text) => text.split(' ')[0]))).toEqual(new Set(['intern-action/intern-action@COMMIT']));
  const others = uses.filter((text) => !text.startsWith('intern-action/'));
  expect(others.filter((text) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(text))).toEqual([]);
  const named = new Set(others.map((text) => text.split('@')[0]));
  expect(new Set(others).size).toBe(named.size);
});

test('a job with the identity of a release runs no code of the repository', () => {
  const path = '.github/workflows/release.yml';
  const withIdentity = jobsOf(path).filter(({ permissions }) => permissions?.['id-token'] === 'write');
  expect(withIdentity).toHaveLength(1);
  for (const { steps } of withIdentity) {
    expect(steps.some(({ uses }) => uses?.startsWith('actions/checkout@'))).toBe(false);
    const text = JSON.stringify(steps);
    expect(text).not.toMatch(/npm (?:ci|install|run|test|pack)\b|\bnode |npx /);
    expect(text).toContain('sha256sum --check');
    expect(text).toContain('npm publish --provenance --access public --ignore-scripts');
  }
});

test('the workflow of the README is one', async () => {
  const [, workflow = ''] = /```yaml\n(name:[\s\S]*?)```/.exec(read('README.md')) ?? [];
  const document = TextDocument.create('file:///.github/workflows/readme.yml', 'github-actions-workflow', 0, workflow);
  expect(await validate(document, {})).toEqual([]);
});

test('a mistake is found', async () => {
  const wrong = read('action.yml').replace('using: node24', 'using: node26');
  const document = TextDocument.create('file:///wrong/action.yml', 'github-actions-action', 0, wrong);
  expect(await validate(document, {})).not.toEqual([]);
});
