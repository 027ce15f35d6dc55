// Explores a scope, and tells what was found.
import { prepareMachines } from './machine.ts';
import { explore } from './search.ts';
import type { Scope } from './world.ts';

/** @returns whether everything held */
export async function exploreScope(scope: Scope): Promise<boolean> {
  const ground = await prepareMachines();
  const startedAt = process.hrtime.bigint();
  const { states, steps, depth, broken } = await explore(ground, scope);
  const seconds = (Number(process.hrtime.bigint() - startedAt) / 1e9).toFixed(1);
  const { sessions, pauses, restarts, prompts } = scope;
  process.stdout.write(
    `${sessions} sessions, ${pauses} pauses, ${restarts} restarts, ${prompts} prompts each: ${states} states, ${steps} steps, depth ${depth}, ${seconds} s\n`,
  );
  if (broken === undefined) return true;
  const path = broken.path.map((action, index) => `  ${index + 1}. ${action}\n`).join('');
  process.stdout.write(`Broken, by the shortest way:\n${path}${broken.what.map((what) => `  ${what}\n`).join('')}`);
  return false;
}
