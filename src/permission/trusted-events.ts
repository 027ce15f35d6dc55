// Lists the events of GitHub that nobody without write access can cause (docs/reliability.md, "Rules", events).
import { splitWords } from './text/word-list.ts';

export const trustedEvents: ReadonlySet<string> = splitWords(
  'push schedule workflow_dispatch repository_dispatch merge_group release create delete deployment deployment_status',
);
