// All warnings about a valid policy.

import type { Policy } from '../policy.ts';
import { inFileOrder } from '../text/place.ts';
import { lintAllows } from './allows.ts';
import { lintWhen } from './events.ts';
import { lintAnchors } from './half-anchored.ts';
import { unreachable } from './reachability.ts';
import { type Warning, warn } from './warning.ts';

/** The warnings of a policy in the order of its file (docs/policy.md, "The policy commands", `check`). */
export function lint(policy: Policy): readonly Warning[] {
  return inFileOrder([
    ...unreachable(policy),
    ...lintAllows(policy),
    ...lintWhen(policy),
    ...lintAnchors(policy),
    ...untested(policy),
  ]);
}

function untested(policy: Policy): readonly Warning[] {
  const tested = new Set(policy.tests.flatMap((test) => test.steps.map((step) => step.expect.rule)));
  return [...policy.guards, ...policy.rules, ...policy.questions]
    .filter((entry) => !tested.has(entry.id))
    .map((entry) =>
      warn(entry.places.get('id') ?? entry.at, 'untested-rule', `No test expects "${entry.id}" to decide. Add one.`),
    );
}
