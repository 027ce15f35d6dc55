// The script of the console as the module that the service serves it from: a page needs no file beside the program.
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const input = join(import.meta.dirname, '../../src/console/script/main.ts');

/** The text of `src/console/script-text.ts`, from the sources of the script. */
export async function consoleScript(): Promise<string> {
  const bundle = await rolldown({ input, platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  const script = output[0].code.trim();
  // Either would end the element that it stands in.
  if (/<\/script|<!--/i.test(script)) throw new Error('The script of the console holds "</script" or "<!--".');
  return `// The script of the console, made from script/ by "npm run generate".\n\n/** The text that the browser runs. */\nexport const scriptText = ${JSON.stringify(script)};\n`;
}
