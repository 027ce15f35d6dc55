// The state of the action that keeps a pending commit status for the post step.

/** Name of the state; empty: nothing is pending. */
export const reviewStatusState = 'review_status';
