// Bundles the hook beside the command line, whose licences cover it: small and without a library for YAML, as it runs before each tool call.
import { build } from 'rolldown';

/** Bundles the program that judges, and the entry that loads it, into a folder. */
export async function bundleHook(program: string, entry: string, dir: string): Promise<void> {
  const output = { dir, minify: true } as const;
  const names = { entryFileNames: '[name].cjs', chunkFileNames: 'hook-[name].cjs' };
  await build({ input: { 'hook-main': program }, platform: 'node', output: { ...output, ...names, format: 'cjs' } });
  await build({
    input: { hook: entry },
    platform: 'node',
    output: { ...output, entryFileNames: '[name].js', format: 'esm' },
  });
}
