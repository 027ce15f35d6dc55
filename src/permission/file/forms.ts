// The forms of a matcher in braces, in the order in which messages and the JSON Schema name them.

import type { Form } from './form.ts';
import { globForm } from './forms/glob.ts';
import { hasForm } from './forms/has.ts';
import { inForm } from './forms/in.ts';
import { notForm } from './forms/not.ts';
import { pathForm } from './forms/path.ts';
import { presentForm } from './forms/present.ts';
import { re2Form } from './forms/re2.ts';
import { shellForm } from './forms/shell.ts';

/** Every form (docs/policy.md, "What can be matched"). */
export const forms: readonly Form[] = [globForm, re2Form, pathForm, notForm, presentForm, hasForm, inForm, shellForm];
