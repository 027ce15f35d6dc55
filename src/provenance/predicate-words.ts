// Lists constants of the predicate. Separate from its zod schema, so that the action need not load that.

/** The page that defines the fields. A change that old readers would misread needs a new type. */
export const predicateType = 'https://github.com/intern-action/intern-action/blob/main/docs/intern-run-v1.md';

/** Answers that are recorded verbatim. Any other may be free text, so only its digest is recorded. */
export const verbatimAnswers = ['allow_once', 'allow_always', 'reject_once', 'reject_always'] as const;
