// The forwarder as a text: a bundle of one file has no other file to show to a sandbox.
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const input = join(import.meta.dirname, '../../src/service/interns/acp/forwarder.ts');

/** The text of `src/service/interns/acp/forwarder-text.ts`, from the program beside it. */
export async function forwarderText(): Promise<string> {
  const bundle = await rolldown({ input, platform: 'node' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const text = JSON.stringify(output[0].code.trim());
  return `// The program that forwards to models, made from forwarder.ts by "npm run generate".\n\n/** Its text, as a module. */\nexport const forwarderText = ${text};\n`;
}
