// What a matcher can ask: one of the forms.
import type { GlobTest } from './forms/glob.ts';
import type { HasTest } from './forms/has.ts';
import type { NotTest } from './forms/not.ts';
import type { PathTest } from './forms/path.ts';
import type { PresentTest } from './forms/present.ts';
import type { Re2Test } from './forms/re2.ts';
import type { ShellTest } from './forms/shell.ts';
import type { ValuesTest } from './forms/values.ts';

/** What a matcher asks (docs/policy.md, "What can be matched"). */
export type Test = ValuesTest | GlobTest | Re2Test | PathTest | NotTest<Test> | PresentTest | HasTest | ShellTest;
