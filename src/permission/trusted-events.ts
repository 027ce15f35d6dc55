// Lists the events of a CI that nobody outside of the repository can cause.
import { splitWords } from './text/word-list.ts';

/** Events that only people with write access can cause (docs/reliability.md, "Rules", events). */
export const trustedEvents: ReadonlySet<string> = splitWords(
  'push schedule workflow_dispatch repository_dispatch merge_group release create delete deployment deployment_status',
);
