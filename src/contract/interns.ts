// Interns and their list: the lifecycle, one intern and the list page.
import * as z from 'zod/mini';
import { flag, optionalText, text, textOrNull, whole } from './values.ts';

export { type LifecycleStatus, lifecycleStatuses } from './words.ts';

/** The active provisioning step (docs/service-api.md, "Intern", row `progress`). */
export const provisioningProgress = z.looseObject({
  step_label: text,
  /** One-based index of the active step. */
  step_number: whole,
  total_steps: whole,
});

/** An intern as the list returns it; all fields are always present (docs/service-api.md, "Intern"). */
export const intern = z.looseObject({
  id: text,
  name: text,
  description: textOrNull,
  instructions: textOrNull,
  model: textOrNull,
  /** A lifecycle status; one that this version does not know is kept as it came. */
  status: text,
  last_failure_message: textOrNull,
  progress: z.nullable(provisioningProgress),
  hostname: textOrNull,
  workspace_id: text,
  vault_id: textOrNull,
  attached_vault_id: textOrNull,
  created_at: text,
  updated_at: text,
});

/** An intern as the list returns it (docs/service-api.md, "Intern"). */
export type Intern = z.infer<typeof intern>;

/** A page of interns, newest first; `next_cursor` only when `has_more` (docs/service-api.md, "Intern list page"). */
export const internListPage = z.looseObject({
  data: z.array(intern),
  has_more: flag,
  next_cursor: optionalText,
});

export type InternListPage = z.infer<typeof internListPage>;
