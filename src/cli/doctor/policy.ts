// Checks whether the permission policy can be read, passes its tests, and has no warnings.

import type { JobIo } from '../../job/io.ts';
import { checkPolicyTests } from '../../job/policy-tests.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { loadPolicy } from '../../permission/file/policy-file.ts';
import { lint } from '../../permission/lint/lint.ts';
import type { Check } from './check.ts';
import { failed, variableAndFlag } from './check.ts';

/** Looks at the policy file of the checkout; `named`: the user named it, so it must be there. */
export async function checkPolicy(path: string, named: boolean, job: JobIo): Promise<Check> {
  const workspace = openWorkspace(job);
  const bytes = await workspace.readInput(workspace.path(path)).catch(() => undefined);
  if (bytes === undefined) {
    return {
      name: 'policy',
      state: named ? 'failed' : 'warning',
      found: `${path} is not there${named ? '' : ', so no rule allows anything'}`,
      remedy: `${variableAndFlag('policy')} names another file. This writes one to begin with:`,
      next: 'interns policy init',
    };
  }
  try {
    const policy = await loadPolicy(bytes, path);
    checkPolicyTests(policy);
    const warnings = lint(policy).length;
    const found = `${path}: ${count(policy.rules, 'rule')}, ${count(policy.guards, 'guard')}, ${count(policy.tests, 'test')} passed`;
    if (warnings === 0) return { name: 'policy', state: 'ok', found };
    const remedy = `There ${warnings === 1 ? 'is one warning' : `are ${warnings} warnings`}.`;
    return { name: 'policy', state: 'warning', found, remedy, next: checkCommand(path) };
  } catch (error) {
    return { ...failed('policy', error), remedy: 'This shows all mistakes at once:', next: checkCommand(path) };
  }
}

/** A command line for a shell, whatever the file is called. */
function checkCommand(path: string): string {
  return `interns policy check ${/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`}`;
}

function count(entries: readonly unknown[], noun: string): string {
  return `${entries.length} ${noun}${entries.length === 1 ? '' : 's'}`;
}
