// Shapes of GitHub's API answers, limited to the fields in use (GitHub docs, "GitHub REST API").
import * as z from 'zod/mini';

/** Null for a deleted account. */
const author = z.nullable(z.looseObject({ login: z.string(), type: z.optional(z.string()) }));

export const refusalShape = z.looseObject({ message: z.string() });

/** Any answer of the GraphQL API: `data` is null where an error's `path` leads (GraphQL spec, "Response"). */
export const graphqlAnswerShape = z.looseObject({
  data: z.optional(z.unknown()),
  errors: z.optional(
    z.array(
      z.looseObject({
        message: z.string(),
        type: z.optional(z.string()),
        path: z.optional(z.array(z.union([z.string(), z.number()]))),
      }),
    ),
  ),
});

export const userShape = z.looseObject({ login: z.string(), type: z.string() });

export const permissionShape = z.looseObject({ permission: z.string(), role_name: z.optional(z.string()) });

export const repositoryShape = z.looseObject({ default_branch: z.string() });

export const commitShape = z.looseObject({ sha: z.string().check(z.regex(/^[0-9a-f]{40}$/)) });

export const folderShape = z.array(
  z.looseObject({ type: z.string(), name: z.string(), path: z.string(), sha: z.string(), size: z.number() }),
);

export const commentShape = z.looseObject({
  id: z.int(),
  node_id: z.string(),
  html_url: z.string(),
  body: z._default(z.string(), ''),
  user: author,
  created_at: z.string(),
  updated_at: z.string(),
  author_association: z.optional(z.string()),
});

export const commentsShape = z.array(commentShape);

export type Comment = z.infer<typeof commentShape>;

export const reviewCommentsShape = z.array(z.looseObject({ ...commentShape.shape, path: z.string() }));

const side = z.looseObject({
  ref: z.string(),
  sha: z.string(),
  repo: z.nullable(z.looseObject({ id: z.int(), full_name: z.string() })),
});

export const pullRequestShape = z.looseObject({
  number: z.int(),
  title: z.string(),
  body: z.nullable(z.string()),
  state: z.string(),
  draft: z.optional(z.boolean()),
  user: author,
  updated_at: z.string(),
  labels: z.array(z.looseObject({ name: z.string() })),
  head: side,
  base: side,
});

export type PullRequest = z.infer<typeof pullRequestShape>;

export const filesShape = z.array(
  z.looseObject({
    filename: z.string(),
    status: z.string(),
    additions: z.int(),
    deletions: z.int(),
    previous_filename: z.optional(z.string()),
    patch: z.optional(z.string()),
  }),
);

export type ListedFile = z.infer<typeof filesShape>[number];

/** The first page of "Compare two commits" has all files. */
export const comparisonShape = z.looseObject({ status: z.string(), files: z._default(filesShape, []) });

/** The `check_runs` of a page, as Octokit's pagination gives them. */
export const checkRunsShape = z.array(
  z.looseObject({
    id: z.int(),
    name: z.string(),
    conclusion: z.nullable(z.string()),
    output: z.looseObject({
      title: z.nullable(z.string()),
      summary: z.nullable(z.string()),
      text: z.nullable(z.string()),
      annotations_count: z.int(),
    }),
  }),
);

export const annotationsShape = z.array(
  z.looseObject({
    path: z.string(),
    start_line: z.int(),
    annotation_level: z.nullable(z.string()),
    message: z.nullable(z.string()),
  }),
);
