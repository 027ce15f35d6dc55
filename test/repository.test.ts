// What is stated in more than one place of the repository is stated alike.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { version } from '../src/cli/version.ts';
import { errorCodes } from '../src/errors.ts';
import { testedAgents } from '../tools/agents/tested-agents.ts';
import { installedPackages } from '../tools/build/packages.ts';
import { actionPage, actionYml, hooksPage, identityPage, reliability } from '../tools/generate/tables.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('action.yml is what the definitions of inputs and outputs make', () => {
  expect(read('action.yml')).toBe(actionYml());
});

test('the tables of docs/action.md are what the definitions make', () => {
  expect(read('docs/action.md')).toBe(actionPage(read('docs/action.md')));
});

test('the list of identities is what the places state of themselves', () => {
  expect(read('docs/identity.md')).toBe(identityPage(read('docs/identity.md')));
});

test('the versions that were tried with models are those that the tests install', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
  const agents = testedAgents.filter(({ name }) => name === 'opencode' || name === 'codex');
  const [, tried = ''] = read('docs/model-access.md').split('## What was tried');
  const versions = (start: string): readonly string[] => {
    const row = tried.split('\n').find((line) => line.startsWith(start)) ?? '';
    const [, , cell = ''] = row.split('|');
    return cell.match(/\d+\.\d+\.\d+/g) ?? [];
  };
  expect(versions('| `openai`')).toEqual([devDependencies['openai']]);
  expect(versions('| `@anthropic-ai/sdk`')).toEqual([devDependencies['@anthropic-ai/sdk']]);
  const ofAiSdk = ['ai', '@ai-sdk/openai-compatible', '@ai-sdk/openai', '@ai-sdk/anthropic'];
  expect(versions('| AI SDK')).toEqual(ofAiSdk.map((name) => devDependencies[name]));
  const ofLangChain = ['@langchain/openai', '@langchain/anthropic'];
  expect(versions('| LangChain')).toEqual(ofLangChain.map((name) => devDependencies[name]));
  for (const { title, packages } of agents) {
    expect(versions(`| ${title} `).toSorted()).toEqual(Object.values(packages).toSorted());
  }
});

test('what gets past a hook stands in the documentation as the doctor tells it', () => {
  expect(read('docs/hooks.md')).toBe(hooksPage(read('docs/hooks.md')));
});

test('the table of faults in the documentation is the one that the tests run', () => {
  expect(read('docs/reliability.md')).toBe(reliability(read('docs/reliability.md')));
});

test('no description in action.yml holds an expression, which the runner would not load', () => {
  expect(read('action.yml').match(/description:.*\$\{\{/)).toBeNull();
});

test('the version of the command line is the version of the package', () => {
  expect(JSON.parse(read('package.json')).version).toBe(version);
});

test("CI runs the README's two commands as they are written there", () => {
  const commands = [...read('README.md').matchAll(/```sh\n(npm ci [^\n]*)\n```/g)].map(([, command]) => command);
  expect(commands).toEqual(['npm ci && npm run demo', 'npm ci && npm test']);
  expect(read('.ci/run').split('\n')).toEqual(expect.arrayContaining(commands));
  expect(read('.github/workflows/ci.yml')).toContain('bash .ci/run');
});

test('no page sends a reader to a package that is not on npm yet', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  ];
  const examples = readdirSync(join(root, 'examples'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yml|ts)$/.test(file))
    .map((file) => `examples/${file}`);
  const named = [...pages, ...examples].filter((file) =>
    /npx intern-action|npm install [^\n]*\bintern-action(?:@|\s|$)/m.test(read(file)),
  );
  expect(named).toEqual([]);
});

test('every action in the workflows is pinned by commit, and nothing is permitted by default', () => {
  for (const file of readdirSync(join(root, '.github/workflows'))) {
    const workflow = read(`.github/workflows/${file}`);
    expect(workflow, file).toContain('\npermissions: {}\n');
    for (const [, used = ''] of workflow.matchAll(/uses: (\S+)/g)) {
      expect(used, file).toMatch(/^(?:\.\/|[\w./-]+@[0-9a-f]{40}$)/);
    }
  }
});

test('nothing that users install runs a script when it is installed', () => {
  const { scripts, dependencies } = JSON.parse(read('package.json'));
  const hooks = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish', 'preprepare', 'postprepare'];
  expect(Object.keys(scripts).filter((name) => hooks.includes(name))).toEqual([]);
  const { packages } = JSON.parse(read('package-lock.json'));
  const installed = installedPackages().map(({ folder }) => packages[relative(root, folder)]);
  expect(installed.length).toBeGreaterThanOrEqual(Object.keys(dependencies).length);
  expect(installed.filter((one) => one === undefined || one.hasInstallScript === true)).toEqual([]);
});

test('every package that is installed where CI runs has a checksum in the lock file', () => {
  interface Locked {
    readonly link?: boolean;
    readonly integrity?: string;
    readonly os?: readonly string[];
    readonly cpu?: readonly string[];
    readonly libc?: readonly string[];
  }
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
  // The registry that the lock file was made with has no builds of the linters for other platforms, so no checksums either.
  const isForCi = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Locked): boolean =>
    os.includes('linux') && cpu.includes('x64') && libc.includes('glibc');
  const fetched = Object.entries(packages).filter(
    ([path, one]) => path.includes('node_modules/') && one.link !== true && isForCi(one),
  );
  expect(fetched.length).toBeGreaterThan(400);
  expect(fetched.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([path]) => path)).toEqual(
    [],
  );
});

test('the versions of what we depend on are exact, and an update bot moves them, and the pinned actions', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const versions: readonly string[] = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((one) => !/^\d+\.\d+\.\d+$/.test(one))).toEqual([]);
  const { updates } = parse(read('.github/dependabot.yml'));
  expect(updates.map((update: Record<string, unknown>) => update['package-ecosystem'])).toEqual([
    'npm',
    'github-actions',
  ]);
});

test('every error code has its entry in the troubleshooting document, and no other has', () => {
  const entries = [...read('docs/troubleshooting.md').matchAll(/^### `(\w+)`$/gm)].map(([, code]) => code);
  expect(entries.toSorted()).toEqual([...errorCodes].toSorted());
});

test('every entry of the troubleshooting document starts from a message that the code has', () => {
  const source = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(`src/${file}`))
    .join('\n');
  const entries = read('docs/troubleshooting.md').split(/^### /m).slice(1);
  const starts = entries.map((entry) => {
    const [, code = '', message = ''] = /^`(\w+)`\n`([^`]+)`/.exec(entry) ?? [];
    // Between values, a message has parts that the code has as well.
    const parts = message.split(/[…\d":(]|GET/).map((part) => part.trim());
    return { code, isKnown: parts.some((part) => part.length >= 5 && source.includes(part)) };
  });
  // A defect has a message that nobody foresaw.
  expect(starts.filter(({ code, isKnown }) => !isKnown && code !== '')).toEqual([]);
  expect(starts.filter(({ code }) => code === '')).toHaveLength(1);
});

test('every error code is in a test', () => {
  const tests = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => read(`test/${file}`))
    .join('\n');
  expect(errorCodes.filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
});

test('every test that the page on security names is there', () => {
  const page = read('docs/security.md');
  const files = [...page.matchAll(/`(test\/[\w./-]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const tests = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => read(`test/${file}`))
    .join('\n');
  const names = [...page.matchAll(/`: "([^"]+)"/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !tests.includes(name))).toEqual([]);
});

test('no link between the pages of the repository leads nowhere', () => {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.md') && !/(?:^|\/)(?:node_modules|lib|\.stryker)\//.test(path),
  );
  const broken = pages.flatMap((page) => {
    const text = read(page).replaceAll(/`[^`\n]*`/g, ''); // what stands in code is no link
    const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)|(?:src|srcset)="([^"]+)"/g)].map(
      ([, link, image]) => link ?? image ?? '',
    );
    const local = targets.filter((target) => !/^[a-z]+:/.test(target));
    return local
      .filter((target) => !existsSync(join(root, dirname(page), target)))
      .map((target) => `${page}: ${target}`);
  });
  expect(broken).toEqual([]);
});
