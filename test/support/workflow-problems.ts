// A workflow as GitHub's own language service judges it; steps that use our action are held to its inputs.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';

const inputs = parse(readFileSync(join(import.meta.dirname, '../../action.yml'), 'utf8')).inputs;

/** What is wrong with a workflow. */
export async function workflowProblems(text: string): Promise<readonly string[]> {
  // The package imports JSON files without saying so.
  registerHooks({
    load: (url, context, next) =>
      next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
  });
  const { validate } = await import('@actions/languageservice');
  const document = TextDocument.create('file:///.github/workflows/intern.yml', 'github-actions-workflow', 0, text);
  const actionsMetadataProvider = {
    fetchActionMetadata: ({ name }: { name: string }) =>
      Promise.resolve(name === 'intern-action' ? { name, description: name, inputs } : undefined),
  };
  const found = await validate(document, { actionsMetadataProvider });
  return found
    .map(({ message }) => (typeof message === 'string' ? message : message.value))
    .filter((message) => !message.startsWith('Unable to resolve action `actions/')); // there is no network
}
