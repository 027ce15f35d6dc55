// Interns and their list: the lifecycle, one intern and the list page.
import * as z from 'zod/mini';

export { type LifecycleStatus, lifecycleStatuses } from './words.ts';

/** The active provisioning step (docs/service-api.md, "Intern", row `progress`). */
export const provisioningProgress = z.looseObject({
  step_label: z.string(),
  /** One-based index of the active step. */
  step_number: z.int(),
  total_steps: z.int(),
});

/** An intern as the list returns it; all fields are always present (docs/service-api.md, "Intern"). */
export const intern = z.looseObject({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  instructions: z.nullable(z.string()),
  model: z.nullable(z.string()),
  /** A lifecycle status; one that this version does not know is kept as it came. */
  status: z.string(),
  last_failure_message: z.nullable(z.string()),
  progress: z.nullable(provisioningProgress),
  hostname: z.nullable(z.string()),
  workspace_id: z.string(),
  vault_id: z.nullable(z.string()),
  attached_vault_id: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});

/** An intern as the list returns it (docs/service-api.md, "Intern"). */
export type Intern = z.infer<typeof intern>;

/** A page of interns, newest first; `next_cursor` only when `has_more` (docs/service-api.md, "Intern list page"). */
export const internListPage = z.looseObject({
  data: z.array(intern),
  has_more: z.boolean(),
  next_cursor: z.optional(z.string()),
});

export type InternListPage = z.infer<typeof internListPage>;
