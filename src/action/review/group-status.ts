// The commit status of a merge group: the worst of its pull requests' statuses.
import { InputError } from '../../errors.ts';
import { textAt } from '../../github/event.ts';
import { judgeMergeGroup, writeStatus } from '../../github/review/commit-status.ts';
import { runUrl } from '../../github/subject.ts';
import type { PostFindingsSettings } from '../../inputs/review-settings.ts';
import type { Conclusion } from '../../transcript/events.ts';
import { input, worded } from '../../wording.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import { needing } from './not-posted.ts';

export async function postGroupStatus(
  io: ActionIo,
  { commitStatus: context, findingsFile }: PostFindingsSettings,
  access: GitHubAccess,
): Promise<Conclusion> {
  const { payload } = access.event;
  const head = textAt(payload, 'merge_group', 'head_sha');
  const base = textAt(payload, 'merge_group', 'base_sha');
  if (head === undefined || base === undefined)
    throw new InputError('input_invalid', 'The event "merge_group" names no commits.');
  if (context === undefined) {
    throw new InputError(
      'input_missing',
      worded`${input('commit-status')} is not given, and on "merge_group" nothing else is posted.`,
      {
        source: 'commit-status',
      },
    );
  }
  if (findingsFile !== undefined) {
    throw new InputError(
      'input_conflict',
      worded`${input('findings-file')} is given, but a merge group has no findings of its own. Leave it out.`,
      {
        source: 'findings-file',
      },
    );
  }
  const github = access.github();
  const status = await judgeMergeGroup(github, access.repository(), {
    base,
    head,
    context,
    account: await access.account(),
  });
  const place = { sha: head, context, runUrl: runUrl(io.env) ?? '' };
  await needing('statuses: write', () => writeStatus(github, access.repository(), place, status));
  io.log.notice(`${status.description}.`);
  io.setOutputs({ conclusion: 'finished' });
  return 'finished';
}
