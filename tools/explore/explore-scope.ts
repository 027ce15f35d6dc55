// Explores a scope, and tells what was found.
import { generateSigningKey } from '../../src/service/access/access-tokens.ts';
import { readDeployment } from '../../src/service/config/deployment.ts';
import { explorerKey, prepareMachines } from './machine.ts';
import { explore } from './search.ts';
import type { Scope } from './world.ts';

/** @returns whether everything held */
export async function exploreScope(scope: Scope): Promise<boolean> {
  const deployment = readDeployment({
    config: {
      keys: [{ ...explorerKey, workspace_id: 'workspace-1' }],
      interns: [{ id: 'intern-1', name: 'tester', workspace_id: 'workspace-1' }],
    },
    cwd: '/',
    env: {},
    hasIdentityProvider: false,
  });
  const ground = prepareMachines(deployment, await generateSigningKey());
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
