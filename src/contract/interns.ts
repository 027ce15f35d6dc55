// Defines interns and pages of their list.
import * as z from 'zod/mini';
import { flag, integer, optionalText, text, textOrNull } from './values.ts';

export { type LifecycleStatus, lifecycleStatuses } from './words.ts';

/** The current provisioning step (docs/service-api.md, "Intern", row `progress`). */
export const provisioningProgress = z.looseObject({
  step_label: text,
  /** Starts at 1. */
  step_number: integer,
  total_steps: integer,
});

/** All fields are always present (docs/service-api.md, "Intern"). */
export const intern = z.looseObject({
  id: text,
  name: text,
  description: textOrNull,
  instructions: textOrNull,
  model: textOrNull,
  /** A lifecycle status; an unknown one is kept unchanged. */
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

/** An intern in the list (docs/service-api.md, "Intern"). */
export type Intern = z.infer<typeof intern>;

/** Newest interns first; has `next_cursor` only with `has_more` (docs/service-api.md, "Intern list page"). */
export const internListPage = z.looseObject({
  data: z.array(intern),
  has_more: flag,
  next_cursor: optionalText,
});

export type InternListPage = z.infer<typeof internListPage>;
