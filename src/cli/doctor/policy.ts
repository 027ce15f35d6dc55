// Whether the permission policy can be read, does what its tests say, and is what it looks like.

import type { JobIo } from '../../job/io.ts';
import { checkPolicyTests } from '../../job/policy-tests.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { loadPolicy } from '../../permission/file/policy-file.ts';
import { lint } from '../../permission/lint/lint.ts';
import type { Check } from './check.ts';
import { failed } from './check.ts';

/** Looks at the policy file of the checkout; `named`: the user named it, so it must be there. */
export async function checkPolicy(path: string, named: boolean, job: JobIo): Promise<Check> {
  const workspace = openWorkspace(job);
  const bytes = await workspace.readInput(workspace.path(path)).catch(() => undefined);
  if (bytes === undefined) {
    return {
      name: 'policy',
      state: named ? 'failed' : 'warning',
      found: `${path} is not there${named ? '' : ', so no rule allows anything'}`,
      remedy: '"interns policy init" writes one to begin with.',
    };
  }
  try {
    const policy = await loadPolicy(bytes, path);
    checkPolicyTests(policy);
    const warnings = lint(policy).length;
    const found = `${path}: ${count(policy.rules, 'rule')}, ${count(policy.guards, 'guard')}, ${count(policy.tests, 'test')} passed`;
    if (warnings === 0) return { name: 'policy', state: 'ok', found };
    const remedy = `"interns policy check ${path}" shows ${warnings === 1 ? 'one warning' : `${warnings} warnings`}.`;
    return { name: 'policy', state: 'warning', found, remedy };
  } catch (error) {
    return { ...failed('policy', error), remedy: `"interns policy check ${path}" shows all mistakes at once.` };
  }
}

function count(entries: readonly unknown[], noun: string): string {
  return `${entries.length} ${noun}${entries.length === 1 ? '' : 's'}`;
}
