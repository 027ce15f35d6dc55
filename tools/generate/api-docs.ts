// The pages of docs/api/: the API reference, made from the docstrings of what the package exports.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** One thing that an entry of the package exports. */
export interface ExportedName {
  readonly name: string;
  /** The module that it is from, as the specifier has it: `./client/client`. */
  readonly module: string;
}

/** A declaration with its docstring. */
export interface Declaration {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'const' | 'interface' | 'type';
  /** The text of the docstring, without its stars. */
  readonly doc: string;
  /** The declaration as TypeScript emits it. */
  readonly code: string;
}

/** What a module exports from others, in its order. */
export function exportsOf(text: string): readonly ExportedName[] {
  const found = text.matchAll(/^export (?:type )?\{([^}]*)\} from '(\.[^']+)\.(?:ts|js)';$/gm);
  return [...found].flatMap(([, list = '', module = '']) =>
    list.split(',').flatMap((item) => {
      const name = item.replace(/^\s*type\s+/, '').trim();
      return name === '' ? [] : [{ name, module }];
    }),
  );
}

/**
 * The declaration of a name in a file of declarations. TypeScript emits each at the beginning of a line, and ends it with
 * a brace or a semicolon there.
 */
export function declarationOf(name: string, text: string): Declaration | undefined {
  const lines = text.split('\n');
  const head = new RegExp(`^export (?:declare )?(?:abstract )?(function|class|const|interface|type) ${name}\\b`);
  const at = lines.findIndex((line) => head.test(line));
  const kind = head.exec(lines[at] ?? '')?.[1];
  if (kind === undefined) return undefined;
  const isBlock = kind === 'interface' || kind === 'class';
  const length = lines.slice(at).findIndex((line) => (isBlock ? /^\}|\{\}$/ : /;$/).test(line) && !/^ {4}/.test(line));
  const code = lines.slice(at, at + length + 1).join('\n');
  return {
    name,
    kind: kind as Declaration['kind'],
    doc: docBefore(lines, at),
    code: code.replace(/^export (?:declare )?/, ''),
  };
}

function docBefore(lines: readonly string[], at: number): string {
  if (!(lines[at - 1] ?? '').endsWith('*/')) return '';
  let first = at - 1;
  while (first > 0 && !(lines[first] ?? '').startsWith('/**')) first -= 1;
  const text = lines.slice(first, at).join('\n');
  return text
    .replace(/^\/\*\*\s?|\s*\*\/$/g, '')
    .replace(/^ \* ?/gm, '')
    .trim();
}

/** The Markdown of one entry of the package. */
export function toPage(title: string, about: string, declarations: readonly Declaration[]): string {
  const names = new Set(declarations.map(({ name }) => name));
  const index = declarations.map(
    ({ name, doc }) => `| [\`${name}\`](#${name.toLowerCase()}) | ${firstSentence(doc)} |`,
  );
  const sections = declarations.map(
    ({ name, doc, code }) => `## ${name}\n\n${toMarkdown(doc, names)}\n\n\`\`\`ts\n${code}\n\`\`\`\n`,
  );
  return `# \`${title}\`

<!-- Made by "npm run generate" from the docstrings. -->

${about}

| name | what it is |
|---|---|
${index.join('\n')}

${sections.join('\n')}`;
}

function firstSentence(doc: string): string {
  const [paragraph = ''] = doc.split(/\n\n|\n@/);
  const [sentence = ''] = paragraph.replaceAll('\n', ' ').split(/(?<=\.) (?=[A-Z])/);
  return plainLinks(sentence).replaceAll('|', '\\|');
}

/** A docstring as Markdown: links become links, tags become a list. */
function toMarkdown(doc: string, names: ReadonlySet<string>): string {
  const linked = doc.replace(/\{@link ([\w.]+)\}/g, (_, name: string) =>
    names.has(name) ? `[\`${name}\`](#${name.toLowerCase()})` : `\`${name}\``,
  );
  return linked
    .replace(/^@param (\w+) -/gm, '- **`$1`**:')
    .replace(/^@returns/gm, '- **Returns**')
    .replace(/^@throws \{(\w+)\}/gm, '- **Throws** `$1`:')
    .replace(/^@throws (?!\*)/gm, '- **Throws** ');
}

function plainLinks(text: string): string {
  return text.replace(/\{@link ([\w.]+)\}/g, '`$1`');
}

/** How the first program comes to run: the one of the examples, which a test runs. */
function firstProgram(): string {
  const program = readFileSync(join(root, 'examples/library/prompt.ts'), 'utf8').replace(/^(?:\/\/.*\n)+/, '');
  return `## A first program

There is no package on npm before the first release. Pack it in a clone of this repository:

\`\`\`sh
npm ci && npm pack
\`\`\`

Copy the file into your project, whose \`package.json\` says \`"type": "module"\`, and install it there. TypeScript needs
\`@types/node\` as well. The library runs on Node.js 24 or later.

\`\`\`sh
npm install ./intern-action-*.tgz
npm install --save-dev @types/node@24
\`\`\`

This program sends a prompt and prints the answer. Save it as \`prompt.ts\`:

\`\`\`ts
${program.trim()}
\`\`\`

Try it offline, with the [local service](../local-service.md) and the [command line](../cli.md):

\`\`\`sh
interns exec -- node prompt.ts
\`\`\`

What the intern asks for is rejected, as the program does not say what it may do. [More programs](../../examples/library/) do.

## Everything it exports`;
}

const pages = [
  {
    file: 'intern-action.md',
    entry: 'index',
    title: 'intern-action',
    about: `The library: ESM, typed, without effect on import. Programs that use it are in [\`examples/library/\`](../../examples/library/).

${firstProgram()}`,
  },
  {
    file: 'service.md',
    entry: 'service/index',
    title: 'intern-action/service',
    about: 'A local Intern Service for tests, in the same process. [More on it](../local-service.md).',
  },
] as const;

/** The pages of the reference, by their names in docs/api/. */
export function apiPages(): ReadonlyMap<string, string> {
  const types = mkdtempSync(join(tmpdir(), 'api-docs-'));
  try {
    const args = ['-p', 'src', '--emitDeclarationOnly', '--outDir', types];
    execFileSync(join(root, 'node_modules/.bin/tsc'), args, {
      cwd: root,
      stdio: ['ignore', process.stderr, 'inherit'],
    });
    return new Map(
      pages.map(({ file, entry, title, about }) => [file, toPage(title, about, readDeclarations(entry, types))]),
    );
  } finally {
    rmSync(types, { recursive: true });
  }
}

function readDeclarations(entry: string, types: string): readonly Declaration[] {
  const exported = exportsOf(readFileSync(join(root, `src/${entry}.ts`), 'utf8'));
  const order = ['function', 'class', 'const', 'interface', 'type'];
  return exported
    .map(({ name, module }) => find(name, join(dirname(entry), module), types))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.name.localeCompare(b.name, 'en'));
}

/** A declaration in its module, or where that has it from. */
function find(name: string, module: string, types: string): Declaration {
  const found = search(name, module, types);
  if (found === undefined) throw new Error(`${module} does not declare ${name}.`);
  return found;
}

function search(name: string, module: string, types: string): Declaration | undefined {
  const text = readFileSync(join(types, `${module}.d.ts`), 'utf8');
  const own = declarationOf(name, text);
  if (own !== undefined) return { ...own, code: withSchema(own.code, module) };
  const named = exportsOf(text).filter((one) => one.name === name);
  const whole = [...text.matchAll(/^export (?:type )?\* from '(\.[^']+)\.(?:ts|js)';$/gm)];
  for (const from of [...named.map((one) => one.module), ...whole.map(([, path = '']) => path)]) {
    const declaration = search(name, join(dirname(module), from), types);
    if (declaration !== undefined) return declaration;
  }
  return undefined;
}

/** A type that is inferred from a schema says nothing by itself, so the schema follows it. */
function withSchema(code: string, module: string): string {
  const schema = /z\.infer<typeof (\w+)>;$/.exec(code)?.[1];
  if (schema === undefined) return code;
  const source = readFileSync(join(root, `src/${module}.ts`), 'utf8');
  const [written = ''] = new RegExp(`^export const ${schema} = [^]*?;$`, 'm').exec(source) ?? [];
  return written === '' ? code : `${code}\n\n${written.replace(/^export /, '')}`;
}
