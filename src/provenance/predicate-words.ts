// The words of the predicate that the action writes: without the schema that reads them.

/** The type of the predicate, and the page that says what its fields mean. A change that old readers would misread gets a new one. */
export const predicateType = 'https://github.com/intern-action/intern-action/blob/main/docs/intern-run-v1.md';

/** The answers to a permission that are told as they are; any other answer may hold words, and is told by its digest. */
export const toldAnswers = ['allow_once', 'allow_always', 'reject_once', 'reject_always'] as const;
