// The query of the list of interns as the service reads it: clients load none of it.
import * as z from 'zod/mini';
import { listLimit } from './limits.ts';
import { lifecycleStatuses } from './words.ts';

/** The query of the list, its `status` already split at the commas (docs/service-api.md, "GET /interns"). */
export const internListQuery = z.strictObject({
  limit: z.optional(z.int().check(z.gte(listLimit.min), z.lte(listLimit.max))),
  status: z.optional(z.array(z.enum(lifecycleStatuses)).check(z.minLength(1))),
  starting_after: z.optional(z.string()),
  workspace_id: z.optional(z.uuid()),
});
