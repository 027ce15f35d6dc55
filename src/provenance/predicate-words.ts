// The words of the predicate that the action writes: without the schema that reads them.

/** Names the page that defines the fields. Changes that old readers would misread get a new type. */
export const predicateType = 'https://github.com/intern-action/intern-action/blob/main/docs/intern-run-v1.md';

/** Recorded as they are. Others may be free text, so only their digest is recorded. */
export const toldAnswers = ['allow_once', 'allow_always', 'reject_once', 'reject_always'] as const;
